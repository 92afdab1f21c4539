import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type Engine, engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";
import type { Database } from "./engine/database.ts";
import type { Store } from "./store.ts";

const at = "2026-02-01T10:00:00.000Z";

describe.each(engines)("$name: revisions of games", ({ open }: Engine) => {
	let database: Database;
	let made: MadeLeague;
	let store: Store;
	let id: number;
	let other: number;
	beforeEach(async () => {
		await database?.close();
		database = await open();
		made = await aLeague(database, {
			games: [
				["Hawks", "Owls"],
				["Kites", "Doves"],
			],
		});
		({ store } = made);
		[id, other] = [made.gameId(0), made.gameId(1)];
	});
	afterAll(() => database.close());

	const game = async (of = id) => present(await store.games.find(of), "a game");
	const revision = async (of = id) => {
		const { revision, revisedAt } = await game(of);
		return { revision, revisedAt };
	};
	const never = { revision: 0, revisedAt: null };

	test("a new game has none, and knows when it was entered where that is said", async () => {
		expect(await revision()).toEqual(never);
		const { id: _, ...rest } = await game();
		const [added = 0] = await store.games.insertAll([{ ...rest, externalId: null, revisedAt: at }]);
		expect(await revision(added)).toEqual({ revision: 0, revisedAt: at });
	});

	test.each([
		["date", { date: "2026-03-01" }],
		["date taken away", { date: null }],
		["time", { time: "20:30" }],
		["time taken away", { time: null }],
		["place", { location: "Gym" }],
		["status", { status: "cancelled" as const }],
		["everything at once", { date: "2026-03-01", time: "09:00", location: "Gym" }],
	])("another %s is one revision more", async (_what, changes) => {
		await store.games.saveDetails(id, { ...(await game()), ...changes }, at);
		expect(await revision()).toEqual({ revision: 1, revisedAt: at });
		expect(await game()).toMatchObject(changes);
		expect(await revision(other)).toEqual(never);
	});

	test("the same details again, a video, a score and numbers are none", async () => {
		await store.games.saveDetails(id, { ...(await game()), videoUrl: "https://a.test" }, at);
		await store.games.saveScore(id, { home: 3, away: 1 });
		const { score, ...rest } = await game();
		await store.games.save(id, { ...rest, score: { home: 4, away: 1 }, externalId: "g1" }, at);
		expect(score).toEqual({ home: 3, away: 1 });
		expect(await game()).toMatchObject({ ...never, score: { home: 4, away: 1 } });
	});

	test("an import that moves a game or gives it other teams counts", async () => {
		const changed = { ...(await game()), externalId: "g1", date: "2026-04-01" };
		await store.games.save(id, changed, at);
		expect(await revision()).toEqual({ revision: 1, revisedAt: at });
		const swapped = { homeEntryId: changed.awayEntryId, awayEntryId: changed.homeEntryId };
		await store.games.save(id, { ...changed, ...swapped }, at);
		expect(await revision()).toMatchObject({ revision: 2 });
	});

	test("a schedule's moves and swaps count, each once and only where they change something", async () => {
		const { date } = await game(other);
		await store.schedules.setDate([id, other], present(date ?? undefined, "a date"), at);
		expect([await revision(), await revision(other)]).toEqual([
			{ revision: 1, revisedAt: at },
			never,
		]);
		const { homeEntryId: home, awayEntryId: away } = await game(other);
		await store.schedules.setMatchup(id, { home, away }, at);
		await store.schedules.setMatchup(id, { home, away }, "2026-09-09T10:00:00.000Z");
		expect(await revision()).toEqual({ revision: 2, revisedAt: at });
	});
});
