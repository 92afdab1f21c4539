import type { Answered } from "#api/client.ts";
import { type LeagueSize, sizeOf } from "../leagues/league-size.ts";

type Answer = Answered<"GET", "/seasonsv2/:seasonId/leagues">["leagues"][number];

/** A league as a season's screen lists it, with the screen it leads to. */
export type SeasonLeague = LeagueSize & { to: string };

/** In the order of the API: by location, then weekday. */
export function toSeasonLeagues(leagues: readonly Answer[], seasonId: number): SeasonLeague[] {
	return leagues.map((league) => ({
		...sizeOf(league),
		to: `/dashboard/seasons/${seasonId}/leagues/${league.id}`,
	}));
}
