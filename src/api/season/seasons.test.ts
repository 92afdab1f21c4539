import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, anAccount, type LeagueSpec, type MadeLeague } from "#testing/factories.ts";

type Wire = { id: number; name: string; [field: string]: unknown };

describe.each(engines)("$name: seasons", ({ open }) => {
	let database: Database;
	let api: Awaited<ReturnType<typeof startApi>>;
	beforeAll(async () => {
		database = await open();
		api = await startApi({ database });
	});
	afterAll(() => database.close());

	/** An organization with a season, and a browser of somebody who works there. */
	const anOffice = async (spec: LeagueSpec = {}): Promise<{ made: MadeLeague; staff: Browser }> => {
		const made = await aLeague(database, spec);
		const organizationId = made.organization.id;
		const { username } = await anAccount(database, { organizationId, role: "staff" });
		return { made, staff: await api.signedIn(username) };
	};
	const strangersOf = (made: MadeLeague) => `slug=${made.organization.slug}`;

	describe.each(["/api/seasons", "/api/seasonsv2"])("%s", (path) => {
		const isV2 = path.endsWith("v2");
		const active = isV2 ? "active" : "isActive";

		test("a season is added, listed, changed and deleted, in both spellings", async () => {
			const { staff } = await anOffice();
			const added = await staff.post(path, {
				name: "  Summer 2026 ",
				startDate: "2026-06-01",
				finishDate: "2026-08-31",
				[active]: true,
				isVisible: false,
			});
			expect(added.status).toBe(200);
			const body = await read(added);
			const season = body.season as Wire;
			expect(body).toEqual({
				success: true,
				message: "Summer 2026 created",
				season: {
					id: expect.any(Number),
					name: "Summer 2026",
					startDate: "2026-06-01",
					finishDate: "2026-08-31",
					active: true,
					isActive: true,
					isVisible: false,
				},
			});
			const changed = await read(await staff.put(`${path}/${season.id}`, { finishDate: "" }));
			expect(changed).toEqual({
				success: true,
				message: "Summer 2026 updated",
				season: { ...season, finishDate: null },
			});
			expect(await namesOf(staff, path)).toEqual(["Summer 2026", "Spring 2026"]);
			expect(await read(await staff.del(`${path}/${season.id}`))).toEqual({
				success: true,
				message: "Seasons deleted",
				trashId: expect.any(Number),
			});
			expect(await namesOf(staff, path)).toEqual(["Spring 2026"]);
			expect((await staff.del(`${path}/${season.id}`)).status).toBe(404);
			expect((await staff.put(`${path}/${season.id}`, { name: "Again" })).status).toBe(404);
		});

		test("without anything else a season is visible, not active and without dates", async () => {
			const { staff } = await anOffice();
			const { season } = await read(await staff.post(path, { name: "Fall" }));
			expect(season).toMatchObject({
				startDate: null,
				finishDate: null,
				active: false,
				isVisible: true,
			});
		});

		test.each([
			["no name", {}, "Season name is required."],
			["a blank name", { name: "  " }, "Season name is required."],
			[
				"a finish before the start",
				{ name: "Fall", startDate: "2026-09-02", finishDate: "2026-09-01" },
				"A season cannot finish before it starts.",
			],
			["no date at all", { name: "Fall", startDate: "soon" }, "A date is written as YYYY-MM-DD."],
		])("refuses %s", async (_, sent, message) => {
			const { staff } = await anOffice();
			const refused = await staff.post(path, sent);
			expect(refused.status).toBe(422);
			expect(await read(refused)).toMatchObject({ success: false, message });
			expect(await namesOf(staff, path)).toEqual(["Spring 2026"]);
		});

		test("a change may not bring the finish before the start that stands", async () => {
			const { made, staff } = await anOffice();
			const refused = await staff.put(`${path}/${made.season.id}`, { finishDate: "2025-12-31" });
			expect(refused.status).toBe(422);
			expect(await read(refused)).toMatchObject({
				fields: { finishDate: "A season cannot finish before it starts." },
			});
		});

		test("the season that becomes active is the only one", async () => {
			const { made, staff } = await anOffice();
			await staff.post(path, { name: "Fall", [active]: true });
			expect(await activeOf(staff)).toEqual(["Fall"]);
			await staff.put(`${path}/${made.season.id}`, { [active]: true });
			expect(await activeOf(staff)).toEqual(["Spring 2026"]);
			await staff.put(`${path}/${made.season.id}`, { [active]: false });
			expect(await activeOf(staff)).toEqual([]);
		});

		test("strangers write nothing", async () => {
			const { made } = await anOffice();
			const stranger = api.browser();
			await stranger.get("/api/auth/check-auth");
			const id = made.season.id;
			expect((await stranger.post(path, { name: "Mine" })).status).toBe(401);
			expect((await stranger.put(`${path}/${id}`, { name: "Mine" })).status).toBe(401);
			expect((await stranger.del(`${path}/${id}`)).status).toBe(401);
		});

		test("a season of another organization is missing", async () => {
			const { staff } = await anOffice();
			const { made: other } = await anOffice({ season: { name: "Theirs" } });
			const missing = await read(await staff.put(`${path}/2000000000`, { name: "Mine" }));
			const foreign = await staff.put(`${path}/${other.season.id}`, { name: "Mine" });
			expect(foreign.status).toBe(404);
			expect(await read(foreign)).toEqual(missing);
			expect((await staff.del(`${path}/${other.season.id}`)).status).toBe(404);
			expect((await other.store.seasons.list()).map(({ name }) => name)).toEqual(["Theirs"]);
		});
	});

	test("what one family writes the other reads", async () => {
		const { staff } = await anOffice();
		const { season: v1 } = await read(
			await staff.post("/api/seasons", { name: "One", isActive: true }),
		);
		const { id } = v1 as Wire;
		expect((await read(await staff.get(`/api/seasonsv2/${id}`))).season).toEqual(v1);
		const { season: v2 } = await read(
			await staff.put(`/api/seasonsv2/${id}`, { name: "Two", active: false }),
		);
		expect(v2).toEqual({ ...(v1 as Wire), name: "Two", active: false, isActive: false });
		const lists = await Promise.all(
			["/api/seasons", "/api/seasonsv2"].map(async (path) => read(await staff.get(path))),
		);
		expect(lists[0]).toEqual(lists[1]);
		expect(lists[0]?.seasons).toContainEqual(v2);
	});

	test("strangers see visible seasons and cannot tell a hidden one from none", async () => {
		const { made, staff } = await anOffice();
		const { season } = await read(
			await staff.post("/api/seasons", { name: "Secret", isVisible: false }),
		);
		const { id } = season as Wire;
		const stranger = api.browser();
		for (const path of ["/api/seasons", "/api/seasonsv2"]) {
			const { seasons } = await read(await stranger.get(`${path}?${strangersOf(made)}`));
			expect((seasons as Wire[]).map(({ name }) => name)).toEqual(["Spring 2026"]);
		}
		const hidden = await stranger.get(`/api/seasonsv2/${id}?${strangersOf(made)}`);
		const none = await stranger.get(`/api/seasonsv2/2000000000?${strangersOf(made)}`);
		expect(hidden.status).toBe(404);
		expect(await read(hidden)).toEqual(await read(none));
		expect((await staff.get(`/api/seasonsv2/${id}`)).status).toBe(200);
	});

	test("a list comes in pages where they are asked for", async () => {
		const { staff } = await anOffice();
		await staff.post("/api/seasons", { name: "Undated" });
		const { seasons } = await read(await staff.get("/api/seasonsv2?limit=1&offset=1"));
		expect((seasons as Wire[]).map(({ name }) => name)).toEqual(["Undated"]);
	});

	test("twenty activations at once leave one active season", async () => {
		const { made, staff } = await anOffice();
		const blank = { startDate: null, finishDate: null, isActive: false, isVisible: true };
		const seasons = [];
		for (let index = 0; index < 20; index += 1) {
			seasons.push(await made.store.seasons.insert({ ...blank, name: `Season ${index}` }));
		}
		const answers = await Promise.all(
			seasons.map(({ id }) => staff.put(`/api/seasonsv2/${id}`, { active: true })),
		);
		expect(answers.map(({ status }) => status)).toEqual(seasons.map(() => 200));
		expect(await activeOf(staff)).toHaveLength(1);
	});

	test("a hidden season does not count on the leaderboards, and does again when shown", async () => {
		const { made, staff } = await anOffice({
			games: [["Hawks", 81, "Owls", 70]],
			hasBoxScores: true,
		});
		const boards = async () => [
			await made.store.totals.topPlayers("points", 20),
			await made.store.totals.topTeams(20),
		];
		const before = await boards();
		expect(before[1]).toMatchObject([{ name: "Hawks", value: 1 }]);
		await staff.put(`/api/seasons/${made.season.id}`, { isVisible: false });
		expect(await boards()).toEqual([[], []]);
		await staff.put(`/api/seasonsv2/${made.season.id}`, { isVisible: true });
		expect(await boards()).toEqual(before);
	});

	describe("copies", () => {
		test("bring leagues, teams, rosters and captains, and no games", async () => {
			const { made, staff } = await anOffice({
				games: [["Hawks", 81, "Owls", 70]],
				hasBoxScores: true,
			});
			const captain = { captainName: "Cap Tain", captainId: made.playerId("Hawks One") };
			await made.store.teams.setCaptain(made.entryId("Hawks"), captain);
			const { season } = await read(
				await staff.post("/api/seasonsv2", { name: "Summer", copyFromSeasonId: made.season.id }),
			);
			const { id } = season as Wire;
			const [copy] = await made.store.leagues.listBySeason(id);
			expect(copy).toMatchObject({ league: made.seasonLeague.league });
			const entries = await made.store.teams.listEntries([copy?.id ?? 0]);
			const hawks = entries.find(({ team }) => team.name === "Hawks");
			expect(hawks).toMatchObject({ team: { id: made.teamId("Hawks") }, ...captain });
			expect(hawks?.id).not.toBe(made.entryId("Hawks"));
			const roster = await made.store.players.listByEntries([hawks?.id ?? 0]);
			expect(new Set(roster.map((player) => player.id))).toEqual(
				new Set(["One", "Two", "Three", "Four", "Five"].map((it) => made.playerId(`Hawks ${it}`))),
			);
			expect(await made.store.games.listByLeagues([copy?.id ?? 0])).toEqual([]);
			expect(await made.store.teams.list()).toHaveLength(2);
			expect(await made.store.players.list()).toHaveLength(10);
		});

		test("of a season that is not there, or not theirs, are refused whole", async () => {
			const { staff } = await anOffice();
			const { made: other } = await anOffice();
			for (const copyFromSeasonId of [other.season.id, 2000000000]) {
				const refused = await staff.post("/api/seasonsv2", { name: "Summer", copyFromSeasonId });
				expect(refused.status).toBe(404);
				expect(await read(refused)).toMatchObject({ message: "Season not found." });
			}
			expect(await namesOf(staff, "/api/seasons")).toEqual(["Spring 2026"]);
		});
	});

	test("every write is in the audit with what stood before and after", async () => {
		const { made, staff } = await anOffice();
		await staff.put(`/api/seasons/${made.season.id}`, { name: "Renamed" });
		await staff.del(`/api/seasons/${made.season.id}`);
		expect(await made.store.audit.list({ limit: 2, offset: 0 })).toMatchObject([
			{ action: "season.delete", subjectId: made.season.id, before: { name: "Renamed" } },
			{
				action: "season.change",
				before: { name: "Spring 2026" },
				after: { name: "Renamed" },
			},
		]);
	});

	test("staff of another organization find nothing here", async () => {
		const { made } = await anOffice();
		const username = `elsewhere-${made.organization.id}`;
		const other = await aLeague(database);
		await addUser(api, { username, role: "org_owner", organizationId: other.organization.id });
		const stranger = await api.signedIn(username);
		expect((await stranger.get(`/api/seasonsv2/${made.season.id}`)).status).toBe(404);
	});

	async function activeOf(browser: Browser): Promise<string[]> {
		const { seasons } = await read(await browser.get("/api/seasonsv2"));
		return (seasons as Wire[]).filter((it) => it.active === true).map(({ name }) => name);
	}
});

async function read(response: Response): Promise<Record<string, unknown>> {
	return (await response.json()) as Record<string, unknown>;
}

async function namesOf(browser: Browser, path: string): Promise<string[]> {
	const { seasons } = await read(await browser.get(path));
	return (seasons as Wire[]).map(({ name }) => name);
}
