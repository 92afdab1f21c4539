import type { ReactNode } from "react";
import type { Organization } from "#domain/organization/organization.ts";

/** What a page of the product itself shows: landing, listing, marketing. */
export type PlatformAnswer = {
	title?: string;
	description?: string;
	status?: number;
	body: ReactNode;
};

/** What such a page may ask: the public listing (spec §3), as cards need it. */
export type PlatformScope = { listOrganizations: () => Promise<Organization[]> };

export type PlatformPage = {
	path: string;
	query: readonly string[];
	load: (
		scope: PlatformScope,
		query: Record<string, string | undefined>,
	) => Promise<PlatformAnswer>;
};

/** A page of the root host: where it is, which query parameters it reads, and what it shows. */
export function platformPage<const Names extends readonly string[]>(
	path: string,
	query: Names,
	load: (
		scope: PlatformScope,
		query: { [name in Names[number]]: string | undefined },
	) => Promise<PlatformAnswer>,
): PlatformPage {
	return { path, query, load: (scope, values) => load(scope, values as never) };
}
