import { byOrder } from "../../bookkeeping/reorder.ts";
import { type BuiltInStat, builtInStats } from "../built-in-stats.ts";
import { derivedStats } from "../formula/compile.ts";
import { type Formula, namesIn } from "../formula/formula.ts";
import { knownFormula } from "../formula/known-formula.ts";
import { printFormula, printName } from "../formula/print-formula.ts";
import { readableStats } from "../line/read-stat.ts";
import { visibleOnly } from "../line/shown-numbers.ts";
import {
	foldedAbbreviation,
	type StatDefinition,
	type StatFormat,
	writtenDown,
} from "../stat-definition.ts";
import type { PlayerTotals } from "../totals.ts";

/** Somebody or some team with the sums of a season. */
export type Ranked = {
	id: number;
	name: string;
	/** How many games the sums are of. */
	games: number;
	/** Of the own team that has played most, those that somebody's numbers were written down for. */
	teamGames: number;
	totals: PlayerTotals;
	/** Of teams what the scores of their games come to, also of those without a sheet. */
	score?: TeamScore;
};

export type TeamScore = { games: number; made: number; allowed: number };

type Read = (of: Ranked) => number | null;

/** A statistic by which people stand in an order: a column to sort by, a list of leaders. */
export type RankedStat = {
	/** That of the statistic; below zero for what is expected beside what is kept. */
	id: number;
	/** What addresses call it: "pts", "fg%". */
	key: string;
	abbreviation: string;
	name: string;
	/** Over many games it is a sum, so that it has an average per game. */
	isSum: boolean;
	isSigned: boolean;
	/** It divides by games: of a team, whose games are not its players', it says nothing. */
	isPerGame: boolean;
	formula: string | null;
	format: StatFormat | "minutes";
	/** Null where nobody wrote it down, or nothing it is made of. */
	value: Read;
	/** What a quotient is divided by, such as attempts: whoever has few of them has shown little. */
	divisor: Divisor | null;
};

export type Divisor = {
	/** "FGA" */
	text: string;
	value: Read;
};

/** How many games somebody has played. */
export const gamesStat: RankedStat = {
	...countOf("gp", "GP", "Games played"),
	value: ({ games }) => games,
};

/** How long, where that is kept. */
export const minutesStat: RankedStat = {
	...countOf("min", "MIN", "Minutes"),
	isSum: true,
	format: "minutes",
	value: ({ totals }) => totals.seconds,
};

/** What nobody writes down as a statistic, and everybody looks for beside them. */
export function countOf(
	key: string,
	abbreviation: string,
	name: string,
): Omit<RankedStat, "value"> {
	return {
		id: 0,
		key,
		abbreviation,
		name,
		isSum: false,
		isSigned: false,
		isPerGame: false,
		formula: null,
		format: "whole",
		divisor: null,
	};
}

/**
 * All that a sport counts, in the organization's order: what is written down, its formulas, and what
 * everybody expects to be made of them where all its parts are kept (rule `own-numbers-of-a-sport`).
 * What is made of hidden statistics is not there (rule `hidden-hides-derived`).
 */
export function rankedStats(definitions: readonly StatDefinition[]): RankedStat[] {
	const kept = withBuiltIns(firstOfEach(definitions.toSorted(byOrder)));
	const divisors = new Map(kept.flatMap((stat) => divisorOf(stat) ?? []));
	const known = [...kept, ...divisors.values()];
	const visible = visibleOnly(known);
	const shown = visible.filter(({ id }) => kept.some((stat) => stat.id === id));
	const read = derivedStats(visible);
	return readableStats(shown, visible).map(({ definition, isSum, isPerGame, value }) => {
		const own = divisors.get(definition.id);
		const divided = own === undefined ? undefined : read.get(own.id);
		const abbreviation = definition.abbreviation.replace(unnamed, "");
		return {
			id: definition.id,
			key: foldedAbbreviation({ abbreviation }).toLowerCase(),
			abbreviation,
			name: definition.name,
			isSum,
			isSigned: definition.isSigned,
			isPerGame,
			formula: definition.formula,
			format: definition.format,
			value: ({ totals }) => value(totals),
			divisor:
				own && divided ? { text: own.name, value: ({ totals }) => divided.read(totals) } : null,
		};
	});
}

/** Nobody can name what begins with it, so nothing that is added here changes what a formula means. */
const unnamed = "\u0000";

/** Of two with the same abbreviation the first counts (rule `stat-by-abbreviation`). */
function firstOfEach(definitions: readonly StatDefinition[]): StatDefinition[] {
	return [...Map.groupBy(definitions, foldedAbbreviation).values()].flatMap(
		([first]) => first ?? [],
	);
}

const { FGM, FGA, REB } = builtInStats;
const expected = [
	FGM,
	FGA,
	builtInStats["FG%"],
	builtInStats["3P%"],
	builtInStats["FT%"],
	REB,
] as const satisfies readonly BuiltInStat[];

/** Each stands behind what it is made of, but field goals before the shots that make them. */
function withBuiltIns(definitions: readonly StatDefinition[]): StatDefinition[] {
	const stats = [...definitions];
	const names = new Set(stats.map(foldedAbbreviation));
	for (const [index, stat] of expected.entries()) {
		const parts = partsOf(stat);
		if (names.has(stat.abbreviation) || !parts.every((part) => names.has(part))) continue;
		names.add(stat.abbreviation);
		const behind = stats.findLastIndex((kept) => parts.includes(foldedAbbreviation(kept))) + 1;
		const isOfShots = behind === 0 || stat === FGM || stat === FGA;
		const place = isOfShots
			? stats.findIndex((kept) => /^[23]P[MA]$/i.test(kept.abbreviation))
			: behind;
		// Names mean what they do in the sport of the others.
		stats.splice(place, 0, { ...stats[0], ...unnamedStat(-1 - index, stat) });
	}
	return stats;
}

function partsOf({ formula }: BuiltInStat): string[] {
	const known = knownFormula(formula);
	return known === null ? [] : namesIn(known);
}

function unnamedStat(id: number, stat: BuiltInStat): StatDefinition {
	return {
		...writtenDown,
		id,
		name: stat.name,
		abbreviation: unnamed + stat.abbreviation,
		order: 0,
		isHidden: false,
		isSigned: false,
		formula: printName(stat.abbreviation),
		format: stat.format,
	};
}

/** What a statistic divides by, as one that can be read, by the id of the statistic. */
function divisorOf(stat: StatDefinition): [[number, StatDefinition]] | null {
	const builtIn = expected.find(({ abbreviation }) => stat.abbreviation === unnamed + abbreviation);
	const formula = knownFormula(builtIn?.formula ?? stat.formula ?? "");
	const right = formula === null ? null : dividedBy(formula);
	if (right === null) return null;
	const text = printFormula(right);
	const divisor = { ...stat, id: firstDivisorId - stat.id, name: text, formula: text };
	return [[stat.id, { ...divisor, abbreviation: `${unnamed}/${stat.abbreviation}` }]];
}

/** Ids of statistics are positive, those of the expected ones are -1 and below. */
const firstDivisorId = -1000;

/** The first thing that is no number and by which something is divided. */
function dividedBy(formula: Formula): Formula | null {
	if (formula.kind === "minus") return dividedBy(formula.of);
	if (formula.kind !== "operation") return null;
	const { operator, left, right } = formula;
	if (operator === "/" && namesIn(right).length > 0) return right;
	return dividedBy(left) ?? dividedBy(right);
}
