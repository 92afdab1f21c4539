import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type Discount,
	discounted,
	discountOf,
	dueParts,
	type Fee,
	nextShare,
	noFee,
	priceOn,
	refundOn,
	splitAmong,
} from "./fee.ts";

const fee: Fee = {
	price: 80_000,
	early: { price: 75_000, until: "2026-08-01" },
	late: { price: 85_000, from: "2026-09-01" },
	instalments: [
		{ percent: 33, due: null },
		{ percent: 33, due: "2026-09-15" },
		{ percent: 34, due: "2026-10-15" },
	],
	discounts: [
		{ code: "Early Bird", off: 10, unit: "percent", until: "2026-08-15" },
		{ code: "CLUB", off: 5_000, unit: "amount", until: null },
	],
	refunds: [
		{ until: "2026-09-01", percent: 100 },
		{ until: "2026-09-20", percent: 50 },
	],
	shares: null,
};
const sums = fc.integer({ min: 0, max: 100_000_000 });

test.each([
	["2026-07-01", 75_000],
	["2026-08-01", 75_000],
	["2026-08-02", 80_000],
	["2026-08-31", 80_000],
	["2026-09-01", 85_000],
])("on %s it costs %i", (day, price) => {
	expect(priceOn(fee, day)).toBe(price);
});

describe("a code", () => {
	test("is found in any case and with spaces, until its last day", () => {
		expect(discountOf(fee, " earlybird", "2026-08-15")?.off).toBe(10);
		expect(discountOf(fee, "EARLY BIRD", "2026-08-16")).toBeNull();
		expect(discountOf(fee, "club", "2030-01-01")?.off).toBe(5_000);
		expect(discountOf(fee, "", "2026-08-01")).toBeNull();
	});

	test("takes a share or an amount off, and never more than there is", () => {
		const off = (off: number, unit: Discount["unit"]) => ({ code: "x", off, unit, until: null });
		expect(discounted(80_000, off(10, "percent"))).toBe(72_000);
		expect(discounted(5, off(50, "percent"))).toBe(2);
		expect(discounted(80_000, off(5_000, "amount"))).toBe(75_000);
		expect(discounted(80_000, off(90_000, "amount"))).toBe(0);
		expect(discounted(80_000, off(100, "percent"))).toBe(0);
	});
});

describe("instalments", () => {
	test("are shares of the price on their days", () => {
		expect(dueParts(fee, 80_000, "2026-08-10")).toEqual([
			{ amount: 26_400, due: "2026-08-10" },
			{ amount: 26_400, due: "2026-09-15" },
			{ amount: 27_200, due: "2026-10-15" },
		]);
	});

	test("whose day has passed are due on the day of signing up", () => {
		expect(dueParts(fee, 80_000, "2026-09-20")).toEqual([
			{ amount: 52_800, due: "2026-09-20" },
			{ amount: 27_200, due: "2026-10-15" },
		]);
	});

	test("without any, all is due at once, and of nothing nothing is", () => {
		expect(dueParts(noFee, 800, "2026-09-20")).toEqual([{ amount: 800, due: "2026-09-20" }]);
		expect(dueParts(fee, 0, "2026-09-20")).toEqual([]);
	});

	test("make the whole sum, to the unit", () => {
		fc.assert(
			fc.property(sums, (sum) => {
				const parts = dueParts(fee, sum, "2026-08-10");
				expect(parts.reduce((all, { amount }) => all + amount, 0)).toBe(sum);
			}),
		);
	});
});

test("a split loses no unit, and no share is more than one unit larger than another", () => {
	expect(splitAmong(80_000, 7)).toEqual([11_429, 11_429, 11_429, 11_429, 11_428, 11_428, 11_428]);
	fc.assert(
		fc.property(sums, fc.integer({ min: 1, max: 40 }), (sum, people) => {
			const shares = splitAmong(sum, people);
			expect(shares).toHaveLength(people);
			expect(shares.reduce((all, share) => all + share, 0)).toBe(sum);
			expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
		}),
	);
});

describe("the share of the next player", () => {
	const split = Object.assign({ ...noFee }, { shares: 3 });
	test("is an equal part of what nobody has taken, until all are taken", () => {
		const of = (taken: number[]) => nextShare(split, { charged: 80_000, owed: 80_000, taken });
		expect(of([])).toBe(26_667);
		expect(of([26_667])).toBe(26_667);
		expect(of([26_667, 26_667])).toBe(26_666);
		expect(of([26_667, 26_667, 26_666])).toBe(0);
		// The first has left again.
		expect(of([26_667, 26_666])).toBe(26_667);
	});
	test("is never more than the team still owes", () => {
		expect(nextShare(split, { charged: 80_000, owed: 10_000, taken: [] })).toBe(10_000);
		expect(nextShare(split, { charged: 80_000, owed: -5, taken: [] })).toBe(0);
	});
	test("is nothing of a fee that is not split", () => {
		expect(nextShare(noFee, { charged: 80_000, owed: 80_000, taken: [] })).toBe(0);
	});
	test("makes with the others the whole sum, to the unit", () => {
		fc.assert(
			fc.property(sums, fc.integer({ min: 2, max: 50 }), (charged, shares) => {
				const fee = Object.assign({ ...noFee }, { shares });
				const taken: number[] = [];
				let owed = charged;
				for (let at = 0; at < shares; at++) {
					const share = nextShare(fee, { charged, owed, taken });
					taken.push(share);
					owed -= share;
				}
				expect(owed).toBe(0);
			}),
		);
	});
});
test.each([
	["2026-09-01", 80_001, 80_001],
	["2026-09-02", 80_001, 40_001],
	["2026-09-20", 80_001, 40_001],
	["2026-09-21", 80_001, 0],
])("who leaves on %s and paid %i gets %i back", (day, paid, back) => {
	expect(refundOn(fee, paid, day)).toBe(back);
});
