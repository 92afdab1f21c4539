import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { NewGame } from "#store/game/games.ts";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

/** The clock of the league's API stands still. */
const now = "2026-01-05T20:00:00.000Z";

type Schedule = { id: number; name: string; numWeeks: number; startDate: string };

describe.each(engines)("$name: schedules", (engine) => {
	let league: LeagueApi;
	let leagueId: number;
	beforeAll(async () => {
		league = await startLeagueApi(engine, {
			teams: { Hawks: [], Owls: [], Bears: [], "Team 10": [], "Team 9": [] },
			games: [],
		});
		leagueId = league.own.seasonLeague.league.id;
	});
	afterAll(() => league.database.close());

	const asked = (changes: Record<string, unknown> = {}) => ({
		name: "Spring",
		leagueId,
		startDate: "2026-01-05",
		numWeeks: 8,
		gameDays: ["Monday", "Wednesday"],
		sameSlot: true,
		timeSlots: ["18:00", "19:00"],
		weeklyTimeSlots: [],
		...changes,
	});
	const add = async (changes: Record<string, unknown> = {}) => {
		const { status, body } = await league.post("/schedules", asked(changes));
		expect(status, body.message).toBe(200);
		return body.schedule as Schedule & Record<string, unknown>;
	};
	const refused = async (changes: Record<string, unknown>) => {
		const { status, body } = await league.post("/schedules", asked(changes));
		return [status, body.message];
	};
	const plan = async (scheduleId: number, changes: Partial<NewGame> = {}) => {
		const { store, seasonLeague, entryId } = league.own;
		const [id = 0] = await store.games.insertAll([
			{
				seasonLeagueId: seasonLeague.id,
				scheduleId,
				weekIndex: 0,
				homeEntryId: entryId("Hawks"),
				awayEntryId: entryId("Owls"),
				date: "2026-01-05",
				time: "18:00",
				location: "Gym",
				videoUrl: null,
				status: "scheduled",
				forfeitedBy: null,
				score: null,
				externalId: null,
				...changes,
			},
		]);
		return id;
	};
	const game = (id: number) => league.own.store.games.find(id);

	describe("are added", () => {
		test("with all fields, both spellings, and a date a week", async () => {
			const { body } = await league.post("/schedules", asked({ numWeeks: 3 }));
			expect(body).toMatchObject({ success: true, message: "Schedule created successfully!" });
			const { id: seasonId } = league.own.season;
			expect(body.schedule).toEqual({
				id: expect.any(Number),
				name: "Spring",
				leagueId,
				league_id: leagueId,
				league: { id: leagueId, name: "Monday D1" },
				seasonId,
				season_id: seasonId,
				startDate: "2026-01-05",
				numWeeks: 3,
				gameDays: ["Monday", "Wednesday"],
				sameSlot: true,
				timeSlots: ["18:00", "19:00"],
				weeklyTimeSlots: [],
				weeklyDates: ["2026-01-05", "2026-01-12", "2026-01-19"],
				isPublished: false,
				publishedAt: null,
				changedAt: now,
				games: 0,
				courts: [],
				closedCourts: [],
				skipDates: [],
				blackouts: [],
				pinnedGames: [],
				sharedPeople: [],
				wishes: [],
				groups: [],
				countsLastSeason: false,
				gamesPerTeam: null,
				maxGamesPerDay: 1,
				maxGamesPerWeek: null,
				gameMinutes: 60,
			});
			expect(await league.lastNote()).toMatchObject({ action: "schedule.add", username: "olive" });
		});

		test("only with a league, a name and a start date", async () => {
			expect(await refused({ leagueId: "" })).toEqual([422, "Please select a league first."]);
			expect(await refused({ leagueId: undefined })).toEqual([
				422,
				"Please select a league first.",
			]);
			expect(await refused({ name: " " })).toEqual([422, "Please enter a name."]);
			expect((await refused({ startDate: "" }))[0]).toBe(422);
			expect((await refused({ startDate: "2026-02-30" }))[0]).toBe(422);
		});

		test("with 1 to 104 weeks", async () => {
			expect((await add({ numWeeks: 1 })).numWeeks).toBe(1);
			expect((await add({ numWeeks: "104" })).numWeeks).toBe(104);
			expect((await add({ numWeeks: undefined })).numWeeks).toBe(1);
			for (const numWeeks of [0, -1, 1.5, 105, "", "two", null]) {
				expect((await refused({ numWeeks }))[0], String(numWeeks)).toBe(422);
			}
		});

		test("with game days from Sunday to Saturday; there is no Funday", async () => {
			const days = "Sunday, monday,Saturday, Sunday";
			expect((await add({ gameDays: days })).gameDays).toEqual(["Sunday", "Monday", "Saturday"]);
			expect((await add({ gameDays: undefined })).gameDays).toEqual([]);
			for (const gameDays of [["Funday"], "Monday,Funday", [1], [["Monday"]]]) {
				expect(await refused({ gameDays })).toEqual([
					422,
					expect.stringContaining("Sunday, Monday"),
				]);
			}
		});

		test("with times of their first five characters; the same time twice is another court", async () => {
			const { timeSlots } = await add({ timeSlots: ["18:00:00", "18:00", "19:30"] });
			expect(timeSlots).toEqual(["18:00", "18:00", "19:30"]);
			expect((await add({ timeSlots: "18:00, 19:00," })).timeSlots).toEqual(["18:00", "19:00"]);
			for (const timeSlots of [["24:00"], "6pm", [1800], ["18:60"]]) {
				expect((await refused({ timeSlots }))[0], String(timeSlots)).toBe(422);
			}
		});

		test("with times a week, for fewer weeks than there are", async () => {
			const weeklyTimeSlots = [["18:00"], "19:00, 20:00", []];
			const added = await add({ sameSlot: false, timeSlots: [], weeklyTimeSlots });
			expect(added.sameSlot).toBe(false);
			expect(added.weeklyTimeSlots).toEqual([["18:00"], ["19:00", "20:00"], []]);
		});

		test("to no foreign or missing league", async () => {
			const foreign = league.foreign.seasonLeague.league.id;
			expect(await refused({ leagueId: foreign })).toEqual([404, "League not found."]);
			expect(await refused({ leagueId: 2_000_000_000 })).toEqual([404, "League not found."]);
			const seasonId = league.foreign.season.id;
			expect((await refused({ seasonId }))[0]).toBe(404);
		});
	});

	describe("are listed", () => {
		test("by league in its current season, or in the season that is named", async () => {
			const fall = await aLeague(league.database, {
				in: league.own.organization,
				teams: { Hawks: [] },
				season: { name: "Fall", startDate: "2025-09-01", isActive: false },
			});
			const current = await add({ name: "Now" });
			const old = await add({ name: "Then", seasonId: fall.season.id });
			const names = async (query: string) =>
				((await league.get(`/schedules${query}`)).body.schedules as Schedule[]).map(
					({ name }) => name,
				);
			expect(await names(`?leagueId=${leagueId}`)).toContain(current.name);
			expect(await names(`?leagueId=${leagueId}`)).not.toContain(old.name);
			expect(await names(`?leagueId=${leagueId}&seasonId=${fall.season.id}`)).toEqual(["Then"]);
			expect(await names(`?seasonId=${fall.season.id}`)).toEqual(["Then"]);
			expect(await names("")).toEqual(expect.arrayContaining(["Now", "Then"]));
			expect(await names("?leagueId=")).toEqual(await names(""));
		});

		test("for members of the organization only", async () => {
			const foreign = league.foreign.seasonLeague.league.id;
			expect((await league.get(`/schedules?leagueId=${foreign}`)).status).toBe(404);
			expect((await league.get("/schedules?leagueId=x")).status).toBe(400);
			expect((await league.visit("/schedules")).status).toBe(401);
		});
	});

	describe("are changed", () => {
		test("in name, start date and number of weeks, and in nothing else", async () => {
			const { id, ...before } = await add();
			const { status, body } = await league.put(`/schedules/${id}`, {
				name: "Summer",
				startDate: "2026-01-12",
				numWeeks: 2,
				gameDays: ["Sunday"],
				timeSlots: [],
				sameSlot: false,
				leagueId: 1,
			});
			expect([status, body.message]).toEqual([200, "Schedule updated successfully"]);
			expect(body.schedule).toEqual({
				...before,
				id,
				name: "Summer",
				startDate: "2026-01-12",
				numWeeks: 2,
				weeklyDates: ["2026-01-12", "2026-01-19"],
			});
			const { body: again } = await league.put(`/schedules/${id}`, { name: "Autumn" });
			expect(again.schedule).toMatchObject({
				name: "Autumn",
				startDate: "2026-01-12",
				numWeeks: 2,
			});
			for (const wrong of [{ name: "" }, { startDate: "" }, { numWeeks: 0 }, { startDate: null }]) {
				expect((await league.put(`/schedules/${id}`, wrong)).status).toBe(422);
			}
		});

		test("with the start its games move by as many days, but for those that have begun", async () => {
			const { id } = await add();
			const planned = await plan(id);
			const undated = await plan(id, { date: null });
			const scored = await plan(id, { date: "2026-01-07", score: { home: 50, away: 40 } });
			const given = await plan(id, { status: "forfeit", forfeitedBy: "home" });
			await league.put(`/schedules/${id}`, { startDate: "2026-01-02" });
			expect(await game(planned)).toMatchObject({
				date: "2026-01-02",
				time: "18:00",
				weekIndex: 0,
			});
			expect((await game(undated))?.date).toBeNull();
			expect((await game(scored))?.date).toBe("2026-01-07");
			expect((await game(given))?.date).toBe("2026-01-05");
		});

		test("weeks with games cannot be cut off", async () => {
			const { id } = await add();
			await plan(id, { weekIndex: 5 });
			const { status, body } = await league.put(`/schedules/${id}`, { numWeeks: 5, name: "X" });
			expect([status, body.message]).toEqual([
				409,
				"Week 6 has games. The schedule needs at least 6 weeks.",
			]);
			expect(await league.own.store.schedules.find(id)).toMatchObject({
				name: "Spring",
				numWeeks: 8,
			});
			expect((await league.put(`/schedules/${id}`, { numWeeks: 6 })).status).toBe(200);
		});

		test("never when they are a stranger's or not there", async () => {
			for (const id of [await foreignSchedule(), 2_000_000_000]) {
				const { status, body } = await league.put(`/schedules/${id}`, { name: "Mine" });
				expect([status, body.message]).toEqual([404, "Schedule not found."]);
			}
		});
	});

	describe("are deleted", () => {
		test("with the games they planned; games that have begun stay on their own", async () => {
			const { id } = await add();
			const planned = await plan(id);
			const scored = await plan(id, { score: { home: 50, away: 40 } });
			const { status, body } = await league.del(`/schedules/${id}`);
			expect([status, body.message]).toEqual([200, "Schedule deleted successfully!"]);
			expect(await game(planned)).toBeUndefined();
			expect(await game(scored)).toMatchObject({ scheduleId: null, score: { home: 50, away: 40 } });
			expect((await league.del(`/schedules/${id}`)).status).toBe(404);
			expect(await league.lastNote()).toMatchObject({
				action: "schedule.delete",
				subjectId: id,
				after: { gamesThatStay: [scored] },
			});
		});

		test("and can come back with their games", async () => {
			const { id } = await add({ name: "Lost and found" });
			const planned = await plan(id);
			await league.del(`/schedules/${id}`);
			const { store } = league.own;
			const [newest] = await store.trash.list("2026-01-01");
			expect(newest).toMatchObject({ kind: "schedule", label: "Lost and found" });
			await store.transaction((inside) => inside.trash.restore(newest?.id ?? 0, "2026-01-01"));
			expect(await game(planned)).toMatchObject({ scheduleId: id, weekIndex: 0 });
		});

		test("never when they are a stranger's", async () => {
			const id = await foreignSchedule();
			expect((await league.del(`/schedules/${id}`)).status).toBe(404);
			expect(await league.foreign.store.schedules.find(id)).toBeDefined();
		});
	});

	describe("their weeks", () => {
		let id: number;
		beforeEach(async () => {
			({ id } = await add());
		});
		const week = (what: "games" | "byes", weekIndex: unknown, scheduleId = id) =>
			league.get(`/games/weekly-${what}?scheduleId=${scheduleId}&weekIndex=${weekIndex}`);

		test("are counted from 0 and hold the games made for them, by date and time", async () => {
			const late = await plan(id, { time: "20:00" });
			const early = await plan(id, { time: "18:00" });
			const next = await plan(id, { weekIndex: 1, date: "2026-01-12" });
			const games = async (index: number) =>
				((await week("games", index)).body.games as { id: number }[]).map((it) => it.id);
			expect(await games(0)).toEqual([early, late]);
			expect(await games(1)).toEqual([next]);
			expect((await week("games", 0)).body.games).toMatchObject([
				{ id: early, schedule_id: id, week_index: 0, homeTeam: { name: "Hawks" } },
				{ id: late },
			]);
		});

		test("give a bye to every team of the league without a game, by name", async () => {
			await plan(id);
			const bye = (name: string) => {
				const teamId = league.own.teamId(name);
				return { teamId, team: { id: teamId, name } };
			};
			expect((await week("byes", 0)).body).toEqual({
				byes: ["Bears", "Team 9", "Team 10"].map(bye),
			});
			const all = ["Bears", "Hawks", "Owls", "Team 9", "Team 10"].map(bye);
			expect((await week("byes", 1)).body).toEqual({ byes: all });
		});

		test("are empty when the schedule does not have them", async () => {
			for (const index of [8, -1, 104, "99999999999999999999"]) {
				expect((await week("games", index)).body).toEqual({ games: [] });
				expect((await week("byes", index)).body).toEqual({ byes: [] });
			}
		});

		test("are whole numbers", async () => {
			for (const what of ["games", "byes"] as const) {
				for (const index of ["", "1.5", "x", "1e1", "%201"]) {
					expect((await week(what, index)).status, `${what} ${index}`).toBe(400);
				}
				expect((await league.get(`/games/weekly-${what}?scheduleId=${id}`)).status).toBe(400);
			}
		});

		test("of a stranger's schedule are missing, and strangers see none", async () => {
			const foreign = await foreignSchedule();
			for (const what of ["games", "byes"] as const) {
				expect((await week(what, 0, foreign)).status).toBe(404);
				const path = `/games/weekly-${what}?scheduleId=${id}&weekIndex=0`;
				expect((await league.visit(path)).status).toBe(401);
			}
		});
	});

	async function foreignSchedule(): Promise<number> {
		const { store, seasonLeague } = league.foreign;
		return store.schedules.insert({
			seasonLeagueId: seasonLeague.id,
			name: "Canary",
			startDate: "2026-01-05",
			numWeeks: 8,
			gameDays: [],
			hasSameSlots: true,
			timeSlots: [],
			weeklyTimeSlots: [],
		});
	}
});
