import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { Place } from "#domain/bookkeeping/reorder.ts";
import { foldedAbbreviation, type StatDefinition } from "#domain/stats/stat-definition.ts";
import { isMemberOf } from "#domain/user/user.ts";
import type { Store } from "#store/store.ts";
import { addTo, type Book, findSport, reorder, reset, setHidden } from "./bookkeeping.ts";
import { withMaker } from "./makers.ts";
import { type PageAsked, pageOf } from "./page-of.ts";
import type { WorkScope } from "./scope.ts";

/** The statistics of a sport of the organization, in its order; hidden ones only for members. */
export async function listStatDefinitions(
	scope: WorkScope,
	{ sportId, ...page }: PageAsked & { sportId: number },
): Promise<Kept<StatDefinition>[]> {
	await findSport(scope, sportId);
	const stats = await scope.store.statDefinitions.list(sportId);
	if (isMemberOf(scope.viewer, scope.organization.id)) return pageOf(stats, page);
	const shown = stats.filter((stat) => !stat.isHidden).map((stat) => withMaker(scope, stat));
	return pageOf(shown, page);
}

export async function addStat(
	scope: WorkScope,
	asked: { sportId: number; name: string; abbreviation: string },
): Promise<Kept<StatDefinition>> {
	const { sportId, name, abbreviation } = asked;
	return addTo(scope, stats, sportId, { name, abbreviation, isHidden: false, isSigned: false });
}

/** Hidden numbers leave the public pages at once: they are left out where they are read (R9.18). */
export async function toggleStat(
	scope: WorkScope,
	asked: { id: number; isHidden: boolean | undefined },
): Promise<Kept<StatDefinition>> {
	return setHidden(scope, stats, asked);
}

export async function reorderStats(
	scope: WorkScope,
	{ places }: { places: readonly Place[] },
): Promise<Kept<StatDefinition>[]> {
	return reorder(scope, stats, places);
}

export async function resetStats(
	scope: WorkScope,
	{ sportId }: { sportId: number },
): Promise<Kept<StatDefinition>[]> {
	return reset(scope, stats, sportId);
}

/** The statistics of some sports together, hidden ones too, for the sums that are made of them. */
export async function readDefinitions(
	{ statDefinitions }: Store,
	sportIds: readonly number[],
): Promise<Kept<StatDefinition>[]> {
	const lists = await Promise.all([...new Set(sportIds)].map((id) => statDefinitions.list(id)));
	return lists.flat();
}

const stats: Book<StatDefinition> = {
	noun: "stat",
	missing: "Statistic not found.",
	taken: "There is a statistic with this abbreviation already.",
	in: (store) => store.statDefinitions,
	standards: (defaults) => defaults.stats,
	// Numbers are found by their abbreviation (decision A34).
	keyOf: foldedAbbreviation,
	nameOf: ({ abbreviation }) => abbreviation,
	restore: (stat, standard, isUsed) => ({
		...stat,
		...standard,
		// Values below zero that are there must stay possible.
		isSigned: standard.isSigned || (isUsed && stat.isSigned),
	}),
	isHidden: ({ isHidden }) => isHidden,
	hide: (stat) => ({ ...stat, isHidden: true }),
	show: (stat) => ({ ...stat, isHidden: false }),
};
