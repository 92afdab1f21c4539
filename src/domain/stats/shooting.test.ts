import { describe, expect, test } from "vitest";
import { shooting } from "./shooting.ts";

const abbreviations = [
	"PTS 2PM 2PA 3PM 3PA FGM FGA FTM FTA REB OREB DREB AST".split(" "),
	"pts 2pm 2pa 3pm 3pa fgm fga ftm fta reb oreb dreb ast".split(" "),
];

describe("points", () => {
	test("are those entered, also when the shots say otherwise", () => {
		expect(read({ PTS: 9, "2PM": 3 }).points).toBe(9);
	});

	test("are made of twos, threes and free throws when none were entered", () => {
		expect(read({ "2PM": 3, "3PM": 2, FTM: 1 }).points).toBe(13);
		expect(read({ FTM: 0 }).points).toBe(0);
	});

	test("entered as 0 are 0", () => {
		expect(read({ PTS: 0, "2PM": 3 }).points).toBe(0);
	});

	test("are unknown when nothing of these was written", () => {
		expect(read({ AST: 4, FGM: 3, "2PA": 4 }).points).toBeNull();
		expect(read({}).points).toBeNull();
	});
});

describe("field goals", () => {
	test("are twos and threes together, whatever FGM and FGA say", () => {
		expect(read({ "2PM": 3, "2PA": 7, "3PM": 2, "3PA": 5, FGM: 99, FGA: 99 })).toMatchObject({
			fieldGoalsMade: 5,
			fieldGoalsAttempted: 12,
		});
	});

	test("are FGM and FGA where threes were written without twos", () => {
		expect(read({ "3PM": 2, "3PA": 5, FGM: 6, FGA: 14 })).toMatchObject({
			fieldGoalsMade: 6,
			fieldGoalsAttempted: 14,
		});
	});

	test("are the threes where nothing else was written", () => {
		expect(read({ "3PM": 2, "3PA": 5 })).toMatchObject({
			fieldGoalsMade: 2,
			fieldGoalsAttempted: 5,
		});
	});

	test("a written zero is written", () => {
		expect(read({ "2PM": 0, FGM: 4, FGA: 9 })).toMatchObject({
			fieldGoalsMade: 0,
			fieldGoalsAttempted: 0,
		});
	});

	test("are FGM and FGA when neither twos nor threes were written", () => {
		expect(read({ FGM: 4, FGA: 9 })).toMatchObject({ fieldGoalsMade: 4, fieldGoalsAttempted: 9 });
	});
});

test("rebounds are those entered, else offensive and defensive together", () => {
	expect(read({ REB: 9, OREB: 1 }).rebounds).toBe(9);
	expect(read({ OREB: 1, DREB: 3 }).rebounds).toBe(4);
});

test("free throws, twos, threes and assists are read under their own names", () => {
	expect(read({ FTM: 1, FTA: 2, "2PM": 3, "2PA": 4, "3PM": 5, "3PA": 6, AST: 7 })).toMatchObject({
		freeThrowsMade: 1,
		freeThrowsAttempted: 2,
		twosMade: 3,
		twosAttempted: 4,
		threesMade: 5,
		threesAttempted: 6,
		assists: 7,
	});
});

test("a league that keeps none of these has unknown points and no shots", () => {
	expect(shooting([{ id: 1, abbreviation: "DUNKS" }])(new Map([[1, 3]]))).toMatchObject({
		points: null,
		fieldGoalsAttempted: 0,
	});
});

/** Reads a line under upper-case and lower-case definitions, which must make no difference. */
function read(written: Record<string, number>) {
	const [upper, lower] = abbreviations.map((names) => {
		const definitions = names.map((abbreviation, index) => ({ id: index + 10, abbreviation }));
		const idOf = (name: string) =>
			definitions.find(({ abbreviation }) => abbreviation.toUpperCase() === name)?.id ?? 0;
		const values = Object.entries(written).map(([name, value]) => [idOf(name), value] as const);
		return shooting(definitions)(new Map(values));
	});
	expect(lower).toEqual(upper);
	if (upper === undefined) throw new Error("There are two sets of names.");
	return upper;
}
