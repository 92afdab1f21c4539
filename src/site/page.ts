import type { ReactNode } from "react";
import type { Language } from "#domain/language/language.ts";
import type { TakingScope as TakingUseCaseScope } from "#usecases/message/leave-message.ts";
import { Refusal } from "#usecases/refusals.ts";
import type { SigningScope } from "#usecases/sign-up/sign-up.ts";
import { type Address, address, type ParamsOf, type QueryOf } from "./address.ts";
import type { PageSheet } from "./page-sheets.ts";
import type { SitePath } from "./paths.ts";
import type { PushOffered } from "./push/push-offer.tsx";
import type { Share } from "./share.ts";
import type { SiteScope } from "./site-scope.ts";

/** What a page shows. The layout, the head and the navigation are added around it. */
export type PageAnswer = {
	/** Stands before the site's name in the title; the home page has none. */
	title?: string;
	/** For search engines and link previews; without it the organization's welcome. */
	description?: string;
	/**
	 * False keeps the page out of search engines, such as pages about children
	 * (rule `minors-not-indexed`).
	 */
	isIndexed?: boolean;
	/** Those in which it can be read, the site's own first; all of its site unless it says so. */
	languages?: readonly Language[];
	/** What other programs are told of it; of a page that is not indexed, nothing. */
	share?: Share;
	/** The visitor's own teams stand first. */
	hasMyTeams?: boolean;
	/** What the browser that shows it may follow. */
	push?: PushOffered;
	/**
	 * Without the bar and the footer of the site: for the screen in a hall, or as a picture that can be seen through over
	 * that of a stream.
	 */
	bare?: "screen" | "overlay";
	/** Styles that it needs beside those of all pages. */
	sheet?: PageSheet;
	/** The page is at this path of the site now; its body is never shown. */
	movedTo?: string;
	body: ReactNode;
};

export type Page = Address<"page", PageAnswer> & {
	/** What a form that is sent to it does; without it the page is read only. */
	takes?: (scope: TakingScope, sent: Readonly<Record<string, string>>) => Promise<Taken>;
};

/** What a page is given that takes what strangers send. */
export type TakingScope = SiteScope & TakingUseCaseScope & SigningScope;

/** Where to go on once it was taken, in the site or on another one, or the page again with what is wrong. */
export type Taken = { goTo: string } | { leaveTo: string } | (PageAnswer & { status: 422 | 429 });

/** A public page: where it is, which query parameters it reads, and what it shows. */
export function page<Path extends SitePath, const Names extends readonly string[]>(
	path: Path,
	query: Names,
	load: (scope: SiteScope, params: ParamsOf<Path>, query: QueryOf<Names>) => Promise<PageAnswer>,
): Page {
	return address({ as: "page", path, query, load });
}

/** An id out of an address. Anything that is no positive 32-bit number names nothing. */
export function idFrom(text: string): number {
	const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
	if (id === 0 || id > 2 ** 31 - 1) throw new Refusal("missing", "This page does not exist.");
	return id;
}

/** The id of a filter; undefined for "all", which is an empty or absent parameter. */
export function optionalId(text: string | undefined): number | undefined {
	return text === undefined || text === "" ? undefined : idFrom(text);
}
