import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/http/app.ts";
import { storeFor } from "#store/store.ts";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import type { ProofLeague } from "./world/proof-league.ts";
import { type ProofWorld, proofWorld, rootHost } from "./world/proof-world.ts";
import { type Address, nameOf, publicAddresses } from "./world/public-walk.ts";
import { proofNow } from "./world/three-leagues.ts";

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
describe.each(engines)("$name: a schedule in draft", { timeout: twoMinutes }, ({ name, open }) => {
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
		const last = Math.max(
			...world.leagues.all.flatMap(({ ids }) => [ids.hiddenGame, ids.stageGame]),
		);
		// Asked for before there is a game under these ids.
		addresses = publicAddresses(world, league, {
			gameIds: dates.map((_, index) => last + 1 + index),
			dates,
			names: name === "SQLite" ? "every" : "host",
		});
		before = await walk(addresses);
		draft = await addDraft(league);
		expect(draft.gameIds).toEqual(dates.map((_, index) => last + 1 + index));
	}, twoMinutes);
	afterAll(() => world.close());

	async function walk(asked: readonly Address[]): Promise<Map<string, string>> {
		const answers = new Map<string, string>();
		for (const address of asked) answers.set(nameOf(address), await ask(address));
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

	const differing = async (asked: readonly Address[] = addresses) => {
		const after = await walk(asked);
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

	test("of a page is in no answer to visitors, and its address to come leads nowhere", async () => {
		const { canary: own, ids, organization } = league;
		const key = `p${ids.page}`;
		const headers = { host: rootHost, cookie: ownerCookie(world, league) };
		const app = createApp(world.services);
		const written = await app.request(`http://${rootHost}/api/pages/${key}`, { headers });
		expect(await written.text()).toContain(`Unpublished ${own}`);
		for (const path of pagePathsOf(own)) {
			for (const at of [path, `${path}?preview=draft`]) {
				const answer = await ask({ host: organization.domain, path: at });
				expect(answer, at).not.toContain("Unpublished");
				expect(answer.startsWith("404"), at).toBe(path.startsWith("/next-"));
			}
		}
		for (const [name, answer] of before) expect(answer, name).not.toContain("Unpublished");
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
		const shown = await differing();
		const ofItsHost = shown.filter((at) => at.startsWith(league.organization.domain));
		expect(ofItsHost.length).toBeGreaterThanOrEqual(100);
		const { ids } = league;
		const host = league.organization.domain;
		for (const path of [
			"/schedule",
			`/teams/${ids.team}`,
			`/teams/${ids.team2}`,
			`/leagues/${ids.league}`,
			"/search?q=team2",
			"/",
			`/schedule?date=${date}`,
			`/schedule?team=${ids.team}`,
			...draft.gameIds.flatMap((id) => [
				`/games/${id}`,
				`/games/${id}/plays`,
				`/api/gamesv2/${id}`,
			]),
			"/api/games",
			"/api/gamesv2",
			`/api/teamsv2/${ids.team}`,
			"/calendar/organization.ics",
			`/calendar/leagues/${ids.league}.ics`,
			`/calendar/teams/${ids.team}.ics`,
		]) {
			// An iCalendar file folds its lines.
			const answer = (await ask({ host, path })).replaceAll("\r\n ", "");
			expect(answer, path).toContain(canary);
		}
		await publish(false);
		// All others were asked in this state before; of them a part is asked again.
		const again = addresses.filter((it, at) => shown.includes(nameOf(it)) || at % 4 === 0);
		expect(await differing(again)).toEqual([]);
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

function ownerCookie(world: ProofWorld, of: ProofLeague): string {
	return world.cookieOf({ as: "org_owner", of }, rootHost);
}

/** Where the own page of a league is, and where its draft wants it to be. */
function pagePathsOf(canary: string): string[] {
	return ["/page-", "/next-"].map((start) => start + canary.slice(1));
}

function staffCookie(world: ProofWorld, of: ProofLeague): string {
	return world.cookieOf({ as: "staff", of }, rootHost);
}

async function addDraft({ store, ids }: ProofLeague): Promise<Draft> {
	return store.transaction(async (inside) => {
		const scheduleId = await inside.schedules.insert({
			seasonLeagueId: ids.seasonLeague,
			name: `Plan ${canary}`,
			startDate: "2026-01-19",
			numWeeks: 6,
			gameDays: ["Tuesday"],
			hasSameSlots: true,
			timeSlots: ["06:07"],
			weeklyTimeSlots: [],
			isPublished: false,
			changedAt: proofNow.toISOString(),
		});
		const gameIds = await inside.games.insertAll(
			dates.map((day, weekIndex) => ({
				seasonLeagueId: ids.seasonLeague,
				homeEntryId: ids.entry,
				awayEntryId: ids.entry2,
				date: day,
				time: "06:07",
				location: canary,
				videoUrl: null,
				status: "scheduled",
				forfeitedBy: null,
				externalId: null,
				score: null,
				scheduleId,
				weekIndex,
				revisedAt: proofNow.toISOString(),
			})),
		);
		return { scheduleId, gameIds };
	});
}

type Draft = { scheduleId: number; gameIds: number[] };
