import type { Answered } from "#api/client.ts";

type SeasonLeague = Answered<"GET", "/seasonsleagues">["seasonsLeagues"][number];

export type LeagueChoice = { value: string; label: string };

/**
 * The leagues a team can enter, each once, with the season it would enter where that is not the
 * one everybody means: the API lists the current season first, and a league by its newest.
 */
export function leagueChoices(seasonsLeagues: readonly SeasonLeague[]): LeagueChoice[] {
	const current = seasonsLeagues[0]?.season.id;
	const chosen = new Map<number, LeagueChoice>();
	for (const { league, season } of seasonsLeagues) {
		if (chosen.has(league.id)) continue;
		const label = season.id === current ? league.name : `${league.name} (${season.name})`;
		chosen.set(league.id, { value: String(league.id), label });
	}
	return [...chosen.values()];
}
