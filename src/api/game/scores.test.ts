import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { anonymous } from "#domain/account/user.ts";
import { engines } from "#testing/databases.ts";
import type { MadeLeague } from "#testing/factories.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { numbersFrom } from "#testing/numbers.ts";
import { visitorOf } from "#testing/scope.ts";
import { viewStandings } from "#usecases/standings/view-standings.ts";
import { refreshTotals } from "#usecases/stats/totals.ts";

describe.each(engines)("$name: scores", (engine) => {
	let league: LeagueApi;
	let own: MadeLeague;
	let foreign: MadeLeague;
	let id: number;
	beforeAll(async () => {
		league = await startLeagueApi(engine, {
			games: [
				["Hawks", "Owls"],
				["Owls", "Hawks"],
			],
		});
		({ own, foreign } = league);
		id = own.gameId(0);
	});
	beforeEach(async () => {
		await league.put(`/gamesv2/${id}/details`, { status: "scheduled", clearScore: true });
	});
	afterAll(() => league.database.close());

	const inPlace = (it = own, gameId = id) =>
		`/seasonsv2/${it.season.id}/leagues/${it.seasonLeague.league.id}/games/${gameId}`;

	/** The three ways to write one thing. */
	const ways = [
		["v1", () => `/games/${id}/scores`, ["score_team1", "score_team2"]],
		["v2", () => `/gamesv2/${id}/scores`, ["score_home", "score_away"]],
		["the season-league's", () => inPlace(), ["score_home", "score_away"]],
	] as const;

	describe.each(ways)("by %s path", (_, path, [home, away]) => {
		const write = (h: unknown, a: unknown) => league.put(path(), { [home]: h, [away]: a });

		test("the game changes in both families and the standings move", async () => {
			const said = await write(61, 60);
			expect(said).toMatchObject({
				status: 200,
				body: { success: true, message: "Score updated successfully" },
			});
			for (const list of ["/games", "/gamesv2"]) {
				const { body } = await league.visit(list);
				const game = (body.games as { id: number }[]).find((it) => it.id === id);
				expect(game).toMatchObject({
					score_team1: 61,
					score_home: 61,
					score_team2: 60,
					score_away: 60,
				});
			}
			expect(await standings()).toEqual([
				["Hawks", 1, 0],
				["Owls", 0, 1],
			]);
			await write(60, 61);
			expect(await standings()).toEqual([
				["Owls", 1, 0],
				["Hawks", 0, 1],
			]);
			expect(await league.lastNote()).toMatchObject({
				action: "game.score",
				subject: "game",
				subjectId: id,
				before: { score: { home: 61, away: 60 } },
				after: { score: { home: 60, away: 61 } },
			});
		});

		test("0 is a score, and numbers may come as text", async () => {
			expect((await write(0, "12")).body.game).toMatchObject({ score_home: 0, score_away: 12 });
			expect((await write("0", 0)).body.game).toMatchObject({ score_home: 0, score_away: 0 });
		});

		test("both are required and whole, 0 to 999", async () => {
			const before = await everything();
			const bad = ["", null, undefined, "abc", " ", "1e1", "0x10", 1.5, "1.5", -1, 1000, [], true];
			for (const value of bad) {
				expect((await write(value, 60)).status, String(value)).toBe(422);
				expect((await write(60, value)).status, String(value)).toBe(422);
			}
			expect(await everything()).toEqual(before);
		});
	});

	test("a score changes no stored status, and a 0-0 forfeit stays one", async () => {
		for (const status of ["scheduled", "in_progress", "postponed", "cancelled"]) {
			await league.put(`/gamesv2/${id}/details`, { status });
			const { body } = await score({ score_home: 50, score_away: 40 });
			expect(body.game).toMatchObject({ status, score_home: 50 });
		}
		await league.put(`/gamesv2/${id}/details`, { status: "forfeit", forfeited_by: "home" });
		const { body } = await score({ score_home: 0, score_away: 0 });
		expect(body.game).toMatchObject({ status: "forfeit", forfeited_by: "home", score_home: 0 });
		expect(await standings()).toEqual([
			["Owls", 1, 0],
			["Hawks", 0, 1],
		]);
	});

	test("who saves a score may say that it is final, or that the game goes on", async () => {
		for (const [, path, [home, away]] of ways) {
			const save = (given: object) => league.put(path(), { [home]: 20, [away]: 18, ...given });
			const live = await save({ status: "in_progress" });
			expect(live.body.game).toMatchObject({ status: "in_progress", score_home: 20 });
			expect(live.body.message).toBe(
				"Score updated successfully. The game is in progress: it counts for nobody until it is over.",
			);
			expect(await standings()).toEqual([
				["Hawks", 0, 0],
				["Owls", 0, 0],
			]);
			expect(await league.lastNote()).toMatchObject({ after: { status: "in_progress" } });
			const over = await save({ status: "Completed" });
			expect(over.body.game).toMatchObject({ status: "completed" });
			expect(over.body.message).toBe("Score updated successfully");
			expect(await standings()).toEqual([
				["Hawks", 1, 0],
				["Owls", 0, 1],
			]);
			expect((await save({ status: "postponed" })).status).toBe(422);
		}
	});

	test("a score that its game's status keeps from counting is said to be", async () => {
		await league.put(`/gamesv2/${id}/details`, { status: "postponed" });
		const { body } = await score({ score_home: 50, score_away: 40 });
		expect(body.message).toBe(
			"Score updated successfully. The game is postponed: its score and its numbers count for nobody.",
		);
	});

	test("a final result that is taken away takes along that the game was over", async () => {
		for (const status of ["completed", "in_progress"]) {
			await score({ score_home: 50, score_away: 40, status });
			const { body } = await league.put(`/gamesv2/${id}/details`, { clearScore: true });
			expect(body.game).toMatchObject({ status: "scheduled", score_home: null });
		}
		await league.put(`/gamesv2/${id}/details`, { status: "postponed" });
		const { body } = await league.put(`/gamesv2/${id}/details`, { clearScore: true });
		expect(body.game).toMatchObject({ status: "postponed" });
	});

	test("the game must be played where the path says", async () => {
		const body = { score_home: 1, score_away: 2 };
		const before = await everything();
		const wrong = [
			inPlace(foreign),
			inPlace(own, foreign.gameId(0)),
			inPlace(foreign, foreign.gameId(0)),
			`/gamesv2/${foreign.gameId(0)}/scores`,
			`/gamesv2/2000000000/scores`,
		];
		for (const path of wrong) expect((await league.put(path, body)).status, path).toBe(404);
		const v1 = { score_team1: 1, score_team2: 2 };
		expect((await league.put(`/games/${foreign.gameId(0)}/scores`, v1)).status).toBe(404);
		expect(await everything()).toEqual(before);
	});

	describe("period scores", () => {
		const both = { score_home: 40, score_away: 38 };
		const cell = (period: string, team: number, points: unknown) => ({
			gamePeriodId: own.periodId(period),
			team_id: team,
			score: points,
		});
		const rows = async () => {
			const { body } = await league.get(`/gamesv2/${id}`);
			const list = body.periodScores as {
				gamePeriod: { name: string };
				team_id: number;
				score: number | null;
			}[];
			return list.map((it) => [it.gamePeriod.name, it.team_id, it.score]);
		};

		test("are kept by team or entry, cell by cell, and Final says the score", async () => {
			const [hawks, owls] = [own.teamId("Hawks"), own.teamId("Owls")];
			const periodScores = [
				cell("Q1", hawks, 22),
				cell("Q1", own.entryId("Owls"), "20"),
				cell("Q2", hawks, 18),
				cell("Final", hawks, 99),
			];
			const { body } = await score({ ...both, periodScores });
			expect(body.message).toBe(
				"Score updated successfully. The periods of Owls add up to 20, not 38.",
			);
			expect(await rows()).toEqual([
				["Q1", hawks, 22],
				["Q1", owls, 20],
				["Q2", hawks, 18],
				["Q2", owls, null],
				["Final", hawks, 40],
				["Final", owls, 38],
			]);
			const rest = await score({ ...both, periodScores: [cell("Q2", owls, 18)] });
			expect(rest.body.message).toBe("Score updated successfully");
			await score({ ...both, periodScores: [cell("Q2", owls, "")] });
			expect((await rows())[3]).toEqual(["Q2", owls, null]);
		});

		test("without any the score stays alone, and Final follows it", async () => {
			await score(both);
			expect(await rows()).toEqual([
				["Final", own.teamId("Hawks"), 40],
				["Final", own.teamId("Owls"), 38],
			]);
		});

		test("of a hidden or foreign period, a foreign team, or given twice change nothing", async () => {
			const hawks = own.teamId("Hawks");
			await setHidden(own.periodId("OT"), 1);
			const before = await everything();
			const fine = cell("Q1", hawks, 10);
			const bad: [object, number][] = [
				[cell("OT", hawks, 1), 422],
				[{ ...fine, gamePeriodId: foreign.periodId("Q1") }, 404],
				[{ ...fine, gamePeriodId: 2_000_000_000 }, 404],
				[{ ...fine, team_id: foreign.teamId("Reds") }, 422],
				[{ ...fine, team_id: foreign.entryId("Reds") }, 422],
				[{ ...fine, score: 1.5 }, 422],
				[{ ...fine, score: 1000 }, 422],
				[{ team_id: hawks, score: 1 }, 422],
				[fine, 422],
			];
			for (const [extra, status] of bad) {
				const said = await score({ ...both, periodScores: [fine, extra] });
				expect(said.status, JSON.stringify(extra)).toBe(status);
			}
			expect((await score({ ...both, periodScores: "all" })).status).toBe(422);
			expect(await everything()).toEqual(before);
			await setHidden(own.periodId("OT"), 0);
		});

		async function setHidden(periodId: number, isHidden: 0 | 1) {
			await league.database.db
				.updateTable("game_periods")
				.set({ is_hidden: isHidden })
				.where("id", "=", periodId)
				.execute();
		}
	});

	test("a score that changes no winner leaves the board alone, another moves it", async () => {
		const wins = async () => {
			const teams = await own.store.totals.topTeams(20);
			return Object.fromEntries(teams.map(({ name, value }) => [name, value]));
		};
		await score({ score_home: 50, score_away: 40 });
		expect(await wins()).toEqual({ Hawks: 1 });
		await score({ score_home: 51, score_away: 40 });
		expect(await wins()).toEqual({ Hawks: 1 });
		await score({ score_home: 40, score_away: 40 });
		expect(await wins()).toEqual({});
		await score({ score_home: 40, score_away: 41 });
		expect(await wins()).toEqual({ Owls: 1 });
	});

	test("the all-time wins equal their recomputation after any writes", async () => {
		const random = numbersFrom(7);
		for (let step = 0; step < 40; step += 1) {
			const game = own.gameId(random(2));
			const status = ["scheduled", "completed", "cancelled", "forfeit"][random(4)];
			const side = random(2) === 0 ? "home" : "away";
			const what = random(7);
			if (what === 0) {
				const given = { isVisible: random(2) === 0 };
				const { status } = await league.put(`/seasonsv2/${own.season.id}`, given);
				expect(status).toBe(200);
			} else if (what < 3) {
				const given = { status, forfeited_by: side, clearScore: random(3) === 0 };
				await league.put(`/gamesv2/${game}/details`, given);
			} else {
				const given = { score_home: random(4), score_away: random(4) };
				await league.put(`/gamesv2/${game}/scores`, given);
			}
			const kept = await board();
			await own.store.transaction((store) =>
				refreshTotals(store, { seasonId: own.season.id, playerIds: [], isDecidedAnew: true }),
			);
			expect(await board(), `step ${step}`).toEqual(kept);
		}
	});

	const score = (body: object) => league.put(`/gamesv2/${id}/scores`, body);

	async function standings() {
		const scope = { ...visitorOf(own), viewer: anonymous };
		const [table] = (await viewStandings(scope, {})).tables;
		return table?.rows.map(({ name, wins, losses }) => [name, wins, losses]);
	}

	const board = async () => (await own.store.totals.topTeams(20)).toSorted((a, b) => a.id - b.id);

	async function everything() {
		const { db } = league.database;
		return [
			await db.selectFrom("games").selectAll().orderBy("id").execute(),
			await db
				.selectFrom("period_scores")
				.selectAll()
				.orderBy("game_id")
				.orderBy("period_id")
				.execute(),
			await db.selectFrom("audit_log").select("id").orderBy("id").execute(),
		];
	}
});
