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
		["the custom domain, from the root host", both, "leagues.test", "https://hoops.test/"],
		["the home page, on the custom domain itself", both, "hoops.test", "/"],
		["the slug, on localhost", both, "localhost", "/hoops"],
		["the slug, without a domain", { domain: null, slug: "hoops" }, "leagues.test", "/hoops"],
		["the root, without either", { domain: null, slug: null }, "leagues.test", "/"],
		[
			"the root, on localhost without a slug",
			{ domain: "hoops.test", slug: null },
			"localhost",
			"/",
		],
	])("is %s", (_, site, hostname, place) => {
		expect(placeAfterSignOut(site, { hostname })).toBe(place);
	});
});

describe("publicBase", () => {
	test.each([
		["nothing on the organization's own host", "hoops.test", "hoops", "www.hoops.test", ""],
		["the slug on the root host", "hoops.test", "hoops", "leagues.test", "/hoops"],
		["the domain when there is no slug", "hoops.test", null, "leagues.test", "https://hoops.test"],
		["null when there is neither", null, null, "leagues.test", null],
	])("is %s", (_, domain, slug, hostname, base) => {
		expect(publicBase({ domain, slug }, { hostname })).toBe(base);
	});
});
