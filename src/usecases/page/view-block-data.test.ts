import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { openMemory } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { viewBlockData } from "./view-block-data.ts";

describe("viewBlockData", () => {
	let database: Database;
	let league: MadeLeague;

	beforeAll(async () => {
		database = await openMemory();
		league = await aLeague(database, {
			teams: { Hawks: ["Ann Ash"], Owls: ["Bo Birch"] },
			games: [
				["Hawks", 41, "Owls", 29],
				["Hawks", "Owls", { date: "2026-02-01" }],
			],
			hasBoxScores: true,
		});
	});
	afterAll(() => database.close());

	test("reads nothing for a page that shows nothing of the league", async () => {
		const data = { nextGames: [], tables: [], leaders: [] };
		expect(await viewBlockData(visitorOf(league), [])).toEqual(data);
	});

	test("reads what is asked for and no more", async () => {
		const { nextGames, tables, leaders } = await viewBlockData(visitorOf(league), ["nextGames"]);
		expect(nextGames.map(({ id }) => id)).toEqual([league.gameId(1)]);
		expect([tables, leaders]).toEqual([[], []]);
	});

	test("reads tables and leaders of the current season", async () => {
		const { tables, leaders } = await viewBlockData(visitorOf(league), ["standings", "leaders"]);
		expect(tables[0]?.rows.map(({ name }) => name)).toEqual(["Hawks", "Owls"]);
		expect(leaders[0]).toMatchObject({ of: "pointsPerGame" });
		expect(leaders[0]?.players[0]).toMatchObject({ place: 1, team: { name: expect.any(String) } });
	});
});
