import type { ReactNode } from "react";
import { Refusal } from "#usecases/refusals.ts";
import type { Scope } from "#usecases/scope.ts";
import type { SitePath } from "./paths.ts";
import type { Share } from "./share.ts";

/** What a page shows. The layout, the head and the navigation are added around it. */
export type PageAnswer = {
	/** Stands before the site's name in the title; the home page has none. */
	title?: string;
	/** For search engines and link previews; without it the organization's welcome. */
	description?: string;
	/** False keeps the page out of search engines, such as pages about children (decision A57). */
	isIndexed?: boolean;
	/** What other programs are told of it; of a page that is not indexed, nothing. */
	share?: Share;
	/** The page is at this path of the site now; its body is never shown. */
	movedTo?: string;
	body: ReactNode;
};

export type PageQuery = Record<string, string | undefined>;

export type Page = {
	path: string;
	/** The query parameters the page reads. All others are dropped, also from the cache's key. */
	query: readonly string[];
	/** The parameters of the path when it is this page's, else null. */
	match: (path: string) => Record<string, string> | null;
	load: (scope: Scope, params: Record<string, string>, query: PageQuery) => Promise<PageAnswer>;
};

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
	? { [key in Name]: string } & ParamsOf<Rest>
	: Path extends `${string}:${infer Name}`
		? { [key in Name]: string }
		: unknown;

/** The parameters a page has named; each may be absent. */
export type QueryOf<Names extends readonly string[]> = {
	[name in Names[number]]: string | undefined;
};

/** A public page: where it is, which query parameters it reads, and what it shows. */
export function page<Path extends SitePath, const Names extends readonly string[]>(
	path: Path,
	query: Names,
	load: (scope: Scope, params: ParamsOf<Path>, query: QueryOf<Names>) => Promise<PageAnswer>,
): Page {
	return {
		path,
		query,
		match: matcher(path),
		load: (scope, params, values) =>
			load(scope, params as ParamsOf<Path>, values as QueryOf<Names>),
	};
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

function matcher(path: string): Page["match"] {
	const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
	if (names.length === 0) return (asked) => (asked === path ? {} : null);
	const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, "([^/]+)")}$`);
	return (asked) => {
		const match = pattern.exec(asked);
		return match && Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ""]));
	};
}
