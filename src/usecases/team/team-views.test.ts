import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { countQueries } from "#testing/count-queries.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { viewEntry, viewTeams } from "./team-views.ts";

describe.each(engines)("$name: viewTeams", ({ open }) => {
	let database: Database;
	let leagues: MadeLeague[];
	beforeAll(async () => {
		database = await open();
		const first = await aLeague(database, {
			league: "Monday D1",
			hasBoxScores: true,
			games: [["Hawks", 81, "Owls", 70]],
		});
		leagues = [first];
		for (const league of ["Tuesday D2", "Friday D3"]) {
			leagues.push(
				await aLeague(database, {
					in: first.organization,
					league,
					hasBoxScores: true,
					season: { isActive: false },
					games: [["Owls", 60, "Hawks", 50]],
				}),
			);
		}
	});
	afterAll(() => database.close());

	/** What the leagues hold, and how many queries it took. */
	const counted = async (made: readonly MadeLeague[]) => {
		const { organization } = made[0] ?? present();
		const seasonLeagueIds = made.map(({ seasonLeague }) => seasonLeague.id);
		const { result: views, queries } = await countQueries(database, organization.id, (store) =>
			viewTeams(visitorOf({ organization, store }), { seasonLeagueIds }),
		);
		return { views, queries };
	};

	test("asks as many queries for three leagues as for one", async () => {
		const one = await counted(leagues.slice(0, 1));
		const three = await counted(leagues);
		expect(one.views).toHaveLength(2);
		expect(three.views).toHaveLength(6);
		expect(one.queries).toBeGreaterThan(0);
		expect(three.queries).toBe(one.queries);
	});

	test("answers the leagues in the order asked, and each team as it stands there", async () => {
		const { views } = await counted(leagues.toReversed());
		expect(
			views.map(({ seasonLeague, team, rank }) => [seasonLeague?.league.name, team.name, rank]),
		).toEqual([
			["Friday D3", "Owls", 1],
			["Friday D3", "Hawks", 2],
			["Tuesday D2", "Owls", 1],
			["Tuesday D2", "Hawks", 2],
			["Monday D1", "Hawks", 1],
			["Monday D1", "Owls", 2],
		]);
	});

	test("a single entry is the same as among all", async () => {
		const [league = present()] = leagues;
		const { views } = await counted([league]);
		const entry = { id: league.entryId("Owls"), seasonLeagueId: league.seasonLeague.id };
		expect(await viewEntry(visitorOf(league), entry)).toEqual(views[1]);
	});

	test("knows nothing of other organizations", async () => {
		const foreign = await aLeague(database, { games: [["Reds", 1, "Blues", 2]] });
		const [league = present()] = leagues;
		const asked = { seasonLeagueIds: [foreign.seasonLeague.id] };
		expect(await viewTeams(visitorOf(league), asked)).toEqual([]);
	});
});

function present(): never {
	throw new Error("The league was not made.");
}
