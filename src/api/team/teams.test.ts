import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { colorsOfName } from "#domain/team/crest-colors.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { type LeagueApi, type Said, startLeagueApi } from "#testing/league-api.ts";

type Team = Record<string, unknown> & { id: number; name: string };

describe.each(engines)("$name: teams", (engine) => {
	let league: LeagueApi;
	/** Another league of the current season. */
	let tuesday: number;
	/** The season before, in which Hawks and Storks played. */
	let past: MadeLeague;
	let hidden: MadeLeague;
	beforeAll(async () => {
		league = await startLeagueApi(engine, { hasBoxScores: true });
		const { organization: own, store, sport, season } = league.own;
		const added = await store.leagues.insert({ name: "Tuesday D2", sportId: sport.id });
		await store.leagues.addToSeason(added, season.id);
		tuesday = added.id;
		past = await aLeague(league.database, {
			in: own,
			games: [["Hawks", 50, "Storks", 60]],
			hasBoxScores: true,
			season: { name: "Fall 2025", startDate: "2025-09-01", isActive: false },
		});
		hidden = await aLeague(league.database, {
			in: own,
			league: "Secret",
			games: [["Bats", 50, "Rats", 60]],
			season: { name: "Hidden", startDate: "2027-01-04", isActive: false, isVisible: false },
		});
	});
	afterAll(() => league.database.close());

	const add = async (body: unknown): Promise<Team> => teamOf(await league.post("/teams", body));

	describe.each(["/teams", "/teamsv2"])("GET %s", (path) => {
		test("gives visitors the teams of the current season, as both families spell them", async () => {
			const { body } = await league.visit(path);
			expect(namesIn(body).toSorted()).toEqual(["Hawks", "Owls"]);
			expect(body).toEqual((await league.visit("/teams")).body);
		});

		test("gives members also those that have not entered it, which then have no league", async () => {
			const listed = (await league.get(path)).body.teams as Team[];
			const storks = listed.find(({ name }) => name === "Storks");
			expect(storks).toMatchObject({
				id: past.teamId("Storks"),
				leagueId: null,
				league: null,
				leagueName: null,
				seasons_leagues_team_id: null,
				rank: null,
				wins: 0,
				losses: 0,
				players: [],
				captain: null,
				captain_id: null,
				ftPercentage: 0,
				total3PM: 0,
			});
			expect(listed.map(({ name }) => name)).toContain("Bats");
		});
	});

	test("a team is shown in the current season, else in the latest that can be seen", async () => {
		const { own, get } = league;
		expect(teamOf(await get(`/teams/${own.teamId("Hawks")}`))).toMatchObject({
			seasonId: own.season.id,
			wins: 1,
			losses: 0,
			rank: 1,
			playersCount: 5,
			seasons_leagues_team_id: own.entryId("Hawks"),
		});
		expect(teamOf(await get(`/teams/${past.teamId("Storks")}`))).toMatchObject({
			seasonId: past.season.id,
			wins: 1,
			rank: 1,
		});
		expect(teamOf(await get(`/teams/${past.entryId("Hawks")}`))).toMatchObject({
			id: own.teamId("Hawks"),
			seasonId: past.season.id,
			losses: 1,
		});
	});

	test("a team of hidden seasons alone is for members", async () => {
		for (const id of [hidden.teamId("Bats"), hidden.entryId("Bats")]) {
			expect((await league.get(`/teams/${id}`)).status).toBe(200);
			for (const path of ["/teams", "/teamsv2"]) {
				expect((await league.visit(`${path}/${id}`)).status).toBe(404);
			}
		}
	});

	test("v2 says a team with its games and rosters, by date", async () => {
		const { own } = league;
		const { body } = await league.visit(`/teamsv2/${own.teamId("Hawks")}`);
		const { games, rosters, ...rest } = body.team as Team & {
			games: Team[];
			rosters: Record<string, unknown>[];
		};
		expect(rest).toEqual(teamOf(await league.visit(`/teams/${own.teamId("Hawks")}`)));
		expect(games.map(({ id }) => id)).toEqual(own.gameIds);
		expect(games[0]).toMatchObject({ score_team1: 81, score_home: 81 });
		expect(rosters).toHaveLength(5);
		expect(rosters[0]).toMatchObject({
			team_id: own.teamId("Hawks"),
			seasons_leagues_team_id: own.entryId("Hawks"),
			player: { firstName: "Hawks" },
		});
		const idle = await add({ name: "Idle" });
		expect((await league.get(`/teamsv2/${idle.id}`)).body).toMatchObject({
			team: { games: [], rosters: [] },
		});
	});

	test("the teams of a league are those of the season it is played in now", async () => {
		const { own } = league;
		const ofLeague = (id: number) => `/teams/teamsByLeague?leagueId=${id}`;
		const { body } = await league.visit(ofLeague(own.seasonLeague.league.id));
		expect(namesIn(body)).toEqual(["Hawks", "Owls"]);
		const secret = hidden.seasonLeague.league.id;
		expect(namesIn((await league.get(ofLeague(secret))).body)).toEqual(["Rats", "Bats"]);
		expect((await league.visit(ofLeague(secret))).status).toBe(404);
		const foreign = league.foreign.seasonLeague.league.id;
		expect((await league.get(ofLeague(foreign))).status).toBe(404);
		expect((await league.get("/teams/teamsByLeague")).status).toBe(400);
	});

	describe("POST /teams", () => {
		test("adds a team without a league, with its name trimmed", async () => {
			const { status, body } = await league.post("/teams", { name: "  Loons ", leagueId: "" });
			expect(status).toBe(200);
			expect(body).toMatchObject({
				success: true,
				message: "Team created successfully",
				team: { name: "Loons", leagueId: null, players: [], unavailableSlots: [] },
			});
			expect(await league.lastNote()).toMatchObject({ action: "team.add", username: "olive" });
		});

		test("enters it where the league is played now", async () => {
			const team = await add({ name: "Terns", leagueId: tuesday });
			expect(team).toMatchObject({ leagueId: tuesday, seasonId: league.own.season.id });
		});

		test("needs a name, and a league of the organization", async () => {
			expect(await league.post("/teams", { name: "  " })).toMatchObject({
				status: 422,
				body: { message: "Team name is required." },
			});
			const leagueId = league.foreign.seasonLeague.league.id;
			expect((await league.post("/teams", { name: "Gulls", leagueId })).status).toBe(404);
			expect(namesIn((await league.get("/teams")).body)).not.toContain("Gulls");
		});

		test("a league without a season has no place for a team", async () => {
			const { store, sport } = league.own;
			const { id } = await store.leagues.insert({ name: "Someday", sportId: sport.id });
			expect((await league.post("/teams", { name: "Gulls", leagueId: id })).status).toBe(422);
		});
	});

	describe("PUT /teams/:id", () => {
		test("with unavailable slots alone leaves name and league", async () => {
			const { id } = await add({ name: "Finches", leagueId: tuesday });
			const put = async (unavailableSlots: unknown) =>
				league.put(`/teams/${id}`, { unavailableSlots });
			const expected = { name: "Finches", leagueId: tuesday };
			for (const [given, slots] of [
				[
					["18:00", "19:00"],
					["18:00", "19:00"],
				],
				["20:00, 21:30 ,,20:00,", ["20:00", "21:30"]],
				["", []],
				[null, []],
			]) {
				expect(teamOf(await put(given))).toMatchObject({ ...expected, unavailableSlots: slots });
			}
			for (const wrong of ["24:00", "18", ["soon"], 18]) {
				expect((await put(wrong)).status, String(wrong)).toBe(422);
			}
		});

		test("with a name alone leaves slots and league", async () => {
			const { id } = await add({ name: "Wrens", leagueId: tuesday });
			await league.put(`/teams/${id}`, { unavailableSlots: ["18:00"] });
			const { body } = await league.put(`/teams/${id}`, { name: " Jenny Wrens " });
			expect(body).toMatchObject({
				success: true,
				message: "Team updated successfully",
				team: { name: "Jenny Wrens", leagueId: tuesday, unavailableSlots: ["18:00"] },
			});
			expect((await league.put(`/teams/${id}`, { name: "" })).status).toBe(422);
			expect(await league.lastNote()).toMatchObject({
				action: "team.change",
				before: { name: "Wrens" },
				after: { name: "Jenny Wrens" },
			});
		});

		test("with two colours changes its crest, which keeps them when the name changes", async () => {
			const { id } = await add({ name: "Kestrels" });
			const colorsAfter = async (body: object) => {
				const answered = await league.put(`/teams/${id}`, body);
				expect(answered.status).toBe(200);
				return (answered.body.team as { colors?: string[] }).colors;
			};
			const byName = [...colorsOfName("Kestrels")];
			expect(await colorsAfter({ name: "Kestrels" })).toBeUndefined();
			expect(await colorsAfter({ name: "Falcons" })).toEqual(byName);
			expect(await colorsAfter({ colors: ["#112233", "#ffee00"] })).toEqual(["#112233", "#ffee00"]);
			expect(await colorsAfter({ name: "Merlins" })).toEqual(["#112233", "#ffee00"]);
			expect(await colorsAfter({ colors: [] })).toBeUndefined();
			for (const colors of [["#112233"], ["red", "blue"], "#112233", ["#1", "#2", "#3"]]) {
				expect((await league.put(`/teams/${id}`, { colors })).status).toBe(422);
			}
		});

		test("moves the team with its roster to another league of the season, and out of it", async () => {
			const { own } = league;
			const { id } = await add({ name: "Swifts" });
			const leagueId = own.seasonLeague.league.id;
			expect(teamOf(await league.put(`/teams/${id}`, { leagueId }))).toMatchObject({ leagueId });
			const players = `/seasonsv2/${own.season.id}/leagues/${leagueId}/teams/${id}/players`;
			await league.post(players, { player_id: own.playerId("Owls One") });
			const moved = teamOf(await league.put(`/teams/${id}`, { leagueId: tuesday }));
			expect(moved).toMatchObject({ leagueId: tuesday, playersCount: 1 });
			const teams = namesIn((await league.get(`/teams/teamsByLeague?leagueId=${leagueId}`)).body);
			expect(teams).not.toContain("Swifts");
			const out = teamOf(await league.put(`/teams/${id}`, { leagueId: null }));
			expect(out).toMatchObject({ leagueId: null, playersCount: 0 });
		});

		test("a team with games stays in its league", async () => {
			const id = league.own.teamId("Hawks");
			for (const leagueId of [tuesday, null]) {
				expect(await league.put(`/teams/${id}`, { leagueId, name: "Moved" })).toMatchObject({
					status: 409,
					body: { message: "This team has games in Monday D1." },
				});
			}
			expect(teamOf(await league.get(`/teams/${id}`)).name).toBe("Hawks");
		});

		test("a team of an earlier season enters the current one and keeps what it played", async () => {
			const { own } = league;
			const storks = past.teamId("Storks");
			const kept = await league.put(`/teams/${storks}`, { name: "Storks", leagueId: null });
			expect(teamOf(kept)).toMatchObject({ seasonId: past.season.id, wins: 1 });
			const leagueId = own.seasonLeague.league.id;
			expect(leagueId).toBe(past.seasonLeague.league.id);
			const entered = await league.put(`/teams/${storks}`, { leagueId });
			expect(teamOf(entered)).toMatchObject({ leagueId, seasonId: own.season.id, wins: 0 });
			const again = await league.put(`/teams/${storks}`, { leagueId });
			expect(teamOf(again)).toEqual(teamOf(entered));
			expect(teamOf(await league.get(`/teams/${past.entryId("Storks")}`)).wins).toBe(1);
			const out = await league.put(`/teams/${storks}`, { leagueId: "" });
			expect(teamOf(out)).toMatchObject({ seasonId: past.season.id, wins: 1 });
		});

		test("a league that is played in another season alone is none to move to", async () => {
			const { id } = await add({ name: "Egrets", leagueId: tuesday });
			const leagueId = hidden.seasonLeague.league.id;
			expect(await league.put(`/teams/${id}`, { leagueId })).toMatchObject({ status: 422 });
			expect(teamOf(await league.get(`/teams/${id}`))).toMatchObject({ leagueId: tuesday });
		});

		test("a league of strangers is not found", async () => {
			const leagueId = league.foreign.seasonLeague.league.id;
			const path = `/teams/${past.teamId("Storks")}`;
			expect((await league.put(path, { leagueId })).status).toBe(404);
		});
	});

	describe("DELETE /teams/:id", () => {
		test("takes the club away everywhere, and wins and sums of others follow", async () => {
			const made = await aLeague(league.database, {
				in: league.own.organization,
				league: "Gone",
				hasBoxScores: true,
				games: [["Larks", 50, "Dodos", 40]],
				season: { name: "Gone", startDate: "2024-01-01", isActive: false },
			});
			const before = await league.get(`/teamsv2/${made.teamId("Dodos")}`);
			const { status, body } = await league.del(`/teams/${made.teamId("Dodos")}`);
			expect({ status, body }).toMatchObject({
				status: 200,
				body: { success: true, message: "Team deleted successfully" },
			});
			const { totals } = league.own.store;
			expect((await totals.topTeams(50)).map(({ id }) => id)).not.toContain(made.teamId("Larks"));
			expect(await totals.listByPlayer(made.playerId("Larks One"))).toEqual([]);
			expect(teamOf(await league.get(`/teams/${made.teamId("Larks")}`))).toMatchObject({ wins: 0 });
			expect((await league.get(`/teams/${made.teamId("Dodos")}`)).status).toBe(404);
			expect((await league.del(`/teams/${made.teamId("Dodos")}`)).status).toBe(404);
			await league.post(`/trash/${String(body.trashId)}/restore`, {});
			expect(await league.get(`/teamsv2/${made.teamId("Dodos")}`)).toEqual(before);
			expect((await totals.topTeams(50)).map(({ id }) => id)).toContain(made.teamId("Larks"));
		});

		test("is not asked for by the id of an entry, which means less", async () => {
			expect((await league.del(`/teams/${past.entryId("Storks")}`)).status).toBe(404);
			expect((await league.get(`/teams/${past.teamId("Storks")}`)).status).toBe(200);
		});
	});

	test("what one family of calls writes, every other reads at once", async () => {
		const { season } = league.own;
		const entered = `/seasonsv2/${season.id}/leagues/${tuesday}/teams`;
		const { id } = await add({ name: "Ravens", leagueId: tuesday });
		const everywhere = async () => {
			const v1 = teamOf(await league.get(`/teams/${id}`));
			const { games: _, rosters: __, ...v2 } = teamOf(await league.get(`/teamsv2/${id}`));
			expect(v2).toEqual(v1);
			expect(teamOf(await league.get(`${entered}/${id}`))).toEqual(v1);
			for (const list of ["/teams", "/teamsv2", entered]) {
				expect((await league.get(list)).body.teams, list).toContainEqual(v1);
			}
			return v1;
		};
		expect(await everywhere()).toMatchObject({ name: "Ravens" });
		await league.put(`/teams/${id}`, { name: "Rooks", unavailableSlots: "18:00" });
		expect(await everywhere()).toMatchObject({ name: "Rooks", unavailableSlots: ["18:00"] });
		await league.post(`${entered}/${id}/players`, { firstName: "Ida", lastName: "May" });
		await league.put(`${entered}/${id}`, { name: "Crows", captain: "Kim" });
		expect(await everywhere()).toMatchObject({ name: "Crows", captain: "Kim", playersCount: 1 });
		await league.del(`/teams/${id}`);
		expect((await league.get(`${entered}/${id}`)).status).toBe(404);
	});

	test("a team of strangers is not found, whatever is asked of it", async () => {
		const { foreign } = league;
		for (const id of [foreign.teamId("Reds"), foreign.entryId("Reds"), 2_000_000_000]) {
			expect((await league.get(`/teams/${id}`)).status).toBe(404);
			expect((await league.get(`/teamsv2/${id}`)).status).toBe(404);
			expect((await league.put(`/teams/${id}`, { name: "Ours" })).status).toBe(404);
			expect((await league.del(`/teams/${id}`)).status).toBe(404);
		}
	});
});

function teamOf({ body }: Said): Team {
	return body.team as Team;
}

function namesIn(body: Said["body"]): string[] {
	return (body.teams as Team[]).map(({ name }) => name);
}
