import type { Feed, FeedEntry } from "#usecases/feed/view-feed.ts";

/** Where a feed and its things are found, and how they are known for good. */
type FeedHome = {
	/** The site's own address, without a slash at its end. */
	siteUrl: string;
	/** The feed's own path in that site. */
	path: string;
	/** Stays the same when an organization changes its domain, so that nothing is told twice. */
	rootDomain: string;
	organization: { id: number; name: string };
};

/** A feed as an Atom document (RFC 4287). */
export function feedFile({ title, to, entries }: Feed, place: FeedHome): string {
	const { siteUrl, path, organization } = place;
	const updated = entries.map(({ updatedAt }) => updatedAt).toSorted();
	return `${[
		'<?xml version="1.0" encoding="utf-8"?>',
		'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
		element("id", idOf(place, path)),
		element("title", title),
		element("updated", updated.at(-1) ?? longAgo),
		`<author>${element("name", organization.name)}</author>`,
		link("self", siteUrl + path),
		link("alternate", siteUrl + to),
		...entries.map((entry) => entryOf(entry, place)),
		"</feed>",
	].join("\n")}\n`;
}

/** RFC 4287 §4.1.1: a feed has a date also when nothing has happened yet. */
const longAgo = "2000-01-01T00:00:00Z";

function entryOf(
	{ to, title, summary, publishedAt, updatedAt }: FeedEntry,
	place: FeedHome,
): string {
	return [
		"<entry>",
		element("id", idOf(place, to)),
		element("title", title),
		element("published", publishedAt),
		element("updated", updatedAt),
		link("alternate", place.siteUrl + to),
		element("summary", summary),
		"</entry>",
	].join("");
}

/** RFC 4151: a name that nobody else gives, from the day the product was there. */
function idOf({ rootDomain, organization }: FeedHome, path: string): string {
	return `tag:${rootDomain},2025:${organization.id}${path}`;
}

function link(rel: string, href: string): string {
	return `<link rel="${rel}" href="${escapeXml(href)}"/>`;
}

function element(name: string, text: string): string {
	return `<${name}>${escapeXml(text)}</${name}>`;
}

/** What XML knows no character for is left out (XML 1.0 §2.2). */
export function escapeXml(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(unknownToXml, "")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unknownToXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
