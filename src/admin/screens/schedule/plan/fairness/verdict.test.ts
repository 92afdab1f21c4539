import { expect, test } from "vitest";
import { gameOf, movedIn, samplePlan, withGames } from "#testing/admin/plan.ts";
import { fairnessInOneLine, lineVerdict, measureName } from "./measures.ts";
import { brokenRules, verdictOf } from "./verdict.ts";

const plan = samplePlan();

test("a plan that is proved the best says so, and what everybody gets", () => {
	const proved = samplePlan({ weeks: 12 });
	expect(fairnessInOneLine(proved.report)).toBe("As fair as can be, proved");
	expect(verdictOf(proved)).toBe(
		"Every team plays 12 games, half of them at home. " +
			"No schedule for these teams and times can be fairer, and that is proved.",
	);
});

test("a plan that is not quite proved says what is left", () => {
	expect(verdictOf(plan)).toBe(
		"Every team plays 3 games, as many at home as away, give or take one. " +
			"Proved the best possible in all but one thing: 2 games might be at a fairer time.",
	);
});

test("without games there is nothing to say", () => {
	expect(verdictOf(withGames(plan, []))).toBe("There are no games yet.");
	expect(fairnessInOneLine(null)).toBe("No games yet");
});

test("a plan that breaks a rule says so before it speaks of fairness", () => {
	const off = movedIn(plan, gameOf(plan, 0), { time: "10:00", court: null });
	expect(verdictOf(off)).toContain("1 rule is broken.");
});

test("games may be missing because they do not fit, or because they were taken out", () => {
	const problem = { kind: "slots" as const, message: "", missing: 2, teamIds: [], slots: [] };
	expect(verdictOf({ ...plan, problems: [problem] })).toContain("2 games are missing.");
});

test("teams with byes have as many as they have", () => {
	const odd = samplePlan({ teams: ["Hawks", "Owls", "Bears"], weeks: 4, times: ["18:00"] });
	expect(verdictOf(odd)).toMatch(/^Teams play 2 or 3 games, .*, and have 1 or 2 byes\./);
});

test("what is left to do is said in games, not in numbers of a method", () => {
	const line = { measure: "time", value: 12, bound: 10, gap: 1 } as const;
	expect(lineVerdict(line)).toBe("1 game might be at a fairer time");
	expect(lineVerdict({ ...line, gap: 0 })).toBe("Best possible, proved");
	expect(measureName("time")).toBe("Times of day");
});

test("with several things left the most important is named", () => {
	const [games, opponents] = plan.report?.lines ?? [];
	if (!plan.report || !games || !opponents) throw new Error("The sample has no report.");
	const lines = [games, { ...opponents, gap: 2 }, { ...games, measure: "court" as const, gap: 1 }];
	expect(fairnessInOneLine({ ...plan.report, lines })).toBe(
		"2 games might be between teams that meet less often, and 1 more thing might be fairer",
	);
});

test("two games of a team on one day are one broken rule, not two", () => {
	const doubled = movedIn(plan, gameOf(plan, 1), { date: "2026-01-05", time: "21:00" });
	const sentences = doubled.problems.map(({ message }) => message);
	const twice = sentences.filter((sentence) => sentence.includes("on Monday, January 5, but"));
	expect(twice.length).toBeGreaterThan(0);
	const shown = brokenRules(doubled.problems).map(({ message }) => message);
	expect(shown.filter((sentence) => twice.includes(sentence))).toEqual([]);
	expect(shown.filter((sentence) => sentence.includes("in week 1"))).toHaveLength(twice.length);
});
