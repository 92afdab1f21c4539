import { expect, test } from "vitest";
import { gameOf, samplePlan } from "#testing/admin/plan.ts";
import { groupsByGames } from "./groups.ts";

const plan = samplePlan();
const names = (games: typeof plan.games) =>
	groupsByGames(plan, games).map((group) => [group.games, group.teams.map(({ name }) => name)]);

test("teams are grouped by their number of games, most first", () => {
	expect(names(plan.games)).toEqual([[3, ["Hawks", "Owls", "Bears", "Foxes"]]]);
});

test("teams without a game are a group too", () => {
	const game = gameOf(plan, 0);
	const [first, second] = names([game]);
	expect(first?.[0]).toBe(1);
	expect(second?.[0]).toBe(0);
	expect(names([])).toEqual([[0, ["Hawks", "Owls", "Bears", "Foxes"]]]);
});
