import { describe, expect, test } from "vitest";
import { namesForSignIn, placeAfterSignOut, placeForStrangers, publicBase } from "./places.ts";

const at = (address: string) => new URL(address);

describe("namesForSignIn", () => {
	test.each([
		["http://localhost:3000/login", {}],
		["http://127.0.0.1/login", {}],
		["http://localhost:3000/hoops/login", { slug: "hoops" }],
		["http://localhost/login?domain=foo.com", { domain: "foo.com" }],
		["https://hoops.test/login", { domain: "hoops.test" }],
		["https://www.hoops.test/login", { domain: "hoops.test" }],
		["https://wwwhoops.test/login", { domain: "wwwhoops.test" }],
		["https://x.www.test/login", { domain: "x.www.test" }],
		["https://hoops.test/login?domain=foo.com", { domain: "foo.com" }],
		["https://leagues.test/hoops/login", { domain: "leagues.test", slug: "hoops" }],
	])("%s", (address, names) => expect(namesForSignIn(at(address))).toEqual(names));
});

describe("placeForStrangers", () => {
	test.each([
		["/dashboard", "/"],
		["/dashboard?domain=x.com", "/site?domain=x.com"],
		["/dashboard?domain=a%20b%26c%0d", "/site?domain=a%20b%26c%0D"],
		["/dashboard?domain=//evil.test", "/site?domain=%2F%2Fevil.test"],
		["/dashboard/seasons?domain=", "/"],
		["/stats", "/"],
		["/userList?domain=x.com", "/site?domain=x.com"],
		["/dashboard/players", "/login"],
		["/dashboard/players/7?domain=x.com", "/login?domain=x.com"],
		["/dashboard/playerToggle", "/login"],
		["/dashboard/playersFoo", "/"],
	])("%s leads to %s", (path, place) => {
		expect(placeForStrangers(at(`http://localhost${path}`))).toBe(place);
	});
});

describe("placeAfterSignOut", () => {
	const both = { domain: "hoops.test", slug: "hoops" };
	test.each([
		["the custom domain, from the root host", both, "https://leagues.test", "https://hoops.test/"],
		[
			"… by the protocol and port of this installation",
			both,
			"http://leagues.test:3000",
			"http://hoops.test:3000/",
		],
		["the home page, on the custom domain itself", both, "https://hoops.test", "/"],
		["the slug, on localhost", both, "http://localhost:3000", "/hoops"],
		["the slug, without a domain", { domain: null, slug: "hoops" }, "https://a.test", "/hoops"],
		["the root, without either", { domain: null, slug: null }, "https://leagues.test", "/"],
		[
			"the root, on localhost without a slug",
			{ domain: "hoops.test", slug: null },
			"http://localhost",
			"/",
		],
	])("is %s", (_, site, address, place) => {
		expect(placeAfterSignOut(site, at(address))).toBe(place);
	});
});

describe("publicBase", () => {
	test.each([
		["nothing on the organization's own host", "hoops.test", "hoops", "https://www.hoops.test", ""],
		["the slug on the root host", "hoops.test", "hoops", "https://leagues.test", "/hoops"],
		[
			"the domain when there is no slug",
			"hoops.test",
			null,
			"http://leagues.test:3000",
			"http://hoops.test:3000",
		],
		["null when there is neither", null, null, "https://leagues.test", null],
	])("is %s", (_, domain, slug, address, base) => {
		expect(publicBase({ domain, slug }, at(address))).toBe(base);
	});

	test("of another organization on a custom host is its domain, for no slug is known there", () => {
		const here = at("https://hoops.test/organizations");
		expect(publicBase({ domain: "river.test", slug: "river" }, here, "hoops.test")).toBe(
			"https://river.test",
		);
		expect(publicBase({ domain: null, slug: "river" }, here, "hoops.test")).toBeNull();
		const root = at("https://leagues.test/organizations");
		expect(publicBase({ domain: null, slug: "river" }, root, "hoops.test")).toBe("/river");
	});
});
