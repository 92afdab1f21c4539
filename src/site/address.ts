import { type PathParams, type PathPattern, pathPattern } from "./path-pattern.ts";
import type { SitePath } from "./paths.ts";
import type { SiteScope } from "./site-scope.ts";

/** What an address reads of the query; each may be absent. */
export type AskedQuery = Record<string, string | undefined>;

/** A row of the table of public addresses (routes.ts): where it is, what it reads, how it is answered. */
export type Address<As extends string, Answer> = {
	/** What the answer becomes on the wire, and with it its headers. */
	as: As;
	/** Written as without a slug; `:name` is one segment or a part of one. */
	path: string;
	/** The query parameters it reads. All others are dropped, also from the cache's key. */
	query: readonly string[];
	/**
	 * Stays where it is when the organization has proved a domain, because other websites and
	 * programs have asked for it under the slug.
	 */
	staysUnderSlug: boolean;
	/** What it answers is for whoever has what stands in its address, and is kept nowhere. */
	isPrivate?: true;
	/** The parameters of a path that is this one's, else null. */
	match: PathPattern;
	load: (scope: SiteScope, params: PathParams, query: AskedQuery) => Promise<Answer>;
};

export type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
	? { [key in Bare<Name>]: string } & ParamsOf<Rest>
	: Path extends `${string}:${infer Name}`
		? { [key in Bare<Name>]: string }
		: unknown;

/** A name without what follows it in its segment. */
type Bare<Name extends string> = Name extends `${infer Before}.${string}` ? Before : Name;

/** The parameters that were named. */
export type QueryOf<Names extends readonly string[]> = {
	[name in Names[number]]: string | undefined;
};

type Row<Path extends string, Names extends readonly string[], As extends string, Answer> = {
	as: As;
	path: Path;
	query: Names;
	staysUnderSlug?: boolean;
	load: (scope: SiteScope, params: ParamsOf<Path>, query: QueryOf<Names>) => Promise<Answer>;
};

/** A row whose `load` gets the parameters that its path and its query name. */
export function address<
	Path extends SitePath,
	const Names extends readonly string[],
	As extends string,
	Answer,
>({ load, staysUnderSlug = false, ...row }: Row<Path, Names, As, Answer>): Address<As, Answer> {
	return {
		...row,
		staysUnderSlug,
		match: pathPattern(row.path),
		load: (scope, params, query) => load(scope, params as ParamsOf<Path>, query as QueryOf<Names>),
	};
}

/** What was asked of the query, as an address says it: "?season=3", or nothing. */
export function searchOf(query: AskedQuery): string {
	const asked = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
	return asked.length === 0 ? "" : `?${new URLSearchParams(asked)}`;
}

/** A row of a table at a path, with what the path and the query say to it; null where there is none. */
export function findAddress<Known extends Pick<Address<string, unknown>, "match" | "query">>(
	table: readonly Known[],
	path: string,
	search: string,
): { address: Known; params: PathParams; query: AskedQuery } | null {
	for (const candidate of table) {
		const params = candidate.match(path);
		if (params === null) continue;
		const asked = new URLSearchParams(search);
		const query = Object.fromEntries(
			candidate.query.map((name) => [name, asked.get(name) ?? undefined]),
		);
		return { address: candidate, params, query };
	}
	return null;
}
