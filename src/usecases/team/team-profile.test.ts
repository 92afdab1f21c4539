import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { viewTeam } from "./team-profile.ts";

describe.each(engines)("viewTeam on $name", ({ open }) => {
	let database: Database;
	let spring: MadeLeague;
	let fall: MadeLeague;

	beforeAll(async () => {
		database = await open();
		spring = await aLeague(database, {
			teams: { Hawks: ["Ann Ash", "Bo Birch"], Owls: ["Cy Cedar"] },
			games: [
				["Hawks", 60, "Owls", 50],
				["Owls", 70, "Hawks", 65],
				["Hawks", 61, "Owls", 60],
				["Bears", 10, "Owls", 8],
			],
			hasBoxScores: true,
		});
		fall = await aLeague(database, {
			in: spring.organization,
			season: { name: "Fall 2025", startDate: "2025-09-01", isActive: false },
			games: [["Hawks", 1, "Owls", 2]],
		});
		await aLeague(database, {
			in: spring.organization,
			season: { name: "Next", startDate: "2027-01-01", isActive: false, isVisible: false },
			teams: { Newcomers: [] },
		});
	});
	afterAll(() => database.close());

	test("shows the current season with the team's games alone", async () => {
		const profile = await viewTeam(visitorOf(spring), { id: spring.teamId("Hawks") });
		expect(profile.season?.name).toBe("Spring 2026");
		expect(profile.games).toHaveLength(3);
		expect(profile.seasons.map(({ name }) => name)).toEqual(["Spring 2026", "Fall 2025"]);
	});

	test("says what it plays next and how it played last, called off games left out", async () => {
		const league = await aLeague(database, {
			games: [
				["Hawks", 60, "Owls", 50, { date: "2026-01-05" }],
				["Owls", "Hawks", { date: "2026-01-12", status: "postponed" }],
				["Hawks", "Owls", { date: "2026-01-19" }],
			],
		});
		const on = async (day: string) => {
			const id = league.teamId("Hawks");
			const { next, last } = await viewTeam(visitorOf(league, day), { id });
			return [next?.date, last?.date];
		};
		expect(await on("2026-01-06")).toEqual(["2026-01-19", "2026-01-05"]);
		expect(await on("2026-01-20")).toEqual([undefined, "2026-01-05"]);
	});

	test("says the team's place in its table and who stands above", async () => {
		const { places } = await viewTeam(visitorOf(spring), { id: spring.teamId("Hawks") });
		expect(places).toHaveLength(1);
		expect(places[0]).toMatchObject({
			row: { rank: 2, wins: 2, losses: 1 },
			above: { name: "Bears" },
		});
		expect(places[0]?.rows).toHaveLength(3);
	});

	test("adds up what its players did for it in this season", async () => {
		const { roster, totals } = await viewTeam(visitorOf(spring), { id: spring.teamId("Hawks") });
		expect(roster.map(({ totals: { games, points } }) => [games, points])).toEqual([
			[3, 94],
			[3, 92],
		]);
		expect(totals.points).toBe(60 + 65 + 61);
	});

	test("takes an entry's id for the team, in that entry's season", async () => {
		const profile = await viewTeam(visitorOf(spring), { id: fall.entryId("Hawks") });
		expect(profile).toMatchObject({ team: { name: "Hawks" }, season: { name: "Fall 2025" } });
	});

	test("shows an earlier season when it is chosen", async () => {
		const asked = { id: spring.teamId("Hawks"), seasonId: fall.season.id };
		const { season, games } = await viewTeam(visitorOf(spring), asked);
		expect([season?.name, games.length]).toEqual(["Fall 2025", 1]);
	});

	test("does not know a team that only plays in a hidden season, nor another organization's", async () => {
		const teams = await spring.store.teams.list();
		const newcomers = teams.find(({ name }) => name === "Newcomers")?.id ?? 0;
		const other = await aLeague(database);
		for (const id of [newcomers, other.teamId("Hawks"), other.entryId("Hawks"), 999_999]) {
			await expect(viewTeam(visitorOf(spring), { id })).rejects.toMatchObject({
				kind: "missing",
				message: "This team does not exist.",
			});
		}
	});
});
