import { expect, test } from "vitest";
import type { StatItem } from "../stat-item.ts";
import { formulaProblem } from "./formula-check.ts";

const stat = (id: number, abbreviation: string, formula: string | null = null): StatItem => ({
	id,
	abbreviation,
	name: abbreviation,
	formula,
	isHidden: false,
	format: "whole",
	isHeadline: false,
});
const stats = [stat(1, "G"), stat(2, "A"), stat(3, "PTS", "2 * G + A")];
const fresh = { id: 0, name: "Rating", abbreviation: "RTG" };

test("a formula of statistics that are kept is fine", () => {
	expect(formulaProblem("PTS / GP", fresh, stats)).toBeNull();
});

test("a name that nobody keeps is said while it is typed", () => {
	expect(formulaProblem("2 * SHOTS", fresh, stats)).toBe("There is no statistic called SHOTS.");
});

test("a statistic cannot be made of itself, nor of what is made of it", () => {
	expect(formulaProblem("RTG + 1", fresh, stats)).toMatch(/^RTG would depend on itself/);
	const goals = { id: 1, name: "G", abbreviation: "G" };
	expect(formulaProblem("PTS - A", goals, stats)).toMatch(/depend on itself/);
});
