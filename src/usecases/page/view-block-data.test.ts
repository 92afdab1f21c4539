import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noData } from "#domain/page/block-data.ts";
import type { Database } from "#store/engine/database.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { viewLeague } from "../league/view-league.ts";
import { viewBlockData } from "./view-block-data.ts";

describe.each(engines)("what blocks show of a season on $name", ({ open }) => {
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

	test("reads nothing for a page that shows nothing of the league", async () => {
		expect(await viewBlockData(visitorOf(league), [])).toEqual(noData);
	});

	test("reads what is asked for and no more", async () => {
		const { season, nextGames, ...rest } = await viewBlockData(visitorOf(league, "2026-01-07"), [
			"nextGames",
		]);
		expect(season).toMatchObject({ id: league.season.id });
		expect(nextGames.map(({ id }) => id)).toEqual([league.gameId(2), league.gameId(4)]);
		const { season: _, nextGames: __, ...nothing } = noData;
		expect(rest).toEqual(nothing);
	});

	test("counts people once, and games that were played", async () => {
		const { facts } = await viewBlockData(visitorOf(league), ["facts"]);
		expect(facts).toMatchObject({ leagues: 1, teams: 3, players: 4, gamesPlayed: 3 });
	});

	test("shows what was decided, latest first", async () => {
		const { results } = await viewBlockData(visitorOf(league), ["results"]);
		expect(results.map(({ id }) => id)).toEqual([
			league.gameId(1),
			league.gameId(0),
			league.gameId(6),
		]);
	});

	test("says how many games each of the seven days from today has, or nothing of an empty week", async () => {
		const weekOf = async (day: string) =>
			(await viewBlockData(visitorOf(league, day), ["week"])).week;
		expect((await weekOf("2026-01-02")).map(({ date, games }) => [date.slice(8), games])).toEqual([
			["02", 1],
			["03", 0],
			["04", 0],
			["05", 1],
			["06", 1],
			["07", 1],
			["08", 1],
		]);
		expect(await weekOf("2026-03-02")).toEqual([]);
	});

	test("takes today from the organization's clock", async () => {
		// 11 p.m. of January 9 in Los Angeles, already the 10th in London.
		const late = { ...visitorOf(league), now: new Date("2026-01-10T07:00:00Z") };
		const { nextGames } = await viewBlockData(late, ["nextGames"]);
		expect(nextGames.map(({ id }) => id)).toEqual([league.gameId(4)]);
	});

	test("reads tables, and leads with everything a player did in the season", async () => {
		const { tables, leaders } = await viewBlockData(visitorOf(league), ["standings", "leaders"]);
		expect(tables[0]?.rows.map(({ name }) => name)).toEqual(["Hawks", "Bears", "Owls"]);
		const ann = leaders[0]?.players.find(({ name }) => name === "Ann Ash");
		expect(leaders[0]?.of).toBe("pointsPerGame");
		expect(ann, "of two teams, without the game that goes on").toMatchObject({ text: "15.0" });
		expect(leaders[1]?.players[0]).toMatchObject({ name: "Ann Ash", place: 1 });
	});

	test("is empty, not broken, without a season", async () => {
		const empty = await aLeague(database, { season: { isVisible: false } });
		const data = await viewBlockData(visitorOf(empty), ["facts", "standings", "week", "leaders"]);
		expect(data).toMatchObject({ season: null, tables: [], facts: { teams: 0, players: 0 } });
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
