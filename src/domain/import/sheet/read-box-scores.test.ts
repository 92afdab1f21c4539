import { describe, expect, test } from "vitest";
import { lines, noFindings, type Row, sheet } from "#testing/import-fixtures.ts";
import { inEnglish } from "../../language/say.ts";
import type { StatDefinition } from "../../stats/stat-definition.ts";
import { writtenDown } from "../../stats/stat-definition.ts";
import { readBoxScores } from "./read-box-scores.ts";

const first = lines[0] ?? {};

function readRows(rows: readonly Row[], definitions: readonly StatDefinition[] = []) {
	const findings = noFindings();
	const read = readBoxScores(sheet("box-scores.csv", rows), definitions, findings);
	const said = ({ listed }: typeof findings.problems) =>
		listed.map(({ column, sentence }) => `${column}: ${inEnglish(sentence)}`);
	return {
		...read,
		line: read.lines[0],
		problems: said(findings.problems),
		warnings: said(findings.warnings),
	};
}

const readOne = (change: Row) => readRows([{ ...first, ...change }]);

describe("minutes", () => {
	test.each([
		["31:47", 1907],
		["0:05", 5],
		["20:60", 1260],
		["31:47:00", 1907],
		["", null],
	])("%j is %s seconds", (text, seconds) => {
		expect(readOne({ minutes: text }).line?.seconds).toBe(seconds);
	});

	test.each(["31", "31.5", "31:5", "31:61", "601:00"])("%s is a problem", (text) => {
		expect(readOne({ minutes: text }).problems).toEqual([
			`minutes: "${text}" is not minutes and seconds such as 31:47.`,
		]);
	});

	test("dressed with 0:00 did not play: zeros are dropped", () => {
		const { line, problems } = readOne({ minutes: "0:00", PTS: 0, "2PM": 0 });
		expect(problems).toEqual([]);
		expect(line).toMatchObject({ seconds: 0, values: [null, null] });
	});

	test("0:00 with other numbers than zero is a problem", () => {
		expect(readOne({ minutes: "0:00", PTS: 2, "2PM": 1 }).problems).toEqual([
			"PTS: Devonté Bandoo has 0:00 minutes but 2 in PTS.",
			"2PM: Devonté Bandoo has 0:00 minutes but 1 in 2PM.",
		]);
	});
});

describe("statistics", () => {
	test("are whatever columns follow, and an empty cell is not zero", () => {
		const { line, stats } = readOne({ PTS: 0, "2PM": "", DUNKS: 3 });
		expect(stats.map(({ abbreviation }) => abbreviation)).toEqual(["PTS", "DUNKS"]);
		expect(line?.values).toEqual([0, 3]);
	});

	test("are those the organization has, in any case", () => {
		const points = { id: 7, name: "Points", abbreviation: "pts", order: 1 };
		const definition = { ...points, isHidden: false, isSigned: false, ...writtenDown };
		const { stats } = readRows([first], [definition]);
		expect(stats[0]).toEqual({ abbreviation: "PTS", definition, isSigned: false });
	});

	test("below zero are only those that may be", () => {
		expect(readOne({ PTS: -1 }).problems).toEqual([
			'PTS: "-1" is not a whole number from 0 to 9999.',
		]);
		const { line, stats } = readOne({ PLUS_MINUS: "\u22126", EFF: -2, "+/-": "+4" });
		const numberIn = (name: string) =>
			line?.values[stats.findIndex(({ abbreviation }) => abbreviation === name)];
		expect(numberIn("PLUS_MINUS")).toBe(-6);
		expect(numberIn("+/-")).toBe(4);
		expect(
			stats.filter(({ isSigned }) => isSigned).map(({ abbreviation }) => abbreviation),
		).toEqual(["PLUS_MINUS", "EFF", "+/-"]);
	});

	test.each(["12.5", "10000", "-", "n/a"])("%s is no number", (text) => {
		expect(readOne({ PTS: text }).problems).toEqual([
			`PTS: "${text}" is not a whole number from 0 to 9999.`,
		]);
	});

	test("nobody has written down define nothing", () => {
		const { stats, warnings } = readOne({ "3PM": "", FTM: "", BLK: "" });
		expect(stats.map(({ abbreviation }) => abbreviation)).toEqual(["PTS", "2PM"]);
		expect(warnings).toContain("BLK: No player has a number in this column; it was left out.");
	});

	test("percentages are computed, so their columns are left out", () => {
		const { problems, warnings } = readOne({ "FG%": "45.5" });
		expect(problems).toEqual([]);
		expect(warnings).toContain("FG%: Percentages are computed; this column was left out.");
	});

	test("with a formula are computed, so their columns are left out", () => {
		const points = { id: 7, name: "Points", abbreviation: "PTS", order: 1 };
		const flags = { isHidden: false, isSigned: false };
		const definition = { ...points, ...flags, ...writtenDown, formula: "2 * 2PM" };
		const { stats, warnings } = readRows([first], [definition]);
		expect(stats.map(({ abbreviation }) => abbreviation)).not.toContain("PTS");
		expect(warnings).toContain("PTS: Points is computed (2 * 2PM); this column was left out.");
	});

	test("more made than attempted is a problem", () => {
		expect(readOne({ "2PM": 5, "2PA": 4 }).problems).toEqual([
			"2PM: 5 of 4 shots cannot have been made (2PM, 2PA).",
		]);
		expect(readOne({ "2PM": 5, "2PA": 5 }).problems).toEqual([]);
	});
});

describe("people", () => {
	test("accents and apostrophes survive", () => {
		expect(readOne({ first_name: "Seán", last_name: "O’Brien-Ndjock" }).line).toMatchObject({
			firstName: "Seán",
			lastName: "O’Brien-Ndjock",
		});
	});

	test("a player may have no last name, but a first one", () => {
		expect(readOne({ last_name: "" }).problems).toEqual([]);
		expect(readOne({ first_name: "" }).problems).toEqual([
			"first_name: The first name is missing.",
		]);
		expect(readOne({ first_name: "...", last_name: "" }).problems).toEqual([
			'first_name: "..." has no letters.',
		]);
	});

	test("shirt numbers are text: 0 and 00 are two", () => {
		expect(readOne({ number: "00" }).line?.number).toBe("00");
		expect(readOne({ number: "" }).line?.number).toBeNull();
		expect(readOne({ number: "1A" }).problems).toEqual([
			'number: "1A" is not a shirt number of one to three digits.',
		]);
	});

	test("starter and captain are yes, no or empty", () => {
		expect(readOne({ starter: "X", captain: "No" }).line).toMatchObject({
			isStarter: true,
			isCaptain: false,
		});
		expect(readOne({ starter: "maybe" }).problems).toEqual(['starter: "maybe" is not yes or no.']);
	});
});

test("columns that are missing are all named", () => {
	expect(readRows([{ game_id: "g1", PTS: 4 }]).problems).toEqual([
		'team: The column "team" is missing.',
		'first_name: The column "first_name" is missing.',
		'last_name: The column "last_name" is missing.',
	]);
});
