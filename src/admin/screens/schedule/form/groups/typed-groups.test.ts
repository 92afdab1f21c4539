import { describe, expect, test } from "vitest";
import { gamesOfGroup, readGroups, withGroup, withMeetings, withoutGroup } from "./typed-groups.ts";

describe("groups of teams in a form", () => {
	const two = withGroup(withGroup([])).map((group, at) => ({
		...group,
		teamIds: at === 0 ? [1, 2, 3] : [4, 5],
	}));

	test("begin with two games within and one across, said by both sides alike", () => {
		expect(two.map(({ name, meetings }) => [name, meetings])).toEqual([
			["Group 1", ["2", "1"]],
			["Group 2", ["1", "2"]],
		]);
		expect(withMeetings(two, 0, 1, "4").map(({ meetings }) => meetings)).toEqual([
			["2", "4"],
			["4", "2"],
		]);
	});

	test("tell how many games a team of each has", () => {
		expect([gamesOfGroup(two, 0), gamesOfGroup(two, 1)]).toEqual([2 * 2 + 2, 2 + 3]);
	});

	test("leave the others as they were when one is taken out", () => {
		expect(withoutGroup(two, 0)).toEqual([{ name: "Group 2", teamIds: [4, 5], meetings: ["2"] }]);
	});

	test("are read with a sentence at what cannot be", () => {
		const errors: Record<string, string> = {};
		const groups = readGroups(
			withMeetings(
				two.map((group, at) => ({ ...group, name: at === 0 ? " " : " West " })),
				0,
				1,
				"often",
			),
			errors,
		);
		expect(groups[1]).toEqual({ name: "West", teamIds: [4, 5], meetings: [0, 2] });
		expect(errors).toEqual({
			"group-name-0": "Please enter a name.",
			"meetings-0-1": "Please enter a whole number from 0 to 50.",
		});
	});
});
