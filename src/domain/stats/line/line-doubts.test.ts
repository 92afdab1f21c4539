import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answeringEnglish } from "#testing/present.ts";
import { defaultBasketballStats } from "../default-stats.ts";
import { lineDoubts } from "./line-doubts.ts";

const definitions = [
	...defaultBasketballStats,
	{ abbreviation: "reb", name: "Rebounds", isSigned: false },
	{ abbreviation: "FGM", name: "Field goals made", isSigned: false },
	{ abbreviation: "FGA", name: "Field goals attempted", isSigned: false },
].map((stat, index) => ({ ...stat, id: index + 1 }));
const idOf = (abbreviation: string) =>
	definitions.find((stat) => stat.abbreviation === abbreviation)?.id ?? 0;

const doubts = (line: Record<string, number>, of = definitions) =>
	answeringEnglish(lineDoubts(of))(
		new Map(Object.entries(line).map(([name, value]) => [idOf(name), value])),
	);

test("a usual line raises no doubt, and neither does an empty one", () => {
	const usual = { PTS: 14, "2PM": 4, "2PA": 9, "3PM": 1, "3PA": 4, FTM: 3, FTA: 3, PF: 6 };
	expect(doubts({ ...usual, OREB: 2, DREB: 5, reb: 7, PLUS_MINUS: -31 })).toEqual([]);
	expect(doubts({})).toEqual([]);
});

describe("more made than tried", () => {
	test.each(["FG", "2P", "3P", "FT"])("is doubted at the made cell: %s", (key) => {
		expect(doubts({ [`${key}M`]: 5, [`${key}A`]: 3 })).toContainEqual({
			statId: idOf(`${key}M`),
			sentence: "5 of 3 made?",
			isAboutLine: false,
		});
	});

	test("is not doubted while one of the two is missing", () => {
		expect(doubts({ FTM: 5 })).toEqual([]);
		expect(doubts({ FTA: 0 })).toEqual([]);
	});
});

test("what nobody reaches is doubted, with or without a sign", () => {
	expect(doubts({ PTS: 999 })).toEqual([
		{ statId: idOf("PTS"), sentence: "999 in one game? Please check.", isAboutLine: false },
	]);
	expect(doubts({ PF: 7 })).toHaveLength(1);
	expect(doubts({ PLUS_MINUS: -121 })).toHaveLength(1);
});

describe("a sum and its parts", () => {
	test("points are held against the shots, when any are written", () => {
		expect(doubts({ PTS: 14, "2PM": 3, FTM: 1 })).toEqual([
			{ statId: idOf("PTS"), sentence: "The shots make 7 points.", isAboutLine: true },
		]);
		expect(doubts({ PTS: 14 })).toEqual([]);
	});

	test("points are not held against threes alone, where twos are not kept", () => {
		const few = definitions.filter(({ abbreviation }) => abbreviation !== "2PM");
		expect(doubts({ PTS: 14, "3PM": 3 }, few)).toEqual([]);
	});

	test("rebounds are held against offensive and defensive ones", () => {
		expect(doubts({ reb: 7, OREB: 2, DREB: 6 })).toEqual([
			{
				statId: idOf("reb"),
				sentence: "Offensive and defensive rebounds make 8.",
				isAboutLine: true,
			},
		]);
	});
});

test("whatever stands in a line, doubts name statistics that are written in it", () => {
	const line = fc.uniqueArray(
		fc.tuple(
			fc.integer({ min: 1, max: definitions.length }),
			fc.integer({ min: -9999, max: 9999 }),
		),
		{ selector: ([id]) => id },
	);
	fc.assert(
		fc.property(line, (written) => {
			const values = new Map(written);
			for (const { statId } of lineDoubts(definitions)(values)) {
				expect(values.has(statId)).toBe(true);
			}
		}),
	);
});
