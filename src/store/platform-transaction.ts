import { sql } from "kysely";
import type { Connection } from "./database.ts";
import { type Platform, platformStore } from "./platform.ts";
import { writeChannel } from "./postgres.ts";
import { type Store, storeWithin } from "./store.ts";

/** What can be reached inside a transaction over the platform and its organizations. */
export type PlatformTransaction = {
	connection: Connection;
	platform: Platform;
	storeFor(organizationId: number): Store;
};

/**
 * Runs `work` in one transaction over the platform and any organizations, for the operator's
 * commands. It writes first of all, so that two of them wait for each other and, on SQLite, the
 * write lock is had before anything is read. A trial is rolled back and answers all the same.
 */
export async function platformTransaction<Result>(
	connection: Connection,
	work: (inside: PlatformTransaction) => Promise<Result>,
	{ isTrial }: { isTrial: boolean },
): Promise<Result> {
	const trx = await connection.db.startTransaction().execute();
	try {
		await trx
			.updateTable("id_counters")
			.set((query) => ({ value: query.ref("value") }))
			.execute();
		const inside = { ...connection, db: trx, committed: () => {} };
		const result = await work({
			connection: inside,
			platform: platformStore(inside),
			storeFor: (organizationId) => storeWithin(organizationId, trx),
		});
		if (isTrial) {
			await trx.rollback().execute();
			return result;
		}
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
