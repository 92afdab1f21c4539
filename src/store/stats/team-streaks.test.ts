import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StreakKind } from "#domain/stats/ranking/team-streaks.ts";
import { countQueries } from "#testing/count-queries.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import type { Database } from "../engine/database.ts";
import { type Store, storeFor } from "../store.ts";

describe.each(engines)("the longest streaks of a season on $name", ({ open }) => {
	let database: Database;
	let league: MadeLeague;

	beforeAll(async () => {
		database = await open();
		league = await aLeague(database, { games: [["Hawks", 20, "Owls", 10]] });
	});
	afterAll(() => database.close());

	type Lengths = Partial<Record<StreakKind, number>>;

	const write = (lengths: Lengths) => (store: Store) =>
		store.teamStreaks.replaceSeason(
			league.season.id,
			[league.entryId("Hawks"), league.entryId("Owls")],
			Object.entries(lengths).map(([kind, length]) => ({
				entryId: league.entryId("Hawks"),
				sportId: league.sport.id,
				phase: "regular",
				kind: kind as StreakKind,
				length,
				since: "2026-01-05",
				until: "2026-02-02",
			})),
		);

	test("of entries are those that were written last, one by one", async () => {
		const store = storeFor(league.organization.id, database);
		const longest = async (kind: StreakKind) => {
			const asked = { sportId: league.sport.id, seasonId: league.season.id, count: 5 };
			const rows = await store.teamStreaks.listLongest({ ...asked, kind, phase: "regular" });
			return rows.map(({ length }) => length);
		};
		const steps: [Lengths, number[][]][] = [
			[{ wins: 3, losses: 2 }, [[3], [2]]],
			[{ wins: 4 }, [[4], []]],
			[{ wins: 4, losses: 5 }, [[4], [5]]],
		];
		for (const [lengths, expected] of steps) {
			await write(lengths)(store);
			expect(await Promise.all([longest("wins"), longest("losses")])).toEqual(expected);
		}
	});

	test("are read alone where they are as they were", async () => {
		const asked = async (lengths: Lengths) =>
			(await countQueries(database, league.organization.id, write(lengths))).queries;
		await asked({ wins: 3, losses: 2 });
		expect(await asked({ wins: 3, losses: 2 })).toBe(1);
		expect(await asked({ wins: 3, losses: 4 })).toBe(2);
	});
});
