import type { Language } from "../language/language.ts";
import type { Organization } from "../organization/organization.ts";

/** One link of the bar on top of every page. */
export type NavItem = {
	label: string;
	/** A path of the site, or a web address elsewhere. */
	to: string;
	/** What it is called in further languages of the site, where somebody said so. */
	labels?: Labels | undefined;
};

export type Labels = Partial<Record<Language, string>>;

/** The links of the full navigation, in this order and with these words. */
const fullNavigation: readonly NavItem[] = [
	{ label: "HOME", to: "/" },
	{ label: "REGISTRATION", to: "/registration" },
	{ label: "LEAGUE INFO", to: "/leagueInfo" },
	{ label: "TOURNAMENT", to: "/tournament" },
	{ label: "STANDINGS", to: "/teamList" },
	{ label: "SCHEDULE", to: "/schedule" },
	{ label: "PLAYERS", to: "/playerList" },
	{ label: "LEADER BOARD", to: "/leaderboard" },
	{ label: "YOUTH", to: "/youth" },
	{ label: "JOIN OUR TEAM", to: "/ourTeam" },
	{ label: "LEAGUE FOOTAGE", to: "/leagueFootage" },
	{ label: "CONTACT US", to: "/contact" },
];

/** What stands behind others once it is there. */
const grown: ReadonlyMap<string, readonly NavItem[]> = new Map([
	["/", [{ label: "NEWS", to: "/news" }]],
	["/schedule", [{ label: "TEAMS", to: "/teams" }]],
	["/leaderboard", [{ label: "STATISTICS", to: "/statistics" }]],
]);

/** The same with what a site has that grows by itself, and with what its people may choose. */
const usualLinks: readonly NavItem[] = fullNavigation.flatMap((link) => [
	link,
	...(grown.get(link.to) ?? []),
]);

export const mostNavItems = 30;

/**
 * The links of a site whose people chose none: the twelve, HOME alone, or those that lead somewhere
 * (rule `twelve-links-or-home`).
 */
export function defaultNavigation(
	{ hasFullNavigation, hasGrowingNavigation }: UsualNavigation,
	isFilled: (path: string) => boolean = () => false,
): readonly NavItem[] {
	if (hasFullNavigation) return fullNavigation;
	return usualLinks.filter(({ to }) => to === "/" || (hasGrowingNavigation && isFilled(to)));
}

export type UsualNavigation = Pick<Organization, "hasFullNavigation" | "hasGrowingNavigation">;

/** What the link to a place is called that nobody has named; undefined for places without a usual link. */
export function usualLabel(path: string): string | undefined {
	return usualLinks.find(({ to }) => to === path)?.label;
}

/** How the link to a place is called: as it usually is, else by the title of the page. */
export function linkTo({ label, to }: NavItem): NavItem {
	return (
		usualLinks.find((usual) => usual.to === to) ?? {
			label: label.toUpperCase().slice(0, 40),
			to,
		}
	);
}

/** The links with one more, where it usually stands; one that is not usual comes last. */
export function withLink<Item extends NavItem>(links: readonly Item[], added: Item): Item[] {
	const before = new Set(usualLinks.slice(0, placeOf(added)).map(({ to }) => to));
	const place = isUsual(added) ? links.findLastIndex(({ to }) => before.has(to)) + 1 : links.length;
	return links.toSpliced(place, 0, added);
}

const isUsual = ({ to }: NavItem) => standing.has(to);

const placeOf = ({ to }: NavItem) => usualLinks.findIndex((usual) => usual.to === to);

/** The paths of the site that are always there. */
const standing: ReadonlySet<string> = new Set(usualLinks.map(({ to }) => to));

/** What was chosen, as visitors may see it: links to own pages that are not published are left out. */
export function shownNavigation(
	chosen: readonly NavItem[],
	publishedPaths: ReadonlySet<string>,
): NavItem[] {
	return chosen.filter((item) => {
		const path = ownPathIn(item);
		return path === null || publishedPaths.has(path);
	});
}

/** Which own page a link leads to, by its path; null for all other links. */
export function ownPathIn({ to }: Pick<NavItem, "to">): string | null {
	return /^\/[a-z0-9-]+$/.test(to) && !standing.has(to) ? to.slice(1) : null;
}
