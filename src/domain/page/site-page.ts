import type { Language } from "../language/language.ts";
import { type PageKey, pageKeys } from "./blocks.ts";
import type { BlockContent } from "./fields.ts";
import { frontParts } from "./front-parts.ts";

/** What is written on a page, and where an own page is to be found. */
export type PageContent = {
	title: string;
	/** For search engines and link previews; empty where nobody wrote one. */
	description: string;
	isIndexed: boolean;
	/** Of an organization's own page, without the slash before it; null for the nine. */
	path: string | null;
	blocks: BlockContent[];
};

/** A page as visitors see it. */
export type ShownPage = PageContent & {
	key: string;
	/** Of a translation; null where the page itself is shown. */
	language: Language | null;
	publishedAt: string | null;
	/** Shown to those who write it, in place of what is published. */
	isPreview?: boolean;
};

/** The nine pages every site has, with their default titles. */
const nine: Record<PageKey, { title: string; path: string }> = {
	home: { title: "Home", path: "/" },
	registration: { title: "Registration", path: "/registration" },
	leagueInfo: { title: "League info", path: "/leagueInfo" },
	tournament: { title: "Tournament", path: "/tournament" },
	youth: { title: "Youth", path: "/youth" },
	ourTeam: { title: "Join our team", path: "/ourTeam" },
	leagueFootage: { title: "League footage", path: "/leagueFootage" },
	contact: { title: "Contact us", path: "/contact" },
	leaderboard: { title: "Leader board", path: "/leaderboard" },
};

export function isPageKey(key: string): key is PageKey {
	return (pageKeys as readonly string[]).includes(key);
}

/** Where visitors find a page: "/registration", "/open-gym". */
export function addressOf({ key, path }: { key: string; path: string | null }): string {
	return isPageKey(key) ? nine[key].path : `/${path ?? key}`;
}

/**
 * One of the nine before anybody has written it; the front page has its usual parts. Pages about children are not indexed
 * (rule `minors-not-indexed`).
 */
export function unwritten(key: PageKey): PageContent {
	return {
		title: nine[key].title,
		description: "",
		isIndexed: key !== "youth",
		path: null,
		blocks: key === "home" ? [...frontParts] : [],
	};
}

/** Which of the nine is at a path of the site. */
export function keyAt(path: string): PageKey | undefined {
	return pageKeys.find((key) => nine[key].path === path);
}

/** More is never kept of one page's past. */
export const mostVersions = 50;
/** The newest is kept whatever it takes: it is what is published. */
export const mostVersionBytes = 8 * 1024 * 1024;
