/** What a feed tells of: results of the whole organization, of a league or a team, or its pages. */
export type WhatFeed = { of: "results" } | { of: "news" } | { of: "league" | "team"; id: number };

/** Where a feed is found, written as without a slug. */
export function feedPath(what: WhatFeed): string {
	return "id" in what ? `/feeds/${what.of}s/${what.id}.xml` : `/feeds/${what.of}.xml`;
}

/** Which feed is at a path; null where there is none. */
export function feedAt(path: string): WhatFeed | null {
	const [, whole] = /^\/feeds\/(results|news)\.xml$/.exec(path) ?? [];
	if (whole !== undefined) return { of: whole as "results" | "news" };
	const [, of, digits] = /^\/feeds\/(league|team)s\/([1-9]\d{0,9})\.xml$/.exec(path) ?? [];
	const id = Number(digits);
	if (of === undefined || id > 2 ** 31 - 1) return null;
	return { of: of as "league" | "team", id };
}
