import type { ReactNode } from "react";
import type { Scope } from "#usecases/scope.ts";
import { type Page, type PageQuery, page } from "../page.ts";

/** An embed: what it shows, and where the whole of it stands. */
export type EmbedAnswer = { title: string; more: { label: string; to: string }; body: ReactNode };

export type EmbedPage = Pick<Page, "query" | "match"> & {
	load: (scope: Scope, query: PageQuery) => Promise<EmbedAnswer>;
};

/** An embed at its address, with the parameters it reads; `theme` is for all. */
export function embedPage<const Names extends readonly string[]>(
	path: `/embed/${string}`,
	names: Names,
	load: (
		scope: Scope,
		query: { [name in Names[number]]: string | undefined },
	) => Promise<EmbedAnswer>,
): EmbedPage {
	const query = [...names, "theme"];
	const { match } = page(path, query, async () => ({ body: null }));
	return { query, match, load: (scope, asked) => load(scope, asked as never) };
}
