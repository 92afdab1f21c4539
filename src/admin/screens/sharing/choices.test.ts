import { expect, test } from "vitest";
import { choicesOf } from "./choices.ts";

test("a team that plays in two leagues is offered once, for both", () => {
	const hawks = { id: 7, name: "Hawks" };
	const owls = { id: 8, name: "Albatrosses" };
	const leagues = [
		{ id: 1, name: "Monday D1", teams: [hawks, owls] },
		{ id: 2, name: "Tuesday D2", teams: [hawks] },
	] as unknown as Parameters<typeof choicesOf>[0];
	expect(choicesOf(leagues).teams).toEqual([
		{ id: 8, name: "Albatrosses", leagueIds: [1] },
		{ id: 7, name: "Hawks", leagueIds: [1, 2] },
	]);
});
