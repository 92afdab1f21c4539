import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import type { Store } from "#store/store.ts";

/** The statistics of some sports together, hidden ones too, for the sums that are made of them. */
export async function readDefinitions(
	{ statDefinitions }: Store,
	sportIds: readonly number[],
): Promise<Kept<StatDefinition>[]> {
	const lists = await Promise.all([...new Set(sportIds)].map((id) => statDefinitions.list(id)));
	return lists.flat();
}
