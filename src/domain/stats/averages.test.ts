import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { average, formatAverage, percentage } from "./averages.ts";
import { builtInReader } from "./built-in-reader.ts";
import { builtInStats } from "./built-in-stats.ts";
import { emptyTotals } from "./totals.ts";

const freeThrows = builtInReader(builtInStats["FT%"]);
const pointsPerGame = builtInReader(builtInStats.PPG);

/** As tables show it. */
function formatPercentage(freeThrowsMade: number, freeThrowsAttempted: number): string {
	return freeThrows({ ...emptyTotals(), freeThrowsMade, freeThrowsAttempted });
}

describe("averages", () => {
	test("have one decimal, and a half goes up on the exact fraction", () => {
		expect(formatAverage(37, 3)).toBe("12.3");
		// In binary 1.45 is a little less than it looks and 8.05 a little more.
		expect(formatAverage(29, 20)).toBe("1.5");
		expect(formatAverage(161, 20)).toBe("8.1");
		expect(formatAverage(9, 4)).toBe("2.3");
		expect(average(29, 20)).toBe(1.5);
	});

	test("without a game are 0.0", () => {
		expect(formatAverage(0, 0)).toBe("0.0");
		expect(average(0, 0)).toBe(0);
		expect(pointsPerGame(emptyTotals())).toBe("0.0");
	});

	test("below zero round as above it and never show a minus zero", () => {
		expect(formatAverage(-29, 20)).toBe("-1.5");
		expect(formatAverage(-1, 100)).toBe("0.0");
		expect(Object.is(average(-1, 100), 0)).toBe(true);
	});
});

describe("percentages", () => {
	test("have one decimal", () => {
		expect(formatPercentage(5, 11)).toBe("45.5");
		expect(formatPercentage(1, 3)).toBe("33.3");
		expect(formatPercentage(7, 7)).toBe("100.0");
		expect(formatPercentage(0, 4)).toBe("0.0");
	});

	test("without attempts are a dash in tables and nothing in numbers", () => {
		expect(formatPercentage(0, 0)).toBe("-");
		expect(percentage(0, 0)).toBeNull();
	});

	test("round a half up on the exact fraction", () => {
		expect(formatPercentage(1, 16)).toBe("6.3");
		expect(formatPercentage(1, 80)).toBe("1.3");
	});
});

test("averages and percentages agree with long division", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: -100_000, max: 20_000_000 }),
			fc.integer({ min: 1, max: 3_000 }),
			(total, games) => {
				expect(formatAverage(total, games)).toBe(longDivision(total, games));
				expect(pointsPerGame({ ...emptyTotals(), points: total, games })).toBe(
					longDivision(total, games),
				);
				if (total >= 0)
					expect(formatPercentage(total, games)).toBe(longDivision(total * 100, games));
			},
		),
	);
});

/** Digit by digit: tenths, and then one look at the remainder. */
function longDivision(total: number, games: number): string {
	const [dividend, divisor] = [BigInt(Math.abs(total)) * 10n, BigInt(games)];
	let tenths = dividend / divisor;
	if ((dividend % divisor) * 2n >= divisor) tenths += 1n;
	const sign = total < 0 && tenths > 0n ? "-" : "";
	return `${sign}${tenths / 10n}.${tenths % 10n}`;
}
