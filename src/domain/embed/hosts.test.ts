import { describe, expect, test } from "vitest";
import { frameAncestors, readEmbedHost } from "./hosts.ts";

describe("the host of a website", () => {
	test.each([
		["northside-gym.example", "northside-gym.example"],
		["https://www.Northside-Gym.example/teams?x=1", "northside-gym.example"],
		["northside.co.uk:8080", "northside.co.uk"],
		["münchen.example", "xn--mnchen-3ya.example"],
		["localhost:4000", "localhost"],
	])("is read from %s", (text, host) => expect(readEmbedHost(text)).toBe(host));

	test.each(["", "northside", "no host.example", "*.example.org", "192.0.2.7", "'self'", "a;b.c"])(
		"is not %j",
		(text) => expect(readEmbedHost(text)).toBeNull(),
	);
});

describe("who may show an embed", () => {
	test("is the site alone until somebody is allowed", () => {
		expect(frameAncestors([], true)).toBe("'self'");
	});

	test("are the allowed websites by https, with and without www", () => {
		expect(frameAncestors(["gym.example"], true)).toBe(
			"'self' https://gym.example https://www.gym.example",
		);
	});

	test("may be without https where the product is", () => {
		expect(frameAncestors(["gym.test"], false)).toContain("http://gym.test:*");
	});
});
