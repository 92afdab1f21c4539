import { expect, test } from "vitest";
import { addressFrom, followsNothing, wants } from "./follower.ts";

test.each([
	["Pat@Hoops.Test", "pat@hoops.test"],
	[" pat.o'hara+fh@mail.hoops.test ", "pat.o'hara+fh@mail.hoops.test"],
	["josé@ligue.québec", "josé@ligue.québec"],
])("%s is an address", (text, address) => expect(addressFrom(text)).toBe(address));

test.each([
	"",
	"pat",
	"pat@hoops",
	"@hoops.test",
	"a@b.test, c@d.test",
	"a@b.test\r\nBcc: c@d.test",
	"a@b.test\nBcc: c@d.test",
	'"a b"@c.test',
	"Pat <a@b.test>",
	"<script>@b.test",
	"a@b.test\u0000",
	"a@b@c.test",
	`${"a".repeat(65)}@b.test`,
	`a@${"b".repeat(300)}.test`,
])("%j is none", (text) => expect(addressFrom(text)).toBeNull());

test("who follows a team or a league hears of it, and who follows all hears of everything", () => {
	const of = { teams: new Set([1]), leagues: new Set([7]) };
	const follows = (given: Partial<typeof followsNothing>) =>
		wants(Object.assign(structuredClone(followsNothing), given), of);
	expect([follows({ teams: [1] }), follows({ leagues: [7] }), follows({ isAll: true })]).toEqual([
		true,
		true,
		true,
	]);
	expect([follows({}), follows({ teams: [7] }), follows({ leagues: [1] })]).toEqual([
		false,
		false,
		false,
	]);
});
