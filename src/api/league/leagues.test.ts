import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, anAccount, type LeagueSpec, type MadeLeague } from "#testing/factories.ts";

type Team = { id: number; seasons_leagues_team_id: number; name: string; [field: string]: unknown };
type League = { id: number; name: string; seasonId: number | null; teams: Team[] };
type Body = { message: string; league: League; leagues: League[] } & Record<string, unknown>;

describe.each(engines)("$name: leagues", ({ open }) => {
	let database: Database;
	let api: Awaited<ReturnType<typeof startApi>>;
	beforeAll(async () => {
		database = await open();
		api = await startApi({ database });
	});
	afterAll(() => database.close());

	/** An organization with a league in a season, and a browser of somebody who works there. */
	const anOffice = async (spec: LeagueSpec = {}) => {
		const made = await aLeague(database, spec);
		const organizationId = made.organization.id;
		const account = await anAccount(database, { organizationId, role: "staff" });
		const staff = await api.signedIn(account.username);
		const leagueId = made.seasonLeague.league.id;
		const under = `/api/seasonsv2/${made.season.id}/leagues`;
		return { made, staff, account, leagueId, under };
	};
	/** One more season of the organization, without any league. */
	const aSeason = (
		{ store }: MadeLeague,
		given: { startDate?: string; isVisible?: boolean } = {},
	) =>
		store.seasons.insert({
			name: "Another",
			startDate: null,
			finishDate: null,
			isActive: false,
			isVisible: true,
			...given,
		});

	test("a league shows its teams by rank, its season and who made it, in every call", async () => {
		const { made, staff, leagueId, under } = await anOffice({ games: [["Hawks", 70, "Owls", 81]] });
		const { league } = await read(await staff.get(`${under}/${leagueId}`));
		expect(league).toMatchObject({
			id: leagueId,
			name: "Monday D1",
			seasonId: made.season.id,
			season_id: made.season.id,
			userId: null,
			teamsCount: 2,
			teams: [
				{ name: "Owls", rank: 1, wins: 1, losses: 0, playersCount: 5 },
				{ name: "Hawks", rank: 2, wins: 0, losses: 1 },
			],
		});
		expect((await read(await staff.get(`/api/leagues/${leagueId}`))).league).toEqual(league);
		const lists = [under, `/api/seasonsv2/${made.season.id}/leagues-with-teams`];
		for (const path of [...lists, "/api/leagues", "/api/leaguesv2"]) {
			expect((await read(await staff.get(path))).leagues, path).toEqual([league]);
		}
	});

	test("leagues stand by location and weekday", async () => {
		const leagueLocations = ["Fountain Valley", "Tustin Columbus"];
		const { staff, under } = await anOffice({
			organization: { leagueLocations },
			league: "Monday Tustin Columbus",
		});
		for (const name of ["Elsewhere", "Sunday Fountain Valley", "Monday Fountain Valley"]) {
			await staff.post(under, { name });
		}
		const order = ["Monday Fountain Valley", "Sunday Fountain Valley", "Monday Tustin Columbus"];
		for (const path of [under, "/api/leagues"]) {
			const { leagues } = await read(await staff.get(path));
			expect(leagues.map(({ name }) => name)).toEqual([...order, "Elsewhere"]);
		}
		const { seasonsLeagues } = await read(await staff.get("/api/seasonsleagues"));
		expect(seasonsLeagues).toMatchObject(
			[...order, "Elsewhere"].map((name) => ({ league: { name } })),
		);
	});

	test("seasonsleagues has an id of its own, its league and its season", async () => {
		const { made, staff, leagueId } = await anOffice();
		const seasonId = made.season.id;
		const { seasonsLeagues } = await read(await staff.get("/api/seasonsleagues"));
		expect(seasonsLeagues).toEqual([
			{
				id: made.seasonLeague.id,
				leagueId,
				league_id: leagueId,
				seasonId,
				season_id: seasonId,
				league: { id: leagueId, name: "Monday D1", seasonId, season_id: seasonId, userId: null },
				season: expect.objectContaining({ id: seasonId, name: "Spring 2026", active: true }),
			},
		]);
	});

	test("userId and domain only say whose leagues are meant", async () => {
		const domain = "leagues.example";
		const { staff, account, leagueId } = await anOffice({ organization: { domain } });
		const { account: foreign } = await anOffice();
		for (const query of [`userId=${account.id}`, `domain=${domain}`]) {
			const { leagues } = await read(await staff.get(`/api/leagues?${query}`));
			expect(
				leagues.map(({ id }) => id),
				query,
			).toEqual([leagueId]);
		}
		expect((await staff.get(`/api/leagues?userId=${foreign.id}`)).status).toBe(404);
		expect((await api.browser().get(`/api/leagues?userId=${account.id}`)).status).toBe(404);
	});

	test("strangers are not told who made a league", async () => {
		const { made, staff, account, under } = await anOffice();
		const seasonId = made.season.id;
		const { league } = await read(await staff.post("/api/leagues", { name: "Sunday", seasonId }));
		await staff.post(`${under}/${league.id}/teams`, { name: "Larks" });
		const lists = ["/api/leagues", "/api/leaguesv2", `${under}-with-teams`, "/api/seasonsleagues"];
		const single = [`${under}/${league.id}`, `/api/leagues/${league.id}`, "/api/teams"];
		for (const path of [...lists, ...single]) {
			const told = await staff.get(path);
			expect(await told.text(), path).toContain(`"userId":${account.id}`);
			const shown = await api.browser().get(`${path}?slug=${made.organization.slug}`);
			expect(shown.status, path).toBe(200);
			expect(await shown.text(), path).not.toContain(`"userId":${account.id}`);
		}
	});

	describe("POST /leagues", () => {
		test("adds a league without a season, which its maker's organization sees", async () => {
			const { staff, account } = await anOffice();
			const body = await read(await staff.post("/api/leagues", { name: " Sunday " }));
			expect(body).toMatchObject({
				success: true,
				message: "Sunday created",
				league: { name: "Sunday", seasonId: null, season_id: null, teamsCount: 0, teams: [] },
			});
			expect(body.league).toMatchObject({ userId: account.id });
			expect((await read(await staff.get(`/api/leagues/${body.league.id}`))).league).toEqual(
				body.league,
			);
		});

		test("adds a league to a season", async () => {
			const { made, staff, under } = await anOffice();
			const { league } = await read(
				await staff.post("/api/leagues", { name: "Sunday", seasonId: String(made.season.id) }),
			);
			expect(league.seasonId).toBe(made.season.id);
			expect((await read(await staff.get(`${under}/${league.id}`))).league).toEqual(league);
		});

		test("needs a name, a season that is there, and a sport", async () => {
			const { staff } = await anOffice();
			const { made: other } = await anOffice();
			const nameless = await staff.post("/api/leagues", {});
			expect(nameless.status).toBe(422);
			expect((await read(nameless)).message).toBe("League name is required.");
			const sent = { name: "Sunday", seasonId: other.season.id };
			expect((await staff.post("/api/leagues", sent)).status).toBe(404);
			const { staff: playsNothing } = await anOffice({ organization: { sports: [] } });
			const refused = await playsNothing.post("/api/leagues", { name: "Sunday" });
			expect(refused.status).toBe(404);
			expect((await read(refused)).message).toBe("No sport found.");
			expect((await read(await staff.get("/api/leagues"))).leagues).toHaveLength(1);
		});
	});

	describe("PUT /leagues/:id", () => {
		test("renames it in all its seasons, and plays it in one more", async () => {
			const { made, staff, leagueId, under } = await anOffice();
			const season = await aSeason(made);
			const { league } = await read(
				await staff.put(`/api/leagues/${leagueId}`, { name: "Renamed", seasonId: season.id }),
			);
			expect(league).toMatchObject({ name: "Renamed", seasonId: season.id, teams: [] });
			expect((await read(await staff.get(under))).leagues).toMatchObject([{ name: "Renamed" }]);
			const again = { name: "Renamed", seasonId: season.id };
			expect((await staff.put(`/api/leagues/${leagueId}`, again)).status).toBe(200);
			expect(await made.store.leagues.listByLeague(leagueId)).toHaveLength(2);
		});

		test("leaves alone what is not given", async () => {
			const { staff, leagueId } = await anOffice();
			const { league } = await read(await staff.put(`/api/leagues/${leagueId}`, {}));
			expect(league.name).toBe("Monday D1");
			expect((await staff.put(`/api/leagues/${leagueId}`, { name: "" })).status).toBe(422);
		});
	});

	describe("under a season", () => {
		test("a league is added, renamed and taken out; the path's season counts", async () => {
			const { made, staff, under } = await anOffice();
			const other = await aSeason(made);
			const { league } = await read(
				await staff.post(under, { name: "Sunday", season_id: other.id }),
			);
			expect(league).toMatchObject({ name: "Sunday", seasonId: made.season.id });
			const renamed = await staff.put(`${under}/${league.id}`, { name: "Monday" });
			expect((await read(renamed)).league).toEqual({ ...league, name: "Monday" });
			expect(await read(await staff.del(`${under}/${league.id}`))).toMatchObject({
				message: "Leagues deleted",
			});
			expect((await staff.del(`${under}/${league.id}`)).status).toBe(404);
			expect((await staff.get(`/api/leagues/${league.id}`)).status).toBe(404);
		});

		test("needs a name or something to copy", async () => {
			const { staff, under } = await anOffice();
			const refused = await staff.post(under, { name: " " });
			expect(refused.status).toBe(422);
			expect((await read(refused)).message).toBe("League name is required.");
		});

		test("a league that is not played in the season is missing there", async () => {
			const { made, staff, leagueId } = await anOffice();
			const other = await aSeason(made);
			const path = `/api/seasonsv2/${other.id}/leagues/${leagueId}`;
			expect((await staff.get(path)).status).toBe(404);
			expect((await staff.put(path, { name: "Mine" })).status).toBe(404);
			expect((await staff.del(path)).status).toBe(404);
		});

		test("taken out of one season a league goes on in the others", async () => {
			const { made, staff, leagueId, under } = await anOffice();
			const other = await aSeason(made);
			await staff.put(`/api/leagues/${leagueId}`, { seasonId: other.id });
			await staff.del(`${under}/${leagueId}`);
			const { league } = await read(await staff.get(`/api/leagues/${leagueId}`));
			expect(league.seasonId).toBe(other.id);
			expect((await read(await staff.get(under))).leagues).toEqual([]);
		});
	});

	describe("copies", () => {
		const teamsOf = (league: League) => league.teams.map(({ name }) => name).toSorted();

		test("by copyFromLeagueId play the same league again, as it was last", async () => {
			const { made, staff, leagueId } = await anOffice({ games: [["Hawks", 81, "Owls", 70]] });
			const next = await aSeason(made);
			const under = `/api/seasonsv2/${next.id}/leagues`;
			const body = await read(await staff.post(under, { copyFromLeagueId: leagueId }));
			expect(body.league).toMatchObject({ id: leagueId, seasonId: next.id, teamsCount: 2 });
			expect(body.leagues).toEqual([body.league]);
			for (const team of body.league.teams) {
				expect(team).toMatchObject({ wins: 0, losses: 0, rank: null, playersCount: 5 });
				expect(team.id).toBe(made.teamId(team.name));
				expect(team.seasons_leagues_team_id).not.toBe(made.entryId(team.name));
			}
			const again = await staff.post(under, { copyFromLeagueId: leagueId });
			expect(again.status).toBe(409);
			expect((await read(again)).message).toBe("This league is in this season already.");
		});

		test("by copyFromLeagueId take the teams of the season that is named", async () => {
			const { made, staff, leagueId } = await anOffice();
			await aLeague(database, {
				in: made.organization,
				season: { name: "Later", startDate: "2026-06-01" },
				teams: { Reds: [] },
			});
			const next = await aSeason(made);
			const under = `/api/seasonsv2/${next.id}/leagues`;
			const sent = { copyFromLeagueId: leagueId, copyFromSeasonId: made.season.id };
			expect(teamsOf((await read(await staff.post(under, sent))).league)).toEqual([
				"Hawks",
				"Owls",
			]);
			await staff.del(`${under}/${leagueId}`);
			const latest = await read(await staff.post(under, { copyFromLeagueId: leagueId }));
			expect(teamsOf(latest.league)).toEqual(["Reds"]);
		});

		test("by copyFromLeagueId and another name make a new league with these teams", async () => {
			const { made, staff, leagueId, under } = await anOffice();
			const { league } = await read(
				await staff.post(under, { name: "Monday D2", copyFromLeagueId: leagueId }),
			);
			expect(league).toMatchObject({ name: "Monday D2", seasonId: made.season.id });
			expect(league.id).not.toBe(leagueId);
			expect(teamsOf(league)).toEqual(["Hawks", "Owls"]);
		});

		test("by copyFromSeasonId bring all its leagues that are not here yet", async () => {
			const { made, staff, leagueId, under } = await anOffice();
			await staff.post(under, { name: "Tuesday D1" });
			const next = await aSeason(made);
			const target = `/api/seasonsv2/${next.id}/leagues`;
			await staff.post(target, { copyFromLeagueId: leagueId });
			const copy = { copyFromSeasonId: made.season.id };
			const { leagues, league } = await read(await staff.post(target, copy));
			expect(leagues.map(({ name }) => name)).toEqual(["Tuesday D1"]);
			expect(league).toEqual(leagues[0]);
			expect((await staff.post(target, copy)).status).toBe(409);
		});

		test("by copyFromSeasonId and a name take that season's league of this name", async () => {
			const { made, staff, leagueId, under } = await anOffice();
			await staff.post(under, { name: "Tuesday D1" });
			const next = await aSeason(made);
			const target = `/api/seasonsv2/${next.id}/leagues`;
			const copyFromSeasonId = made.season.id;
			const known = await read(await staff.post(target, { name: "monday d1", copyFromSeasonId }));
			expect(known.league).toMatchObject({ id: leagueId, name: "Monday D1", teamsCount: 2 });
			const added = await read(await staff.post(target, { name: "Everybody", copyFromSeasonId }));
			expect(added.league.name).toBe("Everybody");
			expect(teamsOf(added.league)).toEqual(["Hawks", "Owls"]);
		});

		test("know nothing of other organizations", async () => {
			const { made, staff, under } = await anOffice();
			const { made: other, leagueId: foreign } = await anOffice();
			for (const sent of [
				{ copyFromLeagueId: foreign },
				{ copyFromSeasonId: other.season.id },
				{ name: "Mine", copyFromSeasonId: other.season.id },
				{ copyFromLeagueId: made.seasonLeague.league.id, copyFromSeasonId: other.season.id },
			]) {
				expect((await staff.post(under, sent)).status, JSON.stringify(sent)).toBe(404);
			}
			expect((await read(await staff.get(under))).leagues).toHaveLength(1);
		});
	});

	test("strangers see no league that is only in hidden seasons, and one without season", async () => {
		const { made, staff, leagueId } = await anOffice({ season: { isVisible: false } });
		const { league } = await read(await staff.post("/api/leagues", { name: "Free" }));
		const query = `?slug=${made.organization.slug}`;
		const stranger = api.browser();
		const { leagues } = await read(await stranger.get(`/api/leagues${query}`));
		expect(leagues).toEqual([{ ...league, userId: null }]);
		const { seasonsLeagues } = await read(await stranger.get(`/api/seasonsleagues${query}`));
		expect(seasonsLeagues).toEqual([]);
		const under = `/api/seasonsv2/${made.season.id}`;
		for (const path of [
			`/api/leagues/${leagueId}`,
			`${under}/leagues`,
			`${under}/leagues-with-teams`,
			`${under}/leagues/${leagueId}`,
		]) {
			expect((await stranger.get(path + query)).status, path).toBe(404);
			expect((await staff.get(path)).status, path).toBe(200);
		}
	});

	test("a league of another organization is missing in every call", async () => {
		const { staff, under } = await anOffice();
		const { leagueId: foreign, under: theirs, made: other } = await anOffice();
		const before = await other.store.leagues.listInSeasons();
		const calls: [string, () => Promise<Response>][] = [
			["GET league", () => staff.get(`/api/leagues/${foreign}`)],
			["PUT league", () => staff.put(`/api/leagues/${foreign}`, { name: "Mine" })],
			["DELETE league", () => staff.del(`/api/leagues/${foreign}`)],
			["GET foreign season", () => staff.get(theirs)],
			["POST foreign season", () => staff.post(theirs, { name: "Mine" })],
			["GET under", () => staff.get(`${under}/${foreign}`)],
			["PUT under", () => staff.put(`${under}/${foreign}`, { name: "Mine" })],
			["DELETE under", () => staff.del(`${under}/${foreign}`)],
			["DELETE theirs", () => staff.del(`${theirs}/${foreign}`)],
		];
		for (const [name, call] of calls) expect((await call()).status, name).toBe(404);
		expect(await other.store.leagues.listInSeasons()).toEqual(before);
	});

	test("DELETE /leagues/:id takes it out of every season; teams and players stay", async () => {
		const { made, staff, leagueId, under } = await anOffice({
			games: [["Hawks", 81, "Owls", 70]],
			hasBoxScores: true,
		});
		const people = [await made.store.teams.list(), await made.store.players.list()];
		expect(await read(await staff.del(`/api/leagues/${leagueId}`))).toMatchObject({
			success: true,
			message: "Leagues deleted",
			trashId: expect.any(Number),
		});
		expect((await read(await staff.get(under))).leagues).toEqual([]);
		expect(await made.store.games.find(made.gameId(0))).toBeUndefined();
		expect([await made.store.teams.list(), await made.store.players.list()]).toEqual(people);
		expect(await made.store.totals.topTeams(20)).toEqual([]);
		expect((await staff.del(`/api/leagues/${leagueId}`)).status).toBe(404);
	});

	test("strangers write nothing", async () => {
		const { leagueId, under } = await anOffice();
		const stranger: Browser = api.browser();
		await stranger.get("/api/auth/check-auth");
		for (const call of [
			() => stranger.post("/api/leagues", { name: "Mine" }),
			() => stranger.put(`/api/leagues/${leagueId}`, { name: "Mine" }),
			() => stranger.del(`/api/leagues/${leagueId}`),
			() => stranger.post(under, { name: "Mine" }),
			() => stranger.put(`${under}/${leagueId}`, { name: "Mine" }),
			() => stranger.del(`${under}/${leagueId}`),
		]) {
			expect((await call()).status).toBe(401);
		}
	});
});

async function read(response: Response): Promise<Body> {
	return (await response.json()) as Body;
}
