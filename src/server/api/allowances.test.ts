import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { megabyte, storageFull } from "#domain/organization/storage.ts";
import { addUser } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

const said = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });

describe.each(engines)("$name: the storage of an organization", (engine) => {
	let it: LeagueApi;
	let owner: Browser;
	let admin: Browser;
	beforeAll(async () => {
		it = await startLeagueApi(engine, { hasBoxScores: true }, { storageMegabytes: 3 });
		const organizationId = it.own.organization.id;
		await addUser(it.api, { username: "oona", role: "org_owner", organizationId });
		await addUser(it.api, { username: "root", role: "super_admin", organizationId: null });
		owner = await it.api.signedIn("oona");
		admin = await it.api.signedIn("root");
	});
	afterAll(() => it.database.close());

	const path = () => `/api/organizations/${it.own.organization.id}/storage`;
	const storage = async () => (await said(await owner.get(path()))).storage;
	const note = (bytes: number) =>
		it.own.store.audit.add({
			userId: null,
			username: null,
			action: "page.change",
			subject: "page",
			subjectId: null,
			before: null,
			after: "x".repeat(bytes),
			at: "2026-01-05T20:00:00.000Z",
		});

	test("is told to its owner by what takes it up, with a sentence from 80 % on", async () => {
		const empty = await storage();
		expect(empty).toMatchObject({ limitBytes: 3 * megabyte, usualMegabytes: 3, megabytes: null });
		expect(empty.warning).toBeNull();
		await note(2.5 * megabyte);
		const { parts, usedBytes, warning } = await storage();
		expect(parts.trail).toBeGreaterThan(2.5 * megabyte);
		expect(usedBytes).toBe(Object.values<number>(parts).reduce((sum, one) => sum + one));
		expect(warning).toMatch(/^Your league uses 83 % of its storage\./);
		expect((await it.get(path().slice(4))).status).toBe(403);
		expect((await admin.get(`/api/organizations/${it.foreign.organization.id}/storage`)).ok).toBe(
			true,
		);
		const foreign = `/api/organizations/${it.foreign.organization.id}/storage`;
		expect((await owner.get(foreign)).status).toBe(404);
	});

	test("is told to the platform of all of them", async () => {
		const { organizations } = await said(await admin.get("/api/organizations"));
		const used = organizations.map((one: { storage: { usedBytes: number } }) => one.storage);
		expect(used[0]).toMatchObject({ limitBytes: 3 * megabyte });
		expect(used[0].usedBytes).toBeGreaterThan(used[1].usedBytes);
		const strangers = await said(await it.stranger.get("/api/organizations"));
		expect(strangers.organizations[0]).not.toHaveProperty("storage");
	});

	test("when it is full refuses what takes room, and never results nor what makes room", async () => {
		await note(megabyte);
		const id = it.own.gameId(0);
		const refused = [
			await it.post("/seasons", { name: "Fall" }),
			await it.post("/players", { firstName: "Ann" }),
			await said(await owner.post("/api/pages", { title: "More", path: "more" })),
			await said(
				await owner.put(`/api/organizations/${it.own.organization.id}`, { brandColor: "#1d4ed8" }),
			),
		];
		for (const one of refused) {
			expect(one.status).toBe(409);
			expect(JSON.stringify(one)).toContain(storageFull);
		}
		expect(await it.own.store.seasons.count()).toBe(1);
		const stat = { stat_id: it.own.statId("AST"), value: 3 };
		const player = it.own.playerId("Hawks One");
		const lines = [{ player_id: player, stats: [stat] }];
		const goesOn = [
			await it.put(`/gamesv2/${id}/scores`, { score_home: 90, score_away: 80 }),
			await it.put(`/games/${id}/scores`, { score_team1: 91, score_team2: 80 }),
			await it.put(`/gamesv2/${id}/details`, { status: "completed" }),
			await it.put("/player-game-stats", { game_id: id, player_id: player, stats: [stat] }),
			await it.put(`/gamesv2/${id}/box-score`, { lines }),
			await it.post("/gamePeriods", { name: "OT 7", sportId: it.own.sport.id }),
			await it.del(`/games/${it.own.gameId(1)}`),
		];
		expect(goesOn.map(({ status }) => status)).toEqual(Array(7).fill(200));
		const [trashed] = await it.own.store.trash.list("2026-01-05");
		expect((await it.post(`/trash/${trashed?.id}/restore`, {})).status).toBe(200);
		// Strangers, other leagues and one's own account notice nothing.
		expect((await it.visit("/games")).status).toBe(200);
		expect((await owner.put("/api/preferences/view-mode", { viewMode: "card" })).status).not.toBe(
			409,
		);
		expect((await storage()).warning).toBe(storageFull);
	});

	test("is made larger for one organization by the platform, and for nobody by its owner", async () => {
		expect((await owner.put(path(), { megabytes: 100 })).status).toBe(403);
		for (const megabytes of [0, 1.5, "many", 1e9]) {
			expect((await admin.put(path(), { megabytes })).status, String(megabytes)).toBe(422);
		}
		expect((await admin.put(path(), { megabytes: 5 })).status).toBe(200);
		expect(await storage()).toMatchObject({
			limitBytes: 5 * megabyte,
			megabytes: 5,
			warning: null,
		});
		expect((await it.post("/seasons", { name: "Fall" })).status).toBe(200);
		expect((await admin.put(path(), { megabytes: null })).status).toBe(200);
		expect(await storage()).toMatchObject({ limitBytes: 3 * megabyte, megabytes: null });
	});

	test("when it is full empties the trash of what lies there longest before it refuses", async () => {
		await admin.put(path(), { megabytes: 5 });
		for (const number of [1, 2]) {
			const { body } = await it.post("/businesses", { name: `Shop ${number}` });
			await it.del(`/businesses/${(body.business as { id: number }).id}`);
		}
		// As large as a season may be.
		const images = JSON.stringify({ businesses: [], captaincies: ["x".repeat(0.9 * megabyte)] });
		await it.database.db.updateTable("trash").set({ images }).execute();
		const { usedBytes, parts } = await storage();
		expect([usedBytes > 5 * megabyte, parts.trash > 1.8 * megabyte]).toEqual([true, true]);
		expect((await it.post("/seasons", { name: "Winter" })).status).toBe(200);
		expect((await storage()).parts.trash).toBeLessThan(1.25 * megabyte);
		const kept = await it.own.store.trash.list("2026-01-05");
		expect(kept.map(({ label }) => label)).toEqual(["Shop 2"]);
	});
});

