import { expect, test } from "vitest";
import { weeklyByes } from "./weekly-byes.ts";

const schedule = { id: 5, seasonLeagueId: 1, startDate: "2026-01-05", numWeeks: 3 };

/** A game of the schedule by week, date and teams. */
function game(weekIndex: number | null, date: string | null, home: number, away: number) {
	const sides = { homeEntryId: home, awayEntryId: away };
	return { seasonLeagueId: 1, scheduleId: 5 as number | null, weekIndex, date, ...sides };
}

test("a bye is a team without a game in a week in which others play", () => {
	const games = [
		game(0, "2026-01-05", 1, 2),
		game(1, "2026-01-12", 2, 3),
		game(2, "2026-01-19", 3, 1),
	];
	expect(weeklyByes(schedule, games)).toEqual([
		{ date: "2026-01-05", seasonLeagueId: 1, entryIds: [3] },
		{ date: "2026-01-12", seasonLeagueId: 1, entryIds: [1] },
		{ date: "2026-01-19", seasonLeagueId: 1, entryIds: [2] },
	]);
});

test("a week with two game days says it once, on the last", () => {
	const games = [
		game(0, "2026-01-05", 1, 2),
		game(0, "2026-01-07", 3, 4),
		game(1, "2026-01-12", 5, 1),
	];
	expect(weeklyByes(schedule, games)).toEqual([
		{ date: "2026-01-07", seasonLeagueId: 1, entryIds: [5] },
		{ date: "2026-01-12", seasonLeagueId: 1, entryIds: [2, 3, 4] },
	]);
});

test("nobody has a bye where nobody plays, or everybody does", () => {
	expect(weeklyByes(schedule, [])).toEqual([]);
	expect(weeklyByes(schedule, [game(0, "2026-01-05", 1, 2)])).toEqual([]);
});

test("a game counts where it is played, and where it was planned once it has no date", () => {
	const moved = [
		game(0, "2026-01-05", 1, 2),
		game(0, "2026-01-14", 3, 4),
		game(1, "2026-01-12", 1, 2),
	];
	expect(weeklyByes(schedule, moved)).toEqual([
		{ date: "2026-01-05", seasonLeagueId: 1, entryIds: [3, 4] },
	]);
	const postponed = [game(0, "2026-01-05", 1, 2), game(0, null, 3, 4)];
	expect(weeklyByes(schedule, postponed)).toEqual([]);
	// Played after the last week.
	const late = [game(0, "2026-01-05", 1, 2), game(1, "2026-03-02", 3, 4)];
	expect(weeklyByes(schedule, late).map(({ entryIds }) => entryIds)).toEqual([[3, 4]]);
});

test("a game of the league that was entered by hand is a game, one of another league is none", () => {
	const planned = [game(0, "2026-01-05", 1, 2), game(1, "2026-01-12", 1, 3)];
	const byHand = { ...game(null, "2026-01-06", 3, 9), scheduleId: null };
	expect(weeklyByes(schedule, [...planned, byHand]).map(({ entryIds }) => entryIds)).toEqual([[2]]);
	const elsewhere = { ...byHand, seasonLeagueId: 2 };
	expect(weeklyByes(schedule, [...planned, elsewhere])).toHaveLength(2);
});
