import { describe, expect, test } from "vitest";
import {
	namesForSignIn,
	placeAfterSignOut,
	placeForStrangers,
	placeOfSite,
	publicPlace,
	siteBehindSignIn,
} from "./places.ts";

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
		["/dashboard/seasons/4/leagues/1/teams/20", "/teams/20?season=4"],
		["/dashboard/seasons/4/leagues/1/teams/20?domain=x.com", "/teams/20?season=4&domain=x.com"],
		["/dashboard/seasons/4/leagues/1/teams/x", "/"],
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

describe("publicPlace", () => {
	const path = "/teamList";
	test.each([
		[
			"says that the public page is meant on the organization's own host",
			{ domain: "hoops.test", slug: "hoops" },
			"https://www.hoops.test",
			"/teamList?view=public",
		],
		[
			"has the slug on the root host",
			{ domain: "hoops.test", slug: "hoops" },
			"https://leagues.test",
			"/hoops/teamList",
		],
		[
			"is on the domain when there is no slug",
			{ domain: "hoops.test", slug: null },
			"http://leagues.test:3000",
			"http://hoops.test:3000/teamList?view=public",
		],
		[
			"is nowhere when there is neither",
			{ domain: null, slug: null },
			"https://leagues.test",
			null,
		],
	])("%s", (_, names, address, place) => {
		expect(publicPlace(names, path, at(address))).toBe(place);
	});

	test("keeps the question that a path has", () => {
		const names = { domain: "hoops.test", slug: null };
		const place = publicPlace(names, "/teamList?season=3", at("https://hoops.test"));
		expect(place).toBe("/teamList?season=3&view=public");
	});

	test("of another organization on a custom host is on its domain, for no slug is known there", () => {
		const here = at("https://hoops.test/organizations");
		expect(publicPlace({ domain: "river.test", slug: "river" }, path, here, "hoops.test")).toBe(
			"https://river.test/teamList?view=public",
		);
		expect(publicPlace({ domain: null, slug: "river" }, path, here, "hoops.test")).toBeNull();
		const root = at("https://leagues.test/organizations");
		expect(publicPlace({ domain: null, slug: "river" }, path, root, "hoops.test")).toBe(
			"/river/teamList",
		);
	});
});

describe("placeOfSite", () => {
	test.each([
		["https://leagues.test/", { domain: "hoops.test", slug: "hoops" }, "https://hoops.test/"],
		["http://leagues.test:4000/", { domain: "hoops.test", slug: null }, "http://hoops.test:4000/"],
		["https://leagues.test/", { domain: null, slug: "hoops" }, "https://leagues.test/hoops"],
		["https://leagues.test/", { domain: null, slug: null }, null],
	])("seen from %s, %j is found at %s", (address, names, site) => {
		expect(placeOfSite(names, at(address))).toBe(site);
	});
});

describe("siteBehindSignIn", () => {
	test.each([
		["https://leagues.test/login", "/"],
		["https://hoops.test/login", "/"],
		["https://leagues.test/hoops/login", "/hoops"],
		["https://leagues.test/login?domain=hoops.test", "/site?domain=hoops.test"],
		["https://leagues.test/login?domain=//evil.test", "/site?domain=%2F%2Fevil.test"],
	])("%s leads back to %s", (address, site) => {
		expect(siteBehindSignIn(at(address))).toBe(site);
	});
});
