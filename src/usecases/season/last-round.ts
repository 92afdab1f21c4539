import type { GameWithTeams } from "#domain/game/game.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import type { Season } from "#domain/season/season.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type LeagueStandings, toTables } from "../standings/view-standings.ts";
import { isPlayed, latestResults } from "./next-and-latest.ts";
import { readSeasonGames, withTeams } from "./season-games.ts";

/** A league as its last evening left it. */
export type LastRound = {
	seasonLeague: SeasonLeague;
	season: Season;
	/** The last day on which a game was played; null before the first one. */
	date: string | null;
	/** What was played on it. */
	games: GameWithTeams[];
	table: LeagueStandings;
};

/** What a season-league played last, and its table. */
export async function viewLastRound(scope: Scope, { id }: { id: number }): Promise<LastRound> {
	const missing = "League not found.";
	const seasonLeague = found(await scope.store.leagues.findSeasonLeague(id), missing);
	const season = await scope.store.seasons.find(seasonLeague.seasonId);
	const read = await readSeasonGames(scope, [seasonLeague]);
	const [last] = latestResults(read.games, 1);
	const date = last?.date ?? null;
	const played = date === null ? [] : read.games.filter((it) => it.date === date && isPlayed(it));
	return {
		seasonLeague,
		season: found(season?.isVisible ? season : undefined, missing),
		date,
		games: withTeams(played, read),
		table: found(toTables(read)[0], missing),
	};
}
