import type { BreadcrumbList } from "schema-dts";
import type { Crumb } from "#ui/kit/breadcrumbs.tsx";
import type { SharePlace } from "../share.ts";

/** The way to a page, from the home page on; the last one is the page itself. */
export function breadcrumbList(
	crumbs: readonly Crumb[],
	{ url, words }: SharePlace,
): BreadcrumbList {
	const items = [{ label: words.site.home, to: "/" }, ...crumbs];
	return {
		"@type": "BreadcrumbList",
		itemListElement: items.map(({ label, to }: Crumb, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: label,
			...(to === undefined ? {} : { item: url(to) }),
		})),
	};
}
