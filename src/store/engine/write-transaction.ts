import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import type { Connection } from "./database.ts";

/** Numbers of ours among PostgreSQL's advisory locks; see also migrate.ts. */
const platformLock = 7263549;
const organizationLocks = 7263550;

/** How often a transaction that PostgreSQL broke off for others' sake is run again. */
const mostAttempts = 5;

/**
 * Runs `work` in one transaction. PostgreSQL may break it off because of another one (a deadlock, a
 * write in between); nothing of it stands then, and it is run again.
 */
export async function inWriteTransaction<Result>(
	db: Kysely<Tables>,
	work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await db.transaction().execute(work);
		} catch (error) {
			if (attempt === mostAttempts || !wasBrokenOff(error)) throw error;
		}
	}
}

/** Does the work when it is its turn to write to the organization, or to the platform (null). */
export async function inWritingTurn<Result>(
	{ takeWriting }: Pick<Connection, "takeWriting">,
	organizationId: number | null,
	work: () => Promise<Result>,
): Promise<Result> {
	const giveBack = await takeWriting?.(organizationId);
	try {
		return await work();
	} finally {
		giveBack?.();
	}
}

/**
 * Until the end of the transaction no other writes to this organization: decisions made from what
 * was read hold, and nobody waits for each other in a circle. In this process that has been seen to before a connection was
 * taken (`inWritingTurn`); this is for the others. SQLite has one writer anyway.
 */
export async function lockOrganization(
	{ dialect }: Pick<Connection, "dialect">,
	trx: Transaction<Tables>,
	organizationId: number,
): Promise<void> {
	if (dialect === "sqlite") return;
	await sql`select pg_advisory_xact_lock_shared(${platformLock}),
		pg_advisory_xact_lock(${organizationLocks}, ${organizationId})`.execute(trx);
}

/** Until the end of the transaction nobody else writes to the platform or to any organization. */
export async function lockPlatform(
	{ dialect }: Pick<Connection, "dialect">,
	trx: Transaction<Tables>,
): Promise<void> {
	if (dialect === "sqlite") return;
	await sql`select pg_advisory_xact_lock(${platformLock})`.execute(trx);
}

/** Serialization failure and deadlock (postgresql.org/docs/current/errcodes-appendix.html). */
function wasBrokenOff(error: unknown): boolean {
	return (
		error instanceof Error && "code" in error && ["40001", "40P01"].includes(String(error.code))
	);
}
