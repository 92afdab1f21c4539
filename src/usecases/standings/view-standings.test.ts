import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { viewStandings } from "./view-standings.ts";

describe.each(engines)("viewStandings on $name", ({ open }) => {
	let database: Database;
	let monday: MadeLeague;
	let sunday: MadeLeague;
	let lastYear: MadeLeague;
	let hidden: MadeLeague;

	beforeAll(async () => {
		database = await open();
		monday = await aLeague(database, {
			organization: { leagueLocations: ["Tustin Columbus", "Irvine Valley College"] },
			league: "Monday D1 Irvine Valley College",
			games: [
				["Hawks", 70, "Owls", 60],
				["Hawks", 80, "Owls", 81],
				["Owls", 50, "Hawks", 55],
				["Hawks", "Owls"],
			],
		});
		const { organization, store, season, sport } = monday;
		const league = await store.leagues.insert({
			name: "Sunday D5 Tustin Columbus",
			sportId: sport.id,
		});
		const seasonLeague = await store.leagues.addToSeason(league, season.id);
		sunday = { ...monday, seasonLeague };
		lastYear = await aLeague(database, {
			in: organization,
			league: "Monday D1 Irvine Valley College",
			season: { name: "Fall 2025", startDate: "2025-09-01", isActive: false },
			games: [["Owls", 90, "Hawks", 10]],
		});
		hidden = await aLeague(database, {
			in: organization,
			league: "Secret league",
			season: { name: "Next", startDate: "2027-01-01", isActive: false, isVisible: false },
		});
	});
	afterAll(() => database.close());

	test("shows the active season, its leagues by location, its teams by win share", async () => {
		const { season, tables } = await viewStandings(visitorOf(monday), {});
		expect(season?.id).toBe(monday.season.id);
		expect(tables.map(({ seasonLeague }) => seasonLeague.league.name)).toEqual([
			"Sunday D5 Tustin Columbus",
			"Monday D1 Irvine Valley College",
		]);
		expect(tables[1]?.rows.map(({ name, wins, losses }) => [name, wins, losses])).toEqual([
			["Hawks", 2, 1],
			["Owls", 1, 2],
		]);
	});

	test("shows one league when it is chosen, and still offers all of them", async () => {
		const leagueId = sunday.seasonLeague.league.id;
		const { tables, leagues } = await viewStandings(visitorOf(monday), { leagueId });
		expect(tables.map(({ seasonLeague }) => seasonLeague.league.id)).toEqual([leagueId]);
		expect(leagues).toHaveLength(2);
	});

	test("shows an earlier season when it is chosen, without the games of this one", async () => {
		const { tables } = await viewStandings(visitorOf(monday), { seasonId: lastYear.season.id });
		expect(tables[0]?.rows.map(({ name, wins }) => [name, wins])).toEqual([
			["Owls", 1],
			["Hawks", 0],
		]);
	});

	test("has no table of a league that rests in the chosen season", async () => {
		const asked = { seasonId: lastYear.season.id, leagueId: sunday.seasonLeague.league.id };
		expect((await viewStandings(visitorOf(monday), asked)).tables).toEqual([]);
	});

	test("offers visitors no hidden season, newest first", async () => {
		const { seasons } = await viewStandings(visitorOf(monday), {});
		expect(seasons.map(({ name }) => name)).toEqual(["Spring 2026", "Fall 2025"]);
		await expect(
			viewStandings(visitorOf(monday), { seasonId: hidden.season.id }),
		).rejects.toMatchObject({ kind: "missing", message: "This season does not exist." });
	});

	test("answers another organization's league and season as if there were none", async () => {
		const other = await aLeague(database);
		const leagueId = other.seasonLeague.league.id;
		await expect(viewStandings(visitorOf(monday), { leagueId })).rejects.toMatchObject({
			message: "This league does not exist.",
		});
		await expect(
			viewStandings(visitorOf(monday), { seasonId: other.season.id }),
		).rejects.toMatchObject({ kind: "missing" });
	});

	test("shows beside the table what it would be if games that go on ended now", async () => {
		const live = await aLeague(database, {
			games: [
				["Hawks", 70, "Owls", 60],
				["Owls", "Hawks"],
			],
		});
		const { games } = live.store;
		const namesOf = async () => {
			const { tables } = await viewStandings(visitorOf(live), {});
			const names = (rows: readonly { name: string; wins: number }[] | undefined) =>
				rows?.map(({ name, wins }) => `${name} ${wins}`);
			return [names(tables[0]?.rows), names(tables[0]?.asItStands)];
		};
		const official = ["Hawks 1", "Owls 0"];
		expect(await namesOf()).toEqual([official, undefined]);
		await games.saveStatuses([live.gameId(1)], "in_progress", "2026-01-01T00:00:00.000Z");
		await games.saveScore(live.gameId(1), { home: 30, away: 2 });
		expect(await namesOf()).toEqual([official, ["Hawks 1", "Owls 1"]]);
		// Where nobody can draw, a level score is nobody's.
		await games.saveScore(live.gameId(1), { home: 30, away: 30 });
		expect(await namesOf()).toEqual([official, undefined]);
	});
});
