import { describe, expect, test } from "vitest";
import type { PlanTeam } from "../plan-data.ts";
import { inputOf, readTyped } from "./reading.ts";
import {
	filledDown,
	type TypedSchedule,
	typedOf,
	untouched,
	weeksOf,
	withCourts,
} from "./typed-schedule.ts";

const hawks: PlanTeam = { id: 1, name: "Hawks", logoUrl: null, unavailableSlots: [] };
const owls: PlanTeam = { id: 2, name: "Owls", logoUrl: null, unavailableSlots: ["18:00"] };
const typed: TypedSchedule = {
	...untouched,
	name: " Spring ",
	startDate: "2026-01-05",
	numWeeks: "3",
	gameDays: ["Monday"],
	times: "18:00, 19:00,",
};
const errorsOf = (changes: Partial<TypedSchedule>) =>
	readTyped({ ...typed, ...changes }, [hawks]).errors;

describe("a form is read", () => {
	test("with name, start, weeks, days and times alone", () => {
		const reading = readTyped(typed, [hawks, owls]);
		expect(reading).toMatchObject({ name: "Spring", startDate: "2026-01-05", numWeeks: 3 });
		expect(reading.errors).toEqual({});
		expect(reading.unavailable).toEqual([]);
		expect(reading.rules).toEqual({
			gameDays: ["Monday"],
			sameSlot: true,
			timeSlots: ["18:00", "19:00"],
			weeklyTimeSlots: [],
			courts: [],
			skipDates: [],
			closedCourts: [],
			blackouts: [],
			pinnedGames: [],
			sharedPeople: [],
			wishes: [],
			groups: [],
			countsLastSeason: false,
			gamesPerTeam: null,
			maxGamesPerDay: 1,
			maxGamesPerWeek: null,
			gameMinutes: 60,
		});
	});

	test("with times of each week, as many weeks as there are", () => {
		const { rules } = readTyped(
			{ ...typed, sameSlot: false, weeklyTimes: ["18:00", "", "19:00, 20:00", "21:00"] },
			[],
		);
		expect(rules).toMatchObject({
			sameSlot: false,
			timeSlots: [],
			weeklyTimeSlots: [["18:00"], [], ["19:00", "20:00"]],
		});
	});

	test("with one court that is not named as none, so that a time twice is a second one", () => {
		const courts = (names: string[]) => readTyped({ ...typed, courts: names }, []).rules.courts;
		expect(courts(["Court 1"])).toEqual([]);
		expect(courts([" "])).toEqual([]);
		expect(courts(["Main gym"])).toEqual(["Main gym"]);
		expect(courts(["Court 1", " "])).toEqual(["Court 1", "Court 2"]);
	});

	test("with the teams whose times are new", () => {
		const unavailable = { 1: "19:00, 18:00 ,", 2: "18:00" };
		expect(readTyped({ ...typed, unavailable }, [hawks, owls]).unavailable).toEqual([
			{ teamId: 1, slots: ["18:00", "19:00"] },
		]);
		expect(readTyped({ ...typed, unavailable: { 2: "" } }, [hawks, owls]).unavailable).toEqual([
			{ teamId: 2, slots: [] },
		]);
	});
});

