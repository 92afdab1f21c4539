import { expect, test } from "vitest";
import { sizeOf, sizeOfAll } from "./league-size.ts";

const monday = { id: 1, name: "Monday", teams: [roster(1, 2, 3), roster(3, 4), roster()] };
const tuesday = { id: 2, name: "Tuesday", teams: [roster(4, 5)] };

test("who plays for two teams of a league is one player", () => {
	expect(sizeOf(monday)).toEqual({ id: 1, name: "Monday", teams: 3, players: 4 });
});

test("who plays in two leagues is one player of both together", () => {
	expect(sizeOfAll([monday, tuesday])).toEqual({ teams: 4, players: 5 });
	expect(sizeOfAll([])).toEqual({ teams: 0, players: 0 });
});

function roster(...ids: number[]) {
	return { players: ids.map((id) => ({ id })) };
}
