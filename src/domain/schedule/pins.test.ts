import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLeague, league } from "#testing/leagues.ts";
import { inEnglish } from "../language/say.ts";
import { evaluateSchedule } from "./check/evaluate.ts";
import { generateSchedule } from "./generate.ts";

test("whatever is pinned of a schedule stays, and the games around it keep all rules", () => {
	const leagues = fc.sample(anyLeague, { numRuns: 15, seed: 9 });
	for (const [index, input] of leagues.entries()) {
		const pinned = generateSchedule(input)
			.games.filter((_, at) => at % (2 + (index % 3)) === 0)
			.map(({ court, ...pin }, at) => (at % 2 === 0 ? { ...pin, court } : pin));
		const again = generateSchedule({ ...input, pinned, seed: (input.seed ?? 0) + 1 });
		for (const pin of pinned) expect(again.games).toContainEqual(expect.objectContaining(pin));
		const { problems } = evaluateSchedule({ ...input, pinned }, again.games);
		expect(problems).toEqual(again.problems);
	}
}, 60_000);

test("a pin without a court is kept on any court of its time", () => {
	const pin = { home: "T1", away: "T2", date: "2026-01-05", time: "18:00" };
	const input = league(4, 1, ["18:00"], { courts: ["North", "South"], pinned: [pin] });
	const on = (court: string) => [
		{ ...pin, week: 0, court },
		{ ...pin, home: "T3", away: "T4", week: 0, court: court === "North" ? "South" : "North" },
	];
	expect(evaluateSchedule(input, on("South")).problems).toEqual([]);
	expect(evaluateSchedule(input, on("North")).problems).toEqual([]);
	const [north] = evaluateSchedule(
		{ ...input, pinned: [{ ...pin, court: "North" }] },
		on("South"),
	).problems;
	expect(inEnglish(north?.message ?? "")).toBe(
		"The game pinned on Monday, January 5 at 6:00 PM was moved.",
	);
});
