import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countQueries } from "#testing/count-queries.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import type { Database } from "../engine/database.ts";
import { type Store, storeFor } from "../store.ts";
import type { StoredBests } from "./stat-bests.ts";

describe.each(engines)("the bests of a season on $name", ({ open }) => {
	let database: Database;
	let league: MadeLeague;

	beforeAll(async () => {
		database = await open();
		league = await aLeague(database, {
			teams: { Hawks: ["Ann Ash"], Owls: ["Bo Birch"] },
			games: [["Hawks", 20, "Owls", 10]],
			hasBoxScores: true,
		});
	});
	afterAll(() => database.close());

	/** What Ann did, by statistic. */
	const ofAnn = (most: Record<number, number>): StoredBests => ({
		playerId: league.playerId("Ann Ash"),
		entryId: league.entryId("Hawks"),
		phase: "regular",
		bests: Object.entries(most).map(([statId, most]) => ({
			sportId: league.sport.id,
			statId: Number(statId),
			sum: most,
			most,
			gameId: league.gameId(0),
			streak: { length: 0, since: null, until: null },
		})),
	});

	test("are those that were written last, statistic by statistic", async () => {
		const { statBests } = storeFor(league.organization.id, database);
		const highest = async (statId: number) => {
			const asked = { sportId: league.sport.id, statId, seasonId: league.season.id };
			const top = await statBests.listTop({ ...asked, of: "most", phase: undefined, count: 5 });
			return top.map(({ value }) => value);
		};
		const steps: [Record<number, number>, number[][]][] = [
			[{ 901: 7, 902: 8, 903: 9 }, [[7], [8], [9]]],
			[{ 901: 7, 902: 5 }, [[7], [5], []]],
			[{ 901: 7, 902: 5, 903: 2 }, [[7], [5], [2]]],
		];
		for (const [most, expected] of steps) {
			await statBests.replaceSeason(league.season.id, "all", [ofAnn(most)]);
			expect(await Promise.all([901, 902, 903].map(highest))).toEqual(expected);
		}
	});

	test("are not written again where nobody has other numbers of a statistic", async () => {
		const asked = async (most: Record<number, number>) => {
			const write = ({ statBests }: Store) =>
				statBests.replaceSeason(league.season.id, "all", [ofAnn(most)]);
			return (await countQueries(database, league.organization.id, write)).queries;
		};
		await asked({ 901: 7, 902: 5 });
		const readingAlone = 3;
		expect(await asked({ 901: 7, 902: 5 })).toBe(readingAlone);
		expect(await asked({ 901: 7, 902: 6 })).toBe(readingAlone + 2);
	});
});
