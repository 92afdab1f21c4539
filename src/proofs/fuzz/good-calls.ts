import type { Row } from "#api/endpoint.ts";
import { type JsonSchema, readingOf } from "#api/openapi.ts";
import { apiRows } from "#api/routes.ts";
import { platformPages, sitePages } from "#site/routes.ts";
import { callOf, type Role, roleOf, takesForm } from "../world/calls.ts";
import type { ProofLeague } from "../world/proof-league.ts";
import { type Tree, treeOf } from "./tree.ts";

/** A call or a page, asked for as it should be. */
export type GoodCall = {
	method: string;
	/** With the names of its parameters, as `/api/teams/:id`. */
	pattern: string;
	params: Map<string, string>;
	query: [name: string, value: string][];
	body: Tree;
	/** Fields the call also reads, with a value of the kind they take. */
	others: [name: string, value: Tree][];
	takesForm: boolean;
	/** The name of a field for a picture. */
	picture: string | null;
	/** The lowest role that gets in. */
	role: Role;
	isPage: boolean;
};

/** Every row and every page, each once, except what costs so much that it comes more rarely. */
export function goodCalls(league: ProofLeague): GoodCall[] {
	const rows = (apiRows as readonly Row[]).map((row) => ofRow(row, league));
	const shown = [...sitePages, ...platformPages, ...besidePages];
	const pages = shown.map(({ path, query }) => ofPage(path, query));
	// A password takes as long as some fifty requests, a page as six.
	const quick = rows.filter(({ pattern }) => !pattern.endsWith("/auth/login"));
	return [
		...rows,
		...Array.from({ length: 19 }, () => quick).flat(),
		...Array.from({ length: 3 }, () => pages.map((page) => page(league))).flat(),
	];
}

/** What is neither a row nor a page of the site's own. */
const besidePages = [
	"/login",
	"/dashboard",
	"/robots.txt",
	"/sitemap.xml",
	"/healthz",
	"/readyz",
	"/metrics",
	"/theme/:name",
	"/files/:organization/:name",
	"/assets/:name",
	"/api/openapi.json",
	"/api/docs",
]
	.map((path) => ({ path, query: [] as string[] }))
	.concat({ path: "/site", query: ["domain", "slug"] });

function ofRow(row: Row, league: ProofLeague): GoodCall {
	const { path = {}, query = {}, body = {}, picture = null } = callOf(row).ask(league);
	const hasBody = row.method === "POST" || row.method === "PUT";
	const named = new Set([...Object.keys(query), ...Object.keys(body as object)]);
	return {
		method: row.method,
		pattern: `/api${row.path}`,
		params: new Map(Object.entries(path).map(([name, value]) => [name, String(value)])),
		query: Object.entries(query).map(([name, value]) => [name, String(value)]),
		body: hasBody ? treeOf(body) : null,
		others: readingOf(row)
			.rest.filter(([name]) => !named.has(name))
			.map(([name, schema]) => [name, sample(name, schema, league)]),
		takesForm: takesForm(row),
		picture,
		role: roleOf(row),
		isPage: false,
	};
}

function ofPage(path: string, names: readonly string[]): (league: ProofLeague) => GoodCall {
	return (league) => ({
		method: "GET",
		pattern: path,
		params: new Map(
			[...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [
				name,
				idFor(`${path} ${name}`, league),
			]),
		),
		query: [],
		body: null,
		others: names.map((name) => [name, idFor(name, league)]),
		takesForm: false,
		picture: null,
		role: "anonymous",
		isPage: true,
	});
}

/** A value that fits, where the good request goes without. */
function sample(name: string, schema: JsonSchema, league: ProofLeague): Tree {
	if (schema.enum !== undefined) return treeOf(schema.enum[0]);
	const [first] = schema.anyOf ?? [];
	if (first !== undefined) return sample(name, first, league);
	const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
	if (type === "array")
		return schema.items === undefined ? [] : [sample(name, schema.items, league)];
	if (type === "boolean") return true;
	if (type === "integer" || type === "number") return Number(idFor(name, league));
	if (type === "object") {
		const fields = Object.entries(schema.properties ?? {});
		return new Map(fields.map(([inner, its]) => [inner, sample(inner, its, league)]));
	}
	if (schema.format === "date") return "2026-02-02";
	return /time$/i.test(name) ? "19:00" : `Some ${name}`;
}

/** An id of the league's own, by the word that stands beside it. */
function idFor(name: string, { ids }: ProofLeague): string {
	const kinds = ["season", "league", "player", "game", "team", "sport", "user"] as const;
	const kind = kinds.find((one) => name.toLowerCase().includes(one));
	return String(kind === undefined ? 1 : kind === "user" ? ids.colleague : ids[kind]);
}
