import { formatAverage, formatPercentage } from "#domain/stats/averages.ts";
import type { ShownNumbers } from "#domain/stats/shown-numbers.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";

/** A column that says something about all games together. */
export type AverageColumn = {
	short: string;
	name: string;
	/** The column goes when this is kept from visitors (R9.18). */
	needs: keyof ShownNumbers;
	read: (totals: PlayerTotals) => string;
};

/** The columns of these names in this order, without those that visitors must not see. */
export function averageColumns(
	names: readonly (keyof typeof averages)[],
	shown: ShownNumbers,
): AverageColumn[] {
	return names
		.map((name) => ({ short: name, ...averages[name] }))
		.filter(({ needs }) => shown[needs]);
}

const averages = {
	PPG: {
		name: "Points per game",
		needs: "points",
		read: ({ points, games }) => formatAverage(points, games),
	},
	RPG: {
		name: "Rebounds per game",
		needs: "rebounds",
		read: ({ rebounds, games }) => formatAverage(rebounds, games),
	},
	APG: {
		name: "Assists per game",
		needs: "assists",
		read: ({ assists, games }) => formatAverage(assists, games),
	},
	"FG%": {
		name: "Field goals, percentage made",
		needs: "fieldGoals",
		read: ({ fieldGoalsMade, fieldGoalsAttempted }) =>
			formatPercentage(fieldGoalsMade, fieldGoalsAttempted),
	},
	"3P%": {
		name: "3-pointers, percentage made",
		needs: "threeShots",
		read: ({ threesMade, threesAttempted }) => formatPercentage(threesMade, threesAttempted),
	},
	"FT%": {
		name: "Free throws, percentage made",
		needs: "freeThrows",
		read: ({ freeThrowsMade, freeThrowsAttempted }) =>
			formatPercentage(freeThrowsMade, freeThrowsAttempted),
	},
	"3PM": {
		name: "3-pointers made",
		needs: "threes",
		read: ({ threes }) => String(threes),
	},
} as const satisfies Record<string, Omit<AverageColumn, "short">>;
