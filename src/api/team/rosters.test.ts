import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { type LeagueApi, type Said, startLeagueApi } from "#testing/league-api.ts";

type Player = Record<string, unknown> & { id: number };
type Team = Record<string, unknown> & { players: Player[] };

describe.each(engines)("$name: rosters", (engine) => {
	let league: LeagueApi;
	beforeAll(async () => {
		league = await startLeagueApi(engine);
	});
	afterAll(() => league.database.close());

	let own: MadeLeague;
	let next = 0;
	let team: string;
	let players: string;
	beforeEach(async () => {
		next += 1;
		own = await aLeague(league.database, {
			in: league.own.organization,
			league: `League ${next}`,
			season: { name: `Season ${next}`, isActive: false, startDate: "2020-01-06" },
			teams: { [`Owls ${next}`]: ["Olga One", "Otis Two"], [`Hawks ${next}`]: ["Hana One"] },
		});
		const place = `/seasonsv2/${own.season.id}/leagues/${own.seasonLeague.league.id}`;
		team = `${place}/teams/${own.teamId(`Owls ${next}`)}`;
		players = `${team}/players`;
	});
	const roster = async () => {
		const { body } = await league.get(team);
		return (body.team as Team).players.map(({ firstName }) => firstName);
	};

	test("a player who exists is put on the roster by his id", async () => {
		const player_id = own.playerId("Hana One");
		const { status, body } = await league.post(players, { player_id });
		expect({ status, body }).toMatchObject({
			status: 200,
			body: { success: true, player: { id: player_id, lastName: "One" } },
		});
		expect((body.team as Team).playersCount).toBe(3);
		expect(await roster()).toEqual(["Hana", "Olga", "Otis"]);
		expect(await league.lastNote()).toMatchObject({ action: "roster.add", username: "olive" });
	});

	test("nobody is on a roster twice", async () => {
		expect(await league.post(players, { player_id: own.playerId("Olga One") })).toMatchObject({
			status: 409,
			body: { success: false, message: "Player already on this team" },
		});
		expect(await roster()).toEqual(["Olga", "Otis"]);
	});

	test("of twenty who add the same player at once one does", async () => {
		const player_id = own.playerId("Hana One");
		const said = await Promise.all(
			Array.from({ length: 20 }, () => league.post(players, { player_id })),
		);
		const statuses = said.map(({ status }) => status).toSorted();
		expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
		expect(await roster()).toEqual(["Hana", "Olga", "Otis"]);
	});

	test("a new player comes with both names, trimmed, by JSON or a form", async () => {
		const { body } = await league.post(players, { firstName: " Ida ", lastName: "May" });
		expect(body.player).toMatchObject({ firstName: "Ida", lastName: "May" });
		const form = new FormData();
		form.set("firstName", "Ivo");
		form.set("lastName", "Jay");
		const sent = await league.olive.post(`/api${players}`, form);
		expect(sent.status).toBe(200);
		expect(await roster()).toEqual(["Ida", "Ivo", "Olga", "Otis"]);
	});

	test("a new player comes with his number, or not at all when it is none", async () => {
		const { body } = await league.get("/playerAttributes");
		const kept = body.attributes as { id: number; name: string; type: string }[];
		const number = kept.find(({ type }) => type === "number");
		const names = { firstName: "Ida", lastName: "May" };
		const wrong = { ...names, attributes: [{ attribute_id: number?.id, value: "seven" }] };
		expect(await league.post(players, wrong)).toMatchObject({
			status: 422,
			body: { fields: { attributes: expect.stringContaining(number?.name ?? "?") } },
		});
		expect(await roster()).toEqual(["Olga", "Otis"]);
		const right = { ...names, attributes: [{ attribute_id: number?.id, value: "7" }] };
		expect((await league.post(players, right)).body.player).toMatchObject({
			attributeValues: expect.arrayContaining([
				expect.objectContaining({ attribute_id: number?.id, value: "7" }),
			]),
		});
	});

	test("a list of players comes onto the roster as a whole, known and new ones with their numbers", async () => {
		const { body } = await league.get("/playerAttributes");
		const kept = body.attributes as { id: number; type: string }[];
		const attribute_id = kept.find(({ type }) => type === "number")?.id;
		const hana = {
			player_id: own.playerId("Hana One"),
			attributes: [{ attribute_id, value: "00" }],
		};
		const ida = { firstName: "Ida", lastName: "May", attributes: [{ attribute_id, value: "7" }] };
		const several = (list: unknown) => league.post(`${players}/several`, { players: list });
		const wrong = { ...ida, attributes: [{ attribute_id, value: "seven" }] };
		for (const list of [[hana, wrong], [hana, { firstName: "Ida" }], [], "Ida", undefined]) {
			expect((await several(list)).status).toBe(422);
		}
		expect(await several([ida, { player_id: own.playerId("Olga One") }])).toMatchObject({
			status: 409,
			body: { message: "Player already on this team" },
		});
		expect(await several([{ player_id: league.foreign.playerId("Reds One") }])).toMatchObject({
			status: 404,
		});
		expect(await roster()).toEqual(["Olga", "Otis"]);
		expect(await several([hana, ida])).toMatchObject({
			status: 200,
			body: { message: `2 players added to Owls ${next}`, team: { playersCount: 4 } },
		});
		expect(await roster()).toEqual(["Hana", "Ida", "Olga", "Otis"]);
		expect((await league.get(`/players/${hana.player_id}`)).body.player).toMatchObject({
			attributeValues: expect.arrayContaining([expect.objectContaining({ value: "00" })]),
		});
	});

	test("a new player without one of the names is nobody", async () => {
		for (const body of [
			{},
			{ firstName: "Ida" },
			{ lastName: "May" },
			{ firstName: "Ida", lastName: " " },
		]) {
			expect((await league.post(players, body)).status).toBe(422);
		}
		expect(await roster()).toEqual(["Olga", "Otis"]);
	});

	test("a picture that is none is refused, and no player is made", async () => {
		const form = new FormData();
		form.set("firstName", "Ivo");
		form.set("lastName", "Jay");
		form.set("image", new File(["<svg/>"], "ivo.svg", { type: "image/svg+xml" }));
		const sent = await league.olive.post(`/api${players}`, form);
		expect(sent.status).toBe(422);
		expect(await sent.json()).toMatchObject({ message: "Only image files are allowed" });
		expect(await roster()).toEqual(["Olga", "Otis"]);
	});

	test("who leaves the roster stays a player, and a captain stays named only", async () => {
		const olga = own.playerId("Olga One");
		await league.put(team, { captainId: olga });
		const { status, body } = await league.del(`${players}/${olga}`);
		expect(status).toBe(200);
		expect(body).toMatchObject({
			success: true,
			player: { id: olga },
			team: { captain: "Olga One", captain_id: null, playersCount: 1 },
		});
		expect((await league.get(`/players/${olga}`)).status).toBe(200);
		expect((await league.del(`${players}/${olga}`)).status).toBe(404);
		expect(await league.lastNote()).toMatchObject({ action: "roster.remove" });
	});

	test("a captain of two teams who leaves one stays captain of the other", async () => {
		const other = await aLeague(league.database, {
			in: league.own.organization,
			league: `Other ${next}`,
			season: { name: `Other ${next}`, isActive: false, startDate: "2020-01-06" },
			teams: { [`Jays ${next}`]: ["Olga One"] },
		});
		const olga = own.playerId("Olga One");
		await league.put(team, { captainId: olga });
		const jays = `/seasonsv2/${other.season.id}/leagues/${other.seasonLeague.league.id}/teams/${other.teamId(`Jays ${next}`)}`;
		await league.put(jays, { captainId: olga });
		await league.del(`${jays}/players/${olga}`);
		expect((await league.get(team)).body).toMatchObject({ team: { captain_id: olga } });
		expect((await league.get(jays)).body).toMatchObject({ team: { captain_id: null } });
	});

	test("players and teams of strangers are not found, and change nothing", async () => {
		const { foreign } = league;
		const theirs = foreign.playerId("Reds One");
		const place = `/seasonsv2/${foreign.season.id}/leagues/${foreign.seasonLeague.league.id}`;
		const said: Promise<Said>[] = [
			league.post(players, { player_id: theirs }),
			league.del(`${players}/${theirs}`),
			league.post(`${place}/teams/${foreign.teamId("Reds")}/players`, { player_id: theirs }),
			league.del(`${place}/teams/${foreign.teamId("Reds")}/players/${theirs}`),
			league.post(`${place}/teams/${foreign.teamId("Reds")}/players`, {
				firstName: "Ida",
				lastName: "May",
			}),
		];
		for (const { status } of await Promise.all(said)) expect(status).toBe(404);
		const theirRoster = await foreign.store.players.listByEntries([foreign.entryId("Reds")]);
		expect(theirRoster).toHaveLength(5);
	});
});
