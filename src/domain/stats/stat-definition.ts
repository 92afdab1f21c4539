/** One statistic of a sport in an organization, such as "Points", PTS. */
export type StatDefinition = {
	id: number;
	name: string;
	abbreviation: string;
	order: number;
	isHidden: boolean;
	/** Plus-minus and the like may be below zero; every other value is 0 to 9999 (decision A58). */
	isSigned: boolean;
};

/** An abbreviation as it is recognised: in any case, "3pm" is 3PM (decision A34). */
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
