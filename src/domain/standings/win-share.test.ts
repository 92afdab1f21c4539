import { expect, test } from "vitest";
import { formatWinShare } from "./win-share.ts";

test("a win share has three decimals and no leading zero", () => {
	expect(formatWinShare(0.714, "en")).toBe(".714");
	expect(formatWinShare(0.5, "en")).toBe(".500");
	expect(formatWinShare(0, "en")).toBe(".000");
});

test("a perfect share keeps its one", () => {
	expect(formatWinShare(1, "en")).toBe("1.000");
});
