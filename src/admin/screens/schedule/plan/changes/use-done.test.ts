import { expect, test } from "vitest";
import { gameOf, samplePlan, withGames } from "#testing/admin/plan.ts";
import { stillPossible } from "./use-done.ts";

const plan = samplePlan();
const [first, second] = [gameOf(plan, 0), gameOf(plan, 1)];
const witnesses = plan.games.map(({ id }) => id);
const generatedAnew = withGames(
	plan,
	plan.games.map((game) => ({ ...game, id: game.id + 1000 })),
);
const done = { name: "", title: "", witnesses };

test("a swap can be undone while both games are there", () => {
	const swap = { ...done, back: { kind: "swap" as const, games: [first, second] as const } };
	expect(stillPossible(swap, plan)).toBe(true);
	expect(stillPossible(swap, withGames(plan, [first]))).toBe(false);
});

test("a game that was removed comes back into its own plan only", () => {
	const back = { kind: "restore" as const, game: first, trashId: 1 };
	const rest = witnesses.filter((id) => id !== first.id);
	expect(stillPossible({ ...done, witnesses: rest, back }, plan)).toBe(true);
	expect(stillPossible({ ...done, witnesses: rest, back }, generatedAnew)).toBe(false);
	expect(stillPossible({ ...done, witnesses: [], back }, withGames(plan, []))).toBe(true);
});

test("a game that was added is taken out again while it is there", () => {
	const back = { kind: "remove" as const, game: second };
	expect(stillPossible({ ...done, back }, plan)).toBe(true);
	expect(stillPossible({ ...done, back }, generatedAnew)).toBe(false);
});
