import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultBookkeeping } from "#domain/bookkeeping/defaults.ts";
import type { Organization } from "#domain/organization/organization.ts";
import type { Database } from "#store/engine/database.ts";
import { platformStore } from "#store/platform/platform.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { readSeasonGames } from "../season/season-games.ts";
import { seasonLeaders } from "../stats/season-leaders.ts";
import { refreshTotals } from "../stats/totals.ts";
import { viewLeaderboard } from "../stats/view-leaderboard.ts";

/** An organization that plays two sports: the numbers of one are none of the other's. */
describe.each(engines)("basketball and soccer on $name", ({ open }) => {
	let database: Database;
	let league: MadeLeague & { organization: Organization };
	beforeAll(async () => {
		database = await open();
		league = await aLeague(database, {
			teams: { Hawks: ["Ann Ash"], Owls: ["Bo Birch"] },
			games: [["Hawks", 20, "Owls", 10]],
			hasBoxScores: true,
		});
		const soccer = await platformStore(database).organizations.insertSport({
			name: "Soccer",
			type: "soccer",
		});
		const { organization } = league;
		league = {
			...league,
			organization: { ...organization, sports: [...organization.sports, soccer] },
		};
		await league.store.transaction(async (store) => {
			await store.statDefinitions.insert(soccer.id, defaultBookkeeping(soccer).stats);
			const sunday = await store.leagues.insert({ name: "Sunday", sportId: soccer.id });
			const { id } = await store.leagues.addToSeason(sunday, league.season.id);
			const teams = await store.teams.insert(["Lions", "Tigers"]);
			const [entry, other] = await store.teams.enter(id, teams);
			const entryId = entry?.id ?? 0;
			const [gameId = 0] = await store.games.insertAll([
				{
					seasonLeagueId: id,
					homeEntryId: entryId,
					awayEntryId: other?.id ?? 0,
					date: "2026-01-09",
					time: null,
					location: null,
					videoUrl: null,
					externalId: null,
					status: "completed" as const,
					forfeitedBy: null,
					score: { home: 3, away: 0 },
				},
			]);
			const [goals] = await store.statDefinitions.list(soccer.id);
			const playerId = league.playerId("Ann Ash");
			await store.boxScores.replace(
				[gameId],
				[
					{
						gameId,
						playerId,
						entryId,
						isStarter: false,
						seconds: null,
						values: new Map([[goals?.id ?? 0, 3]]),
					},
				],
			);
			const seasonId = league.season.id;
			await refreshTotals(store, { seasonId, playerIds: "all", isDecidedAnew: true });
		});
	});
	afterAll(() => database.close());

	test("have all-time leaders of their own", async () => {
		const { points, boards } = await viewLeaderboard(visitorOf(league));
		expect(points?.map(({ name, value }) => [name, value])).toEqual([
			["Ann Ash", 20],
			["Bo Birch", 10],
		]);
		expect(
			boards.map(({ of, leaders }) => [of.name, of.sport, leaders.map(({ value }) => value)]),
		).toEqual([
			["Goals", "Soccer", [3]],
			["Assists", "Soccer", []],
			["Points", "Soccer", [6]],
		]);
	});

	test("have leaders of the season of their own", async () => {
		const { store } = league;
		const leagues = await store.leagues.listBySeason(league.season.id);
		const scope = visitorOf(league);
		const games = await readSeasonGames(scope, leagues);
		const read = await seasonLeaders(scope, league.season.id, games);
		expect(read.pointsPerGame.map(({ name, points }) => [name, points])).toEqual([
			["Ann Ash", 20],
			["Bo Birch", 10],
		]);
		expect(read.boards.map(({ of }) => of)).toEqual([
			{ short: "G", name: "Goals", sport: "Soccer" },
			{ short: "PTS", name: "Points", sport: "Soccer" },
		]);
	});
});
