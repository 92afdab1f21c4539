import { placeOfSite } from "../../../shell/places.ts";

type Names = { domain: string | null; slug: string | null };

/** Where visitors find it, as one would say it: "hoops.test" or "leagues.test/hoops". */
export function shownAddress({ domain, slug }: Names): string | null {
	if (domain !== null) return domain;
	return slug === null ? null : `${location.host}/${slug}`;
}

/** The same to send to somebody, or to open. */
export function siteAddress(names: Names): string | null {
	return placeOfSite(names, location);
}

/** Where its people sign in. */
export function signInAddress(names: Names): string | null {
	const site = siteAddress(names);
	return site === null ? null : `${site.replace(/\/$/, "")}/login`;
}
