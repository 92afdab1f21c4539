import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { startApp } from "#testing/start-app.ts";

type Preview = {
	fields: Record<string, unknown>[];
	places: { season: { name: string }; kept: object; former: object }[];
	games: { game_id: number; line: string | null }[];
	refusal: string | null;
};

describe.each(engines)("$name: two players who are the same person", (engine) => {
	let it: LeagueApi;
	let summer: MadeLeague;
	let jon: number;
	let john: number;
	beforeAll(async () => {
		it = await startLeagueApi(engine, {
			teams: { Hawks: ["Jon Doe", "Bo Archer"], Owls: ["Cy Young", "Di Dunn"] },
			games: [["Hawks", 81, "Owls", 70]],
			hasBoxScores: true,
		});
		summer = await aLeague(it.database, {
			in: it.own.organization,
			season: { name: "Summer", startDate: "2026-06-01" },
			league: "Tuesday D2",
			teams: { Suns: ["John Doe", "Ed Moss"], Moons: ["Flo Park"] },
			games: [
				["Suns", 60, "Moons", 50],
				["Moons", 40, "Suns", 66],
			],
			hasBoxScores: true,
		});
		jon = it.own.playerId("Jon Doe");
		john = summer.playerId("John Doe");
		await it.put(`/players/${john}`, { attributes: { [await attribute("Number")]: "9" } });
		await it.own.store.teams.setCaptain(summer.entryId("Suns"), {
			captainName: "John Doe",
			captainId: john,
		});
	});
	afterAll(() => it.database.close());

	async function attribute(name: string): Promise<number> {
		const attributes = await it.own.store.playerAttributes.list(it.own.sport.id);
		return attributes.find((one) => one.name === name)?.id ?? 0;
	}

	/** All that the API answers of the organization where players are named. */
	async function everythingSaid(): Promise<unknown[]> {
		const { own } = it;
		const paths = [
			"/players",
			"/players/list",
			`/players/${jon}`,
			`/playersv2/${jon}/basic?scope=all`,
			`/players/${john}`,
			`/playersv2/${john}/basic?scope=all`,
			...[own, summer].flatMap(({ season, seasonLeague, gameIds }) => [
				`/seasonsv2/${season.id}/leagues-with-teams`,
				`/seasonsv2/${season.id}/leagues/${seasonLeague.league.id}/teams`,
				...gameIds.map((id) => `/games/${id}/stats`),
			]),
		];
		const answers = [];
		for (const path of paths) answers.push([path, await it.get(path)]);
		const { totals } = own.store;
		const bests = await it.database.db.selectFrom("stat_bests").selectAll().execute();
		const board = await totals.topPlayers("points", 20);
		return [
			...answers,
			// Who is level is put in order by the reader.
			board.toSorted((one, other) => one.id - other.id),
			await totals.listByPlayer(jon),
			await totals.listByPlayer(john),
			bests.map((row) => JSON.stringify(row)).toSorted(),
		];
	}

	const pointsOf = async (ids: readonly number[]) => {
		const rows = await Promise.all(ids.map((id) => it.own.store.totals.listByPlayer(id)));
		return rows.flat().reduce((sum, { totals }) => sum + totals.points, 0);
	};

	test("are shown beside each other before anything is done", async () => {
		const { status, body } = await it.get(`/players/${jon}/merge/${john}`);
		expect(status).toBe(200);
		const { fields, places, games, refusal } = body as unknown as Preview;
		expect(fields).toMatchObject([
			{ field: "name", kept: "Jon Doe", former: "John Doe", chosen: "kept" },
			{ field: "attribute", name: "Number", kept: null, former: "9", chosen: "former" },
		]);
		expect(places).toMatchObject([
			{ season: { name: "Summer" }, kept: { games: 0 }, former: { isOnRoster: true, games: 2 } },
			{ season: { name: "Spring 2026" }, kept: { isOnRoster: true, games: 1 } },
		]);
		expect([games, refusal]).toEqual([[], null]);
	});

	test("become one with all numbers, and two again as they were", async () => {
		const before = await everythingSaid();
		const points = await pointsOf([jon, john]);
		const board = await it.own.store.totals.topPlayers("points", 20);
		const merged = await it.post(`/players/${jon}/merge`, { otherId: john, name: "former" });
		expect(merged).toMatchObject({
			status: 200,
			body: { message: "John Doe and John Doe are one player now", player: { id: jon } },
		});

		const one = (await it.get(`/players/${jon}`)).body.player as Record<string, unknown>;
		expect(one).toMatchObject({ firstName: "John", lastName: "Doe" });
		expect((one.rosters as unknown[]).length).toBe(2);
		expect(one.attributeValues).toMatchObject([{ value: "9" }]);
		expect(await pointsOf([jon])).toBe(points);
		const now = await it.own.store.totals.topPlayers("points", 20);
		const sum = (rows: readonly { value: number }[]) => rows.reduce((all, it) => all + it.value, 0);
		expect([now.length, sum(now)]).toEqual([board.length - 1, sum(board)]);
		const bests = await it.database.db.selectFrom("stat_bests").select("player_id").execute();
		expect(bests.some((row) => row.player_id === john)).toBe(false);
		const [suns] = await it.own.store.teams.listEntriesOfPlayer(jon);
		expect(suns).toMatchObject({ captainName: "John Doe", captainId: jon });

		expect((await it.post(`/trash/${merged.body.trashId}/restore`, {})).status).toBe(200);
		expect(await everythingSaid()).toEqual(before);
		expect(await it.lastNote()).toMatchObject({ action: "merge.restore", subjectId: john });
	});

	test("old ids lead to the one who stays, and cannot be changed", async () => {
		const { body } = await it.post(`/players/${jon}/merge`, { otherId: john });
		expect((await it.get(`/players/${john}`)).body.player).toMatchObject({ id: jon });
		expect((await it.get(`/playersv2/${john}/basic`)).body.player).toMatchObject({ id: jon });
		expect((await it.visit(`/players/${john}`)).body.player).toMatchObject({ id: jon });
		expect((await it.put(`/players/${john}`, { firstName: "X" })).status).toBe(404);
		expect((await it.del(`/players/${john}`)).status).toBe(404);
		const list = (await it.get("/trash")).body.trash;
		expect(list).toMatchObject([{ kind: "merge", subject_id: john, label: "John Doe → Jon Doe" }]);
		await it.post(`/trash/${body.trashId}/restore`, {});
		expect((await it.get(`/players/${john}`)).body.player).toMatchObject({ id: john });
	});

	test("who are asked for by a third go on to the last, and come apart in turn", async () => {
		const third = it.own.playerId("Bo Archer");
		const spare = summer.playerId("Ed Moss");
		const before = await everythingSaid();
		const first = await it.post(`/players/${jon}/merge`, { otherId: john });
		const second = await it.post(`/players/${spare}/merge`, { otherId: jon });
		expect(second.status).toBe(409);
		expect(second.body.message).toMatch(/^Both have numbers in 2 of the same games, such as /);
		await it.del(`/players/${spare}`);
		expect((await it.post(`/players/${third}/merge`, { otherId: jon })).status).toBe(409);
		const owl = it.own.playerId("Cy Young");
		const line = { gameId: it.own.gameId(0), playerIds: [owl] };
		await it.own.store.boxScores.removeLines(line.gameId, line.playerIds);
		const last = await it.post(`/players/${owl}/merge`, { otherId: jon });
		expect(last.status).toBe(200);
		expect((await it.get(`/players/${john}`)).body.player).toMatchObject({ id: owl });
		expect((await it.post(`/trash/${first.body.trashId}/restore`, {})).status).toBe(409);
		expect((await it.post(`/trash/${last.body.trashId}/restore`, {})).status).toBe(200);
		expect((await it.post(`/trash/${first.body.trashId}/restore`, {})).status).toBe(200);
		const [trashed] = await it.own.store.trash.list("2026-01-05");
		await it.post(`/trash/${trashed?.id}/restore`, {});
		expect((await everythingSaid()).slice(0, 6)).toEqual(before.slice(0, 6));
	});

	test("have one line where one of the two has no numbers, and two again afterwards", async () => {
		const { own } = it;
		const added = await it.post("/players", { firstName: "Jan", lastName: "Roe" });
		const { id } = added.body.player as { id: number };
		const gameId = own.gameId(0);
		const entryId = own.entryId("Hawks");
		await own.store.boxScores.addLines([
			{ gameId, playerId: id, entryId, isStarter: true, seconds: null },
		]);
		const lines = async () => {
			const all = await own.store.boxScores.linesOfGame(gameId);
			return all.map((line) => JSON.stringify([line, [...line.values]])).toSorted();
		};
		const before = await lines();
		const { games } = (await it.get(`/players/${id}/merge/${jon}`)).body as unknown as Preview;
		expect(games).toMatchObject([{ game_id: gameId, line: "former" }]);
		const { body } = await it.post(`/players/${id}/merge`, { otherId: jon });
		expect((await lines()).length).toBe(before.length - 1);
		expect(await pointsOf([id])).toBeGreaterThan(0);
		await it.post(`/trash/${body.trashId}/restore`, {});
		expect(await lines()).toEqual(before);
		await it.del(`/players/${id}`);
	});

	test("keep their old addresses on the site, until they are two again", async () => {
		const app = await startApp({ database: it.database });
		const page = (path: string) => app.get(`/hoops${path}`, "fieldhouse.test");
		const { body } = await it.post(`/players/${jon}/merge`, { otherId: john });
		for (const [of, to] of [
			["/players/:id", "/players/:id"],
			["/players/:id/", "/players/:id"],
			["/Players/:id?season=1", "/players/:id?season=1"],
			["/player/:id/stats", "/player/:id/stats"],
			["/players/:id/compare", "/players/:id/compare"],
		] as const) {
			const answer = await page(of.replace(":id", String(john)));
			expect([of, answer.status, answer.headers.get("location")]).toEqual([
				of,
				301,
				`/hoops${to.replace(":id", String(jon))}`,
			]);
		}
		expect((await page(`/players/${jon}/compare?other=${john}`)).status).toBe(200);
		await it.post(`/trash/${body.trashId}/restore`, {});
		expect((await page(`/players/${john}`)).status).toBe(200);
	});

	test("are told of as a minor where one of them is one, and only as long as they are one", async () => {
		const { leagues } = it.own.store;
		const nameOf = async () => (await it.visit(`/players/${jon}`)).body.player;
		await leagues.setYouth(summer.seasonLeague.league.id, true);
		expect(await nameOf()).toMatchObject({ firstName: "Jon", lastName: "Doe" });
		const { body } = await it.post(`/players/${jon}/merge`, { otherId: john });
		expect(await nameOf()).toMatchObject({ firstName: "Jon", lastName: "D." });
		await it.post(`/trash/${body.trashId}/restore`, {});
		expect(await nameOf()).toMatchObject({ firstName: "Jon", lastName: "Doe" });
		await leagues.setYouth(summer.seasonLeague.league.id, false);
	});

	test("are numbers and places of a game that was deleted before the merge and comes back", async () => {
		const points = await pointsOf([jon, john]);
		const deleted = await it.del(`/games/${summer.gameId(0)}`);
		const { body } = await it.post(`/players/${jon}/merge`, { otherId: john });
		expect((await it.post(`/trash/${deleted.body.trashId}/restore`, {})).status).toBe(200);
		expect(await pointsOf([jon])).toBe(points);
		await it.post(`/trash/${body.trashId}/restore`, {});
	});

	test("wait with coming apart for what was deleted since", async () => {
		const { body } = await it.post(`/players/${jon}/merge`, { otherId: john });
		const deleted = await it.del(`/games/${summer.gameId(1)}`);
		expect((await it.post(`/trash/${body.trashId}/restore`, {})).status).toBe(409);
		await it.post(`/trash/${deleted.body.trashId}/restore`, {});
		expect((await it.post(`/trash/${body.trashId}/restore`, {})).status).toBe(200);
	});

	test("are told of to their own organization alone", async () => {
		const foreign = it.foreign.playerId("Reds One");
		for (const [id, otherId] of [
			[jon, foreign],
			[foreign, jon],
			[jon, 2_000_000_000],
		]) {
			expect(await it.get(`/players/${id}/merge/${otherId}`)).toMatchObject({
				status: 404,
				body: { message: "Player not found." },
			});
			expect((await it.post(`/players/${id}/merge`, { otherId })).status).toBe(404);
		}
		expect((await it.post(`/players/${jon}/merge`, { otherId: jon })).status).toBe(422);
		const attributes = [{ attribute_id: 2_000_000_000, from: "former" }];
		const wrong = await it.post(`/players/${jon}/merge`, { otherId: john, attributes });
		expect(wrong).toMatchObject({
			status: 422,
			body: { fields: { attributes: "This attribute does not exist." } },
		});
	});

	test("are forgotten together, and for good", async () => {
		const { db } = it.database;
		const organizationId = it.own.organization.id;
		await addUser(it.api, { username: "oona", role: "org_owner", organizationId });
		const owner = await it.api.signedIn("oona");
		const { body } = await it.post(`/players/${jon}/merge`, { otherId: john });
		const forgotten = await owner.post(`/api/players/${jon}/anonymize`, { confirm: "Jon Doe" });
		expect(forgotten.status).toBe(200);
		expect((await it.post(`/trash/${body.trashId}/restore`, {})).status).toBe(404);
		const left = JSON.stringify([
			await db.selectFrom("players").selectAll().execute(),
			await db.selectFrom("team_entries").selectAll().execute(),
			await db.selectFrom("audit_log").selectAll().execute(),
			await db.selectFrom("trash").selectAll().where("kind", "=", "merge").execute(),
		]);
		expect(left).not.toMatch(/Jon|John/);
		const again = await it.post(`/players/${jon}/merge`, { otherId: it.own.playerId("Di Dunn") });
		expect([again.status, again.body.message]).toEqual([
			409,
			"Who was made anonymous stays so, and cannot be merged with anybody.",
		]);
	});
});
