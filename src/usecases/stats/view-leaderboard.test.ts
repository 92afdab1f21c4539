import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { platformStore } from "#store/platform/platform.ts";
import { storeFor } from "#store/store.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, anOrganization, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { viewLeaderboard } from "./view-leaderboard.ts";

describe.each(engines)("viewLeaderboard on $name", ({ open }) => {
	let database: Database;
	let league: MadeLeague;

	beforeAll(async () => {
		database = await open();
		const everybody = Array.from({ length: 25 }, (_, index) => `Player ${String(index + 1)}`);
		league = await aLeague(database, {
			teams: { Hawks: everybody, Owls: ["Bo Birch"] },
			games: [["Hawks", 51, "Owls", 10]],
			hasBoxScores: true,
		});
		await aLeague(database, {
			in: league.organization,
			season: { name: "Fall 2025", isActive: false },
			teams: { Hawks: ["Player 7"], Owls: ["Bo Birch"] },
			games: [["Owls", 20, "Hawks", 8]],
			hasBoxScores: true,
		});
		await aLeague(database, {
			in: league.organization,
			season: { name: "Next", isActive: false, isVisible: false },
			teams: { Hawks: ["Player 9"], Owls: ["Bo Birch"] },
			games: [["Owls", 900, "Hawks", 90]],
			hasBoxScores: true,
		});
	});
	afterAll(() => database.close());

	test("adds all visible seasons up, at most twenty players, highest first", async () => {
		const { points } = await viewLeaderboard(visitorOf(league));
		expect(points).toHaveLength(20);
		expect(points?.slice(0, 3).map(({ name, value }) => [name, value])).toEqual([
			["Bo Birch", 30],
			["Player 7", 10],
			["Player 1", 3],
		]);
	});

	test("orders level players by name, so that place twenty is always the same one", async () => {
		const { points } = await viewLeaderboard(visitorOf(league));
		const level = (points ?? []).filter(({ value }) => value === 2).map(({ name }) => name);
		expect(level).toEqual(level.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })));
		expect(level[0]).toBe("Player 2");
	});

	test("leaves out who has none", async () => {
		const { threes } = await viewLeaderboard(visitorOf(league));
		expect(threes?.map(({ name }) => name)).toEqual(["Bo Birch", "Player 7"]);
	});

	test("another sport has wins of teams, and no points or three-pointers of anybody", async () => {
		const sport = { name: "Volleyball", type: "team" };
		const volleyball = await platformStore(database).organizations.insertSport(sport);
		const organization = await anOrganization(database, { sports: [volleyball] });
		const store = storeFor(organization.id, database);
		const board = await viewLeaderboard(visitorOf({ ...league, organization, store }));
		expect([board.points, board.threes]).toEqual([null, null]);
	});

	test("counts wins of teams over all visible seasons", async () => {
		const { teamWins } = await viewLeaderboard(visitorOf(league));
		expect(teamWins.map(({ name, value, place }) => [name, value, place])).toEqual([
			["Hawks", 1, 1],
			["Owls", 1, 1],
		]);
	});

	test("shows no list of what is hidden", async () => {
		const hide = (abbreviation: string, isHidden: 0 | 1) =>
			database.db
				.updateTable("stat_definitions")
				.set({ is_hidden: isHidden })
				.where("abbreviation", "=", abbreviation)
				.execute();
		await hide("3PM", 1);
		const shown = await viewLeaderboard(visitorOf(league));
		expect(shown.threes).toBeNull();
		expect(shown.points).toHaveLength(20);
		await hide("3PM", 0);
		await hide("PTS", 1);
		expect((await viewLeaderboard(visitorOf(league))).points).toBeNull();
		await hide("PTS", 0);
	});

	test("knows nothing of other organizations", async () => {
		const other = await aLeague(database);
		expect(await viewLeaderboard(visitorOf(other))).toEqual({
			phase: "both",
			hasPlayoffs: false,
			points: [],
			threes: [],
			boards: [],
			teamWins: [],
		});
	});
});
