import type { ReactNode } from "react";
import type { ChosenLanguages } from "#domain/language/language.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { Words } from "#words/words.ts";
import type { AskedQuery, QueryOf } from "./address.ts";
import { type PathPattern, pathPattern } from "./path-pattern.ts";
import type { SitePath } from "./paths.ts";

/** What a page of the product itself shows: landing, listing, marketing. */
export type PlatformAnswer = {
	title?: string;
	description?: string;
	status?: number;
	body: ReactNode;
};

/** Where whoever reads the page works: the sign-in, or the dashboard of who is signed in. */
export type WayIn = { to: "/login" | "/dashboard"; text: string };

export function wayInOf(words: Words, isSignedIn: boolean): WayIn {
	return isSignedIn
		? { to: "/dashboard", text: words.platform.dashboard }
		: { to: "/login", text: words.platform.signIn };
}

/** In which languages the product tells of itself. */
export const productLanguages: ChosenLanguages = { language: "en", moreLanguages: ["fr", "es"] };

type PlatformReads = {
	/** The public listing, with what is shown of each. */
	listOrganizations: () => Promise<Organization[]>;
	wayIn: WayIn;
	words: Words;
};

export type PlatformPage = {
	path: string;
	query: readonly string[];
	match: PathPattern;
	load: (reads: PlatformReads, query: AskedQuery) => Promise<PlatformAnswer>;
};

/** A page of the root host: where it is, which query parameters it reads, and what it shows. */
export function platformPage<const Names extends readonly string[]>(
	path: SitePath,
	query: Names,
	load: (reads: PlatformReads, query: QueryOf<Names>) => Promise<PlatformAnswer>,
): PlatformPage {
	return {
		path,
		query,
		match: pathPattern(path),
		load: (reads, values) => load(reads, values as QueryOf<Names>),
	};
}
