import { expect, test } from "vitest";
import { isBarred, noFeeRules, weekOfPlay, whoGaveUp } from "./fee-rules.ts";

test.each([
	["2026-01-05", 1],
	["2026-01-11", 1],
	["2026-01-12", 2],
	["2026-02-02", 5],
	["2026-01-01", 1],
])("%s is week %i of a league whose first game is on 2026-01-05", (day, week) => {
	expect(weekOfPlay(day, "2026-01-05")).toBe(week);
});

test("who owes what is due does not play from the week on that the league says, and never without one", () => {
	const rules = { forfeitFine: 0, barredFrom: 5 };
	expect(isBarred(rules, 1, 4)).toBe(false);
	expect(isBarred(rules, 1, 5)).toBe(true);
	expect(isBarred(rules, 0, 9)).toBe(false);
	expect(isBarred(noFeeRules, 1, 9)).toBe(false);
});

test("those who gave a game up are its clubs, and nobody in a game that is no forfeit", () => {
	const game = { home: { teamId: 1 }, away: { teamId: 2 }, status: "forfeit" } as const;
	expect(whoGaveUp({ ...game, forfeitedBy: "home" })).toEqual([1]);
	expect(whoGaveUp({ ...game, forfeitedBy: "both" })).toEqual([1, 2]);
	expect(whoGaveUp({ ...game, status: "completed", forfeitedBy: null })).toEqual([]);
});
