import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { type MadeSeason, type Story, startStory } from "../world/story.ts";
import { contractOf } from "./contract.ts";
import { done, rosterPlayer, success, team, teamLeague, teamWithGames } from "./shapes.ts";

const teams = z.object({ teams: z.array(team) });
const one = z.object({ team });
const saved = z.object({ ...success, team });

describe.each(engines)("$name: the contract of teams", { timeout: 60_000 }, (engine) => {
	let story: Story;
	let made: MadeSeason;
	const ids: Record<string, number> = {};
	const idOf = (name: string) => present(ids[name], name);
	const inLeague = () => ({ s: made.seasonId, l: made.leagueId });
	beforeAll(async () => {
		story = await startStory(engine);
		made = await story.aSeason(["Hawks", "Owls"]);
		ids.hawks = present(made.teams.Hawks, "Hawks").id;
		ids.owls = present(made.teams.Owls, "Owls").id;
		const sides = { home_team_id: ids.hawks, away_team_id: ids.owls };
		const { game } = await story.post(`${made.path}/games`, { ...sides, date: "2026-03-02" });
		await story.put(`/gamesv2/${game.id}/scores`, { score_home: 50, score_away: 60 });
	});
	afterAll(() => story.api.database.close());

	const { walk, endsHere } = contractOf("teams", () => story.olive);

	walk("POST /api/seasonsv2/{s}/leagues/{l}/teams", async (send) => {
		const json = { name: "  Foxes " };
		const added = await send({ path: inLeague(), json, answers: saved });
		expect(added).toMatchObject({
			message: "Team added successfully",
			team: { name: "Foxes", leagueName: "Monday D1", players: [], wins: 0, losses: 0, rank: null },
		});
		ids.foxes = added.team.id;
		const { league } = await story.post(`/seasonsv2/${made.seasonId}/leagues`, { name: "Cup" });
		ids.cup = league.id;
		const path = { s: made.seasonId, l: league.id };
		const copied = await send({ path, json: { copyFromTeamId: ids.hawks }, answers: saved });
		expect(copied.team).toMatchObject({ id: ids.hawks, leagueName: "Cup", playersCount: 2 });
		expect(copied.team.seasons_leagues_team_id).not.toBe(made.teams.Hawks?.entryId);
	});

	walk("GET /api/seasonsv2/{s}/leagues/{l}/teams", async (send) => {
		const { teams: list } = await send({ path: inLeague(), answers: teams });
		// Ranks count the teams that have played (rule `rank-after-first-game`).
		expect(list.map(({ name, rank, wins, losses }) => [name, rank, wins, losses])).toEqual([
			["Owls", 1, 1, 0],
			["Hawks", 2, 0, 1],
			["Foxes", null, 0, 0],
		]);
		const query = { slug: "hoops" };
		await send({ path: inLeague(), query, by: story.stranger, answers: teams });
	});

	walk("GET /api/seasonsv2/{s}/leagues/{l}/teams/{t}", async (send) => {
		const path = { ...inLeague(), t: idOf("owls") };
		const shown = await send({ path, answers: one });
		expect(shown.team).toMatchObject({
			id: ids.owls,
			seasons_leagues_team_id: made.teams.Owls?.entryId,
			leagueId: made.leagueId,
			wins: 1,
			losses: 0,
			rank: 1,
			ftPercentage: 0,
			total3PM: 0,
			playersCount: 2,
			captain: null,
			captain_id: null,
			unavailableSlots: [],
		});
		for (const domain of ["hoops.com", "hoops"]) {
			const visited = { path, query: { domain }, by: story.stranger, answers: one };
			expect((await send(visited)).team.id).toBe(ids.owls);
		}
		const byEntry = { ...inLeague(), t: present(made.teams.Owls, "Owls").entryId };
		expect((await send({ path: byEntry, answers: one })).team.id).toBe(ids.owls);
	});

	walk("PUT /api/seasonsv2/{s}/leagues/{l}/teams/{t}", async (send) => {
		const path = { ...inLeague(), t: idOf("owls") };
		const [captainId = 0] = present(made.teams.Owls, "Owls").playerIds;
		const json = { name: " Night Owls ", captain: "Ann the first", captainId };
		const changed = await send({ path, json, answers: saved });
		expect(changed.team).toMatchObject({
			name: "Night Owls",
			captain: "Ann the first",
			captain_id: captainId,
		});
		const named = await send({ path, json: { name: "Day Owls" }, answers: saved });
		expect(named.team).toEqual({ ...changed.team, name: "Day Owls" });
		await send({ path, json: { name: "Night Owls" }, answers: saved });
	});

	walk("POST /api/seasonsv2/{s}/leagues/{l}/teams/{t}/players", async (send) => {
		const shape = z.object({ ...success, player: rosterPlayer, team });
		const path = { ...inLeague(), t: idOf("foxes") };
		const [playerId = 0] = present(made.teams.Owls, "Owls").playerIds;
		const json = { player_id: playerId };
		const added = await send({ path, json, answers: shape });
		expect(added).toMatchObject({ player: { id: playerId }, team: { playersCount: 1 } });
		ids.ann = playerId;
		const again = await story.tryPost(`${made.path}/teams/${idOf("foxes")}/players`, json);
		expect(again).toMatchObject({ status: 409, body: { message: "Player already on this team" } });
	});

	walk("POST /api/seasonsv2/{s}/leagues/{l}/teams/{t}/players as a form", async (send) => {
		const shape = z.object({ ...success, player: rosterPlayer });
		const path = { ...inLeague(), t: idOf("foxes") };
		const form = { firstName: "Cleo", lastName: "Fox", image: story.picture };
		const added = await send({ path, form, answers: shape });
		expect(added.player).toMatchObject({ firstName: "Cleo", lastName: "Fox" });
		expect(added.player.image).toMatch(/^\/files\/\d+\/.+\.webp$/);
	});

	walk("DELETE /api/seasonsv2/{s}/leagues/{l}/teams/{t}/players/{id}", async (send) => {
		const path = { ...inLeague(), t: idOf("foxes"), id: idOf("ann") };
		await send({ path, answers: done });
		expect((await story.get(`/teams/${idOf("foxes")}`)).team.playersCount).toBe(1);
		expect((await story.get(`/players/${idOf("ann")}`)).player.id).toBe(ids.ann);
	});

	walk("POST /api/teams", async (send) => {
		const json = { name: " Bears ", leagueId: made.leagueId };
		const added = await send({ json, answers: saved });
		expect(added).toMatchObject({
			message: "Team created successfully",
			team: { name: "Bears", leagueId: made.leagueId, leagueName: "Monday D1" },
		});
		ids.bears = added.team.id;
		const alone = await send({ json: { name: "Alone" }, answers: saved });
		expect(alone.team).toMatchObject({ leagueId: null, league: null, leagueName: null });
		ids.alone = alone.team.id;
	});

	walk("PUT /api/teams/{id}", async (send) => {
		const path = { id: idOf("bears") };
		const json = { name: "Brown Bears", leagueId: idOf("cup") };
		const changed = await send({ path, json, answers: saved });
		expect(changed.team).toMatchObject({ name: "Brown Bears", leagueName: "Cup" });
	});

	walk("PUT /api/teams/{id} with the slots alone", async (send) => {
		const path = { id: idOf("bears") };
		const json = { unavailableSlots: ["18:00", "19:00"] };
		const changed = await send({ path, json, answers: saved });
		expect(changed.team).toMatchObject({ ...json, name: "Brown Bears", leagueName: "Cup" });
		// And the other way round: a request without slots leaves them.
		const named = await send({ path, json: { name: "Black Bears" }, answers: saved });
		expect(named.team).toEqual({ ...changed.team, name: "Black Bears" });
		await send({ path, json: { name: "Brown Bears" }, answers: saved });
	});

	walk("GET /api/teams", async (send) => {
		const { teams: list } = await send({ answers: teams });
		expect(new Set(list.map(({ name }) => name))).toEqual(
			new Set(["Night Owls", "Hawks", "Foxes", "Brown Bears", "Alone"]),
		);
	});

	walk("GET /api/teams/{id}", async (send) => {
		const shown = await send({ path: { id: idOf("owls") }, answers: one });
		expect(shown.team.players.map(({ firstName }) => firstName)).toEqual(["Ann", "Bea"]);
	});

	walk("GET /api/teams/teamsByLeague", async (send) => {
		const query = { leagueId: made.leagueId };
		const { teams: list } = await send({ query, answers: teams });
		expect(list.map(({ name }) => name)).toEqual(["Night Owls", "Hawks", "Foxes"]);
		// What games are made of: these ids are read back in them (rule `one-counter-for-ids`).
		expect(list.map(({ seasons_leagues_team_id }) => seasons_leagues_team_id)).toEqual(
			expect.arrayContaining([made.teams.Owls?.entryId, made.teams.Hawks?.entryId]),
		);
	});

	walk("GET /api/teamsv2", async (send) => {
		expect(await send({ answers: teams })).toEqual(await story.get("/teams"));
	});

	walk("GET /api/teamsv2/{id}", async (send) => {
		const shape = z.object({ team: teamWithGames });
		const shown = await send({ path: { id: idOf("owls") }, answers: shape });
		expect(shown.team.games).toMatchObject([{ away_team_id: ids.owls, score_away: 60 }]);
		expect(shown.team.rosters.map(({ player_id }) => player_id)).toEqual(
			present(made.teams.Owls, "Owls").playerIds,
		);
	});

	walk("POST /api/teamLeague/assign", async (send) => {
		const json = { teamId: idOf("alone"), leagueId: idOf("cup") };
		const said = await send({ json, answers: z.object(success) });
		expect(said.message).toBe("Alone plays in Cup");
		const none = await story.tryPost("/teamLeague/assign", { teamId: idOf("alone") });
		expect(none).toMatchObject({ status: 422, body: { message: "Please select a league first." } });
	});

	walk("GET /api/teamLeague", async (send) => {
		const shape = z.object({ teamLeagues: z.array(teamLeague) });
		const { teamLeagues } = await send({ answers: shape });
		const place = { teamId: ids.alone, leagueId: ids.cup, league: { name: "Cup" } };
		expect(teamLeagues.find(({ teamId }) => teamId === ids.alone)).toMatchObject(place);
	});

	walk("DELETE /api/seasonsv2/{s}/leagues/{l}/teams/{t}", async (send) => {
		const path = { ...inLeague(), t: idOf("foxes") };
		expect((await send({ path, answers: done })).message).toBe("Team deleted successfully");
		const again = await story.tryDel(`${made.path}/teams/${idOf("foxes")}`);
		expect(again.status).toBe(404);
	});

	walk("DELETE /api/teams/{id}", async (send) => {
		const said = await send({ path: { id: idOf("owls") }, answers: done });
		expect(said.message).toBe("Team deleted successfully");
		expect((await story.tryGet(`/teams/${idOf("owls")}`)).status).toBe(404);
		expect((await story.get(`/players/${idOf("ann")}`)).player.team).toBeNull();
	});

	endsHere();
});
