import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

describe.each(engines)("$name: a new time for a game", (engine) => {
	let it: LeagueApi;
	beforeAll(async () => {
		it = await startLeagueApi(engine, {
			games: [
				["Hawks", "Owls", { date: "2026-01-12", time: "18:00", status: "postponed" }],
				["Foxes", "Bears", { date: "2026-01-12", time: "20:00" }],
				["Hawks", "Foxes", { date: "2026-01-19", time: "18:00" }],
				["Hawks", 81, "Foxes", 70, { date: "2026-01-03" }],
				["Owls", "Foxes", { date: "2026-01-12", status: "cancelled" }],
			],
		});
	});
	afterAll(() => it.database.close());

	const held = async () =>
		(await it.own.store.notices.listHeld()).map(({ happening }) => happening);

	test("is offered to each postponed game, best first, and saved and noted like any change", async () => {
		const list = (await it.get("/evenings/games")).body.games as { id: number }[];
		expect(list.map(({ id }) => id)).toEqual([it.own.gameId(0)]);
		const { body } = await it.get(`/gamesv2/${it.own.gameId(0)}/times`);
		const times = body.times as { date: string; time: string; cost: number }[];
		expect(times.length).toBeGreaterThan(3);
		expect(times.map(({ cost }) => cost)).toEqual(
			times.map(({ cost }) => cost).toSorted((a, b) => a - b),
		);
		const [best] = times;
		const saved = await it.put(`/gamesv2/${it.own.gameId(0)}/details`, {
			date: best?.date,
			time: best?.time,
			status: "scheduled",
			reason: "Line one\nBcc: all@example.com",
		});
		expect(saved.status).toBe(200);
		expect((await it.get("/evenings/games")).body.games).toEqual([]);
		const [noted] = await held();
		expect(noted).toMatchObject({
			kind: "gamesChanged",
			changes: [{ before: { status: "postponed" }, after: { date: best?.date } }],
		});
		expect(JSON.stringify(noted)).not.toContain("\\n");
		expect((await it.lastNote())?.after).toMatchObject({ reason: expect.stringContaining("Line") });
	});

	test("is refused to games that are over, cancelled or of others", async () => {
		const refused = async (id: number) => {
			const { status, body } = await it.get(`/gamesv2/${id}/times`);
			return [status, body.message];
		};
		expect(await refused(it.own.gameId(3))).toEqual([
			409,
			"A game that has begun cannot be moved.",
		]);
		expect(await refused(it.own.gameId(4))).toEqual([
			409,
			"A cancelled game is not made up. Postpone it first.",
		]);
		expect(await refused(it.foreign.gameId(0))).toEqual([404, "Game not found."]);
	});

	test("a result is news, and so is its correction; one of long ago is none", async () => {
		const score = async (game: number, home: number) =>
			it.put(`/gamesv2/${it.own.gameId(game)}/scores`, {
				score_home: home,
				score_away: 60,
				status: "completed",
			});
		await score(1, 70);
		expect((await held()).filter((one) => one.kind === "result")).toHaveLength(1);
		await score(1, 71);
		expect((await held()).filter((one) => one.kind === "result")).toHaveLength(1);
		await it.put(`/gamesv2/${it.own.gameId(3)}/details`, { date: "2025-11-01" });
		const before = (await held()).length;
		await score(3, 99);
		expect(await held()).toHaveLength(before);
	});
});
