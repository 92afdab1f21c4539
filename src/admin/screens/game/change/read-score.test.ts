import { describe, expect, test } from "vitest";
import { readScore } from "./read-score.ts";

describe("a typed score", () => {
	test("is two whole numbers, and 0 is one", () => {
		expect(readScore({ home: "61", away: " 0 " })).toEqual({ score: { home: 61, away: 0 } });
		expect(readScore({ home: "999", away: "007" })).toEqual({ score: { home: 999, away: 7 } });
	});

	test("is refused at the side where something is missing", () => {
		expect(readScore({ home: "61", away: "" })).toEqual({
			errors: { away: "Please enter both scores." },
		});
		expect(readScore({ home: " ", away: "60" })).toEqual({
			errors: { home: "Please enter both scores." },
		});
	});

	test.each(["abc", "1000", "-1", "1.5", "1e1", "0x10", "6 1"])("is never %s", (typed) => {
		const sentence = "A score is a whole number from 0 to 999.";
		expect(readScore({ home: typed, away: typed })).toEqual({
			errors: { home: sentence, away: sentence },
		});
	});
});
