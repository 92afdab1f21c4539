import fc from "fast-check";
import { expect, test } from "vitest";
import { cellText, safeCell } from "./spreadsheet-cell.ts";

test.each(["=1+1", "+cmd", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "＝1", "'=1"])(
	"a cell that a spreadsheet would run begins with an apostrophe: %j",
	(text) => expect(safeCell(text)).toBe(`'${text}`),
);

test.each(["-7", "+5", "0", "-1.5", "O'Neil", "'90s", "Hawks - Owls", ""])(
	"a number and any other text stay as they are: %j",
	(text) => expect(safeCell(text)).toBe(text),
);

test("what was made safe is read as it was", () => {
	const text = fc.string({ unit: fc.constantFrom("'", "=", "-", "+", "@", "\t", "7", "a") });
	fc.assert(fc.property(text, (one) => cellText(safeCell(one)) === one));
});
