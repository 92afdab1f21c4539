import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { NewGame } from "#store/game/games.ts";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

type PlanGame = {
	id: number;
	weekIndex: number;
	date: string;
	time: string;
	court: string | null;
	location: string | null;
	homeTeamId: number;
	awayTeamId: number;
	hasBegun: boolean;
};
type Plan = {
	schedule: { games: number; changedAt: string };
	teams: { id: number; name: string }[];
	slots: { week: number; date: string; time: string; court: string }[];
	games: PlanGame[];
	byes: { weekIndex: number; teamId: number }[];
	report: {
		proven: boolean;
		lines: { measure: string; gap: number }[];
		teams: { id: number; games: number }[];
	};
	problems: { kind: string; message: string; teamIds: number[]; slots: string[] }[];
};

describe.each(engines)("$name: the plan of a schedule", { timeout: 30_000 }, (engine) => {
	let league: LeagueApi;
	let id: number;
	beforeAll(async () => {
		const teams = { "Team 10": [], "Team 9": [], Ash: [], Birch: [] };
		league = await startLeagueApi(engine, { teams, games: [["Ash", "Birch"]] });
		await league.put(`/teams/${league.own.teamId("Ash")}`, { unavailableSlots: ["20:00"] });
	});
	beforeEach(async () => {
		id = await add();
	});
	afterAll(() => league.database.close());

	const add = async (changes: Record<string, unknown> = {}) => {
		const { status, body } = await league.post("/schedules", {
			name: "Spring",
			leagueId: league.own.seasonLeague.league.id,
			startDate: "2026-02-02",
			numWeeks: 3,
			gameDays: ["Monday"],
			timeSlots: ["18:00", "19:00"],
			...changes,
		});
		expect(status, body.message).toBe(200);
		return (body.schedule as { id: number }).id;
	};
	const generated = async (changes: Record<string, unknown> = {}) => {
		const scheduleId = await add(changes);
		const { status, body } = await league.post("/games/generate-full-schedule", {
			scheduleId,
			effort: "quick",
		});
		expect(status, body.message).toBe(200);
		return scheduleId;
	};
	const view = async (scheduleId = id) => {
		const { status, body } = await league.get(`/schedules/${scheduleId}/plan`);
		expect(status, body.message).toBe(200);
		return body as unknown as Plan;
	};
	const teamId = (name: string) => league.own.teamId(name);
	const place = (date: string, time: string, location?: string | null) => ({
		date,
		time,
		location,
	});
	const addGame = async (home: string, away: string, at: object, scheduleId = id) =>
		league.post(`/schedules/${scheduleId}/games`, {
			homeTeamId: teamId(home),
			awayTeamId: teamId(away),
			...at,
		});
	const insert = async (changes: Partial<NewGame> = {}, scheduleId = id) => {
		const { store, seasonLeague, entryId } = league.own;
		const [gameId = 0] = await store.games.insertAll([
			{
				seasonLeagueId: seasonLeague.id,
				scheduleId,
				weekIndex: 0,
				homeEntryId: entryId("Ash"),
				awayEntryId: entryId("Birch"),
				date: "2026-02-02",
				time: "18:00",
				location: null,
				videoUrl: null,
				status: "scheduled",
				forfeitedBy: null,
				score: null,
				externalId: null,
				...changes,
			},
		]);
		return gameId;
	};

	test("of a schedule without games has its teams by name, its slots, and nothing to report", async () => {
		const plan = await view();
		expect(plan.teams).toEqual(
			["Ash", "Birch", "Team 9", "Team 10"].map((name) => ({
				id: teamId(name),
				name,
				logo_url: null,
				unavailableSlots: name === "Ash" ? ["20:00"] : [],
			})),
		);
		expect(plan.slots).toHaveLength(6);
		expect(plan.slots[0]).toEqual({ week: 0, date: "2026-02-02", time: "18:00", court: "Court 1" });
		expect(plan).toMatchObject({
			games: [],
			report: null,
			problems: [],
			schedule: { id, games: 0 },
		});
		expect(plan.byes).toHaveLength(12);
	});

	test("reports on its games, with teams by their ids", async () => {
		const plan = await view(await generated());
		expect(plan.schedule.games).toBe(6);
		expect(plan.report.lines).toHaveLength(11);
		expect(plan.report.lines[0]).toEqual({ measure: "games", value: 0, bound: 0, gap: 0 });
		expect(plan.report.teams.map((team) => team.id).toSorted()).toEqual(
			plan.teams.map((team) => team.id).toSorted(),
		);
		expect(plan.report.teams[0]).toMatchObject({ games: 3, byes: 0, minRematchWeeks: null });
		expect([plan.byes, plan.problems]).toEqual([[], []]);
		expect(plan.games[0]).toMatchObject({
			weekIndex: 0,
			date: "2026-02-02",
			time: "18:00",
			location: null,
			court: "Court 1",
			status: "scheduled",
			score_home: null,
			score_away: null,
			hasBegun: false,
		});
	});

	test("tells what a swap costs, and does not forbid it", async () => {
		const scheduleId = await generated();
		const before = await view(scheduleId);
		const [first] = before.games;
		const other = before.games.find(
			(game) => game.weekIndex === 1 && game.homeTeamId !== first?.homeTeamId,
		);
		const { status } = await league.put("/games/swap", { gameId1: first?.id, gameId2: other?.id });
		expect(status).toBe(200);
		const after = await view(scheduleId);
		expect(after.report.proven).toBe(false);
		expect(after.problems.map(({ message }) => message).join()).toContain(
			"has 2 games in week 1, but 1 is allowed",
		);
		expect(after.problems.flatMap(({ teamIds }) => teamIds)).toContain(first?.homeTeamId);
		expect(after.byes.length).toBeGreaterThan(0);
	});

	describe("a change that is tried", () => {
		let scheduleId: number;
		let before: Plan;
		const attempt = (asked: Record<string, unknown>, of = scheduleId) => {
			const query = new URLSearchParams(Object.entries(asked).map(([name, it]) => [name, `${it}`]));
			return league.get(`/schedules/${of}/trial?${query}`);
		};
		beforeEach(async () => {
			scheduleId = await generated();
			before = await view(scheduleId);
		});

		test("answers the plan that doing it would make, and keeps nothing", async () => {
			const [first] = before.games;
			const other = before.games.find((game) => game.weekIndex === 1);
			const swap = { gameId: first?.id, otherGameId: other?.id };
			const tried = await attempt(swap);
			expect(tried.status).toBe(200);
			expect(await view(scheduleId)).toEqual(before);
			await league.put("/games/swap", { gameId1: first?.id, gameId2: other?.id });
			const swapped = await view(scheduleId);
			expect(tried.body).toMatchObject({ games: swapped.games, report: swapped.report });

			const to = { date: "2026-02-09", time: "20:30", location: "Elsewhere" };
			const move = await attempt({ gameId: first?.id, ...to });
			expect(await view(scheduleId)).toEqual(swapped);
			const asItIs = await attempt({ gameId: first?.id, date: to.date, time: to.time });
			const placeOf = (games: unknown) =>
				(games as PlanGame[]).find(({ id }) => id === first?.id)?.location;
			expect(placeOf(asItIs.body.games)).toBe(placeOf(swapped.games));
			await league.put(`/schedules/${scheduleId}/games/${first?.id}`, to);
			const moved = await view(scheduleId);
			const { games, report, problems, byes } = move.body;
			expect({ games, report, problems, byes }).toEqual({
				games: moved.games,
				report: moved.report,
				problems: moved.problems,
				byes: moved.byes,
			});
		});

		test("is of games of the schedule that have not begun, to a date and a time", async () => {
			const [first, second] = before.games;
			const place = { date: "2026-02-09", time: "18:00" };
			expect((await attempt({ gameId: league.own.gameId(0), ...place })).status).toBe(404);
			expect((await attempt({ gameId: first?.id, otherGameId: 2_000_000_000 })).status).toBe(404);
			expect((await attempt({ gameId: first?.id, ...place }, 2_000_000_000)).status).toBe(404);
			expect((await attempt({ gameId: first?.id, date: "2026-02-09" })).status).toBe(400);
			await league.put(`/gamesv2/${second?.id}/scores`, { score_home: 1, score_away: 0 });
			expect((await attempt({ gameId: second?.id, ...place })).status).toBe(409);
			expect((await attempt({ gameId: first?.id, otherGameId: second?.id })).status).toBe(409);
		});
	});

	test("finds courts by the names of places, else any that is free", async () => {
		const two = await add({ courts: ["North", "South"], timeSlots: ["18:00"] });
		const moment = ["2026-02-02", "18:00"] as const;
		await addGame("Ash", "Birch", place(...moment, "Somewhere"), two);
		await addGame("Team 9", "Team 10", place(...moment, "North"), two);
		expect((await view(two)).games.map((game) => [game.location, game.court])).toEqual([
			["Somewhere", "South"],
			["North", "North"],
		]);
		await generated({ courts: ["North", "South"], timeSlots: ["18:00"] });
		const courts = await view(await generated({ timeSlots: ["18:00", "18:00"] }));
		expect(new Set(courts.games.map((game) => game.location))).toEqual(
			new Set(["Court 1", "Court 2"]),
		);
	});

	test("tells of games that are nowhere, and counts those without a date in their week", async () => {
		const lost = await insert({ time: "09:00" });
		const undated = await insert({
			date: null,
			weekIndex: 1,
			homeEntryId: league.own.entryId("Team 9"),
			awayEntryId: league.own.entryId("Team 10"),
		});
		const plan = await view();
		expect(plan.problems.map(({ message }) => message)).toContain(
			"Birch at Ash: the schedule has no slot on Monday, February 2 at 9:00 AM.",
		);
		expect(plan.games).toMatchObject([
			{ id: lost, court: null },
			{ id: undated, date: null, court: null },
		]);
		const idle = plan.byes.filter(({ weekIndex }) => weekIndex === 1).map((bye) => bye.teamId);
		expect(idle.toSorted()).toEqual([teamId("Ash"), teamId("Birch")].toSorted());
	});

	test("of a schedule without days or times reports on the games it was given by hand", async () => {
		const bare = await add({ gameDays: [], timeSlots: [] });
		await addGame("Ash", "Birch", place("2026-02-02", "18:00"), bare);
		const plan = await view(bare);
		expect(plan).toMatchObject({ slots: [], byes: [], games: [{ court: null }] });
		expect(plan.report.teams.map(({ games }) => games).toSorted()).toEqual([0, 0, 1, 1]);
		expect(plan.problems[0]?.message).toContain("the schedule has no slot on Monday");
	});

	test("measures by new rules at once, also when pins contradict each other by now", async () => {
		const scheduleId = await generated();
		const [game] = (await view(scheduleId)).games;
		const pin = { homeTeamId: game?.homeTeamId, awayTeamId: game?.awayTeamId };
		const rules = {
			blackouts: [{ teamId: game?.homeTeamId, dates: [game?.date] }],
			pinnedGames: [{ ...pin, date: game?.date, time: game?.time }],
		};
		const changed = await league.put(`/schedules/${scheduleId}/rules`, rules);
		expect(changed.status).toBe(200);
		const { problems, report } = await view(scheduleId);
		expect(problems[0]).toMatchObject({
			kind: "pin",
			message: expect.stringMatching(/^Pinned game: /),
		});
		expect(problems.map(({ kind }) => kind)).toContain("availability");
		expect(report.teams).toHaveLength(4);
	});

	test("is for members, and of their own schedules", async () => {
		expect((await league.visit(`/schedules/${id}/plan`)).status).toBe(401);
		expect((await league.get("/schedules/2000000000/plan")).status).toBe(404);
	});

	describe("games by hand", () => {
		test("are added in the week of their date", async () => {
			const { status, body } = await addGame("Ash", "Birch", place("2026-02-11", "21:00", "Gym"));
			expect([status, body.message]).toEqual([200, "Game added."]);
			expect(body.game).toMatchObject({
				schedule_id: id,
				week_index: 1,
				date: "2026-02-11",
				time: "21:00",
				location: "Gym",
				homeTeam: { name: "Ash" },
				awayTeam: { name: "Birch" },
				status: "scheduled",
			});
			expect((await view()).schedule).toMatchObject({ games: 1, changedAt: expect.any(String) });
			expect(await league.lastNote()).toMatchObject({ action: "game.add", username: "olive" });
		});

		test("the one court of a schedule that names none is no place", async () => {
			const { body } = await addGame("Ash", "Birch", place("2026-02-02", "18:00", "Court 1"));
			expect(body.game).toMatchObject({ location: null });
		});

		test("need two teams of the league and a date in the weeks of the schedule", async () => {
			const at = place("2026-02-02", "18:00");
			const refused = async (said: Promise<{ status: number; body: { message?: string } }>) => {
				const { status, body } = await said;
				return [status, body.message];
			};
			expect(await refused(addGame("Ash", "Ash", at))).toEqual([422, "Teams must be different."]);
			for (const date of ["2026-02-01", "2026-02-23"]) {
				expect(await refused(addGame("Ash", "Birch", { ...at, date }))).toEqual([
					422,
					expect.stringContaining("3 weeks from February 2, 2026"),
				]);
			}
			const post = (body: object) =>
				refused(league.post(`/schedules/${id}/games`, { ...at, ...body }));
			const homeTeamId = teamId("Ash");
			const foreign = league.foreign.teamId("Reds");
			expect(await post({ homeTeamId, awayTeamId: foreign })).toEqual([404, "Team not found."]);
			const [guests] = await league.own.store.teams.insert(["Guests"]);
			expect(await post({ homeTeamId, awayTeamId: guests?.id })).toEqual([
				422,
				"Guests does not play in this league.",
			]);
			expect((await post({ homeTeamId }))[0]).toBe(422);
			expect((await post({ homeTeamId, awayTeamId: teamId("Birch"), time: "25:00" }))[0]).toBe(422);
			expect((await addGame("Ash", "Birch", at, 2_000_000_000)).status).toBe(404);
		});

		test("move, and their week follows", async () => {
			const gameId = await insert({ location: "Gym" });
			const move = (at: object) => league.put(`/schedules/${id}/games/${gameId}`, at);
			const { status, body } = await move({ date: "2026-02-17", time: "19:00" });
			expect([status, body.message]).toEqual([200, "Game moved."]);
			expect(body.game).toMatchObject({
				id: gameId,
				week_index: 2,
				date: "2026-02-17",
				time: "19:00",
				location: "Gym",
			});
			expect(
				(await move({ date: "2026-03-30", time: "19:00", location: "" })).body.game,
			).toMatchObject({
				week_index: 2,
				date: "2026-03-30",
				location: null,
			});
			expect(await league.lastNote()).toMatchObject({ action: "game.change", subjectId: gameId });
		});

		test("follow their date also when their details are changed elsewhere", async () => {
			const gameId = await insert();
			const week = async (date: string | null) => {
				const { body } = await league.put(`/gamesv2/${gameId}/details`, { date });
				return (body.game as { week_index: number }).week_index;
			};
			expect(await week("2026-02-16")).toBe(2);
			expect(await week("2026-05-01")).toBe(2);
			expect(await week(null)).toBe(2);
			expect(await week("2026-02-08")).toBe(0);
			expect((await league.own.store.games.find(gameId))?.weekIndex).toBe(0);
		});

		test("that have begun stay; those of other schedules are not there", async () => {
			const at = { date: "2026-02-09", time: "18:00" };
			const scored = await insert({ score: { home: 1, away: 0 } });
			const { status, body } = await league.put(`/schedules/${id}/games/${scored}`, at);
			expect([status, body.message]).toEqual([409, "A game that has begun cannot be moved."]);
			const other = await insert({}, await add());
			const byHand = league.own.gameId(0);
			for (const gameId of [other, byHand, league.foreign.gameId(0), 2_000_000_000]) {
				const said = await league.put(`/schedules/${id}/games/${gameId}`, at);
				expect([said.status, said.body.message]).toEqual([404, "Game not found."]);
			}
		});
	});
});
