import { describe, expect, test } from "vitest";
import {
	isRootHost,
	isSlug,
	normaliseDomain,
	normaliseHost,
	reservedSegments,
	slugFrom,
	slugsLike,
} from "./address.ts";

describe("a domain as people write it", () => {
	test.each([
		["foo", "foo.com"],
		["Foo.COM", "foo.com"],
		[" https://www.foo.org/path?x=1 ", "foo.org"],
		["www.foo.org.", "foo.org"],
		["foo.org:8080", "foo.org"],
		["localhost", "localhost"],
		["wwwleague.com", "wwwleague.com"],
		["x.www.com", "x.www.com"],
		["münchen.example", "xn--mnchen-3ya.example"],
	])("%s is %s", (written, stored) => {
		expect(normaliseDomain(written)).toBe(stored);
	});

	test.each(["", "a b", "foo..com", "[::1]", "<script>", "foo@bar.com"])("%s is none", (text) => {
		expect(normaliseDomain(text)).toBeNull();
	});
});

describe("a host header", () => {
	test("is compared without case, port and one trailing dot", () => {
		expect(normaliseHost("Foo.Test.:3000")).toBe("foo.test");
	});

	test("may be an IPv6 address in brackets", () => {
		expect(normaliseHost("[::1]:3000")).toBe("[::1]");
	});

	test("of any other shape is none", () => {
		for (const header of ["", "a b", "a,b", "user@host", "a..b", null]) {
			expect(normaliseHost(header)).toBeNull();
		}
	});

	test("is the root host only when it is the whole name", () => {
		expect(isRootHost("www.root.test", "root.test")).toBe(true);
		expect(isRootHost("a.root.test", "root.test")).toBe(false);
		expect(isRootHost("wwwroot.test", "root.test")).toBe(false);
	});
});

describe("slugs", () => {
	test.each(["ab", "d1", "hoops-league", "a2b"])("%s is one", (slug) => {
		expect(isSlug(slug)).toBe(true);
	});

	test.each(["a", "-ab", "ab-", "a--b", "Hoops", "a.b", "a".repeat(120)])("%s is none", (slug) => {
		expect(isSlug(slug)).toBe(false);
	});

	test("the seven words of pages, login and the first segment of every route are reserved", () => {
		const reserved = reservedSegments(["/teamList", "/player/:id/stats", "/"]);
		for (const word of [
			"registration",
			"leagueinfo",
			"tournament",
			"ourteam",
			"leaguefootage",
			"youth",
			"contact",
			"login",
			"api",
			"teamlist",
			"player",
		]) {
			expect(reserved).toContain(word);
		}
		expect(reserved).not.toContain("");
	});
});

describe("the slug that a name suggests", () => {
	test.each([
		["Ligue Été", "ligue-ete"],
		["  St. Mary's  Hoops & Friends ", "st-marys-hoops-friends"],
		["Łódź Straße Ørsted", "lodz-strasse-orsted"],
		["３x３ League", "3x3-league"],
		[`${"A".repeat(49)} League`, "a".repeat(49)],
	])("%s is %s", (name, slug) => {
		expect(slugFrom(name)).toBe(slug);
		expect(isSlug(slug)).toBe(true);
	});

	test.each(["", "日本", "-", "Ж", "x"])("of %s too little is left", (name) => {
		expect(slugFrom(name)).toBeNull();
	});

	test("gets a number where somebody else has it, and is never too long", () => {
		expect(slugsLike("hoops").slice(0, 2)).toEqual(["hoops-2", "hoops-3"]);
		for (const slug of slugsLike(`${"a".repeat(47)}-bc`)) expect(isSlug(slug)).toBe(true);
	});
});
