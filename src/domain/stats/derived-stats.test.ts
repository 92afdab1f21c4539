import { describe, expect, test } from "vitest";
import { derivedStats } from "./formula/compile.ts";
import { boardStats, headlineStats } from "./headline-stats.ts";
import { readableStats } from "./line/read-stat.ts";
import { shownNumbers, visibleOnly } from "./line/shown-numbers.ts";
import { type StatDefinition, type StatFormat, writtenDown } from "./stat-definition.ts";
import { addTotals, totalsOf } from "./totals.ts";

const soccer = [
	stat("G"),
	stat("A"),
	stat("SH"),
	stat("PTS", "2 * G + A"),
	stat("SH%", "100 * G / SH", "percent"),
	stat("GPG", "G / GP", "decimal"),
];

function stat(abbreviation: string, formula: string | null = null, format: StatFormat = "whole") {
	return { abbreviation, formula, format };
}

function define(list: readonly ReturnType<typeof stat>[], change: Partial<StatDefinition> = {}) {
	return list.map(
		(it, index): StatDefinition => ({
			id: index + 1,
			name: it.abbreviation,
			order: index,
			isHidden: false,
			isSigned: false,
			...writtenDown,
			...it,
			...change,
		}),
	);
}

const definitions = define(soccer);
const line = (values: Record<string, number>) => ({
	seconds: null,
	values: new Map(
		Object.entries(values).map(([name, value]) => [
			soccer.findIndex(({ abbreviation }) => abbreviation === name) + 1,
			value,
		]),
	),
});

/** What tables say of these lines together, by abbreviation. */
function shown(lines: readonly ReturnType<typeof line>[], of = definitions) {
	const totals = totalsOf(lines, of);
	return Object.fromEntries(
		readableStats(of, of).map(({ definition, text }) => [definition.abbreviation, text(totals)]),
	);
}

describe("a derived statistic", () => {
	test("is computed from one line, and absent is not 0", () => {
		expect(shown([line({ G: 2, SH: 5 })])).toEqual({
			G: "2",
			A: "-",
			SH: "5",
			PTS: "4",
			"SH%": "40.0",
			GPG: "2.0",
		});
		expect(shown([line({ SH: 3 })])).toMatchObject({ G: "-", PTS: "-", "SH%": "0.0" });
		expect(shown([line({ G: 1, SH: 0 })])).toMatchObject({ PTS: "2", "SH%": "-" });
	});

	test("of many games is made of the sums, not of percentages of percentages", () => {
		const lines = [line({ G: 1, SH: 1 }), line({ G: 1, A: 2, SH: 6 }), line({ A: 1 })];
		expect(shown(lines)).toEqual({
			G: "2",
			A: "3",
			SH: "7",
			PTS: "7",
			"SH%": "28.6",
			GPG: "0.7",
		});
	});

	test("that is a sum of multiples adds up as lines do; others are read from the sums", () => {
		const derived = derivedStats(definitions);
		const isAdditive = definitions.map(({ id }) => derived.get(id)?.isAdditive);
		expect(isAdditive).toEqual([...Array(3).fill(undefined), true, false, false]);
		const [first, second] = [[line({ G: 1 })], [line({ A: 4 }), line({})]];
		const added = addTotals(totalsOf(first, definitions), totalsOf(second, definitions));
		expect(added).toEqual(totalsOf([...first, ...second], definitions));
	});

	test("lets a number stand that was written down before it had a formula", () => {
		expect(shown([line({ G: 1, PTS: 9 }), line({ G: 2 })]).PTS).toBe("13");
	});

	test("of points is the points of the player, whatever the sport", () => {
		expect(totalsOf([line({ G: 3, A: 1 })], definitions).points).toBe(7);
		const street = define([stat("2PM"), stat("3PM"), stat("PTS", "2PM + 2 * 3PM")]);
		const values = new Map([
			[1, 3],
			[2, 2],
		]);
		expect(totalsOf([{ seconds: null, values }], street).points).toBe(7);
	});

	test("of another sport is left alone, whatever it is called", () => {
		const basketball = define([stat("PTS"), stat("A")]).map((it) => ({ ...it, sportId: 1 }));
		const other = definitions.map((it) => ({ ...it, id: it.id + 10, sportId: 2 }));
		const both = [...basketball, ...other];
		const values = new Map([
			[11, 2],
			[12, 1],
		]);
		const scored = { seconds: null, values: new Map([[1, 20]]) };
		expect(totalsOf([{ seconds: null, values }, scored], both)).toMatchObject({ points: 25 });
		const [read] = readableStats(both.slice(5, 6), both);
		expect(read?.text(totalsOf([{ seconds: null, values }], both))).toBe("5");
	});

	test("may read what the product computes by itself", () => {
		const kept = define([
			stat("2PM"),
			stat("2PA"),
			stat("3PM"),
			stat("3PA"),
			stat("FTM"),
			stat("EFG", "100 * (FGM + 0.5 * 3PM) / FGA", "percent"),
			stat("TWICE", "2 * PTS"),
		]);
		const values = new Map([1, 4, 2, 6, 3].map((value, index) => [index + 1, value]));
		expect(shown([{ seconds: null, values }], kept)).toMatchObject({ EFG: "40.0", TWICE: "22" });
	});

	test("is hidden with anything it is made of", () => {
		const hidden = definitions.map((it) => ({ ...it, isHidden: it.abbreviation === "A" }));
		const names = visibleOnly(hidden).map(({ abbreviation }) => abbreviation);
		expect(names).toEqual(["G", "SH", "SH%", "GPG"]);
		expect(shownNumbers(hidden).points).toBe(false);
		expect(shownNumbers(definitions).points).toBe(true);
	});
});

describe("the statistics that stand first", () => {
	const first = define(soccer, { isHeadline: true });

	test("are the shown ones in the organization's order", () => {
		const turned = first.map((it) => ({ ...it, order: -it.order, isHidden: it.id === 2 }));
		const names = headlineStats(turned).map(({ definition }) => definition.abbreviation);
		expect(names).toEqual(["GPG", "SH%", "SH", "G"]);
	});

	test("have leaders where more of them is counted", () => {
		const names = boardStats(first).map(({ definition }) => definition.abbreviation);
		expect(names).toEqual(["G", "A", "SH", "PTS"]);
		expect(boardStats(define([stat("+/-")], { isHeadline: true, isSigned: true }))).toEqual([]);
	});
});
