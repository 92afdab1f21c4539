import type { UsualNavigation } from "#domain/page/navigation.ts";
import { words } from "../../../words.ts";

/** Which links a site has at its top while its people have chosen none. */
export const navigations = [
	{ value: "growing", label: words.organization.homeAndWhatHasSomething },
	{ value: "full", label: words.organization.allTwelveLinks },
	{ value: "home", label: words.organization.onlyHome },
] as const;

/** A new site leads from the first day to all there is, and nowhere else. */
export function navigationOf(organization: UsualNavigation | null) {
	if (organization?.hasFullNavigation) return "full";
	return organization === null || organization.hasGrowingNavigation ? "growing" : "home";
}

export function navigationIn(value: string): UsualNavigation {
	return { hasFullNavigation: value === "full", hasGrowingNavigation: value === "growing" };
}
