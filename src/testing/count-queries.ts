import type { Database } from "#store/engine/database.ts";
import { type Store, storeFor } from "#store/store.ts";

/** The data of an organization, and how many queries `work` asks of it. */
export async function countQueries<Result>(
	database: Database,
	organizationId: number,
	work: (store: Store) => Promise<Result>,
): Promise<{ result: Result; queries: number }> {
	let queries = 0;
	const tenant: Database["tenant"] = (id) =>
		database.tenant(id).withPlugin({
			transformQuery: ({ node }) => node,
			transformResult: async ({ result }) => {
				queries += 1;
				return result;
			},
		});
	const result = await work(storeFor(organizationId, { ...database, tenant }));
	return { result, queries };
}
