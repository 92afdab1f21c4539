import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Row } from "#api/endpoint.ts";
import { apiRows } from "#api/routes.ts";
import { gameStatuses } from "#domain/game/game.ts";
import { createApp } from "#server/app.ts";
import { sitePages } from "#site/routes.ts";
import { storeFor } from "#store/store.ts";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { type Ask, addressOf, callOf } from "./calls.ts";
import { type ProofWorld, proofWorld, rootHost } from "./proof-world.ts";
import { type ProofLeague, proofNow } from "./three-leagues.ts";

/** In the place of every game in draft, and nowhere else. */
const canary = "Draft hall ωdr4ft";
/** On a busy machine. */
const twoMinutes = 120_000;
/** Today and tomorrow, so that they would be the next games, and a day that no other game has. */
const dates = ["2026-01-20", "2026-01-21", "2026-02-24"];
const date = "2026-02-24";

/**
 * What a schedule has in draft does not exist for visitors: everything they can ask for is the same
 * to the byte with it and without it.
 */
describe.each(engines)("$name: a schedule in draft", { timeout: twoMinutes }, ({ open }) => {
	let world: ProofWorld;
	let league: ProofLeague;
	let ask: (address: Address) => Promise<string>;
	let draft: Draft;
	let addresses: Address[];
	let before: Map<string, string>;
	beforeAll(async () => {
		world = await proofWorld({ open });
		league = world.leagues.a;
		const app = createApp(world.services);
		ask = async ({ host, path, cookie }) => {
			const headers = { host, ...(cookie && { cookie }) };
			const response = await app.request(`http://${host}${path}`, { headers });
			return `${response.status} ${await response.text()}`;
		};
		const last = Math.max(...world.leagues.all.map(({ ids }) => ids.hiddenGame));
		// Asked for before there is a game under these ids.
		addresses = addressesOf(
			world,
			league,
			dates.map((_, index) => last + 1 + index),
		);
		before = await walk();
		draft = await addDraft(league);
		expect(draft.gameIds).toEqual(dates.map((_, index) => last + 1 + index));
	}, twoMinutes);
	afterAll(() => world.close());

	async function walk(): Promise<Map<string, string>> {
		const answers = new Map<string, string>();
		for (const address of addresses) answers.set(nameOf(address), await ask(address));
		return answers;
	}

	async function publish(isPublished: boolean): Promise<void> {
		const { db, committed } = world.services.database;
		await db
			.updateTable("schedules")
			.set({ is_published: isPublished ? 1 : 0 })
			.where("id", "=", draft.scheduleId)
			.execute();
		committed(league.organization.id);
	}

	const differing = async () => {
		const after = await walk();
		return [...after].filter(([name, answer]) => answer !== before.get(name)).map(([name]) => name);
	};

	test("is looked for at all public pages, rows and calendars", () => {
		expect(addresses.length).toBeGreaterThan(400);
		const good = [...before.values()].filter((answer) => answer.startsWith("200"));
		expect(good.length).toBeGreaterThan(300);
	});

	test("changes nothing that visitors can see", async () => {
		expect(await differing()).toEqual([]);
	});

	test("is found by its members, who are told that it is one", async () => {
		const headers = { host: rootHost, cookie: staffCookie(world, league) };
		const app = createApp(world.services);
		const list = await app.request(`http://${rootHost}/api/gamesv2`, { headers });
		const { games } = (await list.json()) as { games: { id: number; isDraft: boolean }[] };
		expect(games.filter(({ isDraft }) => isDraft).map(({ id }) => id)).toEqual(draft.gameIds);
		for (const id of draft.gameIds) {
			const one = await app.request(`http://${rootHost}/api/gamesv2/${id}`, { headers });
			expect(await one.json()).toMatchObject({ game: { id, isDraft: true } });
		}
	});

	test("is found by visitors once it is published, and lost again", async () => {
		await publish(true);
		// So the walk does see what there is to see.
		expect((await differing()).length).toBeGreaterThan(100);
		const { ids } = league;
		const host = league.organization.domain;
		for (const path of [
			...["/schedule", `/teams/${ids.team}`, `/teams/${ids.team2}`, `/leagues/${ids.league}`, "/"],
			...[`/schedule?date=${date}`, `/schedule?team=${ids.team}`],
			...draft.gameIds.flatMap((id) => [`/games/${id}`, `/api/gamesv2/${id}`]),
			...["/api/games", "/api/gamesv2", `/api/teamsv2/${ids.team}`],
			...["/calendar/organization.ics", `/calendar/leagues/${ids.league}.ics`],
			`/calendar/teams/${ids.team}.ics`,
		]) {
			// An iCalendar file folds its lines.
			const answer = (await ask({ host, path })).replaceAll("\r\n ", "");
			expect(answer, path).toContain(canary);
		}
		await publish(false);
		expect(await differing()).toEqual([]);
	});

	test("shows a game that has a score, or has begun otherwise", async () => {
		await publish(false);
		const [first = 0, second = 0, third = 0] = draft.gameIds;
		const { store, ids, organization } = league;
		const visitors = storeFor(organization.id, world.services.database, "visitors");
		const shown = async () => (await visitors.games.findMany(draft.gameIds)).map(({ id }) => id);
		expect(await shown()).toEqual([]);
		await store.games.saveScore(first, { home: 0, away: 0 });
		expect(await shown()).toEqual([]);
		await store.games.saveScore(first, { home: 3, away: 0 });
		const game = present(await store.games.find(second), "a game");
		await store.games.saveDetails(
			second,
			{ ...game, status: "in_progress" },
			proofNow.toISOString(),
		);
		await store.periods.saveScores([{ gameId: third, periodId: ids.period, home: 1, away: null }]);
		expect((await shown()).toSorted((a, b) => a - b)).toEqual(draft.gameIds);
	});
});

