import type { Kysely } from "kysely";
import type { Tables } from "../../tables.ts";

/** The same database, whose statements fail with the signal's reason once it is aborted, also in transactions. */
export function stoppable(db: Kysely<Tables>, signal: AbortSignal): Kysely<Tables> {
	return db.withPlugin({
		transformQuery: ({ node }) => node,
		// Of all statements, those that were built before too; what is stopped in a transaction is rolled back.
		transformResult: async ({ result }) => {
			signal.throwIfAborted();
			return result;
		},
	});
}
