import type { Answered } from "#api/client.ts";

type TeamLeague = Answered<"GET", "/teamLeague">["teamLeagues"][number];
type Season = Pick<Answered<"GET", "/seasonsv2">["seasons"][number], "id" | "name" | "active">;

/** A league in a season that a team has entered, and where its roster is kept. */
export type SeasonOfTeam = {
	entryId: number;
	season: Season;
	league: { id: number; name: string };
	/** The roster editor. */
	to: string;
};

/** What a team has played in, in the order of the seasons, which come newest first. */
export function seasonsOfTeam(
	teamId: number,
	teamLeagues: readonly TeamLeague[],
	seasons: readonly Season[],
): SeasonOfTeam[] {
	const entered = teamLeagues.filter((entry) => entry.teamId === teamId);
	return seasons.flatMap(({ id, name, active }) =>
		entered
			.filter(({ seasonId }) => seasonId === id)
			.map(({ id: entryId, league }) => ({
				entryId,
				season: { id, name, active },
				league: { id: league.id, name: league.name },
				to: rosterPath(id, league.id, teamId),
			})),
	);
}

/** The roster editor of a team in a league of a season. */
export function rosterPath(seasonId: number, leagueId: number, teamId: number): string {
	return `/dashboard/seasons/${seasonId}/leagues/${leagueId}/teams/${teamId}`;
}
