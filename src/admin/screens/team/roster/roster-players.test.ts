import { describe, expect, test } from "vitest";
import { ApiError } from "#api/client.ts";
import {
	factOf,
	inWordsOfTheScreen,
	nameOf,
	numberToSort,
	playerOptions,
	type RosterPlayer,
} from "./roster-players.ts";

test("a player without a last name is called by the first", () => {
	expect(nameOf({ firstName: "Kaimana", lastName: null })).toBe("Kaimana");
	expect(nameOf({ firstName: "Ann", lastName: "Lee" })).toBe("Ann Lee");
});

describe("number and position", () => {
	test("are attributes of those names, in any case", () => {
		expect(factOf(aPlayer({ number: "7", POSITION: "G" }), "Number")).toBe("7");
		expect(factOf(aPlayer({ number: "7", POSITION: "G" }), "Position")).toBe("G");
		expect(factOf(aPlayer({}), "Number")).toBeNull();
	});

	test("numbers sort as numbers; what is none has no place", () => {
		const numbers = ["10", "9", "00", "x"].map((value) => numberToSort(aPlayer({ Number: value })));
		expect(numbers).toEqual([10, 9, 0, null]);
		expect(numberToSort(aPlayer({}))).toBeNull();
	});
});

describe("playerOptions", () => {
	const players = [
		{ id: 1, firstName: "Ann", lastName: "Lee", places: [{ team: { name: "Hawks" } }] },
		{ id: 2, firstName: "Bo", lastName: null, places: [] },
	] as unknown as Parameters<typeof playerOptions>[0];

	test("say where everybody plays now", () => {
		expect(playerOptions(players, [])).toEqual([
			{ id: 1, name: "Ann Lee", note: "Hawks" },
			{ id: 2, name: "Bo", note: "No team" },
		]);
	});

	test("leave out who stands on the roster", () => {
		expect(playerOptions(players, [{ id: 1 }]).map(({ id }) => id)).toEqual([2]);
	});
});

describe("the words of a refusal", () => {
	test('"on this team" from the server is "in this team" on the screen', () => {
		const said = inWordsOfTheScreen(new ApiError(409, { message: "Player already on this team" }));
		expect(said).toMatchObject({ status: 409, message: "Player already exists in this team" });
	});

	test("everything else stays as it is", () => {
		for (const error of [new ApiError(404, { message: "Player not found." }), new Error("x")]) {
			expect(inWordsOfTheScreen(error)).toBe(error);
		}
	});
});

function aPlayer(values: Record<string, string>): RosterPlayer {
	return {
		attributeValues: Object.entries(values).map(([name, value]) => ({
			attribute: { name },
			value,
		})),
	} as unknown as RosterPlayer;
}
