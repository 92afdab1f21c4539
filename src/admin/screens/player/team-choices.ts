import type { Answered } from "#api/client.ts";
import { foremostSeason, newestFirst, type Season } from "#domain/season/season.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";

type TeamLeague = Answered<"GET", "/teamLeague">["teamLeagues"][number];

/** A team of a season-league that a player can be put on, by the id of its entry. */
export type TeamChoice = {
	entryId: number;
	team: string;
	league: string;
	seasonId: number;
	leagueId: number;
	teamId: number;
};

/** The teams of the current season by name; a team stands there once for each of its leagues. */
export function teamChoices(
	entries: readonly TeamLeague[],
	seasons: readonly Season[],
): TeamChoice[] {
	const season = foremostSeason(seasons);
	return season === null ? [] : teamsOf(entries, season.id);
}

/** The seasons that have teams, the newest first, each with its teams by name. */
export function choicesBySeason(
	entries: readonly TeamLeague[],
	seasons: readonly Season[],
): { season: Season; teams: TeamChoice[] }[] {
	return newestFirst(seasons)
		.map((season) => ({ season, teams: teamsOf(entries, season.id) }))
		.filter(({ teams }) => teams.length > 0);
}

function teamsOf(entries: readonly TeamLeague[], seasonId: number): TeamChoice[] {
	return entries
		.filter((entry) => entry.seasonId === seasonId)
		.map(({ id, team, league, leagueId, teamId }) => ({
			entryId: id,
			team: team.name,
			league: league.name,
			seasonId,
			leagueId,
			teamId,
		}))
		.sort((a, b) => naturalOrder(a.team, b.team) || naturalOrder(a.league, b.league));
}
