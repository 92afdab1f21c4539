import type { SeasonLeague } from "#domain/league/league.ts";
import type { Season } from "#domain/season/season.ts";
import { scoreWords } from "#domain/sport/score-words.ts";
import type { ScoreWords } from "#domain/sport/sport.ts";
import { type Forecast, outlooks } from "#domain/standings/outlook/outlook.ts";
import {
	computeStandings,
	type StandingsRow,
	type StandingsTeam,
} from "#domain/standings/standings.ts";
import {
	countsDraws,
	plainSetup,
	type TableRules,
	type TableSetup,
} from "#domain/standings/table-rules.ts";
import { nameAndCrest, type TeamEntry } from "#domain/team/team.ts";
import { today } from "#domain/time/wall-clock.ts";
import { type HonorView, honorsShown } from "../honor/honor-views.ts";
import type { Scope } from "../scope.ts";
import { chooseSeason, leaguesInOrder, onlyLeague } from "../season/season-choices.ts";
import { readSeasonGames, type SeasonGames } from "../season/season-games.ts";
import { linksToStages, type StageLink } from "../stage/stage-links.ts";
import { chancesTold } from "./table-chances.ts";

export type LeagueStandings = {
	seasonLeague: SeasonLeague;
	rows: StandingsRow[];
	/** The same with games that go on counted as they stand now; absent where none does (rule `as-it-stands`). */
	asItStands?: StandingsRow[] | undefined;
	rules: TableRules;
	scoreWords: ScoreWords;
	/** Teams that are in no table any more, because their games were annulled. */
	gone: StandingsTeam[];
	/** Absent where nobody said how many go on. */
	forecast?: Forecast | undefined;
};

export type Standings = {
	season: Season | null;
	/** Seasons to choose from, newest first. */
	seasons: Season[];
	/** Every league of the season in the league's own order, for the chooser. */
	leagues: SeasonLeague[];
	/** The tables asked for: one league, or all of them. Empty when it is not played this season. */
	tables: LeagueStandings[];
	/** Brackets to be seen: of the season, or of the league asked for. */
	stages: StageLink[];
	/** Final places and awards, of all these leagues. */
	honors: HonorView[];
	/** "now" while a game goes on that will move a table, else today (`YYYY-MM-DD`) where one is to begin. */
	moves: string | null;
};

/**
 * The standings of a season: of one league, or of all in the organization's order
 * (rule `league-order`).
 */
export async function viewStandings(
	scope: Scope,
	asked: { seasonId?: number | undefined; leagueId?: number | undefined },
): Promise<Standings> {
	const { season, seasons } = await chooseSeason(scope, asked.seasonId);
	const leagues = season === null ? [] : await leaguesInOrder(scope, season.id);
	const shown = await onlyLeague(scope, leagues, asked.leagueId);
	const read = await readSeasonGames(scope, shown);
	const tables = toTables(read);
	const seasonLeagueId = asked.leagueId === undefined ? undefined : shown[0]?.id;
	const stages =
		season === null ? [] : await linksToStages(scope, { seasonId: season.id, seasonLeagueId });
	const honors =
		season === null ? [] : await honorsShown(scope, [season], { leagueId: asked.leagueId });
	return { season, seasons, leagues, tables, stages, honors, moves: movesOf(scope, read) };
}

/** Whether a game goes on that will move a table, or one is to begin today, and on which day that is; null for neither. */
function movesOf({ now, organization }: Scope, { games }: SeasonGames): Standings["moves"] {
	if (games.some(({ status }) => status === "in_progress")) return "now";
	const day = today(now, organization.timeZone);
	return games.some(({ status, date }) => status === "scheduled" && date === day) ? day : null;
}

/** A ranked table for each season-league, in the order they came. */
export function toTables(
	read: SeasonGames,
	/** A team whose games were annulled is in no table that is shown (rule `withdrawn-team`). */
	{ hasAnnulled = false } = {},
): LeagueStandings[] {
	const { leagues, entries, games, setups, inDraft, sports } = read;
	const shown = entries.filter(({ withdrawal }) => hasAnnulled || withdrawal?.games !== "annulled");
	const entriesOf = Map.groupBy(shown, (entry) => entry.seasonLeagueId);
	const hidden = entries.filter((entry) => !shown.includes(entry));
	const goneOf = Map.groupBy(hidden, (entry) => entry.seasonLeagueId);
	const gamesOf = Map.groupBy(games, (game) => game.seasonLeagueId);
	return leagues.map((seasonLeague) => {
		const { id } = seasonLeague;
		const setup = setups.get(id) ?? plainSetup;
		const played = gamesOf.get(id) ?? [];
		const teams = (entriesOf.get(id) ?? []).map(toStandingsTeam);
		return {
			seasonLeague,
			scoreWords: scoreWords(sports.find(({ id }) => id === seasonLeague.league.sportId)),
			rules: setup.rules,
			rows: computeStandings(teams, played, setup),
			asItStands: asItStands(teams, played, setup),
			gone: (goneOf.get(id) ?? []).map(toStandingsTeam),
			forecast: setup.playoffs && {
				teams: setup.playoffs.teams,
				// What a draft will bring nobody knows (rule `marks-need-all-games`).
				chances: chancesTold(read, seasonLeague),
				outlooks: inDraft.has(id) ? new Map() : outlooks(teams, played, setup),
			},
		};
	});
}

/** A level score counts where the league counts draws, and for nobody elsewhere. */
function asItStands(
	teams: readonly StandingsTeam[],
	games: SeasonGames["games"],
	setup: TableSetup,
): StandingsRow[] | undefined {
	const hasDraws = countsDraws(setup.rules);
	const current = games.map((game) => {
		const { status, score } = game;
		if (status !== "in_progress" || score === null) return game;
		const isLevel = score.home === score.away;
		if (isLevel && !hasDraws) return game;
		return { ...game, status: "completed" as const, isDraw: isLevel };
	});
	const isOther = current.some((game, index) => game !== games[index]);
	return isOther ? computeStandings(teams, current, setup) : undefined;
}

export function toStandingsTeam(entry: TeamEntry): StandingsTeam {
	const { id, team, captainId, captainName, withdrawal } = entry;
	return {
		entryId: id,
		teamId: team.id,
		...nameAndCrest(team),
		captainName,
		captainId,
		...(withdrawal !== undefined && { withdrawal }),
	};
}
