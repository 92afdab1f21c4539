import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import type { MadeLeague } from "#testing/factories.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

type Change = { id: number; action: string; user: { username: string | null }; at: string };
type Body = { message: string; lastChangeId: number; changes: Change[] };

describe.each(engines)("$name: changes of a game", (engine) => {
	let league: LeagueApi;
	let own: MadeLeague;
	let id: number;
	/** Works beside Olive. */
	let nina: Browser;
	beforeAll(async () => {
		league = await startLeagueApi(engine);
		({ own } = league);
		id = own.gameId(0);
		const organizationId = own.organization.id;
		await addUser(league.api, { username: "nina", role: "staff", organizationId });
		nina = await league.api.signedIn("nina");
	});
	afterAll(() => league.database.close());

	const changes = async (path = `/gamesv2/${id}/changes`) => {
		const { body } = await league.get(path);
		return (body as unknown as Body).changes;
	};
	const newest = async () => (await changes())[0]?.id ?? 0;
	const points = (value: number) => ({ stat_id: own.statId("PTS"), value });
	const player = () => own.playerId("Hawks One");
	const sheetOf = (value: number) => ({
		lines: [{ player_id: player(), stats: [points(value)] }],
	});

	/** The three ways to write what `lastChangeId` guards. */
	const ways: [string, (value: number) => object][] = [
		["scores", (value) => ({ score_home: value, score_away: 1 })],
		["details", (value) => ({ location: `Hall ${value}` })],
		["box-score", sheetOf],
	];

	test("the audit of a game has all that was done to it, newest first, and nothing else", async () => {
		expect(await changes()).toEqual([]);
		await league.put(`/gamesv2/${own.gameId(1)}/scores`, { score_home: 1, score_away: 2 });
		await league.put(`/gamesv2/${id}/scores`, { score_home: 50, score_away: 40 });
		await nina.put(`/api/gamesv2/${id}/details`, { location: "Gym" });
		const stats = [points(4)];
		await league.put("/player-game-stats", { game_id: id, player_id: player(), stats });
		// A season with the id of the game is another thing.
		await own.store.audit.add({
			userId: null,
			username: null,
			action: "season.change",
			subject: "season",
			subjectId: id,
			before: null,
			after: null,
			at: "2026-01-05T20:00:00.000Z",
		});
		const list = await changes();
		expect(list.map(({ action, user }) => [action, user.username])).toEqual([
			["stats.change", "olive"],
			["game.change", "nina"],
			["game.score", "olive"],
		]);
		expect(list[0]).toEqual({
			id: expect.any(Number),
			action: "stats.change",
			at: "2026-01-05T20:00:00.000Z",
			user: { id: expect.any(Number), username: "olive" },
		});
	});

	test("at most fifty are told", async () => {
		for (let step = 0; step < 51; step += 1) {
			await league.put(`/gamesv2/${id}/details`, { location: `Gym ${step}` });
		}
		expect(await changes()).toHaveLength(50);
	});

	test("a foreign game is missing, and strangers are told nothing", async () => {
		for (const other of [league.foreign.gameId(0), 2_000_000_000]) {
			expect(await league.get(`/gamesv2/${other}/changes`)).toMatchObject({
				status: 404,
				body: { message: "Game not found." },
			});
		}
		expect((await league.stranger.get(`/api/gamesv2/${id}/changes`)).status).toBe(401);
	});

	describe.each(ways)("PUT /gamesv2/:id/%s with lastChangeId", (path, body) => {
		const address = () => `/gamesv2/${id}/${path}`;
		const write = (value: number, lastChangeId?: unknown) =>
			league.put(address(), { ...body(value), lastChangeId });
		const byNina = async (value: number, lastChangeId?: number) => {
			const said = await nina.put(`/api${address()}`, { ...body(value), lastChangeId });
			return { status: said.status, body: (await said.json()) as Body };
		};
		beforeEach(async () => {
			await write(1);
			await write(2);
		});

		test("answers the id of its change, which is the newest then", async () => {
			const { body } = await write(3);
			expect(body.lastChangeId).toBe(await newest());
		});

		test("refuses to write over what somebody else has changed since, and writes nothing", async () => {
			const seen = await newest();
			await byNina(10, seen);
			const before = await everything();
			expect(await write(20, seen)).toMatchObject({
				status: 409,
				body: {
					success: false,
					code: "conflict",
					message: "nina has changed this game. Please check it, then save again.",
				},
			});
			expect((await write(20, 0)).status).toBe(409);
			expect(await everything()).toEqual(before);
			const again = await write(20, await newest());
			expect(again.status).toBe(200);
			expect((await write(21, again.body.lastChangeId)).status).toBe(200);
		});

		test("one's own changes since, from another window, are like somebody else's", async () => {
			await byNina(5);
			const seen = await newest();
			await write(6);
			const before = await everything();
			expect(await write(7, seen)).toMatchObject({
				status: 409,
				body: {
					message:
						"You have changed this game in another window. Please check it, then save again.",
				},
			});
			expect(await everything()).toEqual(before);
		});

		test("without it the last word counts, as ever", async () => {
			await byNina(8);
			expect((await write(9)).status).toBe(200);
		});

		test("it is an id, or 0 for a game that nobody has changed", async () => {
			for (const wrong of [-1, 1.5, "x", null, [], 2 ** 31]) {
				expect((await write(1, wrong)).status, String(wrong)).toBe(422);
			}
		});

		test("of two who save at once with the same, exactly one wins", async () => {
			for (let round = 0; round < 5; round += 1) {
				const seen = await newest();
				const said = await Promise.all([
					write(100 + 2 * round, seen),
					byNina(101 + 2 * round, seen),
				]);
				expect(said.map(({ status }) => status).toSorted()).toEqual([200, 409]);
			}
			expect(league.api.errors).toEqual([]);
		});
	});

	test("a change of somebody who is gone is somebody's", async () => {
		const seen = await newest();
		await own.store.audit.add({
			userId: null,
			username: null,
			action: "game.score",
			subject: "game",
			subjectId: id,
			before: null,
			after: null,
			at: "2026-01-05T20:00:00.000Z",
		});
		const said = await league.put(`/gamesv2/${id}/details`, { lastChangeId: seen });
		expect(said).toMatchObject({
			status: 409,
			body: { message: "Somebody has changed this game. Please check it, then save again." },
		});
	});

	async function everything() {
		const { db } = league.database;
		return [
			await db.selectFrom("games").selectAll().orderBy("id").execute(),
			await db.selectFrom("player_game_stats").selectAll().orderBy("stat_id").execute(),
			await db.selectFrom("audit_log").select("id").orderBy("id").execute(),
		];
	}
});
