import fc from "fast-check";
import { expect, test } from "vitest";
import { addTotals, emptyTotals, type PlayerTotals, totalsOf } from "./totals.ts";

const names = [
	"PTS",
	"2PM",
	"2PA",
	"3PM",
	"3PA",
	"FGM",
	"FGA",
	"FTM",
	"FTA",
	"REB",
	"AST",
] as const;
type Name = (typeof names)[number];
type Written = Partial<Record<Name, number>>;
const definitions = names.map((abbreviation, index) => ({ id: index + 1, abbreviation }));

test("a game is one with a value written", () => {
	expect(totals([{ PTS: 0 }, {}, { AST: 2 }]).games).toBe(2);
});

test("a line of 0 seconds is no game, one without minutes is", () => {
	expect(totalsOf([line({ PTS: 0 }, 0), line({ PTS: 4 }, null)], definitions).games).toBe(1);
});

test("seconds are unknown unless someone kept them", () => {
	expect(totals([{ PTS: 2 }]).seconds).toBeNull();
	expect(totalsOf([line({ PTS: 2 }, null), line({ PTS: 2 }, 90)], definitions).seconds).toBe(90);
});

test("a statistic that no line has is absent, one that is zero is zero", () => {
	const { byStat } = totals([{ AST: 0 }, { PTS: 3 }]);
	expect([...byStat.keys()].map((id) => definitions[id - 1]?.abbreviation)).toEqual(["AST", "PTS"]);
	expect(byStat.get(names.indexOf("AST") + 1)).toBe(0);
});

test("seasons with twos and threes and seasons with field goals add up", () => {
	expect(
		totals([
			{ "2PM": 3, "2PA": 5, "3PM": 1, "3PA": 2 },
			{ FGM: 4, FGA: 9 },
		]),
	).toMatchObject({
		fieldGoalsMade: 8,
		fieldGoalsAttempted: 16,
	});
});

test("a team's totals are those of its players' lines", () => {
	const team = totalsOf(
		[line({ PTS: 20, "3PM": 2 }, 1800), line({ PTS: 7, "3PM": 1 }, 600), line({}, 0)],
		definitions,
	);
	expect(team).toMatchObject({ games: 2, points: 27, threes: 3, seconds: 2400 });
});

test("totals agree with adding up column by column", () => {
	fc.assert(
		fc.property(sheets, (sheet) => {
			const { byStat, ...numbers } = totalsOf(sheet.map(toLine), definitions);
			expect(numbers).toEqual(slowTotals(sheet));
			for (const [index, name] of names.entries()) {
				const column = sheet.map(({ written }) => written[name]).filter((v) => v !== undefined);
				const sum = column.length === 0 ? undefined : column.reduce((a, b) => a + b, 0);
				expect(byStat.get(index + 1)).toBe(sum);
			}
		}),
	);
});

test("adding totals is the same as adding lines", () => {
	fc.assert(
		fc.property(sheets, sheets, (a, b) => {
			const apart = addTotals(
				totalsOf(a.map(toLine), definitions),
				totalsOf(b.map(toLine), definitions),
			);
			expect(apart).toEqual(totalsOf([...a, ...b].map(toLine), definitions));
		}),
	);
});

test("no lines are the empty totals, and adding them changes nothing", () => {
	const some = totals([{ PTS: 3, AST: 1 }]);
	expect(totals([])).toEqual(emptyTotals());
	expect(addTotals(some, emptyTotals())).toEqual(some);
	expect(addTotals(emptyTotals(), some)).toEqual(some);
});

type Sheet = { written: Written; seconds: number | null }[];

/** The oracle: every number is its own walk over the sheet, straight from the rules. */
function slowTotals(sheet: Sheet): Omit<PlayerTotals, "byStat"> {
	const sum = (value: (written: Written) => number | undefined) =>
		sheet.reduce((total, { written }) => total + (value(written) ?? 0), 0);
	const isSummed = (w: Written) => "2PM" in w || "2PA" in w || !("FGM" in w || "FGA" in w);
	const kept = sheet.filter(({ seconds }) => seconds !== null);
	return {
		games: sheet.filter(({ written, seconds }) => Object.keys(written).length > 0 && seconds !== 0)
			.length,
		points: sum((w) => w.PTS ?? 2 * (w["2PM"] ?? 0) + 3 * (w["3PM"] ?? 0) + (w.FTM ?? 0)),
		threes: sum((w) => w["3PM"]),
		fieldGoalsMade: sum((w) => (isSummed(w) ? (w["2PM"] ?? 0) + (w["3PM"] ?? 0) : w.FGM)),
		fieldGoalsAttempted: sum((w) => (isSummed(w) ? (w["2PA"] ?? 0) + (w["3PA"] ?? 0) : w.FGA)),
		freeThrowsMade: sum((w) => w.FTM),
		freeThrowsAttempted: sum((w) => w.FTA),
		twosMade: sum((w) => w["2PM"]),
		twosAttempted: sum((w) => w["2PA"]),
		threesMade: sum((w) => w["3PM"]),
		threesAttempted: sum((w) => w["3PA"]),
		rebounds: sum((w) => w.REB),
		assists: sum((w) => w.AST),
		seconds:
			kept.length === 0 ? null : kept.reduce((total, { seconds }) => total + (seconds ?? 0), 0),
	};
}

const count = fc.integer({ min: 0, max: 40 });
const columns = {
	PTS: count,
	"2PM": count,
	"2PA": count,
	"3PM": count,
	"3PA": count,
	FGM: count,
	FGA: count,
	FTM: count,
	FTA: count,
	REB: count,
	AST: count,
};
const sheets = fc.array(
	fc.record({
		written: fc.record(columns, { requiredKeys: [] }),
		seconds: fc.option(fc.constantFrom(0, 1, 188, 1907)),
	}),
	{ maxLength: 12 },
);

function totals(written: Written[]): PlayerTotals {
	return totalsOf(
		written.map((values) => line(values, null)),
		definitions,
	);
}

function toLine({ written, seconds }: Sheet[number]) {
	return line(written, seconds);
}

function line(written: Written, seconds: number | null) {
	const values = new Map<number, number>();
	for (const [index, name] of names.entries()) {
		const value = written[name];
		if (value !== undefined) values.set(index + 1, value);
	}
	return { seconds, values };
}
