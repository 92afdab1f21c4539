import type { ReactNode } from "react";
import type { Organization } from "#domain/organization/organization.ts";
import type { PageQuery, QueryOf } from "./page.ts";
import type { SitePath } from "./paths.ts";

/** What a page of the product itself shows: landing, listing, marketing. */
export type PlatformAnswer = {
	title?: string;
	description?: string;
	status?: number;
	body: ReactNode;
};

/** What such a page may ask: the public listing (spec §3), as cards need it. */
type PlatformReads = { listOrganizations: () => Promise<Organization[]> };

export type PlatformPage = {
	path: string;
	query: readonly string[];
	load: (reads: PlatformReads, query: PageQuery) => Promise<PlatformAnswer>;
};

/** A page of the root host: where it is, which query parameters it reads, and what it shows. */
export function platformPage<const Names extends readonly string[]>(
	path: SitePath,
	query: Names,
	load: (reads: PlatformReads, query: QueryOf<Names>) => Promise<PlatformAnswer>,
): PlatformPage {
	return { path, query, load: (reads, values) => load(reads, values as QueryOf<Names>) };
}
