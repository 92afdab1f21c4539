import { expect, test } from "vitest";
import { slotsAsText, slotsInText } from "./unavailable-slots.ts";

test("slots are read from a comma-separated list, however it is spaced and ended", () => {
	expect(slotsInText("18:00, 19:00")).toEqual(["18:00", "19:00"]);
	expect(slotsInText(" 18:00 ,,19:00 , ")).toEqual(["18:00", "19:00"]);
	expect(slotsInText("")).toEqual([]);
	expect(slotsInText(" , ")).toEqual([]);
});

test("slots are written as they are read", () => {
	expect(slotsAsText(["18:00", "19:00"])).toBe("18:00, 19:00");
	expect(slotsInText(slotsAsText(["18:00", "19:00"]))).toEqual(["18:00", "19:00"]);
});
