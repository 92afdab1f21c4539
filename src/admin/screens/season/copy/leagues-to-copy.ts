import type { Answered } from "#api/client.ts";

export type SeasonsLeague = Answered<"GET", "/seasonsleagues">["seasonsLeagues"][number];

/** A league as it was in one season, to choose from. */
export type LeagueToCopy = { id: number; name: string; note: string };

/** What can be played again: every league that is not there, once for each season it was in. */
export function leaguesToCopy(
	all: readonly SeasonsLeague[],
	there: readonly number[],
): LeagueToCopy[] {
	return all
		.filter(({ leagueId }) => !there.includes(leagueId))
		.map(({ id, league, season }) => ({ id, name: league.name, note: season.name }));
}

/** The seasons from which something can be copied, in the order they came. */
export function seasonsToCopy(
	all: readonly SeasonsLeague[],
	there: readonly number[],
): { id: number; name: string }[] {
	const wanted = all.filter(({ leagueId }) => !there.includes(leagueId));
	return [...new Map(wanted.map(({ season }) => [season.id, season])).values()];
}
