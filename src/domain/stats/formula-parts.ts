import { builtInStat } from "./built-in-stats.ts";
import { gamesPlayed, namesIn } from "./formula/formula.ts";
import { knownFormula } from "./formula/known-formula.ts";
import { printName } from "./formula/print-formula.ts";
import { readableStats } from "./line/read-stat.ts";
import { foldedAbbreviation, type StatDefinition, writtenDown } from "./stat-definition.ts";
import type { PlayerTotals } from "./totals.ts";

/** A statistic that a formula names, and what it says of one line or of many. */
export type FormulaPart = {
	name: string;
	abbreviation: string;
	text: (totals: PlayerTotals) => string;
};

/** What a formula is made of, in its order: to show the way from what was written to the result. */
export function formulaParts(
	formula: string,
	definitions: readonly StatDefinition[],
): FormulaPart[] {
	const known = knownFormula(formula);
	const names = known === null ? [] : namesIn(known);
	return names.map((name) => {
		const folded = foldedAbbreviation({ abbreviation: name });
		const kept = definitions.find((stat) => foldedAbbreviation(stat) === folded);
		if (kept !== undefined) return toPart(kept, definitions);
		if (folded === gamesPlayed) {
			return { name: "Games played", abbreviation: name, text: ({ games }) => String(games) };
		}
		const computed = { ...definitions[0], ...byItself(name) };
		return { ...toPart(computed, [...definitions, computed]), abbreviation: name };
	});
}

function toPart(stat: StatDefinition, definitions: readonly StatDefinition[]): FormulaPart {
	const [readable] = readableStats([stat], definitions);
	const { name, abbreviation } = stat;
	return { name, abbreviation, text: readable?.text ?? (() => "-") };
}

/** A built-in statistic as a definition that nobody else can name. */
function byItself(name: string): StatDefinition {
	const builtIn = builtInStat(foldedAbbreviation({ abbreviation: name }));
	return {
		id: -1,
		abbreviation: "\u0000",
		order: 0,
		isHidden: false,
		isSigned: false,
		...writtenDown,
		name: builtIn?.name ?? name,
		formula: printName(name),
		format: builtIn?.format ?? "whole",
	};
}
