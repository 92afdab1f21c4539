import { expect, test } from "vitest";
import { knownSports } from "#domain/bookkeeping/known-sports.ts";
import { actionsOf, scoringOf } from "#domain/game-log/scoring.ts";
import { assistAfter, faceOf } from "./scorer-game.ts";

function buttonsOf(sport: string) {
	const definitions = (knownSports[sport]?.stats ?? []).map((stat, index) => ({
		...stat,
		id: index + 1,
		order: index,
		isHidden: false,
	}));
	const actions = actionsOf(definitions, scoringOf(sport));
	const named = (name: string) => actions.find(({ stat }) => stat.abbreviation === name);
	return { actions, named, big: actions.map((action) => faceOf(action, actions).big) };
}

test("a button says points, a miss, or its statistic", () => {
	expect(buttonsOf("basketball").big).toEqual([
		"+2",
		"2 ✗",
		"+3",
		"3 ✗",
		"+1",
		"1 ✗",
		"OREB",
		"DREB",
		"AST",
		"TO",
		"STL",
		"BLK",
		"PF",
	]);
	expect(buttonsOf("soccer").big).toEqual(["+1", "A", "SH", "YC", "RC"]);
});

test("a basket or goal asks who prepared it, a free throw does not", () => {
	const asks = (sport: string, name: string) => {
		const { actions, named } = buttonsOf(sport);
		const action = named(name);
		return action && assistAfter(action, actions)?.stat.abbreviation;
	};
	expect(asks("basketball", "2PM")).toBe("AST");
	expect(asks("basketball", "FTM")).toBeUndefined();
	expect(asks("basketball", "STL")).toBeUndefined();
	expect(asks("soccer", "G")).toBe("A");
});
