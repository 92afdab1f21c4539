import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import type { Store } from "#store/store.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { viewTeam } from "../team/team-profile.ts";
import type { ByesOfDay } from "./published-schedules.ts";
import { viewSchedule } from "./view-schedule.ts";

/** Two weeks of three teams, the first Monday and the Monday after. */
const weeks = [
	["2026-01-05", "Hawks", "Owls"],
	["2026-01-12", "Owls", "Doves"],
] as const;

describe.each(engines)("$name: what visitors are told of schedules", ({ open }) => {
	let database: Database;
	let monday: MadeLeague;
	let tuesday: MadeLeague;
	let scheduleId: number;
	beforeAll(async () => {
		database = await open();
		monday = await aLeague(database, { teams: { Hawks: [], Owls: [], Doves: [] } });
		scheduleId = await plan(monday.store, monday, { changedAt: "2026-01-03T05:00:00.000Z" });
		tuesday = await aLeague(database, {
			in: monday.organization,
			league: "Tuesday D2",
			season: { name: "Fall 2025", startDate: "2025-09-01", isActive: false },
			teams: { Hawks: [], Owls: [], Doves: [] },
		});
	});
	afterAll(() => database.close());

	const scope = () => visitorOf(monday);
	const said = (byes: readonly ByesOfDay[]) =>
		byes.map(({ date, league, teams }) => [
			date,
			league.name,
			teams.map(({ name }) => name).join(),
		]);
	const all = [
		["2026-01-05", "Monday D1", "Doves"],
		["2026-01-12", "Monday D1", "Hawks"],
	];

	test("who has a bye on which day", async () => {
		const schedule = await viewSchedule(scope(), {});
		expect(said(schedule.byes)).toEqual(all);
		expect(schedule.games).toHaveLength(2);
	});

	test("of a team its own, whether it plays that day or not", async () => {
		const asked = { teamId: monday.teamId("Hawks") };
		expect(said((await viewSchedule(scope(), asked)).byes)).toEqual([all[1]]);
		const profile = await viewTeam(scope(), { id: asked.teamId, seasonId: monday.season.id });
		expect(said(profile.byes)).toEqual([all[1]]);
	});

	test("of a day its own, and of a status none", async () => {
		expect(said((await viewSchedule(scope(), { date: "2026-01-12" })).byes)).toEqual([all[1]]);
		expect((await viewSchedule(scope(), { status: "scheduled" })).byes).toEqual([]);
		expect((await viewSchedule(scope(), { seasonId: tuesday.season.id })).byes).toEqual([]);
	});

	test("the day of the last change, on the league's own clock", async () => {
		const changedOn = async () => (await viewSchedule(scope(), {})).changedOn;
		expect(await changedOn()).toBe("2026-01-02");
		const [game] = await monday.store.games.listByLeagues([monday.seasonLeague.id]);
		if (game === undefined) throw new Error("The schedule has no games.");
		const moved = { ...game, time: "20:00" };
		await monday.store.games.saveDetails(game.id, moved, "2026-01-04T20:00:00.000Z");
		expect(await changedOn()).toBe("2026-01-04");
		const profile = await viewTeam(scope(), { id: monday.teamId("Owls") });
		expect(profile.changedOn).toBe("2026-01-04");
		expect((await viewSchedule(scope(), { seasonId: tuesday.season.id })).changedOn).toBeNull();
	});

	test("nothing of a draft, even when one of its games is played already", async () => {
		const { store } = monday;
		await database.db
			.updateTable("schedules")
			.set({ is_published: 0 })
			.where("id", "=", scheduleId)
			.execute();
		const [game] = await store.games.listByLeagues([monday.seasonLeague.id]);
		await store.games.saveScore(game?.id ?? 0, { home: 30, away: 20 });
		const schedule = await viewSchedule(scope(), {});
		expect([schedule.byes, schedule.changedOn]).toEqual([[], "2026-01-04"]);
		expect((await viewTeam(scope(), { id: monday.teamId("Hawks") })).byes).toEqual([]);
	});
});

async function plan(store: Store, league: MadeLeague, rest: { changedAt: string }) {
	const { seasonLeague, entryId } = league;
	const scheduleId = await store.schedules.insert({
		seasonLeagueId: seasonLeague.id,
		name: "Regular season",
		startDate: "2026-01-05",
		numWeeks: 4,
		gameDays: ["Monday"],
		hasSameSlots: true,
		timeSlots: ["19:00"],
		weeklyTimeSlots: [],
		...rest,
	});
	await store.games.insertAll(
		weeks.map(([date, home, away], weekIndex) => ({
			seasonLeagueId: seasonLeague.id,
			date,
			time: "19:00",
			location: null,
			videoUrl: null,
			homeEntryId: entryId(home),
			awayEntryId: entryId(away),
			score: null,
			status: "scheduled" as const,
			forfeitedBy: null,
			externalId: null,
			scheduleId,
			weekIndex,
		})),
	);
	return scheduleId;
}
