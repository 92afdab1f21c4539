import { expect, test } from "vitest";
import type { PlanData, PlanReport } from "../plan-data.ts";
import { compareMeasures, compareTeams, teamColumns, verdictOn } from "./comparison.ts";

const line = (measure: PlanReport["lines"][number]["measure"], gap: number) => ({
	measure,
	gap,
	value: 10 + gap,
	bound: 10,
});
const team = (id: number, changes: Partial<PlanReport["teams"][number]> = {}) => ({
	id,
	games: 10,
	byes: 1,
	longestBye: 1,
	home: 5,
	away: 5,
	times: { "18:00": 5, "19:00": 5 },
	opponents: {},
	minRematchWeeks: 4,
	...changes,
});
const names = { a: "Spring", b: "Spring, draft 2" };

function plan(report: Omit<PlanReport, "proven"> | null): PlanData {
	return {
		games: [],
		byes: [],
		problems: [],
		wishes: [],
		schedule: {} as PlanData["schedule"],
		teams: [
			{ id: 1, name: "Team 10", logoUrl: null, unavailableSlots: [] },
			{ id: 2, name: "Team 9", logoUrl: null, unavailableSlots: [] },
		],
		slots: [
			{ week: 0, date: "2026-01-05", time: "18:00", court: "Court 1" },
			{ week: 0, date: "2026-01-05", time: "19:00", court: "Court 1" },
		],
		report: report && { proven: false, ...report },
	};
}

const first = plan({
	lines: [line("games", 0), line("time", 2), line("court", 1)],
	teams: [team(1), team(2, { home: 7, away: 3, times: { "19:00": 8 } })],
});
const second = plan({
	lines: [line("games", 0), line("time", 1), line("court", 0)],
	teams: [team(1, { games: 9, byes: 2 }), team(2, { minRematchWeeks: 2 })],
});

test("whichever is nearer to the best there can be is better", () => {
	const measures = compareMeasures(first, second);
	expect(measures.map(({ measure, better }) => [measure, better])).toEqual([
		["games", null],
		["time", "b"],
	]);
	expect(verdictOn(measures, names)).toBe("Spring, draft 2 is better in 1 point.");
});

test("a measure in which such schedules cannot differ is left out: with one court, the court", () => {
	expect(compareMeasures(first, second).some(({ measure }) => measure === "court")).toBe(false);
});

test("teams are compared number by number, by name", () => {
	expect(teamColumns(first, second)).toEqual([
		"Games",
		"Byes",
		"Home–away",
		"At 7:00 PM",
		"Weeks to rematch",
	]);
	const [nine, ten] = compareTeams(first, second);
	expect([nine?.name, ten?.name]).toEqual(["Team 9", "Team 10"]);
	expect(ten?.cells).toEqual([
		{ a: "10", b: "9", better: "a" },
		{ a: "1", b: "2", better: "a" },
		{ a: "5–5", b: "5–5", better: null },
		{ a: "5", b: "5", better: null },
		{ a: "4", b: "4", better: null },
	]);
	expect(nine?.cells[2]).toEqual({ a: "7–3", b: "5–5", better: "b" });
	expect(nine?.cells[4]).toEqual({ a: "4", b: "2", better: "a" });
});

test("late games are told, but nobody's are better: one team less is another one more", () => {
	expect(compareTeams(first, second)[0]?.cells[3]).toEqual({ a: "8", b: "5", better: null });
});

test("who never meets the same opponent again has the longest wait", () => {
	const never = plan({ lines: [], teams: [team(1, { minRematchWeeks: null })] });
	const [, ten] = compareTeams(never, first);
	expect(ten?.cells[4]).toEqual({ a: "–", b: "4", better: "a" });
});

test("a draft without games is no worse and no better", () => {
	const measures = compareMeasures(first, plan(null));
	expect(measures.every(({ better }) => better === null)).toBe(true);
	expect(compareTeams(plan(null), first)[0]?.cells[0]).toEqual({ a: "–", b: "10", better: null });
});

test("the verdict counts the points", () => {
	const points = (better: "a" | "b" | null) => ({
		measure: "games" as const,
		a: undefined,
		b: undefined,
		better,
	});
	expect(verdictOn([points(null)], names)).toBe("Both are equally fair.");
	expect(verdictOn([points("a"), points("a"), points("b")], names)).toBe(
		"Spring is better in 2 points, Spring, draft 2 in 1.",
	);
});
