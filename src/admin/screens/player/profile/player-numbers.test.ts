import { expect, test } from "vitest";
import { gamesOf, type Profile, seasonsOf, statisticsOf } from "./player-numbers.ts";

const [pts, ftm, fta, plusMinus] = [1, 2, 3, 4];
const [hawksNow, owlsThen] = [11, 21];
const [won, lost, old] = [101, 102, 90];

const profile: Profile = {
	player: {} as Profile["player"],
	activeSeasonId: 5,
	allStats: [
		stat(pts, "PTS"),
		stat(ftm, "FTM", true),
		stat(fta, "FTA"),
		stat(plusMinus, "PLUS_MINUS"),
	],
	teamHistory: [team(hawksNow, 5), team(owlsThen, 4)],
	gameStats: [
		...numbers(won, hawksNow, 5, { [pts]: 20, [ftm]: 3, [fta]: 4 }),
		...numbers(lost, hawksNow, 5, { [pts]: 11, [plusMinus]: -4 }),
		...numbers(old, owlsThen, 4, { [pts]: 30 }),
	],
};

test("members see hidden statistics too, and are told which these are", () => {
	const { definitions, shown, hidden } = statisticsOf(profile);
	expect(definitions.map(({ isHidden }) => isHidden)).toEqual([false, false, false, false]);
	expect(definitions.map(({ isSigned }) => isSigned)).toEqual([false, false, false, true]);
	expect(shown.freeThrows).toBe(true);
	expect(hidden).toEqual(["FTM"]);
});

test("every season and team has a row, and the career adds them up", () => {
	const { rows, career } = seasonsOf(profile);
	expect(rows.map(({ team, totals }) => [team.id, totals.games, totals.points])).toEqual([
		[hawksNow, 2, 31],
		[owlsThen, 1, 30],
	]);
	expect([career.games, career.points, career.freeThrowsAttempted]).toEqual([3, 61, 4]);
});

test("the games of a season come latest first, from the player's side", () => {
	const games = [game(won, hawksNow, 31, 80, 70), game(lost, 31, hawksNow, 66, 60)];
	const { rows, totals } = gamesOf(profile, 5, [...games, game(103, hawksNow, 31, 0, 0)]);
	expect(rows.map(({ id, label, result, numbers: of }) => [id, label, result, of.points])).toEqual([
		[lost, "at Team 31", "L 60-66", 11],
		[won, "vs Team 31", "W 80-70", 20],
	]);
	expect([totals.games, totals.points]).toEqual([2, 31]);
	expect(gamesOf(profile, null, games).rows).toEqual([]);
});

test("a game that does not count is listed, said to be, and in no sum", () => {
	const live = 104;
	const gameStats = [...profile.gameStats, ...numbers(live, hawksNow, 5, { [pts]: 9 }, false)];
	const games = [{ ...game(live, hawksNow, 31, 20, 18), status: "in_progress" as const }];
	const { rows, totals } = gamesOf({ ...profile, gameStats }, 5, games);
	expect(rows.map(({ result, numbers: of }) => [result, of.points])).toEqual([["not counted", 9]]);
	expect([totals.games, totals.points]).toEqual([2, 31]);
	expect(seasonsOf({ ...profile, gameStats }).career.points).toBe(61);
});

function stat(id: number, abbreviation: string, hidden = false) {
	return {
		id,
		abbreviation,
		name: abbreviation,
		order: id,
		hidden,
		isVisible: !hidden,
		sportId: 1,
		formula: null,
		format: "whole" as const,
		headline: false,
	};
}

function team(id: number, seasonId: number): Profile["teamHistory"][number] {
	const named = { id, name: `Team ${id}` };
	return {
		id,
		entryId: id,
		team: named,
		teamId: id,
		league: named,
		leagueId: 1,
		season: { id: seasonId, name: `Season ${seasonId}` },
		seasonId,
		entry: {
			id,
			seasonId,
			leagueId: 1,
			teamId: id,
			seasonLeagueId: 1,
		},
	};
}

function numbers(
	game: number,
	entry: number,
	season: number,
	values: Record<number, number>,
	counts = true,
) {
	return Object.entries(values).map(([id, value]) => ({
		gameId: game,
		playerId: 1,
		statId: Number(id),
		value,
		seasonId: season,
		teamId: entry,
		entryId: entry,
		counts,
	}));
}

function game(id: number, home: number, away: number, scoreHome: number, scoreAway: number) {
	const side = (entry: number) => ({
		id: entry + 1000,
		name: `Team ${entry}`,
		logoUrl: null,
		entryId: entry,
	});
	return {
		id,
		date: null,
		homeTeam: side(home),
		awayTeam: side(away),
		homeEntryId: home,
		awayEntryId: away,
		homeScore: scoreHome,
		awayScore: scoreAway,
		status: "completed",
		forfeitedBy: null,
	} as Parameters<typeof gamesOf>[2][number];
}
