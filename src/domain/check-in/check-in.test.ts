import { expect, test } from "vitest";
import { type CheckedIn, withCheckedIn, withStar } from "./check-in.ts";

const noted = (more: Partial<CheckedIn>): CheckedIn => ({
	playerId: 1,
	side: "home",
	isHere: true,
	isStarter: false,
	number: null,
	isGuest: false,
	isStar: false,
	...more,
});
const sent = (more: Partial<CheckedIn>) => {
	const { playerId, side, isHere, isStarter, number } = noted(more);
	return { playerId, side, isHere, isStarter, number };
};

test("who starts is here, and who was not sent stays as noted", () => {
	const before = [noted({}), noted({ playerId: 2, isHere: false })];
	expect(withCheckedIn(before, [sent({ isHere: null, isStarter: true, number: "7" })])).toEqual([
		noted({ isStarter: true, number: "7" }),
		noted({ playerId: 2, isHere: false }),
	]);
});

test("a guest stays one, and of whom nothing is said any more nothing is kept", () => {
	const before = [noted({ isGuest: true }), noted({ playerId: 2 })];
	const after = [sent({ isHere: null }), sent({ playerId: 2, isHere: null })];
	expect(withCheckedIn(before, after)).toEqual([noted({ isGuest: true, isHere: null })]);
});

test("a game has one player of the game, or none", () => {
	const before = [noted({ isStar: true }), noted({ playerId: 2 })];
	const stars = (all: CheckedIn[]) => all.filter((it) => it.isStar).map((it) => it.playerId);
	expect(stars(withStar(before, { playerId: 2, side: "home" }))).toEqual([2]);
	expect(stars(withStar(before, { playerId: 9, side: "away" }))).toEqual([9]);
	expect(stars(withStar(before, null))).toEqual([]);
});
