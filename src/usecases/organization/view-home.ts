import { type Game, type GameWithTeams, hasScore, shownStatus } from "#domain/game/game.ts";
import { winner } from "#domain/game/winner-and-forfeit.ts";
import type { Season } from "#domain/season/season.ts";
import { addDays } from "#domain/time/calendar.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Scope } from "../scope.ts";
import { chooseSeason, leaguesInOrder } from "../season/season-choices.ts";
import { readSeasonGames, withTeams } from "../season/season-games.ts";
import { type LeagueStandings, toTables } from "../standings/view-standings.ts";
import { type SeasonLeader, type SeasonLeaders, seasonLeaders } from "../stats/season-leaders.ts";

export type Home = {
	/** The current season; null before there is one. */
	season: Season | null;
	facts: SeasonFacts;
	nextGames: GameWithTeams[];
	/** The seven days from today on, with how many games each has; empty when none of them has one. */
	week: HomeDay[];
	/** Latest first. */
	latestResults: GameWithTeams[];
	/** Every league with its whole table; a page shows as many rows as it has room for. */
	tables: LeagueStandings[];
	pointsPerGame: SeasonLeader[];
	threes: SeasonLeader[];
	boards: SeasonLeaders["boards"];
};

export type HomeDay = { date: string; games: number };

export type SeasonFacts = { leagues: number; teams: number; players: number; gamesPlayed: number };

/** Games in each of the two lists of the home page. */
const gameCount = 4;

/** What is going on in the current season of the organization. */
export async function viewHome(scope: Scope): Promise<Home> {
	const { season } = await chooseSeason(scope, undefined);
	if (season === null) return { ...nothing, season };
	const read = await readSeasonGames(scope, await leaguesInOrder(scope, season.id));
	const [players, leaders] = await Promise.all([
		scope.store.players.countInSeason(season.id),
		seasonLeaders(scope, season.id, read),
	]);
	return {
		season,
		facts: {
			leagues: read.leagues.length,
			teams: new Set(read.entries.map(({ team }) => team.id)).size,
			players,
			gamesPlayed: read.games.filter(isPlayed).length,
		},
		week: weekOfGames(scope, read.games),
		nextGames: withTeams(nextGames(scope, read.games, gameCount), read),
		latestResults: withTeams(latestResults(read.games, gameCount), read).reverse(),
		tables: toTables(read),
		...leaders,
	};
}

/** The first games still to be played from today on. `games` come by date and time. */
export function nextGames<Known extends Game>(
	{ now, organization }: Scope,
	games: readonly Known[],
	count: number,
): Known[] {
	const from = today(now, organization.timeZone);
	const isNext = (game: Game) =>
		game.date !== null &&
		game.date >= from &&
		(shownStatus(game) === "scheduled" || game.status === "in_progress");
	return games.filter(isNext).slice(0, count);
}

function weekOfGames({ now, organization }: Scope, games: readonly Game[]): HomeDay[] {
	const from = today(now, organization.timeZone);
	const days = [0, 1, 2, 3, 4, 5, 6].map((later) => {
		const date = addDays(from, later);
		return { date, games: games.filter((game) => game.date === date).length };
	});
	return days.some((day) => day.games > 0) ? days : [];
}

/** The last games that were played or decided. `games` come by date and time. */
export function latestResults<Known extends Game>(games: readonly Known[], count: number): Known[] {
	return games.filter(isPlayed).slice(-count);
}

function isPlayed(game: Game): boolean {
	return winner(game) !== null || (game.status !== "in_progress" && hasScore(game));
}

const nothing: Omit<Home, "season"> = {
	facts: { leagues: 0, teams: 0, players: 0, gamesPlayed: 0 },
	week: [],
	nextGames: [],
	latestResults: [],
	tables: [],
	pointsPerGame: [],
	threes: [],
	boards: [],
};
