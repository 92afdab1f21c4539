import { expect, test } from "vitest";
import type { GameWithTeams } from "../game/game.ts";
import { headToHead } from "./head-to-head.ts";

const team = (teamId: number) => ({
	teamId,
	entryId: 10 * teamId,
	name: `${teamId}`,
	logoUrl: null,
});
let made = 0;
function game(home: number, scored: number, away: number, allowed: number): GameWithTeams {
	made += 1;
	return {
		id: made,
		seasonLeagueId: 1,
		homeEntryId: 10 * home,
		awayEntryId: 10 * away,
		date: `2026-01-0${made}`,
		time: null,
		location: null,
		videoUrl: null,
		status: scored + allowed === 0 ? "forfeit" : "completed",
		forfeitedBy: scored + allowed === 0 ? "home" : null,
		score: { home: scored, away: allowed },
		league: { id: 1, name: "D1" },
		home: team(home),
		away: team(away),
	};
}

test("meetings are counted for both teams, wherever they were played", () => {
	const games = [game(1, 80, 2, 70), game(2, 60, 1, 75), game(2, 90, 1, 60), game(1, 0, 2, 0)];
	const { tallies, biggest } = headToHead(games.toReversed(), 1);
	const [own, theirs] = tallies;
	expect([own.wins, own.losses, own.pointsFor]).toEqual([2, 2, 215]);
	expect([theirs.wins, theirs.losses, theirs.pointsFor]).toEqual([2, 2, 220]);
	expect([own.home, own.away]).toEqual([
		{ wins: 1, losses: 1 },
		{ wins: 1, losses: 1 },
	]);
	expect(theirs.streak).toEqual({ kind: "win", count: 2 });
	expect(biggest.map((one) => one?.score)).toEqual([
		{ home: 60, away: 75 },
		{ home: 90, away: 60 },
	]);
});
