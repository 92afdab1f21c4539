import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { isMemberOf } from "#domain/user/user.ts";
import type { Store } from "#store/store.ts";
import { found } from "./refusals.ts";
import type { Scope } from "./scope.ts";

export type SportStats = { sportId: number; stats: StatDefinition[] };

/** The statistics of a sport of the organization, in its order; hidden ones only for members. */
export async function listStatDefinitions(
	{ viewer, organization, store }: Scope,
	{ sportId }: { sportId: number },
): Promise<SportStats> {
	found(
		organization.sports.find((sport) => sport.id === sportId),
		"No sport found.",
	);
	const isMember = isMemberOf(viewer, organization.id);
	const stats = await store.statDefinitions.list(sportId);
	return { sportId, stats: stats.filter((stat) => isMember || !stat.isHidden) };
}

/** The statistics of some sports together, hidden ones too, for the sums that are made of them. */
export async function readDefinitions(
	{ statDefinitions }: Store,
	sportIds: readonly number[],
): Promise<StatDefinition[]> {
	const lists = await Promise.all([...new Set(sportIds)].map((id) => statDefinitions.list(id)));
	return lists.flat();
}
