import { expect, test } from "vitest";
import { addressIn } from "./address-in.ts";

const at = (query: string) => new URLSearchParams(query);

test("another list is of the same person and the same sport", () => {
	expect(addressIn(at("userId=7&sport=2"), "/gamePeriod")).toBe("/gamePeriod?userId=7&sport=2");
	expect(addressIn(at(""), "/gamePeriod")).toBe("/gamePeriod");
});

test("another sport stays with the person, and nothing else travels along", () => {
	expect(addressIn(at("userId=7&sport=2&x=1"), "/stats", 4)).toBe("/stats?userId=7&sport=4");
	expect(addressIn(at(""), "/stats", 4)).toBe("/stats?sport=4");
});
