import { expect, test } from "vitest";
import { formatWinShare } from "./win-share.ts";

test("a win share has three decimals and no leading zero", () => {
	expect(formatWinShare(0.714)).toBe(".714");
	expect(formatWinShare(0.5)).toBe(".500");
	expect(formatWinShare(0)).toBe(".000");
});

test("a perfect share keeps its one", () => {
	expect(formatWinShare(1)).toBe("1.000");
});
