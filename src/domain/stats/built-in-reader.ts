import type { BuiltInStat } from "./built-in-stats.ts";
import { formatStat } from "./format-stat.ts";
import { formulaReader, type Places } from "./formula/reader.ts";
import type { PlayerTotals } from "./totals.ts";

/** A built-in statistic as tables show it, from one line or the sums of many. */
export function builtInReader({
	formula,
	format,
	none = "-",
}: BuiltInStat): (totals: PlayerTotals) => string {
	const read = formulaReader(formula, places);
	return (totals) => {
		const value = read(totals);
		return value === null ? none : formatStat(value, format);
	};
}

/** Totals know what each line meant: see shooting.ts. */
const places: Places<PlayerTotals> = {
	GP: ({ games }) => games,
	PTS: ({ points }) => points,
	REB: ({ rebounds }) => rebounds,
	AST: ({ assists }) => assists,
	FGM: ({ fieldGoalsMade }) => fieldGoalsMade,
	FGA: ({ fieldGoalsAttempted }) => fieldGoalsAttempted,
	"3PM": ({ threesMade }) => threesMade,
	"3PA": ({ threesAttempted }) => threesAttempted,
	FTM: ({ freeThrowsMade }) => freeThrowsMade,
	FTA: ({ freeThrowsAttempted }) => freeThrowsAttempted,
};
