import { sql } from "kysely";
import { addToPlatformLog, audit, type NewAuditEntry } from "../audit/audit.ts";
import type { Connection } from "../engine/database.ts";
import { writeChannel, writeMessage } from "../engine/postgres.ts";
import { inWritingTurn, lockPlatform } from "../engine/write-transaction.ts";
import { leagues } from "../league/leagues.ts";
import { passHolders } from "../pass/pass-holders.ts";
import { cardAccounts } from "../payment/card-accounts.ts";
import { endReadings } from "../readings.ts";
import { type Store, storeWithin } from "../store.ts";
import { accounts } from "./accounts.ts";
import { deliveriesToMake } from "./deliveries-to-make.ts";
import { domainClaims } from "./domain-claims.ts";
import { idempotencyKeys } from "./idempotency-keys.ts";
import { noticesToTell } from "./notices-to-tell.ts";
import { organizations } from "./organizations.ts";
import { outbox } from "./outbox.ts";
import { passkeys } from "./passkeys.ts";
import { secondSteps } from "./second-steps.ts";
import { sessions } from "./sessions.ts";
import { signInAttempts } from "./sign-in-attempts.ts";
import { signUpsToTell } from "./sign-ups-to-tell.ts";
import { storageUsed } from "./storage-used.ts";
import { tokenHolders } from "./token-holders.ts";

/** The few questions that cross organizations: who is asked for, who signs in. */
export type Platform = PlatformNouns & {
	/**
	 * Runs `work` in one transaction over the platform and any organizations, in which nobody else
	 * writes; answers after the commit.
	 */
	transaction<Result>(work: (inside: PlatformTransaction) => Promise<Result>): Promise<Result>;
};

/** What can be reached inside a transaction over the platform and its organizations. */
export type PlatformTransaction = {
	connection: Connection;
	platform: PlatformNouns;
	storeFor(organizationId: number): Store;
	/** The same for what no page shows, such as followers: pages that are kept stay. */
	unseenStoreFor(organizationId: number): Store;
};

export type PlatformNouns = ReturnType<typeof nounsOf>;

export function platformStore(connection: Connection): Platform {
	return {
		...nounsOf(connection),
		transaction: (work) => inPlatformTransaction(connection, work, new Set()),
	};
}

/**
 * The same for the operator's commands, which write anything anywhere: every process forgets all it
 * has kept. A trial is rolled back and answers all the same.
 */
export async function platformTransaction<Result>(
	connection: Connection,
	work: (inside: PlatformTransaction) => Promise<Result>,
	options: { isTrial: boolean },
): Promise<Result> {
	return inPlatformTransaction(connection, work, new Set([null]), options);
}

/** `written` gathers whose data is written, so that the memory of all others stays. */
async function inPlatformTransaction<Result>(
	connection: Connection,
	work: (inside: PlatformTransaction) => Promise<Result>,
	written: Set<number | null>,
	options = { isTrial: false },
): Promise<Result> {
	return inWritingTurn(connection, null, () => inTransaction(connection, work, written, options));
}

async function inTransaction<Result>(
	connection: Connection,
	work: (inside: PlatformTransaction) => Promise<Result>,
	written: Set<number | null>,
	{ isTrial }: { isTrial: boolean },
): Promise<Result> {
	const trx = await connection.db.startTransaction().execute();
	try {
		await lockPlatform(connection, trx);
		const reached = new Set<number>();
		const reach = (organizationId: number) => {
			reached.add(organizationId);
			return storeWithin(organizationId, trx);
		};
		const committed: Connection["committed"] = (organizationId) => {
			written.add(organizationId);
			if (organizationId !== null) reached.add(organizationId);
		};
		const inside = { ...connection, db: trx, tenant: () => trx, committed };
		const result = await work({
			connection: inside,
			platform: nounsOf(inside),
			storeFor: (organizationId) => {
				committed(organizationId);
				return reach(organizationId);
			},
			unseenStoreFor: reach,
		});
		if (isTrial) {
			await trx.rollback().execute();
			return result;
		}
		await connection.beforeCommit?.(trx);
		if (connection.dialect === "sqlite") await endReadings(trx, [...reached]);
		if (connection.dialect === "postgres" && written.size > 0) {
			await sql`select pg_notify(${writeChannel}, ${writeMessage(written)})`.execute(trx);
		}
		await trx.commit().execute();
		for (const organizationId of written) connection.committed(organizationId);
		return result;
	} catch (error) {
		if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
		throw error;
	}
}

function nounsOf(connection: Connection) {
	return {
		organizations: organizations(connection),
		accounts: accounts(connection),
		requests: idempotencyKeys(connection.db),
		sessions: sessions(connection.db),
		secondSteps: secondSteps(connection.db),
		passkeys: passkeys(connection.db),
		outbox: outbox(connection.db),
		tokens: tokenHolders(connection.db),
		passes: passHolders(connection.db),
		domainClaims: domainClaims(connection),
		signInAttempts: signInAttempts(connection.db),
		storage: storageUsed(connection.db),
		noticesToTell: noticesToTell(connection),
		signUps: signUpsToTell(connection),
		cardAccounts: cardAccounts(connection),
		/** Where somebody is to be reminded of what is owed, or may be by itself. */
		organizationsOfReminders: () => organizationsOfReminders(connection),
		deliveriesToMake: deliveriesToMake(connection),
		/** Followers who have asked and are not written to yet. */
		followersToAsk: () => followersToAsk(connection),
		/** Where somebody wants a letter of the week that is not written of a week after this day. */
		organizationsOfWeeks: (after: string) => organizationsOfWeeks(connection, after),
		leaguesOf: (organizationId: number) => leagues(organizationId, connection.db).list(),
		/** The audit of what belongs to an organization, or to the platform alone (`null`). */
		addToAudit: (organizationId: number | null, entry: NewAuditEntry) =>
			organizationId === null
				? addToPlatformLog(connection.db, entry)
				: audit(organizationId, connection.db).add(entry),
	};
}

const mostAsked = 100;

/** Those of every organization who wait for the letter that asks them, the earliest first. */
async function followersToAsk({
	db,
}: Pick<Connection, "db">): Promise<{ organizationId: number; id: number; askedAt: string }[]> {
	const rows = await db
		.selectFrom("followers")
		.select(["organization_id", "id", "asked_at"])
		.where("asked_at", "is not", null)
		.where("way", "=", "mail")
		.orderBy("asked_at")
		.limit(mostAsked)
		.execute();
	return rows.map((row) => ({
		organizationId: row.organization_id,
		id: row.id,
		askedAt: row.asked_at ?? "",
	}));
}

async function organizationsOfReminders({ db }: Pick<Connection, "db">): Promise<number[]> {
	const rows = await db
		.selectFrom("reminder_rules")
		.select("organization_id")
		.where((of) => of.or([of("days_before", "is not", null), of("every_days", "is not", null)]))
		.union(db.selectFrom("fee_reminders").select("organization_id").where("is_waiting", "=", 1))
		.execute();
	return rows.map((row) => row.organization_id);
}

async function organizationsOfWeeks(
	{ db }: Pick<Connection, "db">,
	after: string,
): Promise<number[]> {
	const rows = await db
		.selectFrom("followers")
		.select("organization_id")
		.distinct()
		.where("is_weekly", "=", 1)
		.where("way", "=", "mail")
		.where("week", "<=", after)
		.orderBy("organization_id")
		.execute();
	return rows.map((row) => row.organization_id);
}
