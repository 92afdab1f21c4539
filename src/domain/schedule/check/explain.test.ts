import { expect, test } from "vitest";
import { league } from "#testing/leagues.ts";
import { inEnglish } from "../../language/say.ts";
import { generateSchedule } from "../generate.ts";

const problemsOf = (...args: Parameters<typeof league>) =>
	generateSchedule(league(...args)).problems;

test("too few slots: the sum, and what would help", () => {
	const [problem, ...more] = problemsOf(6, 4, ["18:00", "19:00"], { rules: { gamesPerTeam: 4 } });
	expect(more).toEqual([]);
	expect(problem).toMatchObject({ kind: "slots", missing: 4 });
	expect(inEnglish(problem?.message ?? "")).toBe(
		"6 teams want 4 games each, which makes 12 games, but there is room for only 8 in 4 weeks: " +
			"4 games do not fit. Add times, courts or weeks, or ask for fewer games.",
	);
});

test("teams that can play at few times: their names, the times and the missing games", () => {
	const late = { unavailableSlots: ["18:00", "19:00"] };
	const [problem] = problemsOf(8, 4, ["18:00", "19:00", "20:00", "21:00"], {
		rules: { gamesPerTeam: 4 },
		team: { T2: late, T4: late, T5: late, T7: late, T8: late },
	});
	expect(problem).toMatchObject({
		kind: "availability",
		missing: 2,
		teams: ["T2", "T4", "T5", "T7", "T8"],
	});
	expect(inEnglish(problem?.message ?? "")).toBe(
		"Team 2, Team 4, Team 5, Team 7 and Team 8 can only play at 8:00 PM and 9:00 PM: 16 places " +
			"for 20 wanted games; 2 games do not fit. Add a slot at those times or free one of these teams.",
	);
	expect(problem?.slots).toContain("2026-01-05 20:00");
});

test("a team that is away too often: its name and its games", () => {
	const team = { T1: { blackoutDates: ["2026-01-05", "2026-01-12"] } };
	const [problem] = problemsOf(4, 4, ["18:00", "19:00"], { team, rules: { gamesPerTeam: 4 } });
	expect(problem).toMatchObject({ kind: "availability", teams: ["T1"], missing: 2 });
	expect(inEnglish(problem?.message ?? "")).toContain("Team 1 can only play in 2 of 4 weeks");
});

test("more games than a day and a week allow: one sentence for all teams, not one for each", () => {
	const rules = { gamesPerTeam: 5 };
	const [problem, ...more] = problemsOf(4, 3, ["18:00", "19:00"], { rules });
	expect(more).toEqual([]);
	expect(problem).toMatchObject({ kind: "slots", teams: ["T1", "T2", "T3", "T4"], missing: 4 });
	expect(inEnglish(problem?.message ?? "")).toBe(
		"Every team wants 5 games, but has room for only 3: at most 1 a day and 1 a week in 3 weeks. " +
			"4 games do not fit. Add weeks, allow more games a week, or ask for fewer games.",
	);
});

test("an odd number of places leaves one team a game short", () => {
	const times = ["18:00", "19:00", "20:00"];
	const { games, problems } = generateSchedule(league(5, 8, times, { rules: { gamesPerTeam: 3 } }));
	expect(games).toHaveLength(7);
	expect(problems).toEqual([expect.objectContaining({ kind: "parity", missing: 1 })]);
});

test("shared people that leave no room", () => {
	const rules = { gamesPerTeam: 2 };
	const conflicts = [["T1", "T2", "T3", "T4"]];
	const [problem] = problemsOf(4, 2, ["18:00", "18:00"], { conflicts, rules });
	expect(problem).toMatchObject({ kind: "conflict", missing: 2 });
	expect(inEnglish(problem?.message ?? "")).toContain("share people");
});

test("filling the slots is no problem to report: a game more or less is as even as can be", () => {
	expect(problemsOf(7, 5, ["18:00", "19:00"])).toEqual([]);
});
