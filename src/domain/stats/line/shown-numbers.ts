import { derivedStats } from "../formula/compile.ts";
import type { LineNumbers } from "../shooting.ts";
import { foldedAbbreviation, type StatDefinition, type StatLine } from "../stat-definition.ts";
import type { PlayerTotals } from "../totals.ts";

/** Numbers that are made of several statistics, such as a percentage. */
export type ShownNumbers = {
	points: boolean;
	fieldGoals: boolean;
	threes: boolean;
	/** Three-pointers made of attempted. */
	threeShots: boolean;
	freeThrows: boolean;
	rebounds: boolean;
	assists: boolean;
};

/**
 * Which of them a visitor may see: those of the sport, so at least one of their parts is kept
 * (rule `own-numbers-of-a-sport`), and what is made of a hidden statistic would give it away
 * (rule `hidden-hides-derived`).
 */
export function shownNumbers(definitions: readonly StatDefinition[]): ShownNumbers {
	const kept = new Set(definitions.map(foldedAbbreviation));
	const visible = new Set(visibleOnly(definitions));
	const hidden = new Set(definitions.filter((it) => !visible.has(it)).map(foldedAbbreviation));
	const isShown = (...sources: string[]) =>
		sources.some((source) => kept.has(source)) && !sources.some((source) => hidden.has(source));
	return {
		// Where nobody writes points down, they are made of the shots (rule `points-as-written`).
		points: kept.has("PTS") ? isShown("PTS") : isShown("2PM", "3PM", "FTM"),
		fieldGoals: isShown("2PM", "2PA", "3PM", "3PA", "FGM", "FGA"),
		threes: isShown("3PM"),
		threeShots: isShown("3PM", "3PA"),
		freeThrows: isShown("FTM", "FTA"),
		rebounds: isShown("REB", "OREB", "DREB"),
		assists: isShown("AST"),
	};
}

/**
 * The statistics visitors see, in the organization's order. What is computed from a hidden one is
 * hidden with it.
 */
export function visibleOnly<Stat extends StatDefinition>(definitions: readonly Stat[]): Stat[] {
	const hidden = new Set(definitions.filter(({ isHidden }) => isHidden).map(({ id }) => id));
	if (hidden.size === 0) return [...definitions];
	const derived = derivedStats(definitions);
	const isMadeOfHidden = (id: number) =>
		[...(derived.get(id)?.sources ?? [])].some((source) => hidden.has(source));
	return definitions.filter(({ id }) => !hidden.has(id) && !isMadeOfHidden(id));
}

/** The line without the values of hidden statistics, so that they cannot leave by any way. */
export function withoutHidden<Line extends Pick<StatLine, "values">>(
	line: Line,
	visible: readonly StatDefinition[],
): Line {
	return { ...line, values: keep(line.values, visible) };
}

/** The totals without hidden statistics; what is made of them is 0. */
export function totalsWithoutHidden(
	totals: PlayerTotals,
	visible: readonly StatDefinition[],
	shown: ShownNumbers,
): PlayerTotals {
	const numbers: Partial<PlayerTotals> = {};
	for (const [name, isShown] of Object.entries(shown) as [keyof ShownNumbers, boolean][]) {
		if (!isShown) for (const key of partsOf[name]) numbers[key] = 0;
	}
	return { ...totals, ...numbers, byStat: keep(totals.byStat, visible) };
}

type NumberKey = keyof LineNumbers | "threes";

const partsOf: Record<keyof ShownNumbers, readonly NumberKey[]> = {
	points: ["points"],
	fieldGoals: ["fieldGoalsMade", "fieldGoalsAttempted"],
	threes: ["threes", "threesMade", "threesAttempted"],
	threeShots: ["threesAttempted"],
	freeThrows: ["freeThrowsMade", "freeThrowsAttempted"],
	rebounds: ["rebounds"],
	assists: ["assists"],
};

function keep(
	values: ReadonlyMap<number, number>,
	visible: readonly StatDefinition[],
): Map<number, number> {
	const kept = new Map<number, number>();
	for (const { id } of visible) {
		const value = values.get(id);
		if (value !== undefined) kept.set(id, value);
	}
	return kept;
}
