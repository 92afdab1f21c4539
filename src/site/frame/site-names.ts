import type { Organization } from "#domain/organization/organization.ts";
import { brandName } from "#ui/brand-name.ts";

/**
 * The title is the custom domain or the slug, falling back to the brand's name
 * (rule `title-falls-back`).
 */
export function siteName(organization: Organization | null, address: "domain" | "slug" | "query") {
	if (organization === null) return brandName;
	const { domain, slug } = organization;
	return (address === "slug" ? (slug ?? domain) : (domain ?? slug)) ?? brandName;
}

/** What search engines show of a page: a welcome, and what the page says of itself. */
export function welcomeText(organization: Organization | null, about?: string): string {
	const name = organization?.name ?? brandName;
	if (about !== undefined) return `Welcome to ${name}. ${about}`;
	return organization === null
		? `Welcome to ${name}: league websites with standings, schedules, box scores and statistics.`
		: `Welcome to ${name}: standings, schedule, teams, players and box scores.`;
}
