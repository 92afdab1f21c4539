import { expect, test } from "vitest";
import { isFinalPeriod } from "../game/periods.ts";
import { builtInStats } from "../stats/built-in-stats.ts";
import { checkFormula, problemAmong } from "../stats/formula/check-formula.ts";
import { mostHeadlines } from "../stats/headline-stats.ts";
import { knownSports } from "./known-sports.ts";

const sports = Object.entries(knownSports);

test.each(sports)("%s starts with formulas that can be computed", (_, { stats }) => {
	const kept = stats.map((stat, index) => ({ ...stat, id: index + 1 }));
	for (const { formula } of kept) {
		if (formula === null) continue;
		expect(checkFormula(formula, kept)).toMatchObject({ kind: "formula", text: formula });
	}
	expect(problemAmong(kept)).toBeNull();
	expect(new Set(kept.map(({ abbreviation }) => abbreviation)).size).toBe(kept.length);
	expect(kept.filter(({ isHeadline }) => isHeadline).length).toBeLessThanOrEqual(mostHeadlines);
});

test.each(sports)("%s ends with the final score", (_, { periods }) => {
	expect(periods.filter(isFinalPeriod)).toEqual(periods.slice(-1));
	expect(periods.map(({ order }) => order)).toEqual(periods.map((_, index) => index + 1));
});

test("the formulas of the product are made of what basketball keeps", () => {
	const kept = (knownSports.basketball?.stats ?? []).map((stat, index) => ({
		...stat,
		id: index + 1,
	}));
	for (const { formula } of Object.values(builtInStats)) {
		expect(checkFormula(formula, kept)).toMatchObject({ kind: "formula", text: formula });
	}
});
