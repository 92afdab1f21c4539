import { expect, test } from "vitest";
import { defaultBasketballStats, knownStat, statNameOf } from "./default-stats.ts";

test("a known statistic is found in any case", () => {
	expect(statNameOf("pts")).toBe("Points");
	expect(statNameOf("Fgm")).toBe("Field goals made");
});

test("an unknown statistic is named by its abbreviation", () => {
	expect(statNameOf("DUNKS")).toBe("DUNKS");
	expect(knownStat("DUNKS")).toBeUndefined();
});

test("only plus-minus may be below zero", () => {
	const signed = defaultBasketballStats.filter((stat) => stat.isSigned);
	expect(signed.map((stat) => stat.name)).toEqual(["Plus-minus"]);
	expect(knownStat("plus_minus")?.isSigned).toBe(true);
	expect(knownStat("+/-")?.isSigned).toBe(true);
});

test("abbreviations of the default set are unique", () => {
	const abbreviations = defaultBasketballStats.map((stat) => stat.abbreviation);
	expect(new Set(abbreviations).size).toBe(abbreviations.length);
});
