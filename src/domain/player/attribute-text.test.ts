import { expect, test } from "vitest";
import { answeringEnglish } from "#testing/present.ts";
import { wrongValue as wrongValueSaid } from "./attribute-text.ts";

const wrongValue = answeringEnglish(wrongValueSaid);

const wrong = (type: "string" | "number" | "date", value: string) =>
	wrongValue({ id: 1, name: "Number", type, order: 1, isVisible: true }, value);

test.each(["7", "00", "-1", "1.85"])("%s is a number, kept as it is written", (value) => {
	expect(wrong("number", value)).toBeNull();
});

test.each(["seven", "1e9", "1,85", " 7", "12345678901"])("%s is no number", (value) => {
	expect(wrong("number", value)).toBe("Number must be a number.");
});

test("a date is a day that exists, between 1900 and 2200", () => {
	expect(wrong("date", "2004-02-29")).toBeNull();
	for (const value of ["2005-02-29", "1899-12-31", "2201-01-01", "1/2/2004"]) {
		expect(wrong("date", value), value).toBe("Number must be a date such as 2005-03-21.");
	}
});

test("text may be anything", () => {
	expect(wrong("string", "6'2\"")).toBeNull();
});
