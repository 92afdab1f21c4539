import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "../tables.ts";
import { isOutdated } from "./connections/kept-statements.ts";
import type { Connection } from "./database.ts";
import { rowsMessage, writeChannel } from "./postgres.ts";

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
 * taken (`inWritingTurn`); this is for the others, which PostgreSQL tells of the write when, and only when, it
 * is committed. SQLite has one writer anyway.
 */
export async function lockOrganization(
	{ dialect }: Pick<Connection, "dialect">,
	trx: Transaction<Tables>,
	organizationId: number,
): Promise<void> {
	if (dialect === "sqlite") return;
	await sql`select pg_advisory_xact_lock_shared(${platformLock}),
		pg_advisory_xact_lock(${organizationLocks}, ${organizationId}),
		pg_notify(${writeChannel}, ${rowsMessage(organizationId)})`.execute(trx);
}

/** How long the platform's lock is waited for at once, in between, and in all. */
const platformWaits = { inLineMs: 100, pauseMs: 100, longestMs: 10_000 };

/**
 * Until the end of the transaction nobody else writes to the platform or to any organization. Who waits
 * in line for a lock holds up everybody who comes later: behind one league's long import all other
 * leagues' writers. So it stands in line for a moment only, and lets them pass before the next.
 */
export async function lockPlatform(
	{ dialect }: Pick<Connection, "dialect">,
	trx: Transaction<Tables>,
): Promise<void> {
	if (dialect === "sqlite") return;
	const { inLineMs, pauseMs, longestMs } = platformWaits;
	for (const start = performance.now(); ; ) {
		try {
			await sql`savepoint standing_in_line`.execute(trx);
			await sql`set local lock_timeout = ${sql.lit(inLineMs)}`.execute(trx);
			await sql`select pg_advisory_xact_lock(${platformLock})`.execute(trx);
			await sql`set local lock_timeout = ${sql.lit(longestMs)}`.execute(trx);
			return;
		} catch (error) {
			if (!hasCode(error, "55P03") || performance.now() - start > longestMs) throw error;
			await sql`rollback to savepoint standing_in_line`.execute(trx);
			await new Promise((resolve) => setTimeout(resolve, pauseMs));
		}
	}
}

/**
 * Serialization failure and deadlock, or what the connection kept was outdated; 55P03 above is a lock that
 * was not to be had (postgresql.org/docs/current/errcodes-appendix.html).
 */
function wasBrokenOff(error: unknown): boolean {
	return hasCode(error, "40001", "40P01") || isOutdated(error);
}

function hasCode(error: unknown, ...codes: string[]): boolean {
	return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
