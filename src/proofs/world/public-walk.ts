import type { Row } from "#api/endpoint.ts";
import { apiRows } from "#api/routes.ts";
import { gameStatuses } from "#domain/game/game.ts";
import { lengths } from "#domain/game/stretch.ts";
import { countings } from "#domain/stats/ranking/ranking.ts";
import { sitePages } from "#site/routes.ts";
import { type Ask, addressOf, callOf } from "./calls.ts";
import type { ProofLeague } from "./proof-league.ts";
import { type ProofWorld, rootHost } from "./proof-world.ts";

export type Address = { host: string; path: string; cookie?: string };

/** What a walk looks for beside what every league of the proofs has. */
export type Sought = {
	gameIds: readonly number[];
	dates: readonly string[];
	/** More values of query parameters, by their names. */
	values?: Record<string, readonly string[]>;
	/** Whether the league is named in every way there is, or by its host alone. */
	names: "every" | "host";
};

export function nameOf({ host, path, cookie }: Address): string {
	return `${cookie ? "staff " : ""}${host}${path}`;
}

/**
 * Everything a stranger can ask of a league: each page and row, with all that narrows them. Whose they
 * are is settled before the database is asked, so one engine is enough for all names of the league.
 */
export function publicAddresses(world: ProofWorld, league: ProofLeague, sought: Sought): Address[] {
	const { domain: host, slug } = league.organization;
	const pages = [...pagePaths(league, sought), "/sitemap.xml", "/robots.txt"];
	const rows = rowPaths(league, sought);
	const named = (path: string) => `${path}${path.includes("?") ? "&" : "?"}slug=${slug}`;
	const cookie = world.cookieOf({ as: "staff", of: league }, rootHost);
	const byHost = [...pages, ...rows].map((path) => ({ host, path }));
	if (sought.names === "host") return byHost;
	return [
		...byHost,
		...pages.map((path) => ({ host: rootHost, path: `/${slug}${path === "/" ? "" : path}` })),
		...rows.map((path) => ({ host: rootHost, path: named(path) })),
		// Naming the organization shows its members what everybody sees (rule `named-is-public`).
		...rows.map((path) => ({ host: rootHost, path: named(path), cookie })),
	];
}

function pagePaths({ ids }: ProofLeague, { gameIds, dates, values: more }: Sought): string[] {
	const known = [
		ids.team,
		ids.team3,
		ids.entry,
		ids.league,
		ids.player,
		ids.game,
		ids.comingGame,
		ids.stage,
	];
	const some = [...known, ...gameIds.slice(0, 1)];
	const values: Record<string, readonly (string | number)[]> = {
		season: [ids.season, ids.formerSeason],
		league: [ids.league],
		team: [ids.team],
		other: [ids.team3, ids.player],
		date: [...dates, "2026-01-26"],
		on: dates,
		by: lengths,
		status: [...gameStatuses],
		q: ["team2", "unpublished"],
		per: countings,
		sort: ["name", "pts"],
		order: ["asc"],
		...more,
	};
	const calendars = ["organization", ...some.flatMap((id) => [`teams/${id}`, `leagues/${id}`])];
	const feeds = ["results", "news", ...some.flatMap((id) => [`teams/${id}`, `leagues/${id}`])];
	return [
		...sitePages.flatMap(({ path, query }) =>
			(path.includes(":") ? some.map((id) => path.replace(/:\w+/, String(id))) : [path]).flatMap(
				(at) => [
					at,
					...query.flatMap((name) => (values[name] ?? []).map((value) => `${at}?${name}=${value}`)),
				],
			),
		),
		...some.map((id) => `/teams/${id}/glance`),
		...some.map((id) => `/calendar/games/${id}.ics`),
		...calendars.map((whose) => `/calendar/${whose}.ics`),
		...feeds.map((of) => `/feeds/${of}.xml`),
		...["standings", "schedule", "next-game", "playoffs"].map((kind) => `/embed/${kind}`),
	];
}

function rowPaths(league: ProofLeague, { gameIds, dates }: Sought): string[] {
	const { ids } = league;
	const [firstGame = 0] = gameIds;
	const queries: NonNullable<Ask["query"]>[] = [
		{},
		{ seasonId: ids.season },
		{ leagueId: ids.league },
		{ teamId: ids.team },
		{ date: dates.at(-1) ?? "" },
		{ game_id: firstGame },
		{ gameId: firstGame },
	];
	return (apiRows as readonly Row[])
		.filter(({ method, cache }) => method === "GET" && cache === "public")
		.flatMap((row) => {
			const asked = callOf(row).ask(league);
			const paths = [asked.path, { ...asked.path, id: firstGame }];
			return (row.path.includes(":id") ? paths : [asked.path]).flatMap((path = {}) =>
				queries.map((query) => addressOf(row, { path, query: { ...asked.query, ...query } })),
			);
		});
}