describe("what cannot be read is said at its field", () => {
	test("name and start date are required", () => {
		expect(Object.keys(errorsOf({ name: " ", startDate: "" }))).toEqual(["name", "startDate"]);
	});

	test.each(["0", "-1", "1.5", "", "105", "two"])("%s is no number of weeks", (numWeeks) => {
		expect(Object.keys(errorsOf({ numWeeks }))).toEqual(["numWeeks"]);
	});

	test("24:00 is no time, for nobody", () => {
		expect(errorsOf({ times: "24:00" })).toEqual({
			timeSlots: "“24:00” is not a time such as 18:00.",
		});
		expect(Object.keys(errorsOf({ unavailable: { 1: "18:00, 24:00" } }))).toEqual([
			"unavailable-1",
		]);
		const weekly = { sameSlot: false, weeklyTimes: ["18:00", "late"], times: "late" };
		expect(Object.keys(errorsOf(weekly))).toEqual(["week-1"]);
	});

	test("a schedule needs a day and a time, in one of its weeks at least", () => {
		expect(errorsOf({ gameDays: [] })).toEqual({
			gameDays: "Please choose at least one game day.",
		});
		const noTime = "Please enter at least one time, such as 19:00.";
		expect(errorsOf({ times: " , " })).toEqual({ timeSlots: noTime });
		const weekly = { sameSlot: false, weeklyTimes: ["", "18:00", ""] };
		expect(errorsOf(weekly)).toEqual({});
		expect(errorsOf({ ...weekly, weeklyTimes: [] })).toEqual({ "week-0": noTime });
	});

	test("numbers are whole, courts differ, pinned games are complete", () => {
		expect(errorsOf({ gamesPerTeam: "ten", maxGamesPerDay: "0", gameMinutes: "" })).toMatchObject({
			gamesPerTeam: expect.any(String),
			maxGamesPerDay: expect.any(String),
			gameMinutes: expect.any(String),
		});
		expect(errorsOf({ courts: ["North", "North"] })).toHaveProperty("courts");
		const pinned = { homeTeamId: 1, awayTeamId: null, date: "", time: "", court: "" };
		expect(errorsOf({ pinned: [pinned] })).toHaveProperty(["pinned-0"]);
	});
});

test("a schedule that is there is read as it was saved", () => {
	const { rules } = readTyped(typed, []);
	const schedule = {
		...rules,
		id: 7,
		name: "Spring",
		leagueId: 3,
		league: { id: 3, name: "D1" },
		seasonId: 2,
		startDate: "2026-01-05",
		numWeeks: 3,
		weeklyDates: [],
		games: 0,
		isPublished: false,
		publishedAt: null,
		changedAt: null,
		courts: ["North"],
		closedCourts: [],
		wishes: [],
		groups: [
			{ name: "East", teamIds: [1], meetings: [2, 1] },
			{ name: "West", teamIds: [2], meetings: [1, 3] },
		],
		countsLastSeason: true,
		gamesPerTeam: 8,
		maxGamesPerWeek: 2,
		pinnedGames: [{ homeTeamId: 1, awayTeamId: 2, date: "2026-01-05", time: "18:00", court: null }],
	};
	const again = readTyped(typedOf(schedule), []);
	expect(again.errors).toEqual({});
	expect({ ...schedule, ...again.rules }).toEqual(schedule);
});

test("the generator is asked the same, and a game on each game day when no limit is given", () => {
	const twoDays: TypedSchedule = {
		...typed,
		gameDays: ["Monday", "Tuesday"],
		unavailable: { 1: "19:00" },
	};
	const input = inputOf(readTyped(twoDays, [hawks, owls]), [hawks, owls]);
	expect(input.rules?.maxGamesPerWeek).toBe(2);
	expect(input.teams.map(({ unavailableSlots }) => unavailableSlots)).toEqual([
		["19:00"],
		["18:00"],
	]);
});

test("places are counted before there is a date", () => {
	expect(inputOf(readTyped({ ...typed, startDate: "" }, []), []).schedule.startDate).not.toBe("");
	expect(weeksOf({ ...typed, startDate: "" })).toEqual([]);
	expect(weeksOf(typed)).toEqual(["2026-01-05", "2026-01-12", "2026-01-19"]);
});

test("courts keep their names when one is added or taken away", () => {
	expect(withCourts(["North"], 3)).toEqual(["North", "Court 2", "Court 3"]);
	expect(withCourts(["North", "South"], 1)).toEqual(["North"]);
});

test("the times of a week fill the weeks below it", () => {
	expect(filledDown(["18:00", "19:00"], 1, 4)).toEqual(["18:00", "19:00", "19:00", "19:00"]);
	expect(filledDown([], 0, 2)).toEqual(["", ""]);
});
