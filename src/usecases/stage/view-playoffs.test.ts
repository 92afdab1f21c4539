import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everybodyEligible } from "#domain/stage/eligibility.ts";
import { seriesOf } from "#domain/stage/series-of.ts";
import { plainFormat } from "#domain/stage/stage.ts";
import type { Database } from "#store/engine/database.ts";
import { countQueries } from "#testing/count-queries.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { listStages } from "./stages.ts";
import { viewPlayoffs } from "./view-playoffs.ts";

describe.each(engines)("$name: stages of a season", ({ open }) => {
	let database: Database;
	let league: MadeLeague;
	beforeAll(async () => {
		database = await open();
		league = await aLeague(database, { games: [["Hawks", 81, "Owls", 70]] });
	});
	afterAll(() => database.close());

	/** Nobody has seeded it, so that its tables are asked. */
	const addStage = async (name: string) => {
		const { seasonLeague, store } = league;
		const format = plainFormat(2);
		const eligibility = { ...everybodyEligible, leastPlayers: 5 };
		const chosen = { name, format, seedsBy: "table", seedsOn: null, eligibility } as const;
		const id = await store.stages.insert({
			...chosen,
			minGames: 0,
			seasonLeagueId: seasonLeague.id,
			createdBy: null,
		});
		await store.stages.insertLeagues(id, [seasonLeague.id]);
		await store.stages.insertSeries(id, seriesOf(format));
		await store.stages.savePublication(id, "2026-01-01T00:00:00Z");
	};

	const counted = async () => {
		const { organization, season } = league;
		const asked = { seasonId: season.id };
		const ask = (work: typeof listStages | typeof viewPlayoffs) =>
			countQueries(database, organization.id, async (store) => {
				await work(visitorOf({ organization, store }), asked);
			});
		return [(await ask(listStages)).queries, (await ask(viewPlayoffs)).queries];
	};

	test("are read in as many queries as one of them", async () => {
		await addStage("Playoffs");
		const one = await counted();
		for (const name of ["Cup", "Shield"]) await addStage(name);
		expect(await counted()).toEqual(one);
		expect(one.every((queries) => queries < 20)).toBe(true);
	});
});