type Address = { host: string; path: string; cookie?: string };

function nameOf({ host, path, cookie }: Address): string {
	return `${cookie ? "staff " : ""}${host}${path}`;
}

function staffCookie(world: ProofWorld, of: ProofLeague): string {
	return world.cookieOf({ as: "staff", of }, rootHost);
}

/** Everything a stranger can ask of a league: each page and row, with all that narrows them. */
function addressesOf(world: ProofWorld, league: ProofLeague, ofDraft: number[]): Address[] {
	const { domain: host, slug } = league.organization;
	const pages = [...pagePaths(league, ofDraft), "/sitemap.xml", "/robots.txt"];
	const rows = rowPaths(league, ofDraft);
	const named = (path: string) => `${path}${path.includes("?") ? "&" : "?"}slug=${slug}`;
	const cookie = staffCookie(world, league);
	return [
		...[...pages, ...rows].map((path) => ({ host, path })),
		...pages.map((path) => ({ host: rootHost, path: `/${slug}${path === "/" ? "" : path}` })),
		...rows.map((path) => ({ host: rootHost, path: named(path) })),
		// Decision A11: naming the organization shows its members what everybody sees.
		...rows.map((path) => ({ host: rootHost, path: named(path), cookie })),
	];
}

function pagePaths({ ids }: ProofLeague, ofDraft: number[]): string[] {
	const known = [ids.team, ids.team3, ids.entry, ids.league, ids.player, ids.game, ids.comingGame];
	const some = [...known, ...ofDraft.slice(0, 1)];
	const values: Record<string, (string | number)[]> = {
		...{ season: [ids.season, ids.formerSeason], league: [ids.league], team: [ids.team] },
		...{ date: [...dates, "2026-01-26"], status: [...gameStatuses] },
	};
	const calendars = ["organization", ...some.flatMap((id) => [`teams/${id}`, `leagues/${id}`])];
	return [
		...sitePages.flatMap(({ path, query }) =>
			(path.includes(":") ? some.map((id) => path.replace(/:\w+/, String(id))) : [path]).flatMap(
				(at) => [
					at,
					...query.flatMap((name) => (values[name] ?? []).map((value) => `${at}?${name}=${value}`)),
				],
			),
		),
		...calendars.map((whose) => `/calendar/${whose}.ics`),
	];
}

function rowPaths(league: ProofLeague, ofDraft: number[]): string[] {
	const { ids } = league;
	const [firstOfDraft = 0] = ofDraft;
	const queries: NonNullable<Ask["query"]>[] = [
		...[{}, { seasonId: ids.season }, { leagueId: ids.league }, { teamId: ids.team }, { date }],
		...[{ game_id: firstOfDraft }, { gameId: firstOfDraft }],
	];
	return (apiRows as readonly Row[])
		.filter(({ method, cache }) => method === "GET" && cache === "public")
		.flatMap((row) => {
			const asked = callOf(row).ask(league);
			const paths = [asked.path, { ...asked.path, id: firstOfDraft }];
			return (row.path.includes(":id") ? paths : [asked.path]).flatMap((path = {}) =>
				queries.map((query) => addressOf(row, { path, query: { ...asked.query, ...query } })),
			);
		});
}

async function addDraft({ store, ids }: ProofLeague): Promise<Draft> {
	return store.transaction(async (inside) => {
		const scheduleId = await inside.schedules.insert({
			...{ seasonLeagueId: ids.seasonLeague, name: `Plan ${canary}`, startDate: "2026-01-19" },
			...{ numWeeks: 6, gameDays: ["Tuesday"], hasSameSlots: true, timeSlots: ["06:07"] },
			...{ weeklyTimeSlots: [], isPublished: false, changedAt: proofNow.toISOString() },
		});
		const gameIds = await inside.games.insertAll(
			dates.map((day, weekIndex) => ({
				...{ seasonLeagueId: ids.seasonLeague, homeEntryId: ids.entry, awayEntryId: ids.entry2 },
				...{ date: day, time: "06:07", location: canary, videoUrl: null, status: "scheduled" },
				...{ forfeitedBy: null, externalId: null, score: null, scheduleId, weekIndex },
				revisedAt: proofNow.toISOString(),
			})),
		);
		return { scheduleId, gameIds };
	});
}

type Draft = { scheduleId: number; gameIds: number[] };
