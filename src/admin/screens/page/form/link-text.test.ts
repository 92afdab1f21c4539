import { expect, test } from "vitest";
import { isContentLink } from "#domain/page/links.ts";
import { addressOf, typedOf, wayOf } from "./link-text.ts";

test.each([
	["web", "example.org/rules", "https://example.org/rules"],
	["web", "http://example.org", "http://example.org"],
	["web", " https://example.org ", "https://example.org"],
	["web", "//evil.test", "https://evil.test"],
	["mail", "us@example.org", "mailto:us@example.org"],
	["phone", "(714) 555-0142", "tel:7145550142"],
	["web", "  ", ""],
] as const)("%s: what is typed as %s leads to %s", (way, typed, address) => {
	expect(addressOf(way, typed)).toBe(address);
});

test.each(["javascript:alert(1)", "h", "ht tp", "\tjava\nscript:x"])(
	"%s is never an address that a page refuses",
	(typed) => {
		expect(isContentLink(addressOf("web", typed))).toBe(true);
	},
);

test("the field shows an address without what people do not type", () => {
	expect(typedOf("mailto:us@example.org")).toBe("us@example.org");
	expect(wayOf("mailto:us@example.org")).toBe("mail");
	expect(wayOf("/contact")).toBeNull();
});
