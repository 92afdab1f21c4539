import { nameKey } from "../text/name-key.ts";
import type { Organization } from "./organization.ts";

/** Organizations whose name, slug or domain contains every word, without regard to case and accents. */
export function searchOrganizations(
	organizations: readonly Organization[],
	text: string,
): Organization[] {
	const words = nameKey(text).split(" ").filter(Boolean);
	return organizations.filter(({ name, slug, domain }) => {
		const known = nameKey([name, slug, domain].filter(Boolean).join(" "));
		return words.every((word) => known.includes(word));
	});
}
