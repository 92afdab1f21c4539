import type { Kept } from "#domain/bookkeeping/kept.ts";
import { say } from "#domain/language/say.ts";
import { checkFormula, problemAmong, readersOf } from "#domain/stats/formula/check-formula.ts";
import { mostHeadlines } from "#domain/stats/headline-stats.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import type { Store } from "#store/store.ts";
import { invalid, Refusal } from "../refusals.ts";
import { refreshBoards } from "../stats/totals.ts";

/** What is sent of a statistic. Absent is unchanged. */
export type GivenStat = {
	[Field in "name" | "abbreviation" | "formula" | "format" | "isHeadline"]?:
		| StatDefinition[Field]
		| undefined;
};

/** The statistic with what was given put over it. */
export function withGiven<Stat extends Omit<StatDefinition, "id" | "order">>(
	stat: Stat,
	given: GivenStat,
): Stat {
	const formula = given.formula === undefined ? stat.formula : given.formula;
	return {
		...stat,
		name: given.name ?? stat.name,
		abbreviation: given.abbreviation ?? stat.abbreviation,
		formula,
		format: formula === null ? "whole" : (given.format ?? stat.format),
		isHeadline: given.isHeadline ?? stat.isHeadline,
	};
}

/** A new statistic as it is kept beside the others of its sport. */
export function preparedStat(
	added: Omit<StatDefinition, "id">,
	others: readonly StatDefinition[],
): Omit<StatDefinition, "id"> {
	const { id: _, ...stat } = preparedAmong({ ...added, id: noId }, others);
	return stat;
}

/** One statistic as it is kept, with its formula written in the one way; or why it cannot be kept. */
export function preparedAmong<Stat extends StatDefinition>(
	stat: Stat,
	others: readonly StatDefinition[],
): Stat {
	const headlines = others.filter(({ isHeadline }) => isHeadline).length;
	if (stat.isHeadline && headlines >= mostHeadlines) {
		throw invalid(
			"headline",
			say`Only ${mostHeadlines} statistics can stand first. Please take one away before you add another.`,
		);
	}
	const prepared = { ...stat, formula: writtenFormula(stat, others) };
	const problem = problemAmong([prepared, ...others]);
	if (problem !== null) throw invalid("formula", problem);
	return prepared;
}

/** Refuses to take a statistic away from under the formulas that read it. */
export function mustBeReadByNone(stat: StatDefinition, list: readonly StatDefinition[]): void {
	const readers = readersOf(stat, list).map(({ abbreviation }) => abbreviation);
	if (readers.length === 0) return;
	const names = new Intl.ListFormat("en").format(readers);
	const from = stat.abbreviation;
	throw new Refusal(
		"conflict",
		readers.length === 1
			? say`${names} is computed from ${from}. Change its formula first.`
			: say`${names} are computed from ${from}. Change their formulas first.`,
	);
}

/**
 * After a list has become another: a formula that nothing can be computed by any more is given up,
 * and the sums that were made by formulas are old. Whoever opens the transaction makes them again
 * (`withSumsMadeAgain`).
 */
export async function settleStats(
	store: Store,
	sportId: number,
	before: readonly Kept<StatDefinition>[],
): Promise<void> {
	const list = await store.statDefinitions.list(sportId);
	const after = await withoutBroken(store, list);
	if (sumsDiffer(before, after)) await sumsAreOld(store, sportId);
	else if (headlinesOf(before) !== headlinesOf(after)) await refreshBoards(store, "all");
}

async function sumsAreOld(store: Store, sportId: number): Promise<void> {
	const played = (await store.leagues.listInSeasons()).filter(
		(it) => it.league.sportId === sportId,
	);
	await store.seasons.setTotalsOld([...new Set(played.map(({ seasonId }) => seasonId))]);
}

/** The id of one that is not kept yet. */
const noId = 0;

function writtenFormula(stat: StatDefinition, others: readonly StatDefinition[]): string | null {
	if (stat.formula === null) return null;
	const checked = checkFormula(stat.formula, [stat, ...others]);
	if (checked.kind === "refused") throw invalid("formula", checked.sentence);
	return checked.text;
}

async function withoutBroken(
	store: Store,
	list: readonly Kept<StatDefinition>[],
): Promise<Kept<StatDefinition>[]> {
	const after = [...list];
	for (const [index, stat] of list.entries()) {
		if (stat.formula === null || checkFormula(stat.formula, after).kind === "formula") continue;
		const written = { ...stat, formula: null, format: "whole" } as const;
		await store.statDefinitions.save(written);
		after[index] = written;
	}
	return after;
}

/** Lines mean something else when a formula does, or what an abbreviation stands for. */
function sumsDiffer(before: readonly StatDefinition[], after: readonly StatDefinition[]): boolean {
	if (meaningsOf(before) === meaningsOf(after)) return false;
	const hasFormula = [...before, ...after].some(({ formula }) => formula !== null);
	const known = new Map(before.map(({ id, abbreviation }) => [id, abbreviation]));
	return (
		hasFormula ||
		after.some(({ id, abbreviation }) => known.has(id) && known.get(id) !== abbreviation)
	);
}

function meaningsOf(list: readonly StatDefinition[]): string {
	const meanings = list.map(({ id, abbreviation, formula }) => [id, abbreviation, formula]);
	return JSON.stringify(meanings.toSorted(([a], [b]) => Number(a) - Number(b)));
}

function headlinesOf(list: readonly StatDefinition[]): string {
	const ids = list.filter(({ isHeadline }) => isHeadline).map(({ id }) => id);
	return JSON.stringify(ids.toSorted((a, b) => a - b));
}
