import { expect, test } from "vitest";
import { gameOf, samplePlan } from "#testing/admin/plan.ts";
import { type Change, changedGames } from "./changes.ts";

const plan = samplePlan();
const first = gameOf(plan, 0);
const second = gameOf(plan, 2);
const after = (...changes: Change[]) => {
	const games = changedGames(plan, changes);
	return (id: number) => games.find((game) => game.id === id);
};

test("a swap exchanges the teams of two games and nothing else", () => {
	const game = after({ kind: "swap", games: [first, second] });
	expect(game(first.id)).toEqual({
		...first,
		homeTeamId: second.homeTeamId,
		awayTeamId: second.awayTeamId,
	});
	expect(game(second.id)).toMatchObject({ homeTeamId: first.homeTeamId, date: second.date });
});

test("the same swap again brings everything back", () => {
	const swap: Change = { kind: "swap", games: [first, second] };
	expect(changedGames(plan, [swap, swap])).toEqual(plan.games);
});

test("a game that moves belongs to the week of its date", () => {
	const to = { date: "2026-01-21", time: "20:00", location: "Park", court: null };
	expect(after({ kind: "move", game: first, to })(first.id)).toEqual({
		...first,
		...to,
		weekIndex: 2,
	});
});

test("a game that moves out of the weeks stays with the week it was in", () => {
	const to = { date: "2027-06-21", time: "20:00", location: "Park", court: null };
	expect(after({ kind: "move", game: second, to })(second.id)).toMatchObject({ weekIndex: 2 });
});

test("a game that is added has a number of its own until it is saved", () => {
	const to = { date: "2026-01-12", time: "18:00", location: null, court: "Court 1" };
	const add: Change = { kind: "add", matchup: { homeTeamId: 1, awayTeamId: 2 }, to };
	expect(after(add, add)(-2)).toMatchObject({ homeTeamId: 1, awayTeamId: 2, weekIndex: 1 });
});

test("a game that is removed goes, and comes back", () => {
	expect(after({ kind: "remove", game: first })(first.id)).toBeUndefined();
	const back: Change = { kind: "restore", game: first, trashId: 1 };
	expect(after({ kind: "remove", game: first }, back)(first.id)).toEqual(first);
});

test("a swap with a game that has gone meanwhile changes nothing", () => {
	const gone = { ...first, id: 9999 };
	expect(changedGames(plan, [{ kind: "swap", games: [gone, second] }])).toEqual(plan.games);
});
