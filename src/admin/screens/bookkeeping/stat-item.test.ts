import { expect, test } from "vitest";
import { hidersOf, type StatItem } from "./stat-item.ts";

const stat = (id: number, abbreviation: string, said: Partial<StatItem> = {}): StatItem => ({
	id,
	abbreviation,
	name: abbreviation,
	formula: null,
	isHidden: false,
	format: "whole",
	isHeadline: false,
	...said,
});

test("what is computed from a hidden statistic, through others too, is kept from visitors", () => {
	const hiders = hidersOf([
		stat(1, "G", { isHidden: true }),
		stat(2, "A"),
		stat(3, "PTS", { formula: "2 * G + A" }),
		stat(4, "PPG", { formula: "PTS / GP" }),
		stat(5, "APG", { formula: "A / GP" }),
	]);
	expect(hiders.get(3)).toEqual(["G"]);
	expect(hiders.get(4)).toEqual(["G"]);
	expect(hiders.get(5)).toEqual([]);
	expect(hiders.get(1)).toEqual([]);
});
