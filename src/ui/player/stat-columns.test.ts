import { describe, expect, test } from "vitest";
import { shownNumbers, visibleOnly } from "#domain/stats/line/shown-numbers.ts";
import { writtenDown } from "#domain/stats/stat-definition.ts";
import { totalsOf } from "#domain/stats/totals.ts";
import { en } from "#words/en.ts";
import { statColumns } from "./stat-columns.ts";

/** The columns of a league that keeps these in this order; a name in brackets is hidden. */
function columnsOf(...kept: string[]) {
	const definitions = kept.map((written, index) => ({
		id: index + 1,
		name: written,
		abbreviation: written.replaceAll(/[()]/g, ""),
		order: index,
		isHidden: written.startsWith("("),
		isSigned: false,
		...writtenDown,
	}));
	return statColumns(en, visibleOnly(definitions), shownNumbers(definitions));
}

const namesOf = (...kept: string[]) => columnsOf(...kept).map(({ short }) => short);

describe("derived columns", () => {
	test("are field goals, points and rebounds where they are not written down", () => {
		const names = namesOf("2PM", "2PA", "3PM", "3PA", "OREB", "DREB");
		expect(names).toEqual(["PTS", "FG", "FG%", "2P", "3P", "3P%", "OREB", "DREB", "REB"]);
	});

	test("are left out where a part of them is hidden", () => {
		expect(namesOf("2PM", "2PA", "(3PM)", "3PA")).toEqual(["2P", "3PA"]);
		expect(namesOf("OREB", "DREB", "(REB)")).toEqual(["OREB", "DREB"]);
	});

	test("do not bring back points that are hidden", () => {
		expect(namesOf("(PTS)", "2PM", "3PM")).not.toContain("PTS");
	});
});

describe("a statistic with a formula", () => {
	const stat = (id: number, abbreviation: string, formula: string | null, change = {}) => ({
		id,
		name: abbreviation,
		abbreviation,
		order: id,
		isHidden: false,
		isSigned: false,
		...writtenDown,
		formula,
		...change,
	});
	const definitions = [
		stat(1, "FTM", null),
		stat(2, "FTA", null),
		stat(3, "PTS", "FTM"),
		stat(4, "FT%", "FTM / FTA", { format: "share" }),
		stat(5, "FPG", "FTM / GP"),
	];
	const columns = (options = {}) =>
		statColumns(en, definitions, shownNumbers(definitions), options);

	test("is a column nobody types, in the place the league gives it", () => {
		expect(
			columns().map(({ short, emphasis, isComputed }) => [short, emphasis, isComputed]),
		).toEqual([
			["FT", "shots", false],
			["PTS", "points", true],
			["FT%", "percentage", true],
		]);
	});

	test("is an average per game only where rows are of many games", () => {
		const [average] = columns({ ofManyGames: true }).slice(-1);
		expect(average).toMatchObject({ short: "FPG", hasTeamTotal: false });
	});

	test("stands for the built-in one of its name", () => {
		const values = new Map([
			[1, 3],
			[2, 4],
		]);
		const totals = totalsOf([{ seconds: null, values }], definitions);
		expect(columns().map(({ read }) => read(totals))).toEqual(["3-4", "3", ".750"]);
	});
});

test("field goals that a league writes down stay as written where they cannot be derived", () => {
	expect(namesOf("FGM", "FGA", "(3PM)")).toEqual(["FGM", "FGA"]);
});

test("field goals of a sheet with threes and no twos are FGM and FGA", () => {
	const definitions = ["FGM", "FGA", "3PM", "3PA"].map((abbreviation, index) => ({
		id: index + 1,
		abbreviation,
	}));
	const values = new Map([6, 14, 2, 5].map((value, index) => [index + 1, value]));
	const totals = totalsOf([{ seconds: null, values }], definitions);
	const shown = columnsOf("FGM", "FGA", "3PM", "3PA").map(({ short, read }) => [
		short,
		read(totals),
	]);
	expect(shown).toContainEqual(["FG", "6-14"]);
	expect(shown).toContainEqual(["3P", "2-5"]);
});

test("what nothing was written down of is not 0: points alone are no shots and no rebounds", () => {
	const kept = ["PTS", "2PM", "2PA", "3PM", "3PA", "OREB", "DREB"];
	const definitions = kept.map((abbreviation, index) => ({ id: index + 1, abbreviation }));
	const totals = totalsOf([{ seconds: null, values: new Map([[1, 20]]) }], definitions);
	const shown = columnsOf(...kept).map(({ short, read }) => [short, read(totals)]);
	expect(shown).toEqual([
		["PTS", "20"],
		...["FG", "FG%", "2P", "3P", "3P%", "OREB", "DREB", "REB"].map((short) => [short, "-"]),
	]);
});
