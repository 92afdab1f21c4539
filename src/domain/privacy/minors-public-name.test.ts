import { expect, test } from "vitest";
import { formerPlayer, publicName, publicText } from "./minors-public-name.ts";

const shown = (firstName: string, lastName: string) => {
	const name = publicName({ firstName, lastName });
	return `${name.firstName} ${name.lastName}`.trim();
};

test.each([
	["Maya", "Rodriguez", "Maya R."],
	["Maya", "de la Cruz", "Maya D."],
	["Aoife", "o'Neill", "Aoife O."],
	["Zoë", "Östberg", "Zoë Ö."],
	["Mary-Ann", "Smith-Jones", "Mary-Ann S."],
	["Maya", "R.", "Maya R."],
])("%s %s is %s", (firstName, lastName, expected) => {
	expect(shown(firstName, lastName)).toBe(expected);
});

test("both names in the field of the first one do not go out", () => {
	expect(shown("Maya Rodriguez", "")).toBe("Maya R.");
	expect(shown("Maya Rodriguez", "Lopez")).toBe("Maya L.");
});

test("a last name alone is an initial", () => {
	expect(shown("", "Rodriguez")).toBe("R.");
	expect(shown("Maya", "")).toBe("Maya");
});

test("a name that is whole in one word is an initial", () => {
	expect(shown("김민준", "")).toBe("김.");
	expect(shown("田中太郎", "")).toBe("田.");
});

test("a captain's name in one text is cut like a player's", () => {
	expect(publicText("Maya Luisa Rodriguez")).toBe("Maya R.");
	expect(publicText("Maya")).toBe("Maya");
});

test("who has no name any more keeps that", () => {
	expect(publicName(formerPlayer)).toEqual(formerPlayer);
});
