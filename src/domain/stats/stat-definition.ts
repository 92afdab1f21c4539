/** One statistic of a sport in an organization, such as "Points", PTS. */
export type StatDefinition = {
	id: number;
	name: string;
	abbreviation: string;
	order: number;
	isHidden: boolean;
	/**
	 * Plus-minus and the like may be below zero; every other value is 0 to 9999 (rule `stat-range`).
	 */
	isSigned: boolean;
	/** What a derived statistic is computed by, "2 * G + A"; null where people write the number down. */
	formula: string | null;
	/** How a computed value is written. */
	format: StatFormat;
	/** It heads the profiles of players and has leaders: see headline-stats.ts. */
	isHeadline: boolean;
};

/** 12 · 12.3 · 45.5 · .333 */
export const statFormats = ["whole", "decimal", "percent", "share"] as const;
export type StatFormat = (typeof statFormats)[number];

/** A number that people write down, with nothing special about it. */
export const writtenDown = { formula: null, format: "whole", isHeadline: false } as const;

/**
 * What is needed of a statistic to add it up and to compute others from it. In a list of several
 * sports names mean those of their own.
 */
export type CountedStat = Pick<StatDefinition, "id" | "abbreviation"> &
	Partial<Pick<StatDefinition, "formula">> & { sportId?: number };

/** The statistics of a list by sport, in its order; most lists are of one. */
export function bySport<Stat extends CountedStat>(definitions: readonly Stat[]): Stat[][] {
	return [...Map.groupBy(definitions, ({ sportId }) => sportId ?? 0).values()];
}

/** An abbreviation as it is recognised: in any case, "3pm" is 3PM. */
export function foldedAbbreviation({ abbreviation }: Pick<StatDefinition, "abbreviation">): string {
	return abbreviation.trim().toUpperCase();
}

/** Values of one player in one game by stat id. An absent id was not written down; it is not 0. */
export type StatValues = ReadonlyMap<number, number>;

/** One player's numbers in one game. A dressed player who did not play has no values. */
export type StatLine = {
	gameId: number;
	playerId: number;
	entryId: number;
	isStarter: boolean;
	/** Seconds played; null when nobody kept the minutes. 0 means dressed, did not play. */
	seconds: number | null;
	values: StatValues;
};
