import { describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, anAccount } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";
import { startSession } from "../identity/session.ts";

const host = "hoops.test";

async function start(now?: () => Date) {
	const database = await openMemory();
	const league = await aLeague(database, {
		organization: { slug: "hoops", domain: host },
		games: [["Hawks", 81, "Owls", 70]],
		hasBoxScores: true,
	});
	const app = await startApp({ database, ...(now && { now }) });
	return { ...app, league };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Changes a score as the API does: in one transaction of the organization's store. */
function changeScore({ league }: Started, home: number): Promise<void> {
	return league.store.transaction(({ games }) =>
		games.saveScore(league.gameId(0), { home, away: 70 }),
	);
}

/** A cookie of somebody who is signed in on `host`. */
async function sessionCookie({ services, database, league }: Started): Promise<string> {
	const account = await anAccount(database, { organizationId: league.organization.id });
	const { cookie } = await startSession(services, { userId: account.id, host });
	return cookie.split(";")[0] ?? "";
}

/** Writes a score without a word to the page cache, so that only a page made anew can show it. */
async function changeScoreUnnoticed({ database, league }: Started, home: number): Promise<void> {
	await database.db
		.updateTable("games")
		.set({ home_score: home })
		.where("id", "=", league.gameId(0))
		.execute();
}

/** The same database, on which something happens between every query and its answer. */
function afterEachQuery(database: Database, happen: () => void): Database {
	const db = database.db.withPlugin({
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) => {
			happen();
			return result;
		},
	});
	return { ...database, db };
}

describe("a public page", () => {
	test("comes from memory the second time", async () => {
		const started = await start();
		const first = await (await started.get("/teamList", host)).text();
		await changeScoreUnnoticed(started, 99);
		expect(await (await started.get("/teamList", host)).text()).toBe(first);
	});

	test("shows a write at once, under each of its addresses", async () => {
		const started = await start();
		const seen = async () => [
			await (await started.get("/teamList", host)).text(),
			await (await started.get("/hoops/teamList")).text(),
		];
		const before = await seen();
		await changeScore(started, 99);
		for (const [index, html] of (await seen()).entries()) {
			expect(html).not.toBe(before[index]);
			expect(html).toContain("99");
		}
	});

	test("whose data was read before a write is not kept after it", async () => {
		const started = await start();
		const { database, league } = started;
		let isBusy = true;
		const { get } = await startApp({
			database: afterEachQuery(database, () => {
				if (isBusy) database.committed(league.organization.id);
			}),
		});
		expect(await (await get("/teamList", host)).text()).toContain("81");
		isBusy = false;
		await changeScoreUnnoticed(started, 99);
		expect(await (await get("/teamList", host)).text()).toContain("99");
	});

	test("of another organization stays in memory when one is written", async () => {
		const started = await start();
		const other = await aLeague(started.database, {
			organization: { slug: "river", domain: "river.test" },
			games: [["Otters", 64, "Pikes", 60]],
		});
		const first = await (await started.get("/teamList", host)).text();
		await changeScoreUnnoticed(started, 99);
		await other.store.transaction(({ games }) =>
			games.saveScore(other.gameId(0), { home: 65, away: 60 }),
		);
		expect(await (await started.get("/teamList", host)).text()).toBe(first);
	});

	test("of yesterday is made anew today, though nobody wrote", async () => {
		let now = new Date("2026-01-06T07:59:00Z");
		const started = await start(() => now);
		await started.get("/teamList", host);
		await changeScoreUnnoticed(started, 99);
		now = new Date("2026-01-06T08:00:00Z");
		expect(await (await started.get("/teamList", host)).text()).toContain("99");
	});
});

describe("two addresses of one organization", () => {
	test("never get each other's page: links and titles are their own", async () => {
		const { get } = await start();
		const onDomain = await (await get("/teamList", host)).text();
		const onSlug = await (await get("/hoops/teamList")).text();
		const byQuery = await (await get(`/site?domain=${host}`)).text();
		expect(onDomain).toContain('href="/schedule"');
		expect(onDomain).not.toContain("/hoops/");
		expect(onSlug).toContain('href="/hoops/schedule"');
		expect(byQuery).toContain('href="/hoops/schedule"');
		expect(await (await get("/teamList", host)).text()).toBe(onDomain);
	});

	test("two hosts never share a page", async () => {
		const { get, database } = await start();
		await aLeague(database, {
			organization: { slug: "river", domain: "river.test", name: "River League" },
			games: [["Otters", 64, "Pikes", 60]],
		});
		const hoops = await (await get("/teamList", host)).text();
		const river = await (await get("/teamList", "river.test")).text();
		expect(hoops).toContain("Hawks");
		expect(hoops).not.toContain("Otters");
		expect(river).toContain("Otters");
		expect(river).not.toContain("Hawks");
	});

	test("X-Forwarded-Host and its like change nothing", async () => {
		const { get, database } = await start();
		await aLeague(database, { organization: { slug: "river", domain: "river.test" } });
		const plain = await (await get("/teamList", host)).text();
		const forwarded = { "x-forwarded-host": "river.test", forwarded: "host=river.test" };
		const proxied = await get("/teamList", host, {
			...forwarded,
			"x-original-url": "/schedule",
			"x-forwarded-proto": "https",
		});
		expect(await proxied.text()).toBe(plain);
		expect(await (await get("/teamList", host)).text()).toBe(plain);
	});
});

