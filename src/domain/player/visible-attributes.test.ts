import { describe, expect, test } from "vitest";
import type { AttributeValue } from "./player.ts";
import { attributeNamed, visibleAttributes } from "./visible-attributes.ts";

const attribute = (name: string, value: string, isVisible = true): AttributeValue => ({
	attribute: { id: name.length, name, type: "string", order: 1, isVisible },
	value,
});

describe("visibleAttributes", () => {
	test("keeps hidden attributes from visitors", () => {
		const values = [attribute("Number", "7"), attribute("Birth date", "1990-01-01", false)];
		expect(visibleAttributes(values).map(({ value }) => value)).toEqual(["7"]);
	});

	test("leaves out what was cleared, and knows players without attributes", () => {
		expect(visibleAttributes([attribute("Number", "")])).toEqual([]);
		expect(visibleAttributes(undefined)).toEqual([]);
	});
});

test("an attribute is found by its name in any case", () => {
	expect(attributeNamed([attribute("POSITION ", "Guard")], "Position")).toBe("Guard");
	expect(attributeNamed([], "Number")).toBeNull();
});
