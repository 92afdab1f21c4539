import { feedPath } from "#domain/feed/address.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { SharedHead } from "#site/document.tsx";
import type { Share } from "#site/share.ts";
import { asJsonLd } from "#site/structured-data/as-json-ld.ts";
import { brandName } from "#ui/brand-name.ts";
import { cardPath, framed, noOrganization, siteCard } from "./cards/facts.ts";
import { originOf, siteUrlOf } from "./origins.ts";
import type { Services } from "./services.ts";

/** What a page of an organization tells other programs; without anything of its own, whose it is. */
export function sharedHead(
	{ settings }: Pick<Services, "settings">,
	organization: Organization,
	share: Share = {},
): SharedHead {
	const siteUrl = siteUrlOf(settings, organization);
	const origin = originOf(settings, organization.domain ?? settings.rootDomain);
	const drawn = share.card ? framed(share.card, organization) : siteCard(organization);
	const image = origin + cardPath(drawn, organization.id);
	const things = share.about?.({
		organization,
		// As the canonical links write them: "/hoops" under a slug, "/" on a domain.
		url: (path) => (path === "/" && organization.domain === null ? siteUrl : siteUrl + path),
		file: (address) => new URL(address, origin).href,
		card: image,
	});
	const { what, title } = share.feed ?? {
		what: { of: "results" } as const,
		title: `Results of ${organization.name}`,
	};
	return {
		siteName: organization.name,
		image,
		jsonLd: things === undefined || things.length === 0 ? null : asJsonLd(things),
		feed: { title, href: siteUrl + feedPath(what) },
	};
}

/** The same for the pages of the product itself. */
export function sharedPlatform({ settings }: Pick<Services, "settings">): SharedHead {
	const image = originOf(settings, settings.rootDomain) + cardPath(siteCard(null), noOrganization);
	return { siteName: brandName, image, jsonLd: null, feed: null };
}
