import { describe, expect, test } from "vitest";
import { feedAt, feedPath, type WhatFeed } from "./address.ts";

describe("the address of a feed", () => {
	test.each<[WhatFeed, string]>([
		[{ of: "results" }, "/feeds/results.xml"],
		[{ of: "news" }, "/feeds/news.xml"],
		[{ of: "league", id: 3 }, "/feeds/leagues/3.xml"],
		[{ of: "team", id: 2147483647 }, "/feeds/teams/2147483647.xml"],
	])("of %j is %s, and is read back", (what, path) => {
		expect(feedPath(what)).toBe(path);
		expect(feedAt(path)).toEqual(what);
	});

	test.each(["/feeds/teams/0.xml", "/feeds/teams/2147483648.xml", "/feeds/x.xml", "/feeds"])(
		"is not %s",
		(path) => expect(feedAt(path)).toBeNull(),
	);
});
