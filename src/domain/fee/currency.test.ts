import { describe, expect, test } from "vitest";
import {
	currencyName,
	decimalsOf,
	decimalText,
	formatAmount,
	isCurrency,
	readAmount,
} from "./currency.ts";

test.each([
	["CAD", 2],
	["USD", 2],
	["MXN", 2],
	["JPY", 0],
	["KWD", 3],
])("%s has %i decimals", (currency, decimals) => {
	expect(isCurrency(currency)).toBe(true);
	expect(decimalsOf(currency)).toBe(decimals);
});

test("other words are no currencies", () => {
	for (const word of ["", "cad", "DOLLAR", "ZZZ"]) expect(isCurrency(word)).toBe(false);
});

describe("an amount is written", () => {
	test.each([
		[80_000, "CAD", "en", "$800.00"],
		[120_050, "CAD", "fr", "1\u00a0200,50\u00a0$"],
		[120_050, "MXN", "es", "$1,200.50"],
		[-1_250, "USD", "en", "-$12.50"],
		[800, "JPY", "en", "¥800"],
		[5, "EUR", "en", "€0.05"],
	] as const)("%i of %s in %s as %s", (units, currency, language, written) => {
		expect(formatAmount(units, { currency, language })).toBe(written);
	});

	test("without its decimals where it has none and they are not wanted", () => {
		const written = { currency: "CAD", language: "en", isShort: true } as const;
		expect(formatAmount(80_000, written)).toBe("$800");
		expect(formatAmount(80_050, written)).toBe("$800.50");
	});

	test("for programs with a point and no sign", () => {
		expect([-5, 80_000, 7].map((units) => decimalText(units, "USD"))).toEqual([
			"-0.05",
			"800.00",
			"0.07",
		]);
		expect(decimalText(800, "JPY")).toBe("800");
		expect(decimalText(1, "KWD")).toBe("0.001");
	});
});

describe("an amount is read as it is typed", () => {
	test.each([
		["800", 80_000],
		["$800", 80_000],
		["800.5", 80_050],
		["800,50 $", 80_050],
		["1,200.50", 120_050],
		["1 200,50", 120_050],
		["1.200,50", 120_050],
		["1,200", 120_000],
		["CAD 800", 80_000],
		["0", 0],
		["800.", 80_000],
	])("%j is %i", (typed, units) => {
		expect(readAmount(typed, "CAD")).toBe(units);
	});

	test.each(["", "-5", "abc", "1.2.3", "800.505", "1.200", "12,34,5", "1e5", "99999999999"])(
		"%j is none",
		(typed) => {
			expect(readAmount(typed, "CAD")).toBeNull();
		},
	);

	test("with the decimals of its currency", () => {
		expect(readAmount("800", "JPY")).toBe(800);
		expect(readAmount("800.5", "JPY")).toBeNull();
		expect(readAmount("1.005", "KWD")).toBe(1_005);
		expect(readAmount("1.0055", "KWD")).toBeNull();
	});
});

test("a currency has a name in each language", () => {
	expect(currencyName("CAD", "en")).toBe("Canadian Dollar");
	expect(currencyName("CAD", "fr")).toBe("dollar canadien");
});
