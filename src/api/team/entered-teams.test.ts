import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { type LeagueApi, type Said, startLeagueApi } from "#testing/league-api.ts";

type Team = Record<string, unknown> & { id: number; name: string; players: { id: number }[] };

describe.each(engines)("$name: the teams of a season-league", (engine) => {
	let league: LeagueApi;
	beforeAll(async () => {
		league = await startLeagueApi(engine, { hasBoxScores: true });
	});
	afterAll(() => league.database.close());

	let own: MadeLeague;
	let teams: string;
	let next = 0;
	/** A season and league of its own for each test; Hawks beat Owls, and Crows have no game. */
	beforeEach(async () => {
		next += 1;
		own = await aLeague(league.database, {
			in: league.own.organization,
			season: { name: `Season ${next}`, isActive: false, startDate: "2020-01-06" },
			league: `League ${next}`,
			teams: { [`Crows ${next}`]: ["Cara One"] },
			games: [
				[`Owls ${next}`, 60, `Hawks ${next}`, 81],
				[`Owls ${next}`, `Hawks ${next}`],
			],
			hasBoxScores: true,
		});
		teams = pathOf(own);
	});
	const teamId = (name: string) => own.teamId(`${name} ${next}`);
	const entryId = (name: string) => own.entryId(`${name} ${next}`);

	test("are listed by rank, those without a game last, with every field", async () => {
		const { body } = await league.get(teams);
		const listed = teamsIn(body);
		expect(listed.map(({ name, rank }) => [name, rank])).toEqual([
			[`Hawks ${next}`, 1],
			// Crows stand before them in the table, for they have lost nothing, and have no rank yet.
			[`Owls ${next}`, 2],
			[`Crows ${next}`, null],
		]);
		const { id, name } = own.seasonLeague.league;
		expect(listed[0]).toEqual({
			id: teamId("Hawks"),
			seasons_leagues_team_id: entryId("Hawks"),
			name: `Hawks ${next}`,
			logo_url: null,
			leagueId: id,
			league_id: id,
			leagueName: name,
			league: { id, name, userId: null },
			seasonId: own.season.id,
			season_id: own.season.id,
			players: expect.any(Array),
			playersCount: 5,
			wins: 1,
			losses: 0,
			rank: 1,
			captain: null,
			captain_id: null,
			ftPercentage: expect.any(Number),
			total3PM: expect.any(Number),
			unavailableSlots: [],
			withdrawal: null,
		});
	});

	test("say how many free throws and three-pointers went in, and 0 where nobody shot", async () => {
		const listed = teamsIn((await league.get(teams)).body);
		const totals = await own.store.totals.listByEntries([entryId("Hawks")]);
		const sum = (key: "threes" | "freeThrowsMade" | "freeThrowsAttempted") =>
			totals.reduce((all, row) => all + row.totals[key], 0);
		const share = (100 * sum("freeThrowsMade")) / sum("freeThrowsAttempted");
		expect(listed[0]).toMatchObject({
			total3PM: sum("threes"),
			ftPercentage: Number.isNaN(share) ? 0 : Math.round(share * 10) / 10,
		});
		expect(listed[2]).toMatchObject({ total3PM: 0, ftPercentage: 0 });
	});

	test("follow a score at once", async () => {
		await league.put(`/games/${own.gameId(1)}/scores`, { score_team1: 90, score_team2: 50 });
		await league.put(`/games/${own.gameId(0)}/scores`, { score_team1: 90, score_team2: 50 });
		const listed = teamsIn((await league.get(teams)).body);
		expect(listed.map(({ wins, losses, rank }) => [wins, losses, rank])).toEqual([
			[2, 0, 1],
			[0, 2, 2],
			[0, 0, null],
		]);
	});

	test("can be had in parts", async () => {
		const { body } = await league.get(`${teams}?limit=1&offset=1`);
		expect(namesIn(body)).toEqual([`Owls ${next}`]);
	});

	test("are one team by the id of the club and by that of the entry", async () => {
		const byTeam = await league.get(`${teams}/${teamId("Owls")}`);
		expect(byTeam.body).toMatchObject({ team: { name: `Owls ${next}`, losses: 1 } });
		expect(await league.get(`${teams}/${entryId("Owls")}`)).toEqual(byTeam);
	});

	test("are not found from another league or season, nor from strangers", async () => {
		const other = await aLeague(league.database, {
			in: league.own.organization,
			season: { name: `Other ${next}`, isActive: false, startDate: "2019-01-07" },
			league: `Other ${next}`,
		});
		const { foreign } = league;
		for (const path of [
			`${pathOf(other)}/${teamId("Owls")}`,
			`${pathOf(other)}/${entryId("Owls")}`,
			`/seasonsv2/${other.season.id}/leagues/${own.seasonLeague.league.id}/teams`,
			`/seasonsv2/${own.season.id}/leagues/${other.seasonLeague.league.id}/teams`,
			`${teams}/${foreign.teamId("Reds")}`,
			pathOf(foreign),
			`${pathOf(foreign)}/${foreign.teamId("Reds")}`,
		]) {
			expect((await league.get(path)).status, path).toBe(404);
		}
	});

	describe("POST", () => {
		test("enters a new team by its name, trimmed", async () => {
			const { status, body } = await league.post(teams, { name: "  Kites  " });
			expect(status).toBe(200);
			expect(body).toMatchObject({
				success: true,
				message: "Team added successfully",
				team: { name: "Kites", players: [], playersCount: 0, rank: null },
			});
			expect(namesIn((await league.get(teams)).body)).toContain("Kites");
			expect(await league.lastNote()).toMatchObject({ action: "entry.add", username: "olive" });
		});

		test("takes a name or an existing team, not both and not neither", async () => {
			const copyFromTeamId = teamId("Owls");
			for (const body of [{}, { name: " " }, { name: "", copyFromTeamId: "" }]) {
				expect(await league.post(teams, body)).toMatchObject({
					status: 422,
					body: { message: "Please enter a team name or select an existing team." },
				});
			}
			expect((await league.post(teams, { name: "Kites", copyFromTeamId })).status).toBe(422);
		});

		test("a copy is the same team with roster and captain, and without its games", async () => {
			const [captain] = await own.store.players.listByEntries([entryId("Hawks")]);
			await league.put(`${teams}/${teamId("Hawks")}`, { captainId: captain?.id });
			const other = await aLeague(league.database, {
				in: league.own.organization,
				season: { name: `Later ${next}`, isActive: false, startDate: "2021-01-04" },
				league: `Later ${next}`,
			});
			const copied = await league.post(pathOf(other), { copyFromTeamId: teamId("Hawks") });
			const copy = copied.body.team as Team;
			expect(copy).toMatchObject({
				id: teamId("Hawks"),
				name: `Hawks ${next}`,
				playersCount: 5,
				wins: 0,
				rank: null,
				captain_id: captain?.id,
				seasonId: other.season.id,
			});
			expect(copy.seasons_leagues_team_id).not.toBe(entryId("Hawks"));
			const again = await league.post(pathOf(other), { copyFromTeamId: entryId("Hawks") });
			expect(again.status).toBe(409);
		});

		test("cannot copy a team of strangers", async () => {
			const { foreign } = league;
			for (const copyFromTeamId of [foreign.teamId("Reds"), foreign.entryId("Reds")]) {
				expect((await league.post(teams, { copyFromTeamId })).status).toBe(404);
			}
		});
	});

	describe("PUT", () => {
		test("changes the name alone, trimmed, and leaves the captain", async () => {
			await league.put(`${teams}/${teamId("Owls")}`, { captain: "Coach Kim" });
			const { body } = await league.put(`${teams}/${entryId("Owls")}`, { name: "  Barn Owls " });
			expect(body).toMatchObject({
				success: true,
				team: { name: "Barn Owls", captain: "Coach Kim", captain_id: null },
			});
			expect((await league.put(`${teams}/${teamId("Owls")}`, { name: " " })).status).toBe(422);
		});

		test("makes a player of the roster captain, by his name unless another text is given", async () => {
			const captainId = own.playerId(`Owls ${next} Two`);
			const path = `${teams}/${teamId("Owls")}`;
			expect((await league.put(path, { captainId })).body).toMatchObject({
				team: { captain: `Owls ${next} Two`, captain_id: captainId },
			});
			expect((await league.put(path, { captainId, captain: "Deuce" })).body).toMatchObject({
				team: { captain: "Deuce", captain_id: captainId },
			});
			expect(await league.lastNote()).toMatchObject({
				action: "entry.change",
				after: { captainName: "Deuce", captainId },
			});
		});

		test("refuses a captain who is not on the roster", async () => {
			const path = `${teams}/${teamId("Owls")}`;
			const ids = [own.playerId(`Hawks ${next} One`), league.foreign.playerId("Reds One")];
			for (const captainId of ids) {
				expect(await league.put(path, { captainId, name: "Changed" })).toMatchObject({
					status: 422,
					body: { message: "The captain must be on the roster." },
				});
			}
			expect((await league.get(path)).body).toMatchObject({ team: { name: `Owls ${next}` } });
		});
	});

	describe("DELETE", () => {
		test("takes the team out with its games, and sums and standings follow", async () => {
			const player = own.playerId(`Hawks ${next} One`);
			expect((await own.store.totals.listByPlayer(player)).length).toBe(1);
			const { status, body } = await league.del(`${teams}/${teamId("Owls")}`);
			expect(status).toBe(200);
			expect(body).toMatchObject({ success: true, trashId: expect.any(Number) });
			expect(teamsIn((await league.get(teams)).body).map(({ wins }) => wins)).toEqual([0, 0]);
			expect(await own.store.totals.listByPlayer(player)).toEqual([]);
			const winners = await own.store.totals.topTeams(100);
			expect(winners.map(({ id }) => id)).not.toContain(teamId("Hawks"));
			expect((await league.get(`/games?seasonId=${own.season.id}`)).body).toEqual({ games: [] });
			expect(await league.lastNote()).toMatchObject({ action: "entry.delete" });
			expect((await league.del(`${teams}/${teamId("Owls")}`)).status).toBe(404);
		});

		test("keeps the club and its players, and can be undone", async () => {
			const before = await league.get(teams);
			const { body } = await league.del(`${teams}/${entryId("Owls")}`);
			expect((await league.get(`/teams/${teamId("Owls")}`)).status).toBe(200);
			expect(await own.store.players.find(own.playerId(`Owls ${next} One`))).toBeDefined();
			expect((await league.post(`/trash/${String(body.trashId)}/restore`, {})).status).toBe(200);
			expect(await league.get(teams)).toEqual(before);
		});
	});

	test("of hidden seasons are for members alone, and nobody else changes a team", async () => {
		const hidden = await aLeague(league.database, {
			in: league.own.organization,
			season: { name: `Hidden ${next}`, isActive: false, isVisible: false },
			league: `Hidden ${next}`,
			games: [[`Bats ${next}`, 60, `Rats ${next}`, 81]],
		});
		const path = pathOf(hidden);
		const id = hidden.teamId(`Bats ${next}`);
		expect((await league.get(path)).status).toBe(200);
		expect((await league.visit(teams)).status).toBe(200);
		expect((await league.visit(`${teams}/${teamId("Owls")}`)).status).toBe(200);
		expect((await league.visit(path)).status).toBe(404);
		expect((await league.visit(`${path}/${id}`)).status).toBe(404);
		const { stranger } = league;
		await stranger.get("/api/auth/check-auth");
		const own = `/api${teams}`;
		const tries = [
			stranger.post(own, { name: "Kites" }),
			stranger.put(`${own}/${teamId("Owls")}`, { name: "Kites" }),
			stranger.del(`${own}/${teamId("Owls")}`),
		];
		for (const { status } of await Promise.all(tries)) expect(status).toBe(401);
	});

	test("are entered by a list of names, of which those that are there stay as they are", async () => {
		const names = ["Kites", ` owls ${next}`, "Élans ", "Kites", "Bears"];
		const { status, body } = await league.post(`${teams}/several`, { names });
		expect([status, body.message]).toEqual([200, "3 teams added, 2 there already"]);
		expect(namesIn(body)).toEqual(["Bears", "Élans", "Kites"]);
		const again = await league.post(`${teams}/several`, { names });
		expect(again.body.message).toBe("0 teams added, 5 there already");
		expect(namesIn((await league.get(teams)).body)).toHaveLength(6);
		for (const refused of [[], [" "], ["Gulls", ""], "Gulls"]) {
			expect((await league.post(`${teams}/several`, { names: refused })).status).toBe(422);
		}
		expect(namesIn((await league.get(teams)).body)).toHaveLength(6);
	});

	test("tell strangers nothing made of hidden statistics", async () => {
		const hideAll = async (hidden: boolean) => {
			for (const stat of ["FTM", "3PM"]) {
				const id = league.own.statId(stat);
				expect((await league.put(`/statsv2/${id}/toggle`, { hidden })).status).toBe(200);
			}
		};
		const numbers = (body: Said["body"]) =>
			teamsIn(body).map(({ ftPercentage, total3PM }) => ({ ftPercentage, total3PM }))[0];
		const known = numbers((await league.get(teams)).body);
		expect(known).not.toEqual({ ftPercentage: 0, total3PM: 0 });
		expect(numbers((await league.visit(teams)).body)).toEqual(known);
		await hideAll(true);
		expect(numbers((await league.visit(teams)).body)).toEqual({ ftPercentage: 0, total3PM: 0 });
		expect(numbers((await league.get(teams)).body)).toEqual(known);
		await hideAll(false);
	});

	test("tell strangers only visible attributes of players", async () => {
		const player = own.playerId(`Hawks ${next} One`);
		await withBirthDate(own, player);
		const attributesSaid = (body: Said["body"]) =>
			teamsIn(body)
				.flatMap(({ players }) => players as { id: number; attributeValues?: unknown[] }[])
				.find(({ id }) => id === player)?.attributeValues;
		expect(attributesSaid((await league.get(teams)).body)).toHaveLength(1);
		expect(attributesSaid((await league.visit(teams)).body)).toEqual([]);
	});
});

function pathOf({ season, seasonLeague }: MadeLeague): string {
	return `/seasonsv2/${season.id}/leagues/${seasonLeague.league.id}/teams`;
}

function teamsIn(body: Said["body"]): Team[] {
	return body.teams as Team[];
}

function namesIn(body: Said["body"]): string[] {
	return teamsIn(body).map(({ name }) => name);
}

async function withBirthDate({ store, sport }: MadeLeague, playerId: number): Promise<void> {
	const attributes = await store.playerAttributes.list(sport.id);
	const { id = 0 } = attributes.find(({ name }) => name === "Birth date") ?? {};
	await store.players.saveAttributeValues([{ playerId, attributeId: id, value: "1990-01-01" }]);
}
