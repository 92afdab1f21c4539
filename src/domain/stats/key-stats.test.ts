import { expect, test } from "vitest";
import { keyStats } from "./key-stats.ts";
import { shownNumbers } from "./line/shown-numbers.ts";
import { type StatDefinition, writtenDown } from "./stat-definition.ts";

const stat = (abbreviation: string, changes: Partial<StatDefinition> = {}): StatDefinition => ({
	id: abbreviation.length + abbreviation.charCodeAt(0),
	name: abbreviation,
	abbreviation,
	order: 1,
	isHidden: false,
	isSigned: false,
	...writtenDown,
	...changes,
});
const shorts = (definitions: StatDefinition[]) =>
	keyStats(definitions, shownNumbers(definitions)).map(({ short }) => short);

test("a game is told by points, rebounds and assists, or by what there is of basketball", () => {
	expect(shorts([stat("PTS"), stat("3PM"), stat("OREB"), stat("AST")])).toEqual([
		"PTS",
		"REB",
		"AST",
	]);
	expect(shorts([stat("PTS"), stat("3PM")])).toEqual(["PTS", "3PM"]);
});

test("another sport is told by what stands first there", () => {
	expect(shorts([stat("G", { isHeadline: true }), stat("PTS"), stat("S")])).toEqual(["G"]);
});

test("what is hidden tells nothing", () => {
	expect(shorts([stat("PTS", { isHidden: true }), stat("AST")])).toEqual(["AST"]);
});
