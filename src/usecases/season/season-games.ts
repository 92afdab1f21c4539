import { byDateAndTime, type Game, type GameTeam, type GameWithTeams } from "#domain/game/game.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import type { Sport } from "#domain/sport/sport.ts";
import type { TeamEntry } from "#domain/team/team.ts";
import { nameAndCrest } from "#domain/team/team.ts";
import type { StoredGame } from "#store/game/game-columns.ts";
import type { Scope } from "../scope.ts";

/** Teams and games of season-leagues: what standings, schedules and results are made of. */
export type SeasonGames = {
	leagues: readonly SeasonLeague[];
	entries: readonly TeamEntry[];
	/** By date and time, games without a date last. */
	games: readonly StoredGame[];
	/** Those of the organization. */
	sports: readonly Sport[];
};

/** Two queries, whatever the number of leagues. */
export async function readSeasonGames(
	{ store, organization }: Scope,
	leagues: readonly SeasonLeague[],
): Promise<SeasonGames> {
	const ids = leagues.map(({ id }) => id);
	const [entries, games] = await Promise.all([
		store.teams.listEntries(ids),
		store.games.listByLeagues(ids),
	]);
	return { leagues, entries, games, sports: organization.sports };
}

/**
 * Some of the games with the names beside them, by date and time. The names come from the teams
 * that are at hand, so no page asks twice.
 */
export function withTeams(
	games: readonly Game[],
	{ leagues, entries }: Pick<SeasonGames, "leagues" | "entries">,
): GameWithTeams[] {
	const leagueOf = new Map(leagues.map(({ id, league }) => [id, league]));
	const teamOf = new Map(entries.map((entry) => [entry.id, toGameTeam(entry)]));
	return games
		.flatMap((game) => {
			const league = leagueOf.get(game.seasonLeagueId);
			const home = teamOf.get(game.homeEntryId);
			const away = teamOf.get(game.awayEntryId);
			if (league === undefined || home === undefined || away === undefined) return [];
			return [{ ...game, home, away, league: { id: league.id, name: league.name } }];
		})
		.sort(byDateAndTime);
}

function toGameTeam({ id, team }: TeamEntry): GameTeam {
	return { entryId: id, teamId: team.id, ...nameAndCrest(team) };
}
