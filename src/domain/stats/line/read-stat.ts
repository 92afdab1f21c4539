import { formatSigned } from "../format-signed.ts";
import { formatStat } from "../format-stat.ts";
import { type DerivedStat, derivedStats } from "../formula/compile.ts";
import { bySport, foldedAbbreviation, type StatDefinition } from "../stat-definition.ts";
import type { PlayerTotals } from "../totals.ts";
import { lineNumbers } from "./line-numbers.ts";

/** A statistic, ready to be read from one line or from the sums of many. */
export type ReadableStat<Stat extends StatDefinition = StatDefinition> = {
	definition: Stat;
	/** Over many games or players it is a sum; percentages are not. */
	isSum: boolean;
	/** More of it is better known than less: it has leaders and a team's total. */
	isCounted: boolean;
	/** It divides by games, so one game says nothing. */
	isPerGame: boolean;
	/** Null where nobody wrote it down, or nothing it is made of. */
	value: (totals: PlayerTotals) => number | null;
	/** As tables show it; "-" without a value. */
	text: (totals: PlayerTotals) => string;
};

/** Statistics in the order given. `definitions` are all that formulas may read. */
export function readableStats<Stat extends StatDefinition>(
	stats: readonly Stat[],
	definitions: readonly StatDefinition[],
): ReadableStat<Stat>[] {
	const derived = derivedStats(definitions);
	const idsOf = new Map(
		bySport(definitions).flatMap((sport) => {
			const ids = new Map(sport.toReversed().map((stat) => [foldedAbbreviation(stat), stat.id]));
			return sport.map(({ id }) => [id, ids] as const);
		}),
	);
	return stats.map((definition) => {
		const own = derived.get(definition.id);
		const idOf = idsOf.get(definition.id) ?? none;
		const read = own === undefined ? written(definition, idOf) : computed(definition, own);
		return { ...read, definition };
	});
}

const none: ReadonlyMap<string, number> = new Map();

/** One value as tables show it. */
export function statText(
	{ formula, format, isSigned }: Pick<StatDefinition, "formula" | "format" | "isSigned">,
	value: number | null,
): string {
	if (formula !== null) return formatStat(value, format);
	if (value === null) return "-";
	return isSigned ? formatSigned(value) : String(value);
}

type HowToRead = Omit<ReadableStat, "definition">;

function computed(definition: StatDefinition, derived: DerivedStat): HowToRead {
	const { isAdditive, isPerGame, read } = derived;
	return {
		isSum: isAdditive,
		isCounted: isAdditive,
		isPerGame,
		value: read,
		text: (totals) => statText(definition, read(totals)),
	};
}

/**
 * Points and rebounds that are not on the sheet are made of their parts (rule `points-as-written`).
 */
function written(definition: StatDefinition, idOf: ReadonlyMap<string, number>): HowToRead {
	const { id, isSigned } = definition;
	const number = lineNumbers[foldedAbbreviation(definition)];
	const sources = number?.sources.flatMap((source) => idOf.get(source) ?? []) ?? [];
	const value = (totals: PlayerTotals) => {
		if (number === undefined) return totals.byStat.get(id) ?? null;
		return sources.some((source) => totals.byStat.has(source)) ? totals[number.key] : null;
	};
	return {
		isSum: true,
		// Plus-minus of a team is no sum of its players'.
		isCounted: !isSigned,
		isPerGame: false,
		value,
		text: (totals) => statText(definition, value(totals)),
	};
}
