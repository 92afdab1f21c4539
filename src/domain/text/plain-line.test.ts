import { expect, test } from "vitest";
import { plainLine } from "./plain-line.ts";

test.each([
	["e\u0301lan", "élan"],
	["Jo\u200bhn \ufeffLee", "John Lee"],
	["\u202eadmin1", "admin1"],
	["\u2067Lions\u2069", "Lions"],
	["\u200fאריות\u200e", "אריות"],
	["two\r\nlines\tand a bell\u0007", "two lines and a bell "],
	["so\u00adft", "soft"],
	["a\u200db 1\u200d2", "ab 12"],
])("%j is kept as %j", (sent, kept) => {
	expect(plainLine(sent)).toBe(kept);
});

test.each(["🏀 Ballers 👩‍👩‍👧‍👦", "🏳️‍🌈", "👨🏽‍🏫", "فريق الأسود", "नमस्ते", "O'Neil “Doc” & Sons"])(
	"%s stays as it is",
	(name) => {
		expect(plainLine(name)).toBe(name.normalize("NFC"));
	},
);
