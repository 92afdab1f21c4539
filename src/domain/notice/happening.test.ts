import { describe, expect, test } from "vitest";
import { type GameChange, type GameState, type Happening, merge } from "./happening.ts";

const today = "2026-03-02";
const stood: GameState = {
	date: "2026-03-09",
	time: "19:00",
	location: "Gym",
	status: "scheduled",
	forfeitedBy: null,
	home: { teamId: 1, name: "Hawks" },
	away: { teamId: 2, name: "Owls" },
};
const change = (
	gameId: number,
	before: Partial<GameState>,
	after: Partial<GameState>,
): GameChange => ({
	gameId,
	before: Object.assign(structuredClone(stood), before),
	after: Object.assign(structuredClone(stood), after),
});
const changed = (...changes: GameChange[]): Happening => ({
	kind: "gamesChanged",
	changes,
	reason: null,
});
const moved = (gameId: number, from: string, to: string) =>
	change(gameId, { date: from }, { date: to });

describe("what is held back", () => {
	test("tells how a game stood at first and how it stands in the end", () => {
		const held = [{ id: "a", happening: changed(moved(1, "2026-03-09", "2026-03-16")) }];
		expect(merge(held, changed(moved(1, "2026-03-16", "2026-03-23")), today)).toEqual({
			held: [{ id: "a", happening: null }],
			added: changed(moved(1, "2026-03-09", "2026-03-23")),
		});
	});

	test("is taken back when a game stands as before", () => {
		const held = [
			{
				id: "a",
				happening: changed(
					moved(1, "2026-03-09", "2026-03-16"),
					moved(2, "2026-03-09", "2026-03-16"),
				),
			},
		];
		const back = (gameId: number) => moved(gameId, "2026-03-16", "2026-03-09");
		expect(merge(held, changed(back(1), back(2)), today)).toEqual({
			held: [{ id: "a", happening: null }],
			added: null,
		});
		expect(merge(held, changed(back(1)), today)).toEqual({
			held: [{ id: "a", happening: changed(moved(2, "2026-03-09", "2026-03-16")) }],
			added: null,
		});
	});

	test("gives way to the same said again, and to nothing else", () => {
		const held = [
			{ id: "a", happening: { kind: "result", gameId: 1 } as const },
			{ id: "b", happening: { kind: "result", gameId: 2 } as const },
		];
		const again: Happening = { kind: "result", gameId: 1 };
		expect(merge(held, again, today)).toEqual({
			held: [{ id: "a", happening: null }],
			added: again,
		});
	});
});

test.each([
	["a day that is over", moved(1, "2026-02-01", "2026-02-02")],
	["a game that has begun", change(1, {}, { status: "in_progress" })],
	["a result", change(1, {}, { status: "completed" })],
	["a place that nobody has said", change(1, { location: null }, { location: "" })],
])("nothing is told of %s", (_, told) => {
	expect(merge([], changed(told), today).added).toBeNull();
});

test.each<[string, Partial<GameState>]>([
	["is called off", { status: "cancelled" }],
	["is postponed", { status: "postponed" }],
	["has its place changed", { location: "Arena" }],
	["has other teams", { away: { teamId: 3, name: "Jays" } }],
	["begins at another time", { time: "20:00" }],
])("it is told that a game %s", (_, after) => {
	expect(merge([], changed(change(1, {}, after)), today).added).not.toBeNull();
});
