import type { Answered } from "#api/client.ts";

export type Season = Pick<
	Answered<"GET", "/seasonsv2">["seasons"][number],
	"id" | "name" | "active"
>;
export type SeasonsLeague = Pick<
	Answered<"GET", "/seasonsleagues">["seasonsLeagues"][number],
	"seasonId" | "leagueId" | "league"
>;

/** A league in a season, as a choice: its value says both. */
export type LeagueChoice = { value: string; label: string; seasonId: number; leagueId: number };

/** All leagues, those of the current season first, then by season as the API gives them. */
export function leagueChoices(
	seasons: readonly Season[],
	played: readonly SeasonsLeague[],
): LeagueChoice[] {
	const order = [...seasons.filter(({ active }) => active), ...seasons.filter((it) => !it.active)];
	return order.flatMap((season) =>
		played
			.filter(({ seasonId }) => seasonId === season.id)
			.map(({ leagueId, seasonId, league }) => ({
				seasonId,
				leagueId,
				value: choiceOf({ seasonId, leagueId }),
				label: seasons.length > 1 ? `${league.name}, ${season.name}` : league.name,
			})),
	);
}

export function choiceOf(place: { seasonId: number; leagueId: number }): string {
	return `${place.seasonId}-${place.leagueId}`;
}
