import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { viewSchedulePage } from "./schedule-page.ts";
import { type Schedule, viewSchedule } from "./view-schedule.ts";

describe.each(engines)("viewSchedule on $name", ({ open }) => {
	let database: Database;
	let league: MadeLeague;

	beforeAll(async () => {
		database = await open();
		league = await aLeague(database, {
			games: [
				["Hawks", 0, "Owls", 0, { date: "2026-02-01", time: "20:00" }],
				["Bears", 1, "Owls", 0, { date: "2026-01-05", time: "10:00" }],
				["Bears", "Hawks", { date: "2026-01-05", time: "09:00" }],
				["Owls", "Bears", { date: null, time: null }],
				["Hawks", 20, "Bears", 0, { date: "2026-01-12", status: "forfeit", forfeitedBy: "away" }],
				["Owls", "Hawks", { date: "2026-01-12", status: "postponed" }],
			],
		});
	});
	afterAll(() => database.close());

	const pairs = ({ games }: Schedule) => games.map(({ home, away }) => `${home.name}-${away.name}`);

	test("lists games by date and time, those without a date last", async () => {
		const schedule = await viewSchedule(visitorOf(league), {});
		expect(pairs(schedule)).toEqual([
			"Bears-Hawks",
			"Bears-Owls",
			"Hawks-Bears",
			"Owls-Hawks",
			"Hawks-Owls",
			"Owls-Bears",
		]);
	});

	test("takes a 0-0 for scheduled and a 1-0 for completed, whatever the stored status", async () => {
		const scope = visitorOf(league);
		expect(pairs(await viewSchedule(scope, { status: "scheduled" }))).toContain("Hawks-Owls");
		expect(pairs(await viewSchedule(scope, { status: "completed" }))).toEqual(["Bears-Owls"]);
		expect(pairs(await viewSchedule(scope, { status: "forfeit" }))).toEqual(["Hawks-Bears"]);
	});

	test("is shown at once while it is short, and page by page when that is asked for", async () => {
		const scope = visitorOf(league, "2026-01-06");
		const whole = await viewSchedulePage(scope, {});
		expect([whole.length, whole.stretch, whole.games.length]).toEqual(["all", null, 6]);
		const week = await viewSchedulePage(scope, { length: "week" });
		expect(week.stretch).toMatchObject({
			from: "2026-01-06",
			to: "2026-01-12",
			later: "2026-02-01",
		});
		expect([week.games.length, week.total]).toEqual([2, 6]);
		const last = await viewSchedulePage(scope, { on: "2026-02-01" });
		expect(pairs(last), "a game without a day is the last one").toEqual([
			"Hawks-Owls",
			"Owls-Bears",
		]);
		const day = await viewSchedulePage(scope, { date: "2026-01-05" });
		expect([day.games.length, day.stretch?.later]).toEqual([2, "2026-01-12"]);
		const month = await viewSchedulePage(scope, { length: "month", teamId: league.teamId("Owls") });
		expect(pairs(month)).toEqual(["Bears-Owls", "Owls-Hawks"]);
	});

	test("opens at another today at the league's midnight", async () => {
		const from = async (hour: number) => {
			const scope = { ...visitorOf(league), now: new Date(Date.UTC(2026, 0, 6, hour)) };
			return (await viewSchedulePage(scope, { length: "week" })).stretch?.from;
		};
		// Los Angeles is eight hours behind.
		expect([await from(7), await from(8)]).toEqual(["2026-01-05", "2026-01-06"]);
	});

	test("narrows to a date and to a team, home or away", async () => {
		const scope = visitorOf(league);
		expect(pairs(await viewSchedule(scope, { date: "2026-01-05" }))).toHaveLength(2);
		const hawks = await viewSchedule(scope, { teamId: league.teamId("Hawks") });
		expect(hawks.games).toHaveLength(4);
	});

	test("offers distinct dates, teams by name, and only statuses that occur", async () => {
		const { dates, teams, statuses } = await viewSchedule(visitorOf(league), {
			date: "2026-01-05",
		});
		expect(dates).toEqual(["2026-01-05", "2026-01-12", "2026-02-01"]);
		expect(teams.map(({ name }) => name)).toEqual(["Bears", "Hawks", "Owls"]);
		expect(statuses).toEqual(["scheduled", "completed", "postponed", "forfeit"]);
	});

	test("knows the first day from today on with a game to be played", async () => {
		const on = async (day: string) => (await viewSchedule(visitorOf(league, day), {})).nextDate;
		expect(await on("2026-01-05")).toBe("2026-01-05");
		expect(await on("2026-01-06")).toBe("2026-02-01");
		expect(await on("2026-02-02")).toBeNull();
	});

	test("offers the date and status asked for, also where no game has them", async () => {
		const { dates, statuses, games } = await viewSchedule(visitorOf(league), {
			date: "2026-01-20",
			status: "cancelled",
		});
		expect(games).toEqual([]);
		expect(dates).toEqual(["2026-01-05", "2026-01-12", "2026-01-20", "2026-02-01"]);
		expect(statuses).toContain("cancelled");
	});

	test("lets go of a team that does not play in the league chosen after it", async () => {
		const second = await aLeague(database, {
			in: league.organization,
			season: { name: "Before", isActive: false },
			teams: { Wolves: [], Foxes: [] },
			games: [["Wolves", 3, "Foxes", 1]],
		});
		const { games, teams } = await viewSchedule(visitorOf(league), {
			seasonId: second.season.id,
			teamId: league.teamId("Hawks"),
		});
		expect(teams.map(({ name }) => name)).toEqual(["Foxes", "Wolves"]);
		expect(games).toHaveLength(1);
	});

	test("answers a team of another organization as if there were none", async () => {
		const other = await aLeague(database);
		await expect(
			viewSchedule(visitorOf(league), { teamId: other.teamId("Hawks") }),
		).rejects.toMatchObject({ kind: "missing", message: "This team does not exist." });
	});

	test("is empty before the first season", async () => {
		const { organization, store } = await aLeague(database, { season: { isVisible: false } });
		expect(await viewSchedule(visitorOf({ organization, store }), {})).toMatchObject({
			season: null,
			games: [],
			dates: [],
		});
	});
});
