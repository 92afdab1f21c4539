import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import type { Tables } from "#store/tables.ts";
import { startApi } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, anAccount, type LeagueSpec, type MadeLeague } from "#testing/factories.ts";

type Entry = { id: number; kind: string; label: string; subject_id: number; deletedAt: string };
type Body = { message: string; trashId: number; trash: Entry[] } & Record<string, unknown>;

const played: LeagueSpec = {
	games: [
		["Hawks", 81, "Owls", 70],
		["Owls", 66, "Hawks", 64],
	],
	hasBoxScores: true,
};

describe.each(engines)("$name: the trash", ({ open }) => {
	let database: Database;
	let api: Awaited<ReturnType<typeof startApi>>;
	let now = new Date("2026-03-01T12:00:00Z");
	beforeAll(async () => {
		database = await open();
		api = await startApi({ database, now: () => now });
	});
	afterAll(() => database.close());

	const anOffice = async (spec: LeagueSpec = played) => {
		const made = await aLeague(database, spec);
		const organizationId = made.organization.id;
		const account = await anAccount(database, { organizationId, role: "staff" });
		const staff = await api.signedIn(account.username);
		return { made, staff, account };
	};

	/** More than are written within a transaction. */
	const fullSeason: LeagueSpec = {
		games: Array.from({ length: 210 }, (_, n) => ["Hawks", 81 + (n % 7), "Owls", 70] as const),
		hasBoxScores: true,
	};

	test.each([
		["a season", played],
		["a season of many box scores", fullSeason],
	])("%s comes back as it was, with leagues, standings and leaderboards", async (_, spec) => {
		const { made, staff, account } = await anOffice(spec);
		const seasonPath = `/api/seasonsv2/${made.season.id}`;
		const shown = async () => [
			await read(await staff.get(seasonPath)),
			await read(await staff.get(`${seasonPath}/leagues-with-teams`)),
			await read(await staff.get("/api/seasonsleagues")),
			await made.store.totals.topPlayers("points", 20),
			await made.store.totals.topTeams(20),
		];
		const before = { rows: await everything(database), shown: await shown() };
		const players = await made.store.players.list();

		const { trashId } = await read(await staff.del(seasonPath));
		expect((await staff.get(seasonPath)).status).toBe(404);
		expect((await read(await staff.get("/api/leagues"))).leagues).toEqual([]);
		expect(await made.store.totals.topPlayers("points", 20)).toEqual([]);
		expect(await made.store.totals.topTeams(20)).toEqual([]);
		expect(await made.store.players.list()).toEqual(players);

		expect((await read(await staff.get("/api/trash"))).trash).toEqual([
			{
				id: trashId,
				kind: "season",
				label: "Spring 2026",
				subject_id: made.season.id,
				deletedAt: "2026-03-01T12:00:00.000Z",
				deletedBy: { id: account.id, username: account.username },
			},
		]);
		expect(await read(await staff.post(`/api/trash/${trashId}/restore`))).toEqual({
			success: true,
			message: "Spring 2026 is back",
			restored: { id: trashId, kind: "season", label: "Spring 2026", subject_id: made.season.id },
		});
		expect(await shown()).toEqual(before.shown);
		expect(await everything(database)).toEqual(before.rows);
		expect((await read(await staff.get("/api/trash"))).trash).toEqual([]);
		expect((await staff.post(`/api/trash/${trashId}/restore`)).status).toBe(404);
		const [entry] = await made.store.audit.list({ limit: 1, offset: 0 });
		expect(entry).toMatchObject({ action: "season.restore", subjectId: made.season.id });
	});

	test.each([
		["a league", "Monday D1", "/api/leagues"],
		["a league of a season", "Monday D1, Spring 2026", "/api/seasonsv2/:season/leagues"],
	])("%s comes back as it was", async (_, label, path) => {
		const { made, staff } = await anOffice();
		const before = await everything(database);
		const under = path.replace(":season", String(made.season.id));
		const deleted = await staff.del(`${under}/${made.seasonLeague.league.id}`);
		const { trashId } = await read(deleted);
		expect(await made.store.totals.topTeams(20)).toEqual([]);
		const { restored } = await read(await staff.post(`/api/trash/${trashId}/restore`));
		expect(restored).toMatchObject({ kind: "league", label });
		expect(await everything(database)).toEqual(before);
	});

	test("a league that is played elsewhere stays there, and comes back to its season", async () => {
		const { made, staff } = await anOffice();
		await aLeague(database, { ...played, in: made.organization, season: { name: "Summer" } });
		const before = await everything(database);
		const leagueId = made.seasonLeague.league.id;
		const { trashId } = await read(await staff.del(`/api/seasons/${made.season.id}`));
		expect(await made.store.leagues.listByLeague(leagueId)).toMatchObject([
			{ league: { id: leagueId } },
		]);
		expect(await made.store.totals.topTeams(20)).toMatchObject([{ value: 1 }, { value: 1 }]);
		await staff.post(`/api/trash/${trashId}/restore`);
		expect(await everything(database)).toEqual(before);
	});

	test("a season comes back inactive when another has become the active one", async () => {
		const { made, staff } = await anOffice({});
		const { trashId } = await read(await staff.del(`/api/seasons/${made.season.id}`));
		await staff.post("/api/seasons", { name: "Summer", isActive: true });
		expect((await staff.post(`/api/trash/${trashId}/restore`)).status).toBe(200);
		const seasons = await made.store.seasons.list();
		expect(seasons.map(({ name, isActive }) => [name, isActive])).toEqual([
			["Spring 2026", false],
			["Summer", true],
		]);
	});

	test("what somebody made who is gone since comes back as nobody's", async () => {
		const { made, staff } = await anOffice({});
		const { id: userId, username } = await anAccount(database, {
			organizationId: made.organization.id,
			role: "staff" as const,
		});
		const maker = await api.signedIn(username);
		const { league } = await read(await maker.post("/api/leagues", { name: "Sunday" }));
		const { id } = league as { id: number };
		const { trashId } = await read(await maker.del(`/api/leagues/${id}`));
		await database.db.deleteFrom("users").where("id", "=", userId).execute();
		const { trash } = await read(await staff.get("/api/trash"));
		expect(trash).toMatchObject([{ deletedBy: null }]);
		expect((await staff.post(`/api/trash/${trashId}/restore`)).status).toBe(200);
		expect(await made.store.leagues.find(id)).toMatchObject({ name: "Sunday", createdBy: null });
	});

	test("what belonged to something that is gone waits until that is back", async () => {
		const { made, staff } = await anOffice();
		await aLeague(database, { in: made.organization, season: { name: "Summer" } });
		const under = `/api/seasonsv2/${made.season.id}/leagues`;
		const before = await everything(database);
		const league = await read(await staff.del(`${under}/${made.seasonLeague.league.id}`));
		const season = await read(await staff.del(`/api/seasons/${made.season.id}`));
		const refused = await staff.post(`/api/trash/${league.trashId}/restore`);
		expect(refused.status).toBe(409);
		expect((await read(refused)).message).toMatch(/^This cannot come back: something it belongs/);
		for (const { trashId } of [season, league]) {
			expect((await staff.post(`/api/trash/${trashId}/restore`)).status).toBe(200);
		}
		expect(await everything(database)).toEqual(before);
	});

	test("a player comes back as the captain he was, but not where there is another by now", async () => {
		const { made, staff } = await anOffice({ games: [["Hawks", 81, "Owls", 70]] });
		const later = await aLeague(database, {
			in: made.organization,
			season: { name: "Summer" },
			games: [["Hawks", 50, "Owls", 40]],
		});
		const { player } = await read(
			await staff.post("/api/players", { firstName: "Cap", lastName: "Tain" }),
		);
		const { id: captainId } = player as { id: number };
		const captain = { captainName: "Cap Tain", captainId };
		const of = { kept: made.entryId("Hawks"), renamed: made.entryId("Owls") };
		const taken = later.entryId("Hawks");
		for (const entryId of [of.kept, of.renamed, taken]) {
			await made.store.teams.setCaptain(entryId, captain);
		}
		const { trashId } = await read(await staff.del(`/api/players/${captainId}`));
		const captains = async () => {
			const leagues = [made.seasonLeague.id, later.seasonLeague.id];
			const entries = await made.store.teams.listEntries(leagues);
			return [of.kept, of.renamed, taken].map((id) => {
				const { captainName, captainId } = entries.find((it) => it.id === id) ?? {};
				return [captainName, captainId];
			});
		};
		expect(await captains()).toEqual(Array(3).fill(["Cap Tain", null]));
		const other = { captainName: "Somebody", captainId: null };
		await made.store.teams.setCaptain(of.renamed, other);
		const second = { captainName: "Cap Tain", captainId: made.playerId("Hawks One") };
		await made.store.teams.setCaptain(taken, second);
		expect((await staff.post(`/api/trash/${trashId}/restore`)).status).toBe(200);
		expect(await captains()).toEqual([
			["Cap Tain", captainId],
			["Somebody", null],
			["Cap Tain", second.captainId],
		]);
	});

	test.each([
		["a player", "players", (made: MadeLeague) => made.playerId("Hawks One")],
		["a game", "games", (made: MadeLeague) => made.gameId(0)],
	])("%s comes back by what its deletion answered", async (_, noun, idOf) => {
		const { made, staff } = await anOffice();
		const before = await everything(database);
		const { trashId } = await read(await staff.del(`/api/${noun}/${idOf(made)}`));
		expect((await staff.post(`/api/trash/${trashId}/restore`)).status).toBe(200);
		expect(await everything(database)).toEqual(before);
	});

	test("so does a schedule, and a business", async () => {
		const { made, staff } = await anOffice();
		for (const [noun, body] of [
			["schedules", { leagueId: made.seasonLeague.league.id, startDate: "2026-03-02" }],
			["businesses", {}],
		] as const) {
			const { id } = await added(staff.post(`/api/${noun}`, { ...body, name: "Spring" }));
			const { trashId } = await read(await staff.del(`/api/${noun}/${id}`));
			const { restored } = await read(await staff.post(`/api/trash/${trashId}/restore`));
			expect(restored).toMatchObject({ label: "Spring", subject_id: id });
		}
	});

	test("a reset keeps what only something in the trash has a value of", async () => {
		const { made, staff } = await anOffice();
		const { id: playerId } = (await made.store.players.list())[0] ?? { id: 0 };
		const added = await staff.post("/api/playerAttributes", { name: "Shoes", type: "string" });
		const { id } = (await read(added)).attribute as { id: number };
		await staff.put(`/api/players/${playerId}`, { attributes: { [id]: "45" } });
		const { trashId } = await read(await staff.del(`/api/players/${playerId}`));
		await staff.post("/api/playerAttributes/reset");

		expect((await staff.post(`/api/trash/${trashId}/restore`)).status).toBe(200);
		const { player } = await read(await staff.get(`/api/players/${playerId}`));
		expect(player).toMatchObject({ attributeValues: [{ attribute_id: id, value: "45" }] });
	});

	test("after thirty days it can no longer come back", async () => {
		const { made, staff, account } = await anOffice({});
		const { trashId } = await read(await staff.del(`/api/seasons/${made.season.id}`));
		now = new Date("2026-04-01T12:00:00Z");
		const later = await api.signedIn(account.username);
		expect((await read(await later.get("/api/trash"))).trash).toEqual([]);
		expect((await later.post(`/api/trash/${trashId}/restore`)).status).toBe(404);
		now = new Date("2026-03-01T12:00:00Z");
	});

	test("the trash of another organization is not there, and strangers see none", async () => {
		const { made, staff } = await anOffice({});
		const { made: other, staff: others } = await anOffice({});
		const { trashId } = await read(await others.del(`/api/seasons/${other.season.id}`));
		expect((await staff.post(`/api/trash/${trashId}/restore`)).status).toBe(404);
		expect((await read(await staff.get("/api/trash"))).trash).toEqual([]);
		const stranger = api.browser();
		await stranger.get("/api/auth/check-auth");
		expect((await stranger.get(`/api/trash?slug=${made.organization.slug}`)).status).toBe(401);
		expect((await stranger.post(`/api/trash/${trashId}/restore`)).status).toBe(401);
	});

	test("seasons and leagues that are for owners to delete are theirs to bring back", async () => {
		const { made, staff } = await anOffice();
		const id = made.organization.id;
		const owner = await api.signedIn(
			(await anAccount(database, { organizationId: id, role: "org_owner" })).username,
		);
		const { trashId } = await read(await staff.del(`/api/seasons/${made.season.id}`));
		const seen = async () => (await read(await staff.get("/api/trash"))).trash.map((it) => it.id);
		expect(await seen()).toEqual([trashId]);
		await owner.put(`/api/organizations/${id}`, { ownersKeepDeletion: true });
		expect(await seen()).toEqual([]);
		expect((await staff.post(`/api/trash/${trashId}/restore`)).status).toBe(404);
		expect((await owner.post(`/api/trash/${trashId}/restore`)).status).toBe(200);
	});

	test("a failure of another kind is not taken for something that is gone", async () => {
		const { made, staff } = await anOffice({});
		const { trashId } = await read(await staff.del(`/api/seasons/${made.season.id}`));
		await database.db
			.updateTable("trash")
			.set({ images: '{"seasons":[{"no_such_column":1}]}' })
			.where("id", "=", trashId)
			.execute();
		expect((await staff.post(`/api/trash/${trashId}/restore`)).status).toBe(500);
		expect((await read(await staff.get("/api/trash"))).trash).toHaveLength(1);
	});
});

const tables: (keyof Tables)[] = [
	"seasons",
	"leagues",
	"season_leagues",
	"teams",
	"team_entries",
	"players",
	"roster_spots",
	"games",
	"period_scores",
	"stat_lines",
	"player_game_stats",
	"player_season_totals",
	"leaderboard_totals",
	"headline_totals",
	"stat_bests",
	"team_streaks",
	"game_sums",
];

async function everything({ db }: Database) {
	const rows: Record<string, string[]> = {};
	for (const table of tables) {
		const all = await db.selectFrom(table).selectAll().execute();
		rows[table] = all.map((row) => JSON.stringify(row)).toSorted();
	}
	return rows;
}

/** What was added, whatever it is called in the answer. */
async function added(answer: Promise<Response>): Promise<{ id: number }> {
	const { schedule, business } = await read(await answer);
	return (schedule ?? business) as { id: number };
}

async function read(response: Response): Promise<Body> {
	return (await response.json()) as Body;
}
