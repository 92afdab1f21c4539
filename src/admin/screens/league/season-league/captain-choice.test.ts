import { expect, test } from "vitest";
import { captainChoices, captainChosen, captainValue } from "./captain-choice.ts";

const players = [
	{ id: 7, name: "Ann Able" },
	{ id: 8, name: "Bo Baker" },
];

test("the captain is one of the roster, or nobody", () => {
	const team = { captain: "Ann Able", captainId: 7, players };
	expect(captainChoices(team).map(({ label }) => label)).toEqual([
		"No captain",
		"Ann Able",
		"Bo Baker",
	]);
	expect(captainValue(team)).toBe("7");
	expect(captainChosen("8", team)).toEqual({ captainId: 8 });
	expect(captainChosen("", team)).toEqual({ captain: null, captainId: null });
	expect(captainChosen("7", { ...team, captain: "Captain Ann" })).toEqual({});
});

test("somebody who is only written down stays until another is chosen", () => {
	const team = { captain: "Coach Kim", captainId: null, players };
	expect(captainChoices(team)[1]?.label).toBe("Coach Kim (not on the roster)");
	expect(captainChosen(captainValue(team), team)).toEqual({});
	expect(captainChosen("7", team)).toEqual({ captainId: 7 });
});

test("a team without players says so", () => {
	const team = { captain: null, captainId: null, players: [] };
	expect(captainChoices(team)).toEqual([{ value: "", label: "No players yet" }]);
	expect(captainValue(team)).toBe("");
});
