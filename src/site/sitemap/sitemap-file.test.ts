import { expect, test } from "vitest";
import { sitemapFile } from "./sitemap-file.ts";

const addresses = Array.from({ length: 5 }, (_, at) => ({
	url: `https://hoops.test/games/${at}?a&b`,
	changedAt: at === 0 ? null : `2026-01-0${at}T08:00:00Z`,
}));
const asked = { origin: "https://hoops.test", part: null, mostAtOnce: 10 };

test("a sitemap names when each page was changed, where that is known", () => {
	const file = sitemapFile(addresses, asked);
	expect(file).toContain("<url><loc>https://hoops.test/games/0?a&amp;b</loc></url>");
	expect(file).toContain("games/4?a&amp;b</loc><lastmod>2026-01-04T08:00:00Z</lastmod>");
});

test("more addresses than a file holds are in parts, which an index names by their newest change", () => {
	const file = sitemapFile(addresses, { ...asked, mostAtOnce: 2 });
	expect(file).toContain("<sitemapindex");
	expect(file?.match(/<sitemap>/g)).toHaveLength(3);
	expect(file).toContain("sitemap.xml?part=2</loc><lastmod>2026-01-03T08:00:00Z</lastmod>");
	const part = sitemapFile(addresses, { ...asked, mostAtOnce: 2, part: 3 });
	expect(part?.match(/<url>/g)).toHaveLength(1);
	expect(sitemapFile(addresses, { ...asked, mostAtOnce: 2, part: 4 })).toBeNull();
});
