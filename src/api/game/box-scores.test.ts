import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { numbersFrom } from "#testing/numbers.ts";
import { refreshTotals } from "#usecases/stats/totals.ts";

type Cell = { player_id: number; game_id: number; stat_id: number; value: number };

describe.each(engines)("$name: box scores", (engine) => {
	let league: LeagueApi;
	let own: MadeLeague;
	let foreign: MadeLeague;
	let id: number;
	beforeAll(async () => {
		league = await startLeagueApi(engine, { hasBoxScores: true });
		({ own, foreign } = league);
		id = own.gameId(1);
	});
	afterAll(() => league.database.close());

	const playerId = () => own.playerId("Hawks One");
	const cell = (stat: string, value: unknown, more: object = {}) => ({
		player_id: playerId(),
		game_id: id,
		stat_id: own.statId(stat),
		value,
		...more,
	});
	const write = (stats: unknown, more: object = {}) =>
		league.put("/player-game-stats", { player_id: playerId(), game_id: id, stats, ...more });
	const cells = async (of: number, game = id) => {
		const { body } = await league.get(`/gamesv2/${game}`);
		return (body.playerStats as Cell[]).filter((it) => it.player_id === of);
	};
	const line = async (of = playerId(), game = id) => {
		const names = new Map(
			["PTS", "AST", "STL", "3PM", "FTM", "FTA", "3PA"].map((it) => [own.statId(it), it]),
		);
		const list = await cells(of, game);
		return Object.fromEntries(list.map((it) => [names.get(it.stat_id), it.value]));
	};

	describe("GET /gamesv2/:id", () => {
		test("has all seven parts", async () => {
			const { status, body } = await league.visit(`/gamesv2/${own.gameId(0)}`);
			expect(status).toBe(200);
			expect(Object.keys(body)).toEqual([
				"game",
				"homeRoster",
				"awayRoster",
				"periodScores",
				"gamePeriods",
				"allStats",
				"playerStats",
			]);
			expect(body.game).toMatchObject({ id: own.gameId(0), score_home: 81 });
			const home = body.homeRoster as object[];
			expect(home).toHaveLength(5);
			expect(home[0]).toMatchObject({
				id: expect.any(Number),
				firstName: "Hawks",
				lastName: expect.any(String),
				number: null,
				position: null,
				image: "/default-player.svg",
				seasons_leagues_team_id: own.entryId("Hawks"),
			});
			expect((body.periodScores as object[])[0]).toEqual({
				gamePeriodId: own.periodId("Q1"),
				gamePeriod: {
					id: own.periodId("Q1"),
					name: "Q1",
					order: 1,
					hidden: false,
					is_visible: true,
				},
				team_id: own.teamId("Hawks"),
				score: 21,
			});
			expect((body.gamePeriods as { name: string }[]).map(({ name }) => name)).toContain("Final");
			expect((body.allStats as object[])[0]).toMatchObject({
				hidden: false,
				is_visible: true,
				sport_id: own.sport.id,
				order: 1,
			});
			expect((body.playerStats as object[])[0]).toEqual({
				player_id: expect.any(Number),
				game_id: own.gameId(0),
				stat_id: expect.any(Number),
				value: expect.any(Number),
			});
		});

		test("lists the roster by number, and who has left it since and has a line", async () => {
			const { players, playerAttributes } = own.store;
			const [number] = await playerAttributes.list(own.sport.id);
			const attributeId = number?.id ?? 0;
			const two = own.playerId("Hawks Two");
			await players.saveAttributeValues([{ playerId: two, attributeId, value: "7" }]);
			const gone = own.playerId("Hawks Three");
			await league.database.db
				.deleteFrom("roster_spots")
				.where("player_id", "=", gone)
				.where("entry_id", "=", own.entryId("Hawks"))
				.execute();
			league.database.committed(null);
			const roster = async (game: number) => {
				const { body } = await league.visit(`/gamesv2/${game}`);
				return body.homeRoster as { id: number; number: string | null }[];
			};
			const [first] = await roster(own.gameId(0));
			expect(first).toMatchObject({ id: two, number: "7" });
			expect((await roster(own.gameId(0))).map((it) => it.id)).toContain(gone);
			const { body } = await league.visit(`/gamesv2/${id}`);
			expect((body.awayRoster as { id: number }[]).map((it) => it.id)).not.toContain(gone);
			await players.addToRosters([{ entryId: own.entryId("Hawks"), playerId: gone }]);
		});

		test("hides hidden statistics and periods from strangers, and shows them to members", async () => {
			const { db } = league.database;
			const hide = async (isHidden: 0 | 1) => {
				await db
					.updateTable("stat_definitions")
					.set({ is_hidden: isHidden })
					.where("id", "=", own.statId("FTM"))
					.execute();
				await db
					.updateTable("game_periods")
					.set({ is_hidden: isHidden })
					.where("id", "in", [own.periodId("Q1"), own.periodId("Final")])
					.execute();
				league.database.committed(null);
			};
			await hide(1);
			const path = `/gamesv2/${own.gameId(0)}`;
			const seen = async (body: Record<string, unknown>) => ({
				stat: JSON.stringify([body.allStats, body.playerStats]).includes(
					`"stat_id":${own.statId("FTM")}`,
				),
				definition: (body.allStats as { id: number }[]).some((it) => it.id === own.statId("FTM")),
				period: (body.gamePeriods as { name: string }[]).some((it) => it.name === "Q1"),
				scores: (body.periodScores as { gamePeriod: { name: string } }[]).some((it) =>
					["Q1", "Final"].includes(it.gamePeriod.name),
				),
			});
			const nothing = { stat: false, definition: false, period: false, scores: false };
			const all = { stat: true, definition: true, period: true, scores: true };
			expect(await seen((await league.visit(path)).body)).toEqual(nothing);
			expect(await seen((await league.get(path)).body)).toEqual(all);
			await hide(0);
		});

		test("of a hidden season or another organization is missing", async () => {
			const hidden = await aLeague(league.database, {
				in: own.organization,
				season: { name: "Next year", isActive: false, isVisible: false },
				games: [["Hawks", "Ghosts"]],
			});
			const path = `/gamesv2/${hidden.gameId(0)}`;
			expect((await league.get(path)).status).toBe(200);
			expect((await league.visit(path)).status).toBe(404);
			for (const ask of [league.get, league.visit]) {
				const said = await ask(`/gamesv2/${foreign.gameId(0)}`);
				expect(said).toMatchObject({ status: 404, body: { message: "Game not found." } });
			}
		});
	});

	describe("PUT /player-game-stats", () => {
		beforeEach(async () => {
			await write(["PTS", "AST", "STL"].map((it) => cell(it, null)));
		});

		const points = async () => {
			const boards = await own.store.totals.topPlayers("points", 20);
			return boards.find((it) => it.id === playerId())?.value ?? 0;
		};

		test("writes cell by cell; those not named stay, and the totals follow", async () => {
			await league.put(`/gamesv2/${id}/scores`, { score_home: 60, score_away: 58 });
			const before = await points();
			const said = await write([cell("PTS", 12), cell("AST", "3")]);
			expect(said.body).toMatchObject({
				success: true,
				playerStats: [
					{ player_id: playerId(), game_id: id, stat_id: own.statId("PTS"), value: 12 },
					{ player_id: playerId(), game_id: id, stat_id: own.statId("AST"), value: 3 },
				],
			});
			await write([cell("STL", 5), cell("PTS", 14)]);
			expect(await line()).toEqual({ PTS: 14, AST: 3, STL: 5 });
			expect(await points()).toBe(before + 14);
			expect(await league.lastNote()).toMatchObject({
				action: "stats.change",
				subjectId: id,
			});
		});

		test("numbers count with their game, and follow its score and status both ways", async () => {
			await league.put(`/gamesv2/${id}/details`, { status: "scheduled", clearScore: true });
			const before = await points();
			await write([cell("PTS", 12), cell("AST", 3)]);
			expect(await points(), "without a score").toBe(before);
			const score = { score_home: 60, score_away: 58 };
			await league.put(`/gamesv2/${id}/scores`, { ...score, status: "in_progress" });
			expect(await points(), "while the game goes on").toBe(before);
			await league.put(`/gamesv2/${id}/scores`, { ...score, status: "completed" });
			expect(await points(), "when it is over").toBe(before + 12);
			for (const status of ["postponed", "cancelled", "in_progress"]) {
				await league.put(`/gamesv2/${id}/details`, { status });
				expect(await points(), status).toBe(before);
				await league.put(`/gamesv2/${id}/details`, { status: "completed" });
				expect(await points(), `no more ${status}`).toBe(before + 12);
			}
			await league.put(`/gamesv2/${id}/details`, { status: "forfeit", forfeited_by: "home" });
			expect(await points(), "given up with points on the board").toBe(before + 12);
			await league.put(`/gamesv2/${id}/details`, { clearScore: true });
			expect(await points(), "given up without").toBe(before);
			await league.put(`/gamesv2/${id}/scores`, score);
			expect(await points()).toBe(before + 12);
			await league.put(`/gamesv2/${id}/details`, { status: "scheduled", clearScore: true });
			expect(await points()).toBe(before);
		});

		test("an empty stat stays empty and is not 0", async () => {
			await write([cell("PTS", 0), cell("AST", "")]);
			expect(await line()).toEqual({ PTS: 0 });
			await write([cell("PTS", "")]);
			expect(await line()).toEqual({});
			expect(await own.store.boxScores.linesOf(id, [playerId()])).toEqual([]);
		});

		test("a line without numbers keeps its minutes", async () => {
			const kept = { gameId: id, playerId: own.playerId("Hawks Five"), values: new Map() };
			const { boxScores } = own.store;
			const entryId = own.entryId("Hawks");
			await boxScores.addLines([{ ...kept, entryId, isStarter: true, seconds: 600 }]);
			const of = { player_id: kept.playerId };
			await write([cell("PTS", 4, of)], of);
			await write([cell("PTS", "", of)], of);
			expect(await boxScores.linesOf(id, [kept.playerId])).toMatchObject([
				{ isStarter: true, seconds: 600 },
			]);
		});

		test("the same again changes nothing and notes nothing", async () => {
			await write([cell("PTS", 9)]);
			const before = await everything();
			expect((await write([cell("PTS", 9), cell("AST", null)])).status).toBe(200);
			expect((await write([])).status).toBe(200);
			expect(await everything()).toEqual(before);
		});

		test("takes whole numbers only, and below zero only where the sign counts", async () => {
			const before = await everything();
			for (const value of [1.5, "1.5", "1e3", "0x10", "abc", " ", 10_000, -1, "-1", [], true]) {
				const said = await write([cell("PTS", value)]);
				expect(said.status, String(value)).toBe(422);
			}
			expect((await write([{ ...cell("PTS", 1), value: undefined }])).status).toBe(422);
			expect(await everything()).toEqual(before);
			expect((await write([cell("PLUS_MINUS", -7)])).status).toBe(200);
			expect(await cells(playerId())).toEqual([cell("PLUS_MINUS", -7)]);
			await write([cell("PLUS_MINUS", null)]);
		});

		test("says so when the game is not named", async () => {
			for (const game_id of [undefined, null, "", "x"]) {
				const said = await write([cell("PTS", 1)], { game_id });
				expect(said).toMatchObject({
					status: 422,
					body: { message: "Game ID is missing. Cannot update stats." },
				});
			}
		});

		test("refuses ids that contradict or belong to others, in each place, and changes nothing", async () => {
			const before = await everything();
			const fine = cell("AST", 1);
			const red = foreign.playerId("Reds One");
			const refused: [unknown[], object, number][] = [
				[[fine], { game_id: foreign.gameId(0) }, 404],
				[[fine], { player_id: red }, 404],
				[[fine], { game_id: foreign.gameId(0), player_id: red }, 404],
				[[fine, cell("PTS", 1, { player_id: red })], {}, 422],
				[[fine, cell("PTS", 1, { player_id: own.playerId("Owls One") })], {}, 422],
				[[fine, cell("PTS", 1, { game_id: foreign.gameId(0) })], {}, 422],
				[[fine, cell("PTS", 1, { game_id: own.gameId(0) })], {}, 422],
				[[fine, cell("PTS", 1, { stat_id: foreign.statId("PTS") })], {}, 404],
				[[fine, cell("PTS", null, { stat_id: foreign.statId("PTS") })], {}, 404],
				[[fine, cell("PTS", 1, { stat_id: 2_000_000_000 })], {}, 404],
				[[fine, cell("AST", 2)], {}, 422],
			];
			for (const [stats, more, status] of refused) {
				expect((await write(stats, more)).status, JSON.stringify([stats, more])).toBe(status);
			}
			expect((await write("all")).status).toBe(422);
			expect(await everything()).toEqual(before);
		});

		test("is for players of the two rosters, and for those who have a line already", async () => {
			const [guest] = await own.store.players.insertAll([
				{ firstName: "Guest", lastName: "", imageUrl: null },
			]);
			const of = { player_id: guest?.id ?? 0 };
			expect(await write([cell("PTS", 4, of)], of)).toMatchObject({
				status: 422,
				body: { message: "Guest is on neither of the two rosters." },
			});
			const entryId = own.entryId("Owls");
			await own.store.boxScores.addLines([
				{ gameId: id, playerId: of.player_id, entryId, isStarter: false, seconds: null },
			]);
			expect((await write([cell("PTS", 4, of)], of)).status).toBe(200);
		});

		test("the ids inside the list may be left out", async () => {
			expect((await write([{ stat_id: own.statId("PTS"), value: 2 }])).status).toBe(200);
			expect(await line()).toEqual({ PTS: 2 });
		});

		test("all totals equal their recomputation after any edits and deletions", async () => {
			const random = numbersFrom(11);
			const stats = ["PTS", "2PM", "3PM", "FTM", "STL"];
			const people = ["Hawks One", "Hawks Two", "Owls One", "Owls Two"];
			for (let step = 0; step < 25; step += 1) {
				const of = {
					player_id: own.playerId(people[random(people.length)] ?? ""),
					game_id: own.gameId(random(2)),
				};
				const values = [null, random(30)];
				const written = stats
					.filter(() => random(2) === 0)
					.map((stat) => cell(stat, values[random(2)], of));
				expect((await write(written, of)).status).toBe(200);
			}
			await league.del(`/games/${own.gameId(0)}`);
			const kept = await sums();
			await own.store.transaction((store) =>
				refreshTotals(store, { seasonId: own.season.id, playerIds: "all", isDecidedAnew: true }),
			);
			expect(await sums()).toEqual(kept);
		});
	});

	test("strangers write no statistics", async () => {
		const before = await everything();
		const body = { player_id: playerId(), game_id: id, stats: [cell("PTS", 9)] };
		const said = await league.stranger.put("/api/player-game-stats", body);
		expect(said.status).not.toBe(200);
		expect(await everything()).toEqual(before);
	});

	async function sums() {
		const { db } = league.database;
		const totals = await db
			.selectFrom("player_season_totals")
			.selectAll()
			.orderBy("player_id")
			.orderBy("entry_id")
			.execute();
		const boards = await db
			.selectFrom("leaderboard_totals")
			.selectAll()
			.orderBy("organization_id")
			.orderBy("board")
			.orderBy("holder_id")
			.execute();
		// The order in which a line's cells were written says nothing.
		const parsed = totals.map(({ totals, ...row }) => {
			const { byStat, ...numbers } = JSON.parse(totals) as { byStat: [number, number][] };
			return { ...row, numbers, byStat: byStat.toSorted(([a], [b]) => a - b) };
		});
		return { parsed, boards };
	}

	async function everything() {
		const { db } = league.database;
		const lines = await db
			.selectFrom("stat_lines")
			.selectAll()
			.orderBy("game_id")
			.orderBy("player_id")
			.execute();
		const values = await db
			.selectFrom("player_game_stats")
			.selectAll()
			.orderBy("game_id")
			.orderBy("player_id")
			.orderBy("stat_id")
			.execute();
		const trail = await db.selectFrom("audit_log").select("id").orderBy("id").execute();
		return { lines, values, trail, sums: await sums() };
	}
});
