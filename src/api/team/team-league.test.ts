import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

describe.each(engines)("$name: which team plays in which league", (engine) => {
	let league: LeagueApi;
	let tuesday: number;
	beforeAll(async () => {
		league = await startLeagueApi(engine);
		const { store, sport, season } = league.own;
		const added = await store.leagues.insert({ name: "Tuesday D2", sportId: sport.id });
		await store.leagues.addToSeason(added, season.id);
		tuesday = added.id;
	});
	afterAll(() => league.database.close());

	test("is listed for members with team and league", async () => {
		const { own } = league;
		const { body } = await league.get("/teamLeague?limit=1&offset=1");
		const { id, name } = own.seasonLeague.league;
		expect(body).toEqual({
			teamLeagues: [
				{
					id: own.entryId("Hawks"),
					seasons_leagues_team_id: own.entryId("Hawks"),
					teamId: own.teamId("Hawks"),
					team_id: own.teamId("Hawks"),
					team: { id: own.teamId("Hawks"), name: "Hawks" },
					leagueId: id,
					league_id: id,
					league: { id, name, userId: null },
					seasonId: own.season.id,
					season_id: own.season.id,
				},
			],
		});
		expect((await league.visit("/teamLeague")).status).toBe(401);
	});

	test("an assigned team plays in both leagues", async () => {
		const teamId = league.own.teamId("Hawks");
		const { status, body } = await league.post("/teamLeague/assign", { teamId, leagueId: tuesday });
		expect({ status, body }).toMatchObject({
			status: 200,
			body: {
				success: true,
				message: "Hawks plays in Tuesday D2",
				teamLeague: { teamId, leagueId: tuesday },
			},
		});
		for (const leagueId of [tuesday, league.own.seasonLeague.league.id]) {
			const { body } = await league.get(`/teams/teamsByLeague?leagueId=${leagueId}`);
			expect(body.teams).toEqual(
				expect.arrayContaining([expect.objectContaining({ id: teamId, leagueId })]),
			);
		}
		expect(await league.lastNote()).toMatchObject({ action: "entry.add" });
		const again = await league.post("/teamLeague/assign", { teamId, leagueId: tuesday });
		expect(again.status).toBe(409);
	});

	test("a league has to be chosen, and a team", async () => {
		const teamId = league.own.teamId("Owls");
		for (const body of [{ teamId }, { teamId, leagueId: "" }, { teamId, leagueId: null }]) {
			expect(await league.post("/teamLeague/assign", body)).toMatchObject({
				status: 422,
				body: { message: "Please select a league first." },
			});
		}
		expect((await league.post("/teamLeague/assign", { leagueId: tuesday })).status).toBe(422);
	});

	test("teams and leagues of strangers are not found", async () => {
		const { own, foreign } = league;
		for (const body of [
			{ teamId: foreign.teamId("Reds"), leagueId: tuesday },
			{ teamId: own.teamId("Owls"), leagueId: foreign.seasonLeague.league.id },
		]) {
			expect((await league.post("/teamLeague/assign", body)).status).toBe(404);
		}
	});
});
