import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gameState } from "#domain/notice/happening.ts";
import type { Database } from "#store/engine/database.ts";
import { countQueries } from "#testing/count-queries.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";
import { gameHappened } from "./game-happened.ts";
import { happened } from "./happened.ts";

describe.each(engines)("$name: what happened", ({ open }) => {
	let database: Database;
	let league: MadeLeague;
	beforeAll(async () => {
		database = await open();
		league = await aLeague(database, { games: [["Hawks", "Owls", { date: "2026-03-09" }]] });
	});
	afterAll(() => database.close());

	const noted = async (reason: string | null, to: string, from = "2026-03-09") => {
		const { store, organization } = league;
		const [game] = await store.games.listWithTeams({ id: league.gameId(0) });
		const stood = gameState(present(game, "the game"));
		const change = {
			gameId: league.gameId(0),
			before: Object.assign(structuredClone(stood), { date: from }),
			after: Object.assign(structuredClone(stood), { date: to }),
		};
		await store.transaction((store) =>
			happened(
				{
					store,
					organization,
					now: new Date("2026-03-02T12:00:00Z"),
					viewer: { kind: "anonymous" },
				},
				{ kind: "gamesChanged", changes: [change], reason },
			),
		);
		return store.notices.listHeld();
	};

	test("is held for a minute, merged with what comes after, and taken back", async () => {
		expect(await noted("Snow", "2026-03-16")).toMatchObject([
			{ state: "held", heldUntil: "2026-03-02T12:01:00.000Z", happening: { reason: "Snow" } },
		]);
		const [held, ...others] = await noted("Ice", "2026-03-23", "2026-03-16");
		expect(others).toEqual([]);
		expect(held?.happening).toMatchObject({
			reason: "Ice",
			changes: [{ before: { date: "2026-03-09" }, after: { date: "2026-03-23" } }],
		});
		expect(await noted(null, "2026-03-09", "2026-03-23")).toEqual([]);
		const states = (await league.store.notices.list(10)).map(({ state }) => state);
		expect(states).toEqual(["taken back", "taken back"]);
	});

	test("is not even asked about where a score decides nothing", async () => {
		const { queries } = await countQueries(database, league.organization.id, async (store) => {
			const before = present(await store.games.find(league.gameId(0)), "the game");
			const live = { ...before, status: "in_progress" as const, score: { home: 3, away: 2 } };
			await gameHappened(
				{
					store,
					organization: league.organization,
					now: new Date("2026-03-09T20:00:00Z"),
					viewer: { kind: "anonymous" },
				},
				before,
				live,
			);
		});
		expect(queries, "the game itself").toBe(1);
	});

	test("is not noted of a draft", async () => {
		const { store, seasonLeague } = league;
		const scheduleId = await store.schedules.insert({
			seasonLeagueId: seasonLeague.id,
			name: "Draft",
			startDate: "2026-03-02",
			numWeeks: 8,
			gameDays: [],
			hasSameSlots: true,
			timeSlots: [],
			weeklyTimeSlots: [],
		});
		await store.schedules.savePublication(scheduleId, { isPublished: false, publishedAt: null });
		const [game] = await store.games.findMany([league.gameId(0)]);
		const [id = 0] = await store.games.insertAll([
			Object.assign(structuredClone(present(game, "the game")), {
				scheduleId,
				externalId: null,
			}),
		]);
		await store.transaction((store) =>
			happened(
				{
					store,
					organization: league.organization,
					now: new Date("2026-03-02T12:00:00Z"),
					viewer: { kind: "anonymous" },
				},
				{ kind: "result", gameId: id },
			),
		);
		expect(await store.notices.listHeld()).toEqual([]);
	});
});
