import { describe, expect, test } from "vitest";
import { hasForeignScheme, isContentLink } from "./links.ts";

const good = [
	"https://a.test/x?y=1#z",
	"HTTP://a.test",
	"mailto:a@b.test",
	"tel:+1714",
	"/",
	"/a/b",
];
const bad = [
	"javascript:alert(1)",
	"JAVASCRIPT:alert(1)",
	"java\nscript:alert(1)",
	"\u0001javascript:alert(1)",
	"data:text/html,x",
	"vbscript:x",
	"blob:x",
	"file:///etc/passwd",
	"//evil.test",
	"/\\evil.test",
	"\\\\evil.test",
	"/\t/evil.test",
];

describe("links in content", () => {
	test.each(good)("%j may stand there", (address) => {
		expect([isContentLink(address), hasForeignScheme(address)]).toEqual([true, false]);
	});

	test.each(bad)("%j may not, not even in a draft", (address) => {
		expect([isContentLink(address), hasForeignScheme(address)]).toEqual([false, true]);
	});

	test.each(["", "exa", "example.org", "www.example.org/x", "mailto", "#part", "a b"])(
		"%j is not one yet",
		(address) => {
			expect([isContentLink(address), hasForeignScheme(address)]).toEqual([false, false]);
		},
	);
});
