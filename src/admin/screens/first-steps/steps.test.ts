import { describe, expect, test } from "vitest";
import { doneCount, type Facts, stepAfter, stepAt, stepsOf } from "./steps.ts";

const nothing: Facts = {
	isOwner: true,
	hasSport: false,
	hasSeason: false,
	hasLeague: false,
	teamsCount: 0,
	hasPlayers: false,
	hasGames: false,
	hasLook: false,
};
const everything: Facts = {
	...nothing,
	hasSport: true,
	hasSeason: true,
	hasLeague: true,
	teamsCount: 2,
	hasPlayers: true,
	hasGames: true,
	hasLook: true,
};
const nameOf = (step: ReturnType<typeof stepAt>) => (step === "done" ? step : step.name);

describe("the first steps", () => {
	test("are seven for an owner, and staff do what is theirs to do", () => {
		expect(stepsOf(nothing).map(({ name }) => name)).toEqual([
			"sport",
			"season",
			"league",
			"teams",
			"players",
			"schedule",
			"look",
		]);
		expect(stepsOf({ ...nothing, isOwner: false }).map(({ name }) => name)).toEqual([
			"season",
			"league",
			"teams",
			"players",
			"schedule",
		]);
	});

	test("begin where something is missing, and end where nothing is", () => {
		expect(nameOf(stepAt(stepsOf(nothing), null))).toBe("sport");
		expect(nameOf(stepAt(stepsOf({ ...everything, teamsCount: 1 }), null))).toBe("teams");
		expect(nameOf(stepAt(stepsOf(everything), null))).toBe("done");
	});

	test("can be come back to, also when they are done", () => {
		expect(nameOf(stepAt(stepsOf(everything), "season"))).toBe("season");
		expect(nameOf(stepAt(stepsOf(nothing), "done"))).toBe("done");
		expect(nameOf(stepAt(stepsOf(nothing), "nonsense"))).toBe("sport");
	});

	test("lead on to the next that is not done, and never back to what was put off", () => {
		const steps = stepsOf({ ...everything, hasSport: false, hasGames: false });
		expect(stepAfter(steps, "sport")).toBe("schedule");
		expect(stepAfter(steps, "schedule")).toBe("done");
		expect(doneCount(steps)).toBe(5);
	});

	test("say which one has to come first", () => {
		const needs = (facts: Partial<Facts>) =>
			stepsOf({ ...nothing, ...facts }).map(({ name, needs }) => needs && `${name}: ${needs}`);
		expect(needs({}).filter(Boolean)).toEqual([
			"league: season",
			"teams: league",
			"players: teams",
			"schedule: teams",
		]);
		expect(needs({ hasSeason: true, hasLeague: true, teamsCount: 2 }).filter(Boolean)).toEqual([]);
	});
});
