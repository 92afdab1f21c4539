import { feedPath } from "#domain/feed/address.ts";
import type { Organization } from "#domain/organization/organization.ts";
import { brandName } from "#ui/brand-name.ts";
import type { Words } from "#words/words.ts";
import { framed, linkPicturePath, siteLinkPicture } from "../link-pictures/facts.ts";
import type { Share } from "../share.ts";
import { asJsonLd } from "../structured-data/as-json-ld.ts";
import { addressIn } from "./address-in.ts";
import type { SharedHead } from "./document.tsx";
import type { SiteFrame } from "./site-frame.ts";

/** What a page of an organization tells other programs; without anything of its own, whose it is. */
export function sharedHead(
	frame: SiteFrame,
	organization: Organization,
	words: Words,
	share: Share = {},
): SharedHead {
	const siteUrl = frame.siteUrlOf(organization, words.language);
	const origin = frame.originOf(organization.domain ?? frame.rootDomain);
	const drawn = share.picture
		? framed(share.picture, organization)
		: siteLinkPicture(words, organization);
	const image = origin + linkPicturePath(drawn, organization, words.language);
	const things = share.about?.({
		organization,
		words,
		url: (path) => addressIn(frame, organization, words.language, path),
		file: (address) => new URL(address, origin).href,
		picture: image,
	});
	const { what, title } = share.feed ?? {
		what: { of: "results" } as const,
		title: words.site.resultsOf({ name: organization.name }),
	};
	return {
		siteName: organization.name,
		image,
		jsonLd: things === undefined || things.length === 0 ? null : asJsonLd(things),
		feed: { title, href: siteUrl + feedPath(what) },
	};
}

/** The same for the pages of the product itself. */
export function sharedPlatform(frame: SiteFrame, words: Words): SharedHead {
	const image =
		frame.originOf(frame.rootDomain) +
		linkPicturePath(siteLinkPicture(words, null), null, words.language);
	return { siteName: brandName, image, jsonLd: null, feed: null };
}
