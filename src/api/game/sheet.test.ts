import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "#domain/account/user.ts";
import { countQueries } from "#testing/count-queries.ts";
import { engines } from "#testing/databases.ts";
import { anAccount, type MadeLeague } from "#testing/factories.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { recordBoxScore } from "#usecases/game/record-box-score.ts";
import { refreshTotals } from "#usecases/stats/totals.ts";

type Cell = { player_id: number; game_id: number; stat_id: number; value: number };

const many = Array.from({ length: 20 }, (_, index) => `Number ${index + 1}`);

describe.each(engines)("$name: PUT /gamesv2/:id/box-score", (engine) => {
	let league: LeagueApi;
	let own: MadeLeague;
	let id: number;
	beforeAll(async () => {
		league = await startLeagueApi(engine, {
			teams: {
				Hawks: ["Ann O'Neil", "Bea Cole", ...many.map((name) => `Hawk ${name}`)],
				Owls: ["Cleo Day", ...many.map((name) => `Owl ${name}`)],
			},
		});
		({ own } = league);
		id = own.gameId(1);
	});
	afterAll(() => league.database.close());

	const line = (name: string, values: Record<string, unknown>) => ({
		player_id: own.playerId(name),
		stats: Object.entries(values).map(([stat, value]) => ({ stat_id: own.statId(stat), value })),
	});
	const write = (lines: unknown, more: object = {}) =>
		league.put(`/gamesv2/${id}/box-score`, { lines, ...more });
	const cellsOf = (body: Record<string, unknown>) =>
		(body.playerStats as Cell[])
			.map((it) => [it.player_id, it.stat_id, it.value])
			.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
	const cell = (name: string, stat: string, value: number) => [
		own.playerId(name),
		own.statId(stat),
		value,
	];
	beforeEach(async () => {
		const lines = await own.store.boxScores.linesOfGame(id);
		await write(
			lines.map(({ playerId, values }) => ({
				player_id: playerId,
				stats: [...values.keys()].map((stat_id) => ({ stat_id, value: null })),
			})),
		);
	});

	test("writes the cells named, of both teams, and answers all there are", async () => {
		const first = await write([
			line("Ann O'Neil", { PTS: 12, AST: "3" }),
			line("Cleo Day", { PTS: 0, STL: "" }),
		]);
		expect(first).toMatchObject({
			status: 200,
			body: { success: true, message: "Stats updated successfully" },
		});
		expect(cellsOf(first.body)).toEqual([
			cell("Ann O'Neil", "PTS", 12),
			cell("Ann O'Neil", "AST", 3),
			cell("Cleo Day", "PTS", 0),
		]);
		const second = await write([
			line("Bea Cole", { STL: 2 }),
			line("Cleo Day", { PTS: null }),
			line("Ann O'Neil", { PTS: 14 }),
		]);
		expect(cellsOf(second.body)).toEqual([
			cell("Ann O'Neil", "PTS", 14),
			cell("Ann O'Neil", "AST", 3),
			cell("Bea Cole", "STL", 2),
		]);
		const { body } = await league.get(`/gamesv2/${id}`);
		expect(cellsOf(body)).toEqual(cellsOf(second.body));
	});

	test("is one change in the audit, with what stood before and stands after", async () => {
		await write([line("Ann O'Neil", { PTS: 5 })]);
		const { body } = await write([
			line("Ann O'Neil", { PTS: 6 }),
			line("Bea Cole", { PTS: 7 }),
			line("Cleo Day", { PTS: null }),
		]);
		const of = (name: string, ...values: number[]) => ({
			playerId: own.playerId(name),
			values: values.map((value) => [own.statId("PTS"), value]),
		});
		expect(await league.lastNote()).toMatchObject({
			id: body.lastChangeId,
			action: "stats.change",
			subjectId: id,
			before: { lines: [of("Ann O'Neil", 5), of("Bea Cole")] },
			after: { lines: [of("Ann O'Neil", 6), of("Bea Cole", 7)] },
		});
	});

	test("the same again, or nothing at all, changes nothing and names the last change", async () => {
		const { body } = await write([line("Ann O'Neil", { PTS: 9 })]);
		const before = await everything();
		for (const lines of [[line("Ann O'Neil", { PTS: 9, AST: null })], []]) {
			const again = await write(lines, { lastChangeId: body.lastChangeId });
			expect(again).toMatchObject({ status: 200, body: { lastChangeId: body.lastChangeId } });
			expect(cellsOf(again.body)).toEqual([cell("Ann O'Neil", "PTS", 9)]);
		}
		expect(await everything()).toEqual(before);
	});

	test("keeps the season's totals and the leaderboards in line", async () => {
		await write([line("Ann O'Neil", { PTS: 30, "3PM": 4 }), line("Cleo Day", { PTS: 8 })]);
		const kept = await sums();
		expect(kept.boards.length).toBeGreaterThan(0);
		await own.store.transaction((store) =>
			refreshTotals(store, { seasonId: own.season.id, playerIds: "all", isDecidedAnew: true }),
		);
		expect(await sums()).toEqual(kept);
	});

	test("refuses by player and statistic, at their place, and writes nothing", async () => {
		const [guest] = await own.store.players.insertAll([
			{ firstName: "Guest", lastName: "", imageUrl: null },
		]);
		const fine = line("Bea Cole", { PTS: 1 });
		const twice = line("Ann O'Neil", { STL: 1 });
		const foreign = { ...fine, player_id: league.foreign.playerId("Reds One") };
		const unknownStat = { stat_id: league.foreign.statId("PTS"), value: 1 };
		const name = async (stat: string) => {
			const list = await own.store.statDefinitions.list(own.sport.id);
			return list.find(({ abbreviation }) => abbreviation === stat)?.name;
		};
		const [steals, plusMinus] = [await name("STL"), await name("PLUS_MINUS")];
		const cases: [unknown[], number, string, string][] = [
			[
				[fine, line("Ann O'Neil", { AST: 1, STL: -1 })],
				422,
				`Ann O'Neil: ${steals} cannot be below zero.`,
				"lines.1.stats.1",
			],
			[
				[line("Ann O'Neil", { STL: 10_000 })],
				422,
				`Ann O'Neil: ${steals} can be 9999 at most.`,
				"lines.0.stats.0",
			],
			[
				[line("Ann O'Neil", { PLUS_MINUS: -10_000 })],
				422,
				`Ann O'Neil: ${plusMinus} can be -9999 at least.`,
				"lines.0.stats.0",
			],
			[
				[fine, { ...twice, stats: [...twice.stats, ...twice.stats] }],
				422,
				`Ann O'Neil: ${steals} is given twice.`,
				"lines.1.stats.1",
			],
			[[fine, twice, fine], 422, "Bea Cole is given twice.", "lines.2"],
			[
				[fine, { ...twice, player_id: guest?.id }],
				422,
				"Guest is on neither of the two rosters.",
				"lines.1",
			],
			[[fine, foreign], 404, "Player not found.", "lines.1"],
			[[{ ...foreign, player_id: 2_000_000_000 }], 404, "Player not found.", "lines.0"],
			[
				[fine, { ...twice, stats: [...twice.stats, unknownStat] }],
				404,
				"Statistic not found.",
				"lines.1.stats.1",
			],
		];
		const before = await everything();
		for (const [lines, status, message, field] of cases) {
			const said = await write(lines);
			expect(said).toMatchObject({ status, body: { message, fields: { [field]: message } } });
		}
		for (const wrong of [1.5, "1.5", "1e3", " ", "abc", [], true, undefined]) {
			const said = await write([fine, line("Ann O'Neil", { PTS: wrong })]);
			expect(said.status, String(wrong)).toBe(422);
		}
		for (const lines of [undefined, "all", [null], [{ stats: [] }], Array(101).fill(fine)]) {
			expect((await write(lines)).status).toBe(422);
		}
		expect(await everything()).toEqual(before);
	});

	test("below zero counts where the sign does", async () => {
		const { body } = await write([line("Ann O'Neil", { PLUS_MINUS: -7 })]);
		expect(cellsOf(body)).toEqual([cell("Ann O'Neil", "PLUS_MINUS", -7)]);
	});

	test("a foreign game is missing, and strangers write nothing", async () => {
		const before = await everything();
		const lines = [line("Ann O'Neil", { PTS: 1 })];
		for (const game of [league.foreign.gameId(0), 2_000_000_000]) {
			expect(await league.put(`/gamesv2/${game}/box-score`, { lines })).toMatchObject({
				status: 404,
				body: { message: "Game not found." },
			});
		}
		const said = await league.stranger.put(`/api/gamesv2/${id}/box-score`, { lines });
		expect(said.status).not.toBe(200);
		expect(await everything()).toEqual(before);
	});

	test("asks as many queries for forty players of twenty statistics as for one", async () => {
		const { organization } = own;
		const { id: userId, username } = await anAccount(league.database, {
			organizationId: organization.id,
			role: "staff" as const,
		});
		const viewer: Viewer = {
			kind: "member",
			userId,
			username,
			role: "staff",
			organizationId: organization.id,
		};
		const definitions = (await own.store.statDefinitions.list(own.sport.id)).slice(0, 20);
		const now = new Date("2026-01-05T20:00:00Z");
		const counted = async (names: readonly string[], value: number | null) => {
			const lines = names.map((name) => ({
				playerId: own.playerId(name),
				stats: definitions.map(({ id: statId }) => ({ statId, value })),
			}));
			const { queries } = await countQueries(league.database, organization.id, (store) =>
				recordBoxScore({ viewer, organization, store, now }, { id, lines, lastChangeId: 1e9 }),
			);
			return queries;
		};
		const all = many.flatMap((name) => [`Hawk ${name}`, `Owl ${name}`]);
		const one = await counted(all.slice(0, 1), 1);
		// 800 values are two chunks, and so is nothing else.
		expect(await counted(all, 2)).toBeLessThanOrEqual(one + 1);
		expect(await counted(all, null)).toBeLessThanOrEqual(one + 1);
		expect(one).toBeLessThan(30);
	});

	async function sums() {
		const { db } = league.database;
		const totals = await db.selectFrom("player_season_totals").selectAll().execute();
		const boards = await db.selectFrom("leaderboard_totals").selectAll().execute();
		const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
		return { totals: inOrder(totals), boards: inOrder(boards) };
	}

	async function everything() {
		const { db } = league.database;
		return {
			lines: await own.store.boxScores.linesOfGame(id),
			trail: await db.selectFrom("audit_log").select("id").orderBy("id").execute(),
			sums: await sums(),
		};
	}
});
