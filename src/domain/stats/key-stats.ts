import { builtInStats } from "./built-in-stats.ts";
import { boardStats, hasHeadlines } from "./headline-stats.ts";
import type { ShownNumbers } from "./line/shown-numbers.ts";
import type { StatDefinition } from "./stat-definition.ts";
import type { PlayerTotals } from "./totals.ts";

/** A number by which players are compared, in one game or over a season. */
export type KeyStat = {
	/** "PTS" */
	short: string;
	name: string;
	/** Null where nobody wrote it down. */
	value: (totals: PlayerTotals) => number | null;
};

/** More would be a table. */
const mostKeyStats = 3;

/**
 * The few numbers a game is told by: those that stand first in the sport, else what everybody expects
 * of basketball (rule `headline-numbers`), without what visitors must not see.
 */
export function keyStats(definitions: readonly StatDefinition[], shown: ShownNumbers): KeyStat[] {
	const stats = hasHeadlines(definitions)
		? boardStats(definitions).map(({ definition, value }) => ({
				short: definition.abbreviation,
				name: definition.name,
				value,
			}))
		: ofBasketball.filter(({ needs }) => shown[needs]);
	return stats.slice(0, mostKeyStats);
}

const ofBasketball: readonly (KeyStat & { needs: keyof ShownNumbers })[] = [
	{ short: "PTS", name: builtInStats.PTS.name, needs: "points", value: ({ points }) => points },
	{
		short: "REB",
		name: builtInStats.REB.name,
		needs: "rebounds",
		value: ({ rebounds }) => rebounds,
	},
	{ short: "AST", name: "Assists", needs: "assists", value: ({ assists }) => assists },
	{ short: "3PM", name: "3-pointers made", needs: "threes", value: ({ threes }) => threes },
];
