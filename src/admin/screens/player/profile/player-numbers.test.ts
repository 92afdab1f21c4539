import { expect, test } from "vitest";
import { gamesOf, type Profile, seasonsOf, statisticsOf } from "./player-numbers.ts";

const [pts, ftm, fta, plusMinus] = [1, 2, 3, 4];
const [hawksNow, owlsThen] = [11, 21];
const [won, lost, old] = [101, 102, 90];

const profile: Profile = {
	...{ player: {} as Profile["player"], activeSeasonId: 5 },
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

function stat(id: number, abbreviation: string, hidden = false) {
	return {
		...{ id, abbreviation, name: abbreviation, order: id },
		...{ hidden, is_visible: !hidden, sport_id: 1 },
		...{ formula: null, format: "whole" as const, headline: false },
	};
}

function team(id: number, seasonId: number): Profile["teamHistory"][number] {
	const named = { id, name: `Team ${id}` };
	return {
		...{ id, seasons_leagues_team_id: id, team: named, team_id: id, league: named, league_id: 1 },
		...{ season: { id: seasonId, name: `Season ${seasonId}` }, season_id: seasonId },
		seasons_leagues_team: {
			...{ id, season_id: seasonId, league_id: 1, team_id: id, seasons_league_id: 1 },
		},
	};
}

function numbers(game: number, entry: number, season: number, values: Record<number, number>) {
	return Object.entries(values).map(([id, value]) => ({
		...{ game_id: game, player_id: 1, stat_id: Number(id), value },
		...{ season_id: season, team_id: entry, seasons_leagues_team_id: entry },
	}));
}

function game(id: number, home: number, away: number, scoreHome: number, scoreAway: number) {
	const side = (entry: number) => ({
		...{ id: entry + 1000, name: `Team ${entry}`, logo_url: null },
		seasons_leagues_team_id: entry,
	});
	return {
		...{ id, date: null, homeTeam: side(home), awayTeam: side(away) },
		...{ home_seasons_leagues_team_id: home, away_seasons_leagues_team_id: away },
		...{ score_home: scoreHome, score_away: scoreAway, status: "completed", forfeited_by: null },
	} as Parameters<typeof gamesOf>[2][number];
}
