import type { ReactNode } from "react";
import { type Address, address, type QueryOf } from "../address.ts";
import type { SiteScope } from "../site-scope.ts";

/** An embed: what it shows, and where the whole of it stands. */
export type EmbedAnswer = { title: string; more: { label: string; to: string }; body: ReactNode };

export type EmbedPage = Address<"embed", EmbedAnswer>;

/** An embed at its address, with the parameters it reads; `theme` is for all. */
export function embedPage<const Names extends readonly string[]>(
	path: `/embed/${string}`,
	names: Names,
	load: (scope: SiteScope, query: QueryOf<Names>) => Promise<EmbedAnswer>,
): EmbedPage {
	return address({
		as: "embed",
		path,
		query: [...names, "theme"],
		staysUnderSlug: true,
		load: (scope, _params, query) => load(scope, query as QueryOf<Names>),
	});
}
