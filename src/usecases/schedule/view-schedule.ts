import {
	type GameStatus,
	type GameWithTeams,
	gameStatuses,
	shownStatus,
} from "#domain/game/game.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import type { Season } from "#domain/season/season.ts";
import { isOfTeam, type WaitingGame } from "#domain/stage/waiting-game.ts";
import type { Team } from "#domain/team/team.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Scope } from "../scope.ts";
import {
	amongTeams,
	chooseSeason,
	leaguesInOrder,
	onlyLeague,
	teamsToChoose,
} from "../season/season-choices.ts";
import { readSeasonGames, withTeams } from "../season/season-games.ts";
import { withIfNecessary } from "../stage/games-if-necessary.ts";
import { listWaitingGames } from "../stage/waiting-games.ts";
import {
	type ByesOfDay,
	type PublishedSchedules,
	readPublishedSchedules,
} from "./published-schedules.ts";

/** What a visitor may narrow the schedule to; absent means all. */
export type ScheduleFilter = {
	seasonId?: number | undefined;
	leagueId?: number | undefined;
	/** The club, whichever league it plays in. */
	teamId?: number | undefined;
	/** `YYYY-MM-DD` */
	date?: string | undefined;
	/** As shown to visitors, not as stored. */
	status?: GameStatus | undefined;
};

export type Schedule = PublishedSchedules & {
	season: Season | null;
	/** What the choosers offer: seasons newest first, leagues in their order, teams by name. */
	seasons: Season[];
	leagues: SeasonLeague[];
	teams: Team[];
	/** The distinct dates of the games of the leagues shown, and the one asked for, first to last. */
	dates: string[];
	/** The statuses these games are in, and the one asked for, in the order of a game's life. */
	statuses: GameStatus[];
	/** The games asked for by date and time, those without a date last. */
	games: GameWithTeams[];
	/** Those among them whose teams are not both known, likewise. */
	waiting: WaitingGame[];
	/** The first day from today on with a game still to be played; null when there is none. */
	nextDate: string | null;
};

/** The games of a season, narrowed to what was asked, and what may be asked. */
export async function viewSchedule(scope: Scope, asked: ScheduleFilter): Promise<Schedule> {
	const { season, seasons } = await chooseSeason(scope, asked.seasonId);
	const leagues = season === null ? [] : await leaguesInOrder(scope, season.id);
	const shown = await onlyLeague(scope, leagues, asked.leagueId);
	const read = await readSeasonGames(scope, shown);
	const teams = await teamsToChoose(scope, read.entries, asked.teamId);
	const { byes, changedOn } = await readPublishedSchedules(scope, read);
	const seasonLeagueIds = shown.map(({ id }) => id);
	const unknown = await listWaitingGames(scope, { seasonLeagueIds });
	const all = withTeams(await withIfNecessary(scope, read), read);
	const teamId = amongTeams(teams, asked.teamId);
	const games = all.filter((game) => isAsked(game, { ...asked, teamId }));
	const waiting = unknown.filter((game) => isAskedWaiting(game, { ...asked, teamId }));
	const dates = new Set([...all, ...unknown].flatMap(({ date }) => date ?? []));
	if (asked.date !== undefined) dates.add(asked.date);
	const statuses = new Set<GameStatus>(all.map(shownStatus));
	if (unknown.length > 0) statuses.add("scheduled");
	if (asked.status !== undefined) statuses.add(asked.status);
	return {
		season,
		seasons,
		leagues,
		teams,
		dates: [...dates].sort(),
		statuses: gameStatuses.filter((status) => statuses.has(status)),
		games,
		waiting,
		byes: byesAsked(byes, games, { ...asked, teamId }),
		changedOn,
		nextDate: nextDateOf({ games, waiting }, today(scope.now, scope.organization.timeZone)),
	};
}

function isAsked(game: GameWithTeams, { teamId, date, status }: ScheduleFilter): boolean {
	return (
		(teamId === undefined || game.home.teamId === teamId || game.away.teamId === teamId) &&
		(date === undefined || game.date === date) &&
		(status === undefined || shownStatus(game) === status)
	);
}

/** Nobody has played yet. */
function isAskedWaiting(game: WaitingGame, { teamId, date, status }: ScheduleFilter): boolean {
	return (
		isOfTeam(game, teamId) &&
		(date === undefined || game.date === date) &&
		(status === undefined || status === "scheduled")
	);
}

/** Byes are no games of any status; a team asked for has its own, even on a day without its games. */
function byesAsked(
	byes: readonly ByesOfDay[],
	games: readonly GameWithTeams[],
	{ teamId, date, status }: ScheduleFilter,
): ByesOfDay[] {
	if (status !== undefined || games.length === 0) return [];
	const dated = byes.filter((bye) => date === undefined || bye.date === date);
	if (teamId === undefined) return dated;
	return dated.flatMap((bye) => {
		const teams = bye.teams.filter(({ id }) => id === teamId);
		return teams.length === 0 ? [] : [{ ...bye, teams }];
	});
}

function nextDateOf(
	{ games, waiting }: Pick<Schedule, "games" | "waiting">,
	from: string,
): string | null {
	const toCome = games.filter((game) => shownStatus(game) === "scheduled");
	const days = [...toCome, ...waiting].flatMap(({ date }) => date ?? []);
	return days.filter((date) => date >= from).sort()[0] ?? null;
}
