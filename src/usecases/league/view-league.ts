import type { GameWithTeams } from "#domain/game/game.ts";
import type { League } from "#domain/league/league.ts";
import type { Season } from "#domain/season/season.ts";
import type { ScoreWords } from "#domain/sport/sport.ts";
import type { Forecast } from "#domain/standings/outlook/outlook.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import { plainRules, type TableRules } from "#domain/standings/table-rules.ts";
import { found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { latestResults, nextGames } from "../season/next-and-latest.ts";
import { chooseAmong, seasonsWith, visibleSeasons } from "../season/season-choices.ts";
import { readSeasonGames, withTeams } from "../season/season-games.ts";
import { withIfNecessary } from "../stage/games-if-necessary.ts";
import { linksToStages, type StageLink } from "../stage/stage-links.ts";
import { toTables } from "../standings/view-standings.ts";
import { type SeasonLeaders, seasonLeaders } from "../stats/season-leaders.ts";

export type LeagueProfile = SeasonLeaders & {
	league: League;
	/** The visible seasons the league is played in, newest first. */
	seasons: Season[];
	season: Season | null;
	rows: StandingsRow[];
	rules: TableRules;
	forecast: Forecast | undefined;
	/** Null without a table. */
	scoreWords: ScoreWords | null;
	nextGames: GameWithTeams[];
	/** Latest first. */
	latestResults: GameWithTeams[];
	/** Brackets of the season that its teams play in. */
	stages: StageLink[];
};

const missing = "This league does not exist.";

/** Games in each of the two lists. */
const gameCount = 4;

/** One competition in one season: the current one unless another is asked for. */
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
	const seasons = seasonsWith(visible, played, missing);
	const season = chooseAmong(seasons, seasonId);
	const leagues = played.filter((seasonLeague) => seasonLeague.seasonId === season?.id);
	const read = await readSeasonGames(scope, leagues);
	const [table] = toTables(read);
	const leaders =
		season === null
			? { pointsPerGame: [], threes: [], boards: [] }
			: await seasonLeaders(scope, season.id, read);
	const [first] = leagues;
	const stages =
		first === undefined
			? []
			: await linksToStages(scope, { seasonId: first.seasonId, seasonLeagueId: first.id });
	return {
		stages,
		league: found(league, missing),
		seasons,
		season,
		rows: table?.rows ?? [],
		rules: table?.rules ?? plainRules,
		forecast: table?.forecast,
		scoreWords: table?.scoreWords ?? null,
		nextGames: withTeams(
			await withIfNecessary(scope, { ...read, games: nextGames(scope, read.games, gameCount) }),
			read,
		),
		latestResults: withTeams(latestResults(read.games, gameCount), read).reverse(),
		...leaders,
	};
}
