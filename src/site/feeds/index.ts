import type { WhatFeed } from "#domain/feed/address.ts";
import { type Feed, viewFeed } from "#usecases/feed/view-feed.ts";
import { type Address, address, type ParamsOf } from "../address.ts";
import { idFrom } from "../page.ts";

export type FeedAddress = Address<"feed", Feed>;

/** The feeds of an organization; where they are written, `feedPath` knows. */
export const feeds: FeedAddress[] = [
	feed("/feeds/results.xml", () => ({ of: "results" })),
	feed("/feeds/news.xml", () => ({ of: "news" })),
	feed("/feeds/leagues/:id.xml", ({ id }) => ({ of: "league", id: idFrom(id) })),
	feed("/feeds/teams/:id.xml", ({ id }) => ({ of: "team", id: idFrom(id) })),
];

function feed<Path extends `/feeds/${string}`>(
	path: Path,
	what: (params: ParamsOf<Path>) => WhatFeed,
): FeedAddress {
	return address({
		as: "feed",
		path,
		query: [],
		load: async (scope, params) => viewFeed(scope, what(params), scope.words.language),
	});
}
