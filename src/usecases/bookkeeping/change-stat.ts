import type { Kept } from "#domain/bookkeeping/kept.ts";
import { say } from "#domain/language/say.ts";
import { formulaWith, readersOf } from "#domain/stats/formula/check-formula.ts";
import { longestFormula } from "#domain/stats/formula/parse-formula.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { recordChange } from "../audit/audit.ts";
import { found, invalid, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { withSumsMadeAgain } from "../stats/totals.ts";
import { authorizeBookkeeping, saveChanges } from "./bookkeeping.ts";
import { statBook } from "./stat-definitions.ts";
import { type GivenStat, preparedAmong, settleStats, withGiven } from "./stat-formulas.ts";

export type ChangedStat = { stat: Kept<StatDefinition>; list: Kept<StatDefinition>[] };

/**
 * Changes what is given of a statistic. What was written down for it stays. Formulas that read it
 * follow it to its new abbreviation.
 */
export async function changeStat(
	scope: WorkScope,
	{ id, ...given }: GivenStat & { id: number },
): Promise<ChangedStat> {
	authorizeBookkeeping(scope);
	return withSumsMadeAgain(scope.store, async (store) => {
		const shelf = store.statDefinitions;
		const [known] = await shelf.findMany([id]);
		const stat = found(known, statBook.missing);
		const before = await shelf.list(stat.sportId);
		const wanted = withGiven(stat, given);
		const others = before.filter((other) => other.id !== id);
		if (others.some((other) => statBook.keyOf(other) === statBook.keyOf(wanted))) {
			throw new Refusal("conflict", statBook.taken, {
				fields: { [statBook.field]: statBook.taken },
			});
		}
		const followers = followed(others, stat, wanted);
		const after = preparedAmong(wanted, followers);
		await saveChanges(shelf, before, [after, ...followers]);
		await settleStats(store, stat.sportId, before);
		await recordChange(scope, store, { action: "stat.change", id, before: stat, after });
		return { stat: after, list: await shelf.list(stat.sportId) };
	});
}

/** The others, with the new abbreviation in their formulas. */
function followed(
	others: readonly Kept<StatDefinition>[],
	before: StatDefinition,
	after: StatDefinition,
): Kept<StatDefinition>[] {
	if (before.abbreviation === after.abbreviation) return [...others];
	const readers = new Set(readersOf(before, others));
	return others.map((stat) => {
		if (stat.formula === null || !readers.has(stat)) return stat;
		const formula = formulaWith(stat.formula, before.abbreviation, after.abbreviation);
		if (formula.length <= longestFormula) return { ...stat, formula };
		throw invalid(
			"abbreviation",
			say`The formula of ${stat.abbreviation} would have more than ${longestFormula} characters.`,
		);
	});
}
