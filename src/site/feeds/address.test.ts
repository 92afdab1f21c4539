import { describe, expect, test } from "vitest";
import { feedPath, type WhatFeed } from "#domain/feed/address.ts";
import { findAddress } from "../address.ts";
import { siteAddresses } from "../routes.ts";

const found = (path: string) => findAddress(siteAddresses, path, "");

describe("the address of a feed", () => {
	test.each<[WhatFeed, string, Record<string, string>]>([
		[{ of: "results" }, "/feeds/results.xml", {}],
		[{ of: "news" }, "/feeds/news.xml", {}],
		[{ of: "league", id: 3 }, "/feeds/leagues/3.xml", { id: "3" }],
		[{ of: "team", id: 2147483647 }, "/feeds/teams/2147483647.xml", { id: "2147483647" }],
	])("of %j is %s, and is read back", (what, path, params) => {
		expect(feedPath(what)).toBe(path);
		expect(found(path)).toMatchObject({ address: { as: "feed" }, params });
	});

	test.each(["/feeds/teams/0.xml", "/feeds/teams/2147483648.xml"])("is not %s", async (path) => {
		const { address, params } = found(path) ?? {};
		await expect(address?.load({} as never, params ?? {}, {})).rejects.toMatchObject({
			kind: "missing",
		});
	});

	test.each(["/feeds/x.xml", "/feeds"])("is not %s", (path) => {
		expect(found(path)?.address.as).not.toBe("feed");
	});
});
