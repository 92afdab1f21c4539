import { type StatDefinition, writtenDown } from "./stat-definition.ts";

/** A statistic as a league's sheet heads it, before it has an id and a place. */
export type KnownStat = Omit<StatDefinition, "id" | "order" | "isHidden">;

/**
 * What a new basketball organization keeps, in the order of its box scores. Field goals and all
 * rebounds are not in it: they are added up from these, so nobody writes them twice.
 */
export const defaultBasketballStats: readonly KnownStat[] = [
	stat("PTS", "Points"),
	stat("2PM", "2-pointers made"),
	stat("2PA", "2-pointers attempted"),
	stat("3PM", "3-pointers made"),
	stat("3PA", "3-pointers attempted"),
	stat("FTM", "Free throws made"),
	stat("FTA", "Free throws attempted"),
	stat("OREB", "Offensive rebounds"),
	stat("DREB", "Defensive rebounds"),
	stat("AST", "Assists"),
	stat("TO", "Turnovers"),
	stat("STL", "Steals"),
	stat("BLK", "Blocks"),
	stat("PF", "Personal fouls"),
	{ ...stat("PLUS_MINUS", "Plus-minus"), isSigned: true },
];

/**
 * The name and sign of a statistic that is known by its abbreviation, whatever its case; for the
 * columns an import meets for the first time. Undefined for an unknown one.
 */
export function knownStat(abbreviation: string): KnownStat | undefined {
	return known.get(abbreviation.trim().toUpperCase());
}

/** The name of a known statistic, else the abbreviation itself. */
export function statNameOf(abbreviation: string): string {
	return knownStat(abbreviation)?.name ?? abbreviation;
}

/** One that people write down, and that is 0 or more. */
export function stat(abbreviation: string, name: string): KnownStat {
	return { abbreviation, name, isSigned: false, ...writtenDown };
}

const known: ReadonlyMap<string, KnownStat> = new Map(
	[
		...defaultBasketballStats,
		stat("FGM", "Field goals made"),
		stat("FGA", "Field goals attempted"),
		stat("REB", "Rebounds"),
		{ ...stat("+/-", "Plus-minus"), isSigned: true },
	].map((entry) => [entry.abbreviation, entry]),
);
