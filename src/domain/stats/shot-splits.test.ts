import { expect, test } from "vitest";
import { knownSports } from "../bookkeeping/known-sports.ts";
import { shotSplits } from "./shot-splits.ts";
import type { StatDefinition } from "./stat-definition.ts";
import { totalsOf } from "./totals.ts";

const definitionsOf = (sport: string): StatDefinition[] =>
	(knownSports[sport]?.stats ?? []).map((stat, index) => ({
		...stat,
		id: index + 1,
		order: index + 1,
		isHidden: false,
	}));

test("shots are told by kind, where somebody has taken any and visitors may see both numbers", () => {
	const definitions = definitionsOf("basketball");
	const id = (name: string) => definitions.find((stat) => stat.abbreviation === name)?.id ?? 0;
	const values = new Map([
		[id("2PM"), 4],
		[id("2PA"), 9],
		[id("FTM"), 1],
		[id("FTA"), 2],
	]);
	const totals = totalsOf([{ seconds: null, values }], definitions);
	expect(shotSplits(definitions, totals)).toEqual([
		{ kind: "2P", made: 4, attempted: 9 },
		{ kind: "FT", made: 1, attempted: 2 },
	]);
	const visible = definitions.filter(({ abbreviation }) => abbreviation !== "FTA");
	expect(shotSplits(visible, totals).map(({ kind }) => kind)).toEqual(["2P"]);
	for (const sport of ["soccer", "volleyball", "baseball"])
		expect(shotSplits(definitionsOf(sport), totals)).toEqual([]);
});
