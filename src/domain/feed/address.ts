/** What a feed tells of: results of the whole organization, of a league or a team, or its pages. */
export type WhatFeed = { of: "results" } | { of: "news" } | { of: "league" | "team"; id: number };

/** Where a feed is found, written as without a slug. */
export function feedPath(what: WhatFeed): string {
	return "id" in what ? `/feeds/${what.of}s/${what.id}.xml` : `/feeds/${what.of}.xml`;
}
