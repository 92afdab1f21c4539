import type { StatDefinition } from "./stat-definition.ts";

/** A statistic the product computes where the parts of it are kept and itself is not. */
export type BuiltInStat = Pick<StatDefinition, "name" | "abbreviation" | "format"> & {
	formula: string;
	/** What is said without a value; "-" where nothing is given. */
	none?: string;
};

/**
 * What everybody expects of a basketball sheet. Whether twos and threes or FGM make the field goals
 * of a line is decided in shooting.ts.
 */
export const builtInStats = {
	PTS: builtIn("PTS", "Points", "2 * 2PM + 3 * 3PM + FTM", "whole"),
	FGM: builtIn("FGM", "Field goals made", "2PM + 3PM", "whole"),
	FGA: builtIn("FGA", "Field goals attempted", "2PA + 3PA", "whole"),
	REB: builtIn("REB", "Rebounds", "OREB + DREB", "whole"),
	"FG%": builtIn("FG%", "Field goals, percentage made", "100 * FGM / FGA", "percent"),
	"3P%": builtIn("3P%", "3-pointers, percentage made", "100 * 3PM / 3PA", "percent"),
	"FT%": builtIn("FT%", "Free throws, percentage made", "100 * FTM / FTA", "percent"),
	// Without a game the averages are 0.0.
	PPG: { ...builtIn("PPG", "Points per game", "PTS / GP", "decimal"), none: "0.0" },
	RPG: { ...builtIn("RPG", "Rebounds per game", "REB / GP", "decimal"), none: "0.0" },
	APG: { ...builtIn("APG", "Assists per game", "AST / GP", "decimal"), none: "0.0" },
} as const satisfies Record<string, BuiltInStat>;

/** The one of this name in any case, whether or not its parts are kept. */
export function builtInStat(folded: string): BuiltInStat | undefined {
	return Object.values(builtInStats).find(({ abbreviation }) => abbreviation === folded);
}

function builtIn(
	abbreviation: string,
	name: string,
	formula: string,
	format: BuiltInStat["format"],
): BuiltInStat {
	return { abbreviation, name, formula, format };
}
