import { expect, test } from "vitest";
import { ranksByWeek } from "./rank-by-week.ts";
import type { StandingsGame } from "./standings.ts";

const team = (entryId: number) => ({
	entryId,
	teamId: entryId,
	name: `Team ${entryId}`,
	captainName: null,
	captainId: null,
	logoUrl: null,
});

let made = 0;
function game(date: string | null, home: number, scored: number, away: number, allowed: number) {
	made += 1;
	return {
		id: made,
		homeEntryId: home,
		awayEntryId: away,
		date,
		time: null,
		status: "completed",
		forfeitedBy: null,
		score: { home: scored, away: allowed },
	} satisfies StandingsGame;
}

test("a team's rank is told for each week in which somebody played, from its first game on", () => {
	const games = [
		game("2026-01-05", 1, 80, 2, 70),
		game("2026-01-12", 3, 60, 1, 50),
		game("2026-01-13", 3, 60, 2, 50),
		game("2026-02-02", 1, 60, 3, 50),
		game(null, 1, 60, 3, 50),
		{ ...game("2026-02-09", 1, 60, 3, 50), status: "postponed" as const },
		{ ...game("2026-02-16", 1, 60, 3, 50), stageId: 7 },
	];
	const entries = [team(1), team(2), team(3), team(4)];
	expect(ranksByWeek(entries, games, 1)).toEqual([
		{ week: 1, rank: 1 },
		{ week: 2, rank: 2 },
		{ week: 5, rank: 1 },
	]);
	expect(ranksByWeek(entries, games.toReversed(), 1)).toEqual(ranksByWeek(entries, games, 1));
	expect(ranksByWeek(entries, games, 3).map(({ week }) => week)).toEqual([2, 5]);
	expect(ranksByWeek(entries, games, 4)).toEqual([]);
	expect(ranksByWeek(entries, [], 1)).toEqual([]);
});
