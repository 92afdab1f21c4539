import type { SportsOrganization } from "schema-dts";
import type { SharePlace } from "../share.ts";

/** The league's operator, on its home page. */
export function sportsOrganization(place: SharePlace): SportsOrganization {
	const { organization, url, file } = place;
	const { name, logoUrl, socialLinks, sports } = organization;
	return {
		"@type": "SportsOrganization",
		"@id": `${url("/")}#organization`,
		name,
		url: url("/"),
		...(logoUrl === null ? {} : { logo: file(logoUrl) }),
		...(socialLinks.length === 0 ? {} : { sameAs: socialLinks.map((link) => link.url) }),
		...(sports.length === 0 ? {} : { sport: sports.map((sport) => sport.name) }),
	};
}

/** The same beside something else: only what it takes to know it. */
export function organizer({ organization, url }: SharePlace): SportsOrganization {
	return {
		"@type": "SportsOrganization",
		"@id": `${url("/")}#organization`,
		name: organization.name,
		url: url("/"),
	};
}
