import type { Answered } from "#api/client.ts";

/** A league in one season, as its screen speaks of it. */
export type ShownSeasonLeague = {
	season: Answered<"GET", "/seasonsv2/:id">["season"];
	league: { id: number; name: string };
};
