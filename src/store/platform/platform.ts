import { sql } from "kysely";
import { accounts } from "./accounts.ts";
import { addAuditEntry, type NewAuditEntry } from "./audit.ts";
import type { Connection } from "./database.ts";
import { domainClaims } from "./domain-claims.ts";
import { idempotencyKeys } from "./idempotency-keys.ts";
import { leagues } from "./leagues.ts";
import { organizations } from "./organizations.ts";
import { writeChannel } from "./postgres.ts";
import { sessions } from "./sessions.ts";
import { signInAttempts } from "./sign-in-attempts.ts";
import { type Store, storeWithin } from "./store.ts";
import { lockPlatform } from "./write-transaction.ts";

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
};

export type PlatformNouns = ReturnType<typeof nounsOf>;

export function platformStore(connection: Connection): Platform {
	return {
		...nounsOf(connection),
		transaction: (work) => platformTransaction(connection, work, { isTrial: false }),
	};
}

/** The same for the operator's commands: a trial is rolled back and answers all the same. */
export async function platformTransaction<Result>(
	connection: Connection,
	work: (inside: PlatformTransaction) => Promise<Result>,
	{ isTrial }: { isTrial: boolean },
): Promise<Result> {
	const trx = await connection.db.startTransaction().execute();
	try {
		await lockPlatform(connection, trx);
		const inside = { ...connection, db: trx, tenant: () => trx, committed: () => {} };
		const result = await work({
			connection: inside,
			platform: nounsOf(inside),
			storeFor: (organizationId) => storeWithin(organizationId, trx),
		});
		if (isTrial) {
			await trx.rollback().execute();
			return result;
		}
		await connection.beforeCommit?.(trx);
		// A message without an organization makes every process forget all it has kept.
		if (connection.dialect === "postgres") {
			await sql`select pg_notify(${writeChannel}, '')`.execute(trx);
		}
		await trx.commit().execute();
		connection.committed(null);
		return result;
	} catch (error) {
		if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
		throw error;
	}
}

function nounsOf(connection: Connection) {
	return {
		organizations: organizations(connection),
		accounts: accounts(connection.db),
		requests: idempotencyKeys(connection.db),
		sessions: sessions(connection.db),
		domainClaims: domainClaims(connection.db),
		signInAttempts: signInAttempts(connection.db),
		leaguesOf: (organizationId: number) => leagues(organizationId, connection.db).list(),
		/** The trail of what belongs to an organization, or to the platform alone (`null`). */
		addToAudit: (organizationId: number | null, entry: NewAuditEntry) =>
			addAuditEntry(connection.db, organizationId, entry),
	};
}