describe("the pace of an organization", () => {
	const start = async (settings: { writesPerMinute: number; storageMegabytes?: number }) => {
		const [engine] = engines;
		if (engine === undefined) throw new Error("There is always one.");
		return startLeagueApi(engine, {}, settings);
	};

	test("is so many changes a minute, of all its people; then a sentence says when to go on", async () => {
		const it = await start({ writesPerMinute: 5 });
		const add = (name: string) => it.olive.post("/api/businesses", { name });
		for (const name of ["1", "2", "3", "4", "5"]) expect((await add(name)).status).toBe(200);
		const refused = await add("6");
		expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
		expect((await refused.json()).message).toBe(
			"Your league has sent more changes within a minute than we can take. Please go on in 60 seconds.",
		);
		expect((await it.get("/businesses")).status).toBe(200);
		const organizationId = it.foreign.organization.id;
		await addUser(it.api, { username: "fred", role: "staff", organizationId });
		const fred = await it.api.signedIn("fred");
		expect((await fred.post("/api/businesses", { name: "Theirs" })).status).toBe(200);
		await it.database.close();
	});

	test("is half of that for one user, and for one address of strangers, where no league is written in", async () => {
		const it = await start({ writesPerMinute: 6 });
		const chosen = () => it.olive.post("/api/preferences/view-mode", { viewMode: "card" });
		for (let times = 0; times < 3; times += 1) expect((await chosen()).status).toBe(200);
		const refused = await chosen();
		expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
		expect((await refused.json()).message).toBe(
			"This was sent more often within a minute than we can take. Please go on in 60 seconds.",
		);
		const asked = async (address: string) => {
			const stranger = it.api.browser("fieldhouse.test", address);
			await stranger.get("/api/auth/check-auth");
			return (await stranger.post("/api/auth/link", { link: "nobody's" })).status;
		};
		for (let times = 0; times < 3; times += 1) expect(await asked("203.0.113.9")).toBe(409);
		expect([await asked("203.0.113.9"), await asked("203.0.113.10")]).toEqual([429, 409]);
		await it.database.close();
	});

	test("is a tenth without room left, so that nobody fills the disk with results", async () => {
		const it = await start({ writesPerMinute: 50, storageMegabytes: 1 });
		await it.own.store.audit.add({
			userId: null,
			username: null,
			action: "page.change",
			subject: "page",
			subjectId: null,
			before: null,
			after: "x".repeat(megabyte),
			at: "2026-01-05T20:00:00.000Z",
		});
		const path = `/gamesv2/${it.own.gameId(0)}/scores`;
		const statuses: number[] = [];
		for (let score = 0; score < 6; score += 1) {
			statuses.push((await it.put(path, { score_home: score, score_away: 70 })).status);
		}
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
		await it.database.close();
	});
});
