import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "#domain/account/user.ts";
import type { Database } from "#store/engine/database.ts";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { countQueries } from "#testing/count-queries.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, anOrganization, type MadeLeague } from "#testing/factories.ts";
import { viewDashboard } from "#usecases/dashboard/view-dashboard.ts";

type Game = { id: number };
type Board = {
	seasonCount: number;
	season: { id: number } | null;
	gamesWithoutResult: Game[];
	gamesWithoutResultCount: number;
	thisWeek: Game[];
	nextGame: Game | null;
	thinTeams: { name: string; playersCount: number; league: { name: string } }[];
	lastChanges: { action: string; label: string | null; user: { username: string } }[];
};

describe.each(engines)("$name: GET /dashboard", ({ open }) => {
	let database: Database;
	let own: MadeLeague;
	let olive: Browser;
	let boss: Browser;
	let api: Awaited<ReturnType<typeof startApi>>;
	/** A Monday evening in Los Angeles that is Tuesday in London. */
	let now = new Date("2026-01-13T04:00:00Z");
	beforeAll(async () => {
		database = await open();
		own = await aLeague(database, {
			organization: { name: "Hoops", slug: "hoops", timeZone: "America/Los_Angeles" },
			teams: { Hawks: ["Ann O'Neil"], Owls: ["A", "B", "C", "D", "E"], Crows: [] },
			games: [
				["Hawks", "Owls", { date: "2026-01-11" }],
				["Owls", "Hawks", { date: "2026-01-05", status: "completed" }],
				["Hawks", "Owls", { date: "2026-01-05", time: "18:00", status: "in_progress" }],
				["Hawks", "Owls", { date: "2026-01-12", time: "19:59" }],
				["Hawks", "Owls", { date: "2026-01-12", time: "20:00" }],
				["Hawks", "Owls", { date: "2026-01-12", time: null }],
				["Hawks", "Owls", { date: "2026-01-18", time: "21:00" }],
				["Hawks", "Owls", { date: "2026-01-19" }],
				["Hawks", "Owls", { date: "2026-01-06", status: "postponed" }],
				["Hawks", "Owls", { date: "2026-01-06", status: "cancelled" }],
				["Hawks", "Owls", { date: "2026-01-06", status: "forfeit", forfeitedBy: "home" }],
				["Hawks", 0, "Owls", 0, { date: "2026-01-06" }],
				["Hawks", "Owls", { date: null, time: null }],
			],
		});
		await aLeague(database, {
			organization: { name: "Canary", slug: "canary" },
			games: [["Reds", "Blues", { date: "2026-01-12" }]],
			teams: { Greens: [] },
		});
		api = await startApi({ database, now: () => now });
		const organizationId = own.organization.id;
		await addUser(api, { username: "olive", role: "staff", organizationId });
		await addUser(api, { username: "boss", role: "org_owner", organizationId });
		olive = await api.signedIn("olive");
		boss = await api.signedIn("boss");
	});
	afterAll(() => database.close());

	const board = async (browser = olive) => {
		const answered = await browser.get("/api/dashboard");
		expect(answered.status).toBe(200);
		return (await answered.json()) as Board;
	};
	const games = (list: readonly Game[]) => list.map(({ id }) => own.gameIds.indexOf(id));
	const labels = async () => (await board()).lastChanges.map((it) => [it.action, it.label]);

	test("names the season and how many there are", async () => {
		expect(await board()).toMatchObject({
			seasonCount: 1,
			season: {
				id: own.season.id,
				name: "Spring 2026",
				startDate: "2026-01-05",
				finishDate: "2026-04-05",
			},
		});
	});

	test("games without a result have begun, have no score and were not called off, oldest first", async () => {
		const { gamesWithoutResult, gamesWithoutResultCount } = await board();
		expect(games(gamesWithoutResult)).toEqual([2, 1, 0, 3]);
		expect(gamesWithoutResultCount).toBe(4);
	});

	test("this week is Monday to Sunday where the organization is, by date and time", async () => {
		expect(games((await board()).thisWeek)).toEqual([3, 4, 5, 6]);
	});

	test("teams with fewer than five players are named with their league", async () => {
		expect((await board()).thinTeams).toEqual([
			{
				id: own.teamId("Crows"),
				seasons_leagues_team_id: own.entryId("Crows"),
				name: "Crows",
				seasonId: own.season.id,
				playersCount: 0,
				league: { id: own.seasonLeague.league.id, name: "Monday D1" },
			},
			expect.objectContaining({ name: "Hawks", playersCount: 1 }),
		]);
	});

	test("the last changes say what they are about, and not what stood there", async () => {
		const id = own.gameId(7);
		const stats = [{ stat_id: own.statId("PTS"), value: 1 }];
		const player_id = own.playerId("Ann O'Neil");
		await olive.put(`/api/gamesv2/${id}/details`, { location: "Gym" });
		await olive.put(`/api/gamesv2/${id}/scores`, { score_home: 1, score_away: 2 });
		await olive.put("/api/player-game-stats", { game_id: id, player_id, stats });
		await olive.put(`/api/teams/${own.teamId("Crows")}`, { name: "Ravens" });
		await olive.put(`/api/players/${player_id}`, { lastName: "Lee" });
		await boss.put(`/api/seasons/${own.season.id}`, { name: "Spring" });
		await boss.put("/api/statsv2/reorder", { stats: [{ id: own.statId("PTS"), order: 1 }] });
		const { lastChanges } = await board();
		expect(lastChanges.map(({ action, label, user }) => [action, label, user.username])).toEqual([
			["stat.reorder", null, "boss"],
			["season.change", "Spring", "boss"],
			["player.change", "Ann Lee", "olive"],
			["team.change", "Ravens", "olive"],
			["stats.change", "Hawks – Owls", "olive"],
			["game.score", "Hawks – Owls", "olive"],
			["game.change", "Hawks – Owls", "olive"],
		]);
		expect(Object.keys(lastChanges[0] ?? {})).toEqual([
			"id",
			"action",
			"user",
			"at",
			"subject",
			"subject_id",
			"label",
		]);
	});

	test("what is gone keeps the name it had, where a change said it", async () => {
		const id = own.gameId(7);
		const gone = (await (await olive.del(`/api/games/${id}`)).json()) as { trashId: number };
		expect((await labels()).slice(0, 5)).toEqual([
			["game.delete", "Hawks – Owls"],
			["stat.reorder", null],
			["season.change", "Spring"],
			["player.change", "Ann Lee"],
			["team.change", "Ravens"],
		]);
		// Its score named no teams, and they are not to be found any more.
		expect((await labels()).slice(5, 8)).toEqual([
			["stats.change", null],
			["game.score", null],
			["game.change", "Hawks – Owls"],
		]);
		await olive.post(`/api/trash/${gone.trashId}/restore`);
		expect((await labels())[0]).toEqual(["game.restore", "Hawks – Owls"]);
		const team = own.teamId("Crows");
		const thrown = (await (await olive.del(`/api/teams/${team}`)).json()) as { trashId: number };
		await olive.post(`/api/trash/${thrown.trashId}/restore`);
		expect((await labels())[0]).toEqual(["team.restore", "Ravens"]);
	});

	test("are twelve at most, and none of them is about the people who work here", async () => {
		for (let step = 0; step < 13; step += 1) {
			await olive.put(`/api/gamesv2/${own.gameId(0)}/details`, { location: `Gym ${step}` });
		}
		const { id } = (await api.platform.accounts.findByUsernameKey("olive")) ?? { id: 0 };
		await boss.put(`/api/users/${id}`, { email: "olive@hoops.example" });
		const { lastChanges } = await board();
		expect(lastChanges).toHaveLength(12);
		expect(lastChanges.map(({ action }) => action)).not.toContain("user.change");
	});

	test("of many games without a result it tells the first fifty, and how many there are", async () => {
		const many = await aLeague(database, {
			in: own.organization,
			season: { name: "Last year", isActive: false },
			games: Array.from({ length: 60 }, () => ["Hawks", "Owls", { date: "2025-03-03" }] as const),
		});
		const { gamesWithoutResult, gamesWithoutResultCount, seasonCount, season } = await board();
		expect(gamesWithoutResult.map(({ id }) => id)).toEqual(many.gameIds.slice(0, 50));
		expect({ gamesWithoutResultCount, seasonCount }).toEqual({
			gamesWithoutResultCount: 64,
			seasonCount: 2,
		});
		expect(season?.id).toBe(own.season.id);
	});

	test("at night the day is the organization's, not the server's", async () => {
		now = new Date("2026-01-19T07:00:00Z");
		const late = await api.signedIn("olive");
		expect(games((await board(late)).thisWeek)).toContain(6);
		now = new Date("2026-01-19T09:00:00Z");
		expect(games((await board(late)).thisWeek)).toEqual([7]);
		now = new Date("2026-01-13T04:00:00Z");
	});

	test("a week without games names the next one that is still to be played", async () => {
		expect((await board(await api.signedIn("olive"))).nextGame).toBeNull();
		now = new Date("2025-12-31T12:00:00Z");
		const early = await board(await api.signedIn("olive"));
		expect(early.thisWeek).toEqual([]);
		expect(games(early.nextGame === null ? [] : [early.nextGame])).toEqual([2]);
		now = new Date("2026-01-13T04:00:00Z");
	});

	test("an organization with nothing in it yet has an empty one", async () => {
		const { id: organizationId } = await anOrganization(database);
		await addUser(api, { username: "newcomer", role: "staff", organizationId });
		expect(await board(await api.signedIn("newcomer"))).toEqual({
			seasonCount: 0,
			season: null,
			gamesWithoutResult: [],
			gamesWithoutResultCount: 0,
			thisWeek: [],
			nextGame: null,
			thinTeams: [],
			lastChanges: [],
		});
	});

	test("strangers are told nothing", async () => {
		expect((await api.browser().get("/api/dashboard?slug=hoops")).status).toBe(401);
	});

	test("takes one query a panel, and one for the games that changes do not name", async () => {
		const { organization } = own;
		const viewer: Viewer = {
			kind: "member",
			userId: 1,
			username: "olive",
			role: "staff",
			organizationId: organization.id,
		};
		const { queries } = await countQueries(database, organization.id, (store) =>
			viewDashboard({ viewer, organization, store, now }),
		);
		expect(queries).toBeLessThanOrEqual(6);
	});
});
