import { expect, test } from "vitest";
import { type BracketSlot, bracketLayout } from "./bracket-layout.ts";
import { seriesOf } from "./series-of.ts";
import { plainFormat, type StageFormat } from "./stage.ts";

test("a series stands beside the middle of those that feed it", () => {
	expect(drawn({ teams: 7 })).toEqual({
		bracket: ["1: 1 alone  1: 2 upper  1: 3 lower", "1: 4 upper fed  2: 5 lower fed", "3: 6 fed"],
	});
});

test("who has no game yet leaves room", () => {
	expect(drawn({ teams: 5, hasThirdPlace: true })).toEqual({
		bracket: ["1: 1 alone  1: –", "1: 2 upper fed  1: 3 lower", "2: 5 fed"],
		"third place": ["1: 4"],
	});
});

test("a round that is seeded anew has no lines", () => {
	expect(drawn({ teams: 8, reseeds: true })).toEqual({
		bracket: ["1: 1  1: 2  1: 3  1: 4", "1: 5  1: 6", "1: 7"],
	});
});

test("of a double elimination winners, losers and finals are drawn apart", () => {
	expect(drawn({ teams: 4, kind: "double", hasReset: true })).toEqual({
		winners: ["1: 1 upper  1: 2 lower", "2: 3 fed"],
		losers: ["1: 4 alone", "1: 5 fed"],
		finals: ["1: 6 alone", "1: 7 fed"],
	});
});

function drawn(changes: Partial<StageFormat>) {
	const sections = bracketLayout(seriesOf(Object.assign(plainFormat(2), changes)));
	return Object.fromEntries(
		sections.map(({ kind, columns }) => [
			kind,
			columns.map(({ slots }) => slots.map(inShort).join("  ")),
		]),
	);
}

function inShort({ series, weight, joins, isFed }: BracketSlot): string {
	const parts = [`${weight}:`, series ?? "–", joins, isFed ? "fed" : null];
	return parts.filter((part) => part !== null).join(" ");
}
