import { expect, test } from "vitest";
import { plainRules } from "./check/plan-rules.ts";
import { planOf, type StandingGame } from "./input.ts";

const teams = [7, 8, 9].map((id) => ({ id, name: `Team ${id}`, unavailableSlots: ["18:00"] }));
const schedule = {
	startDate: "2026-01-05",
	numWeeks: 2,
	gameDays: ["Monday" as const, "Friday" as const],
	hasSameSlots: true,
	timeSlots: ["18:00"],
	weeklyTimeSlots: [],
	rules: plainRules,
};
const game = (changes: Partial<StandingGame> = {}): StandingGame => ({
	homeTeamId: 7,
	awayTeamId: 8,
	weekIndex: 0,
	date: "2026-01-05",
	time: "18:00",
	location: null,
	hasBegun: false,
	...changes,
});

test("without a limit a team may play on each game day", () => {
	expect(planOf(schedule, teams, []).input.rules).toEqual({
		gamesPerTeam: null,
		maxGamesPerDay: 1,
		maxGamesPerWeek: 2,
		gameMinutes: 60,
	});
	const rules = { ...plainRules, maxGamesPerDay: 2, maxGamesPerWeek: 3 };
	expect(planOf({ ...schedule, rules }, teams, []).input.rules).toMatchObject({
		maxGamesPerWeek: 3,
	});
});

test("rules about teams that have left the league are passed over", () => {
	const rules = {
		...plainRules,
		blackouts: [
			{ teamId: 7, dates: ["2026-01-05"] },
			{ teamId: 1, dates: ["2026-01-05"] },
		],
		pinnedGames: [{ homeTeamId: 1, awayTeamId: 7, date: "2026-01-05", time: "18:00", court: null }],
		sharedPeople: [
			[7, 1],
			[8, 9, 1],
		],
	};
	const { input } = planOf({ ...schedule, rules }, teams, []);
	expect(input.teams[0]).toMatchObject({ id: "7", blackoutDates: ["2026-01-05"] });
	expect(input).toMatchObject({ pinned: [], conflicts: [["8", "9"]] });
});

test("games that have begun are played, and the pins they made true are no pins any more", () => {
	const pin = { homeTeamId: 7, awayTeamId: 8, date: "2026-01-05", time: "18:00", court: null };
	const rules = { ...plainRules, pinnedGames: [pin, { ...pin, date: "2026-01-09" }] };
	const { input, games } = planOf({ ...schedule, rules }, teams, [
		game({ hasBegun: true }),
		game({ time: "09:00", location: "Gym", hasBegun: true }),
		game({ date: null, hasBegun: true }),
		game({ date: "2026-01-12", weekIndex: 1 }),
	]);
	expect(input.pinned).toEqual([{ home: "7", away: "8", date: "2026-01-09", time: "18:00" }]);
	expect(input.played).toMatchObject([{ court: "Court 1" }, { time: "09:00", court: "Gym" }]);
	expect(games).toHaveLength(3);
});
