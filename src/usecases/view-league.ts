import type { GameWithTeams } from "#domain/game/game.ts";
import type { League } from "#domain/league/league.ts";
import { currentSeason, type Season } from "#domain/season/season.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import { found } from "./refusals.ts";
import type { Scope } from "./scope.ts";
import { latestResults, nextGames } from "./view-home.ts";
import { visibleSeasons } from "./view-season.ts";
import { readSeasonGames, withTeams } from "./view-season-games.ts";
import { type SeasonLeaders, seasonLeaders } from "./view-season-leaders.ts";
import { toTables } from "./view-standings.ts";

export type LeagueProfile = SeasonLeaders & {
	league: League;
	/** The visible seasons the league is played in, newest first. */
	seasons: Season[];
	season: Season | null;
	rows: StandingsRow[];
	nextGames: GameWithTeams[];
	/** Latest first. */
	latestResults: GameWithTeams[];
};

const gameCount = 4;

/** One competition in one season (R2.38): the current one unless another is asked for. */
export async function viewLeague(
	scope: Scope,
	{ id, seasonId }: { id: number; seasonId?: number | undefined },
): Promise<LeagueProfile> {
	const { store } = scope;
	const [league, visible, played] = await Promise.all([
		store.leagues.find(id),
		visibleSeasons(scope),
		store.leagues.listByLeague(id),
	]);
	const seasons = visible.filter((season) => played.some(({ seasonId }) => seasonId === season.id));
	// A league that is only played in hidden seasons is not to be seen yet.
	const isHidden = played.length > 0 && seasons.length === 0;
	const shown = found(isHidden ? null : league, "This league does not exist.");
	const season = seasons.find((candidate) => candidate.id === seasonId) ?? currentSeason(seasons);
	const leagues = played.filter((seasonLeague) => seasonLeague.seasonId === season?.id);
	const read = await readSeasonGames(scope, leagues);
	const leaders =
		season === null
			? { pointsPerGame: [], threes: [] }
			: await seasonLeaders(scope, season.id, read);
	return {
		league: shown,
		seasons,
		season,
		rows: toTables(read)[0]?.rows ?? [],
		nextGames: withTeams(nextGames(scope, read.games, gameCount), read),
		latestResults: withTeams(latestResults(read.games, gameCount), read).reverse(),
		...leaders,
	};
}
