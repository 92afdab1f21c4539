import { escapeXml } from "../feeds/feed-file.ts";

/** An address that search engines may list, and when what is found there was last changed. */
export type Address = { url: string; changedAt: string | null };

type Asked = { origin: string; part: number | null; mostAtOnce: number };

/**
 * Addresses as a sitemap (sitemaps.org), or as the index of its parts where they are more than one
 * file holds; null for a part that there is not.
 */
export function sitemapFile(addresses: readonly Address[], asked: Asked): string | null {
	const { part, mostAtOnce } = asked;
	const partCount = Math.ceil(addresses.length / mostAtOnce);
	if (part === null && partCount > 1) return index(addresses, asked, partCount);
	if (part === null) return urlset(addresses);
	const some = addresses.slice((part - 1) * mostAtOnce, part * mostAtOnce);
	return some.length === 0 ? null : urlset(some);
}

/** Sitemaps of one host that stand at other addresses of it. */
export function sitemapIndex(urls: readonly string[]): string {
	return document(
		"sitemapindex",
		urls.map((url) => element("sitemap", url, null)),
	);
}

function urlset(addresses: readonly Address[]): string {
	return document(
		"urlset",
		addresses.map(({ url, changedAt }) => element("url", url, changedAt)),
	);
}

function index(
	addresses: readonly Address[],
	{ origin, mostAtOnce }: Asked,
	partCount: number,
): string {
	const parts = Array.from({ length: partCount }, (_, at) => {
		const some = addresses.slice(at * mostAtOnce, (at + 1) * mostAtOnce);
		const newest = some
			.map(({ changedAt }) => changedAt ?? "")
			.toSorted()
			.at(-1);
		return element("sitemap", `${origin}/sitemap.xml?part=${at + 1}`, newest || null);
	});
	return document("sitemapindex", parts);
}

function document(root: string, elements: readonly string[]): string {
	const lines = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		`<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
		...elements,
		`</${root}>`,
	];
	return `${lines.join("\n")}\n`;
}

function element(name: string, url: string, changedAt: string | null): string {
	const lastmod = changedAt === null ? "" : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
	return `<${name}><loc>${escapeXml(url)}</loc>${lastmod}</${name}>`;
}
