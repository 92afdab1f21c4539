import { describe, expect, test } from "vitest";
import {
	type AttributeField,
	atTheirFields,
	attributeFields,
	changedIn,
	wrongFields,
} from "./attribute-form.ts";

const number = field(1, "Number", "number", "7");
const height = field(2, "Height", "string", "6'2\"");
const birth = field(3, "Birth date", "date", "");
const saved = { firstName: "Ann", lastName: "Lee", values: [number, height, birth] };
const typed = {
	firstName: "Ann",
	lastName: "Lee",
	"attribute-1": "7",
	"attribute-2": "6'2\"",
	"attribute-3": "",
};

describe("changedIn", () => {
	test("nothing is sent of what was not touched, and blanks around a text are none", () => {
		expect(changedIn(saved, typed)).toEqual({});
		expect(changedIn(saved, { ...typed, firstName: " Ann ", "attribute-1": "7 " })).toEqual({});
	});

	test("a last name that was emptied is none any more", () => {
		expect(changedIn(saved, { ...typed, lastName: " " })).toEqual({ lastName: null });
	});

	test("empty clears an attribute; only the changed ones are named", () => {
		const changed = changedIn(saved, { ...typed, "attribute-1": "", "attribute-3": "1990-02-03" });
		expect(changed).toEqual({
			attributes: [
				{ attribute_id: 1, value: "" },
				{ attribute_id: 3, value: "1990-02-03" },
			],
		});
	});
});

test("what is no number or no day is said at its field", () => {
	expect(wrongFields(saved, typed)).toEqual({});
	const wrong = { ...typed, firstName: " ", "attribute-1": "seven", "attribute-3": "1850-01-01" };
	expect(wrongFields(saved, wrong)).toEqual({
		firstName: "Please enter a first name.",
		"attribute-1": "Number must be a number.",
		"attribute-3": "Birth date must be a date such as 2005-03-21.",
	});
});

test("the server's sentence about an attribute goes to the field it names", () => {
	const values = [field(4, "Birth", "string", ""), ...saved.values];
	const errors = { attributes: "Birth date must be a date such as 2005-03-21.", lastName: "No." };
	expect(atTheirFields(errors, values)).toEqual({
		lastName: "No.",
		"attribute-3": "Birth date must be a date such as 2005-03-21.",
	});
	const unknown = { attributes: "This attribute does not exist." };
	expect(atTheirFields(unknown, values)).toEqual(unknown);
});

describe("attributeFields", () => {
	test("stand in the organization's order, with or without a value", () => {
		const kept = [wire(2, "Height", 2), wire(1, "Number", 1)];
		const values = [{ id: 2, attributeId: 2, value: "6'2\"", attribute: wire(2, "Height", 2) }];
		const fields = attributeFields(kept, values);
		expect(fields.map(({ attribute, value }) => [attribute.name, value])).toEqual([
			["Number", ""],
			["Height", "6'2\""],
		]);
	});

	test("what a player has of another sport follows", () => {
		const reach = { id: 9, attributeId: 9, value: "2.4", attribute: wire(9, "Reach", 1) };
		const fields = attributeFields([wire(1, "Number", 1)], [reach]);
		expect(fields.map(({ attribute }) => attribute.name)).toEqual(["Number", "Reach"]);
	});
});

function field(
	id: number,
	name: string,
	type: "string" | "number" | "date",
	value: string,
): AttributeField {
	return { attribute: { id, name, type, order: id, isVisible: true }, value };
}

function wire(id: number, name: string, order: number) {
	return {
		id,
		name,
		attributeName: name,
		order,
		isVisible: true,
		hidden: false,
		type: "string" as const,
		attributeType: "string" as const,
		sportId: 1,
		userId: null,
	};
}
