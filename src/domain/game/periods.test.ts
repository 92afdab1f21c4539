import { describe, expect, test } from "vitest";
import {
	defaultBasketballPeriods,
	isFinalPeriod,
	periodUnderWay,
	sumsThatDiffer,
	withFinal,
} from "./periods.ts";

test("the Final period is known by its name, not by its place", () => {
	expect(isFinalPeriod({ name: "final" })).toBe(true);
	expect(isFinalPeriod({ name: " FINAL " })).toBe(true);
	expect(isFinalPeriod({ name: "Finals day" })).toBe(false);
	expect(isFinalPeriod({ name: "Q4" })).toBe(false);
});

test("the default periods have exactly one Final", () => {
	expect(defaultBasketballPeriods.filter(isFinalPeriod)).toHaveLength(1);
});

const period = (name: string, order: number) => ({ id: order, name, order, isHidden: false });
const [first, second, final] = [period("H1", 1), period("H2", 2), period("Final", 3)];

describe("sumsThatDiffer", () => {
	test("says nothing of periods that add up, and leaves Final out of the sum", () => {
		const written = [
			{ period: first, home: 20, away: 18 },
			{ period: second, home: 21, away: 20 },
			{ period: final, home: 41, away: 38 },
		];
		expect(sumsThatDiffer({ home: 41, away: 38 }, written)).toEqual([]);
	});

	test("names the sides whose periods make another sum", () => {
		const written = [{ period: first, home: 20, away: 18 }];
		expect(sumsThatDiffer({ home: 41, away: 18 }, written)).toEqual([{ side: "home", sum: 20 }]);
	});

	test("says nothing of a side for which no period was written down", () => {
		expect(sumsThatDiffer({ home: 41, away: 38 }, [])).toEqual([]);
		const written = [{ period: first, home: 41, away: null }];
		expect(sumsThatDiffer({ home: 41, away: 38 }, written)).toEqual([]);
	});
});

describe("withFinal", () => {
	const written = [
		{ period: first, home: 20, away: 18 },
		{ period: final, home: 1, away: 2 },
	];

	test("lets Final say the score, written down or not", () => {
		const score = { home: 41, away: 38 };
		const mirrored = { period: final, ...score };
		expect(withFinal(score, [first, final], written)).toEqual([written[0], mirrored]);
		expect(withFinal(score, [first, final], [])).toEqual([mirrored]);
	});

	test("keeps Final in the organization's order", () => {
		const early = { ...final, order: 0 };
		const shown = withFinal(
			{ home: 1, away: 0 },
			[first, early],
			[{ period: first, home: 20, away: 18 }],
		);
		expect(shown.map((it) => it.period.name)).toEqual(["Final", "H1"]);
	});

	test("without a score or a Final period nothing is added", () => {
		expect(withFinal(null, [first, final], written)).toEqual(written);
		expect(withFinal({ home: 1, away: 0 }, [first], [])).toEqual([]);
	});
});

test("a game that goes on is in the last period that has points, and no other game is in one", () => {
	const written = [
		{ period: final, home: 41, away: 38 },
		{ period: second, home: null, away: 3 },
		{ period: first, home: 20, away: 18 },
	];
	expect(periodUnderWay({ status: "in_progress" }, written)).toEqual(second);
	const hidden = { period: { ...period("H3", 4), isHidden: true }, home: 1, away: 0 };
	expect(periodUnderWay({ status: "in_progress" }, [...written, hidden])).toEqual(second);
	expect(periodUnderWay({ status: "in_progress" }, [])).toBeNull();
	expect(periodUnderWay({ status: "completed" }, written)).toBeNull();
});
