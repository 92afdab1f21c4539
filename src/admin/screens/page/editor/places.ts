import type { Answered } from "#api/client.ts";
import type { Organization } from "../../../shell/create-auth.ts";
import { publicPlace } from "../../../shell/places.ts";
import { words } from "../../../words.ts";

export type SitePage = Answered<"GET", "/pages">["pages"][number];

/** The places of the site that links can lead to: what is written, then what writes itself. */
export function placesOf(pages: readonly SitePage[]): { label: string; to: string }[] {
	const written = pages.map(({ title, path }) => ({ label: title, to: path }));
	return [...written, ...automatic.filter(({ to }) => written.every((page) => page.to !== to))];
}

/** The page on this host, as it is written; null where visitors come by another host. */
export function previewAddress(organization: Organization, path: string): string | null {
	const place = publicPlace(organization, path, location);
	if (place === null || !place.startsWith("/")) return null;
	return `${place}${place.includes("?") ? "&" : "?"}preview=draft`;
}

/** What stands before the path of a page: "hoops.com/", "fieldhouse.test/hoops/". */
export function addressStart(organization: Organization | null): string {
	const place = organization && publicPlace(organization, "/", location);
	if (place === null || !place.startsWith("/")) return "/";
	return `${location.host}${place.split("?")[0]}`;
}

const automatic = [
	{ label: words.common.standings, to: "/teamList" },
	{ label: words.common.schedule, to: "/schedule" },
	{ label: words.common.teams, to: "/teams" },
	{ label: words.post.news, to: "/news" },
	{ label: words.common.players, to: "/playerList" },
	{ label: words.common.statistics, to: "/statistics" },
];
