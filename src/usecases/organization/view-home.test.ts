import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { viewLeague } from "../league/view-league.ts";
import { viewHome } from "./view-home.ts";

describe.each(engines)("the home page's data on $name", ({ open }) => {
	let database: Database;
	let league: MadeLeague;

	beforeAll(async () => {
		database = await open();
		league = await aLeague(database, {
			teams: {
				Hawks: ["Ann Ash", "Bo Birch"],
				Owls: ["Cy Cedar", "Dee Dogwood"],
				Bears: ["Ann Ash"],
			},
			games: [
				["Hawks", 40, "Owls", 30],
				["Owls", 0, "Hawks", 0, { status: "forfeit", forfeitedBy: "home" }],
				["Hawks", 20, "Owls", 10, { status: "in_progress" }],
				["Hawks", "Owls", { status: "postponed" }],
				["Owls", "Hawks"],
				["Owls", "Hawks", { date: null }],
				["Bears", 10, "Owls", 9, { date: "2026-01-02" }],
			],
			hasBoxScores: true,
		});
	});
	afterAll(() => database.close());

	test("counts people once, and games that were played", async () => {
		const { facts } = await viewHome(visitorOf(league));
		expect(facts).toEqual({ leagues: 1, teams: 3, players: 4, gamesPlayed: 3 });
	});

	test("shows what is going on or to come from today on, and what was decided, latest first", async () => {
		const home = await viewHome(visitorOf(league, "2026-01-07"));
		expect(home.nextGames.map(({ id }) => id)).toEqual([league.gameId(2), league.gameId(4)]);
		expect(home.latestResults.map(({ id }) => id)).toEqual([
			league.gameId(1),
			league.gameId(0),
			league.gameId(6),
		]);
	});

	test("says how many games each of the seven days from today has, or nothing of an empty week", async () => {
		const { week } = await viewHome(visitorOf(league, "2026-01-02"));
		expect(week.map(({ date, games }) => [date.slice(8), games])).toEqual([
			["02", 1],
			["03", 0],
			["04", 0],
			["05", 1],
			["06", 1],
			["07", 1],
			["08", 1],
		]);
		expect((await viewHome(visitorOf(league, "2026-03-02"))).week).toEqual([]);
	});

	test("takes today from the organization's clock", async () => {
		const scope = visitorOf(league);
		// 11 p.m. of January 9 in Los Angeles, already the 10th in London.
		const late = { ...scope, now: new Date("2026-01-10T07:00:00Z") };
		expect((await viewHome(late)).nextGames.map(({ id }) => id)).toEqual([league.gameId(4)]);
	});

	test("leads with everything a player did in the season", async () => {
		const { pointsPerGame, threes } = await viewHome(visitorOf(league));
		const ann = pointsPerGame.find(({ name }) => name === "Ann Ash");
		expect(ann, "of two teams, without the game that goes on").toMatchObject({
			games: 2,
			value: 15,
		});
		expect(threes[0]).toMatchObject({ name: "Ann Ash" });
	});

	test("is empty, not broken, without a season", async () => {
		const empty = await aLeague(database, { season: { isVisible: false } });
		expect(await viewHome(visitorOf(empty))).toMatchObject({ season: null, tables: [] });
	});

	test("a league's page has the same of this league alone, and knows no other organization's", async () => {
		const id = league.seasonLeague.league.id;
		const profile = await viewLeague(visitorOf(league), { id });
		expect(profile.rows.map(({ name }) => name)).toEqual(["Hawks", "Bears", "Owls"]);
		expect(profile.latestResults).toHaveLength(3);
		expect(profile.pointsPerGame[0]?.name).toBe("Bo Birch");
		const other = await aLeague(database);
		await expect(
			viewLeague(visitorOf(league), { id: other.seasonLeague.league.id }),
		).rejects.toMatchObject({ kind: "missing", message: "This league does not exist." });
	});
});
