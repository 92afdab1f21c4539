import { isMemberOf } from "#domain/account/user.ts";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { Position } from "#domain/bookkeeping/reorder.ts";
import type { BuiltInStat } from "#domain/stats/built-in-stats.ts";
import { builtInsAmong } from "#domain/stats/formula/check-formula.ts";
import { visibleOnly } from "#domain/stats/line/shown-numbers.ts";
import {
	foldedAbbreviation,
	type StatDefinition,
	writtenDown,
} from "#domain/stats/stat-definition.ts";
import { withoutMakerForStrangers } from "../makers.ts";
import { type PageAsked, paged } from "../paged.ts";
import { found } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { withSumsMadeAgain } from "../stats/totals.ts";
import {
	addTo,
	authorizeBookkeeping,
	type Book,
	findSport,
	reorder,
	reset,
	setHidden,
} from "./bookkeeping.ts";
import { removeUnused } from "./bookkeeping-changes.ts";
import {
	type GivenStat,
	mustBeReadByNone,
	preparedStat,
	settleStats,
	withGiven,
} from "./stat-formulas.ts";
import { undoReset } from "./undo-reset.ts";

export type StatsOfSport = {
	stats: Kept<StatDefinition>[];
	/** What is computed without being one of them. */
	builtIns: BuiltInStat[];
};

/** The statistics of a sport of the organization, in its order; hidden ones only for members. */
export async function listStatDefinitions(
	scope: WorkScope,
	{ sportId, ...page }: PageAsked & { sportId: number },
): Promise<StatsOfSport> {
	await findSport(scope, sportId);
	const all = await scope.store.statDefinitions.list(sportId);
	const isMember = isMemberOf(scope.viewer, scope.organization.id);
	const stats = isMember
		? all
		: visibleOnly(all).map((stat) => withoutMakerForStrangers(scope, stat));
	return { stats: paged(stats, page), builtIns: builtInsAmong(stats) };
}

export type NewStat = GivenStat & { sportId: number; name: string; abbreviation: string };

/** Adds a statistic; with a formula it is computed, and nobody writes it down (decision 18). */
export async function addStat(
	scope: WorkScope,
	{ sportId, name, abbreviation, ...given }: NewStat,
): Promise<Kept<StatDefinition>> {
	const stat = { ...writtenDown, name, abbreviation, isHidden: false, isSigned: false };
	return addTo(scope, statBook, sportId, withGiven(stat, given));
}

/** Takes a statistic out that nothing was written down for and nothing is computed from. */
export async function removeStat(
	scope: WorkScope,
	{ id }: { id: number },
): Promise<{ removed: Kept<StatDefinition>; list: Kept<StatDefinition>[] }> {
	authorizeBookkeeping(scope);
	return withSumsMadeAgain(scope.store, async (store) => {
		const [known] = await store.statDefinitions.findMany([id]);
		const { sportId, ...stat } = found(known, statBook.missing);
		const before = await store.statDefinitions.list(sportId);
		mustBeReadByNone(stat, before);
		const answer = await removeUnused({ ...scope, store }, statBook, { id });
		await settleStats(store, sportId, before);
		return answer;
	});
}

/**
 * Hidden numbers leave the public pages at once: they are left out where they are read
 * (rule `hidden-is-not-sent`).
 */
export async function toggleStat(
	scope: WorkScope,
	asked: { id: number; isHidden: boolean | undefined },
): Promise<Kept<StatDefinition>> {
	return setHidden(scope, statBook, asked);
}

export async function reorderStats(
	scope: WorkScope,
	{ places }: { places: readonly Position[] },
): Promise<Kept<StatDefinition>[]> {
	return reorder(scope, statBook, places);
}

export async function resetStats(
	scope: WorkScope,
	{ sportId }: { sportId: number },
): Promise<Kept<StatDefinition>[]> {
	return reset(scope, statBook, sportId);
}

export async function undoStatsReset(scope: WorkScope, asked: { sportId: number }) {
	return undoReset(scope, statBook, asked);
}

export const statBook: Book<StatDefinition> = {
	noun: "stat",
	missing: "Statistic not found.",
	taken: "There is a statistic with this abbreviation already.",
	field: "abbreviation",
	in: (store) => store.statDefinitions,
	standards: (defaults) => defaults.stats,
	// Numbers are found by their abbreviation (rule `stat-by-abbreviation`).
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
	prepare: preparedStat,
	settle: settleStats,
};