describe("who is signed in", () => {
	test("neither reads the page cache nor fills it, and gets an answer that nobody may keep", async () => {
		const started = await start();
		const headers = { cookie: await sessionCookie(started) };
		const kept = await (await started.get("/teamList", host)).text();
		await changeScoreUnnoticed(started, 99);
		const own = await started.get("/teamList?view=public", host, headers);
		expect(await own.text()).toContain("99");
		expect(own.headers.get("cache-control")).toBe("private, no-store");
		expect(own.headers.get("etag")).toBeNull();
		expect(await (await started.get("/teamList", host)).text()).toBe(kept);
	});

	test("leaves nothing behind for visitors, when asking first", async () => {
		const started = await start();
		const headers = { cookie: await sessionCookie(started) };
		await started.get("/teamList?view=public", host, headers);
		await changeScoreUnnoticed(started, 99);
		expect(await (await started.get("/teamList", host)).text()).toContain("99");
	});

	test("of the product shows who is signed in the way to the dashboard, and strangers the sign-in", async () => {
		const { get, services, database } = await start();
		const root = "fieldhouse.test";
		const { cookie } = await startSession(services, {
			userId: (await anAccount(database)).id,
			host: root,
		});
		for (const path of ["/", "/browse"]) {
			const mine = await (await get(path, root, { cookie: cookie.split(";")[0] ?? "" })).text();
			expect(mine).toContain('href="/dashboard"');
			expect(mine).not.toContain("Sign in");
			expect(await (await get(path, root)).text()).toContain("Sign in");
		}
	});

	test("a session cookie that is worth nothing keeps out of the cache as well", async () => {
		const { get } = await start();
		const answer = await get("/teamList", host, { cookie: "a=b; session=nonsense" });
		expect(answer.headers.get("cache-control")).toBe("private, no-store");
	});
});

describe("query parameters", () => {
	test("that a page does not read make no page of their own and change no byte", async () => {
		const started = await start();
		const plain = await (await started.get("/teamList", host)).text();
		await changeScoreUnnoticed(started, 99);
		for (const query of ["?utm_source=x", "?a=1&b=2&a=3", "?SEASON=1", "?constructor=1"]) {
			expect(await (await started.get(`/teamList${query}`, host)).text()).toBe(plain);
		}
	});

	test("that a page reads make one page whatever their order and company", async () => {
		const started = await start();
		const { season } = started.league;
		const first = await (await started.get(`/teamList?season=${season.id}&x=1`, host)).text();
		await changeScoreUnnoticed(started, 99);
		const second = await started.get(`/teamList?y=2&season=${season.id}`, host);
		expect(await second.text()).toBe(first);
	});
});

describe("what is no page", () => {
	test.each([
		["an unknown path", "/nowhere", host],
		["a team that is missing", "/teams/999999", host],
		["an unknown slug", "/nobody/teamList", undefined],
		["an unknown host", "/teamList", "unknown.test"],
	])("%s is a 404 each time it is asked for", async (_what, path, on) => {
		const { get } = await start();
		for (const _time of [1, 2]) expect((await get(path, on)).status).toBe(404);
	});

	test("is there as soon as somebody makes it", async () => {
		const { get, database } = await start();
		expect((await get("/teamList", "late.test")).status).toBe(404);
		await aLeague(database, { organization: { slug: "late", domain: "late.test" } });
		expect((await get("/teamList", "late.test")).status).toBe(200);
	});

	test("an error is told to us and not kept", async () => {
		const started = await start();
		const { db } = started.database;
		await db.schema.alterTable("games").renameTo("lost").execute();
		const failed = await started.get("/teamList", host);
		expect(failed.status).toBe(500);
		expect(failed.headers.get("content-type")).toContain("text/html");
		const html = await failed.text();
		expect(html).toContain("Something went wrong on our side. Please try again.");
		expect(html).not.toMatch(/no such table|SqliteError| at .*\.ts/);
		expect(started.errors).toHaveLength(1);
		await db.schema.alterTable("lost").renameTo("games").execute();
		expect((await started.get("/teamList", host)).status).toBe(200);
	});
});

describe("over HTTP", () => {
	test("HEAD is GET without the body", async () => {
		const { get, app } = await start();
		const got = await get("/teamList", host);
		const head = await app.request(`http://${host}/teamList`, {
			method: "HEAD",
			headers: { host },
		});
		expect(head.status).toBe(got.status);
		expect([...head.headers]).toEqual([...got.headers]);
		expect(await head.text()).toBe("");
	});

	test("a page that the browser has is not sent again, until a write changes it", async () => {
		const started = await start();
		const etag = (await started.get("/teamList", host)).headers.get("etag") ?? "";
		const again = await started.get("/teamList", host, { "if-none-match": etag });
		expect([again.status, await again.text()]).toEqual([304, ""]);
		expect(again.headers.get("vary")).toBe("Accept-Encoding, Cookie");
		await changeScore(started, 99);
		const changed = await started.get("/teamList", host, { "if-none-match": etag });
		expect(changed.status).toBe(200);
	});
});
