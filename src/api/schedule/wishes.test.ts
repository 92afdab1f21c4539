import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

describe.each(engines)("$name: wishes of a schedule", { timeout: 60_000 }, (engine) => {
	let league: LeagueApi;
	let id: number;
	beforeAll(async () => {
		const teams = { Ash: [], Birch: [], Cedar: [], Elm: [] };
		league = await startLeagueApi(engine, { teams, games: [] });
	});
	beforeEach(async () => {
		const { body } = await league.post("/schedules", {
			name: "Spring",
			leagueId: league.own.seasonLeague.league.id,
			startDate: "2026-02-02",
			numWeeks: 6,
			gameDays: ["Monday"],
			timeSlots: ["18:00"],
			courts: ["North", "South"],
		});
		id = (body.schedule as { id: number }).id;
	});
	afterAll(() => league.database.close());

	const wish = (wishes: object[]) => league.put(`/schedules/${id}/rules`, { wishes });
	const teamId = (name: string) => league.own.teamId(name);

	test("are kept with it, and what became of each stands in its plan", async () => {
		const wishes = [
			{ kind: "time", team: teamId("Ash"), isLiked: true, until: "19:00", weight: 3 },
			{ kind: "meetOn", teams: [teamId("Ash"), teamId("Elm")], date: "2026-02-16", weight: 2 },
			{ kind: "rest", most: 7, weight: 1 },
		];
		const { status, body } = await wish(wishes);
		expect(status, body.message).toBe(200);
		expect(body.schedule).toMatchObject({ wishes });
		const made = await league.post("/games/generate-full-schedule", {
			scheduleId: id,
			effort: "quick",
		});
		expect(made.status, made.body.message).toBe(200);
		const plan = (await league.get(`/schedules/${id}/plan`)).body;
		expect(plan.wishes).toMatchObject([
			{ wish: 0, missed: 0 },
			{ wish: 1, missed: 0, slots: [], cost: null },
			{ wish: 2, missed: 0 },
		]);
	});

	test("stay when other rules change, and go when none are sent", async () => {
		await wish([{ kind: "doubleHeader", weight: 1 }]);
		await league.put(`/schedules/${id}/rules`, { gamesPerTeam: 2 });
		const saved = async () =>
			((await league.get("/schedules")).body.schedules as { id: number; wishes: object[] }[]).find(
				(one) => one.id === id,
			)?.wishes;
		expect(await saved()).toEqual([{ kind: "doubleHeader", weight: 1 }]);
		await wish([]);
		expect(await saved()).toEqual([]);
	});

	test("that nothing could meet are refused with what is in the way", async () => {
		const [ash, elm] = [teamId("Ash"), teamId("Elm")];
		const refused = async (one: object) => (await wish([one])).body.fields;
		expect(
			await refused({ kind: "meetOn", teams: [ash, elm], date: "2026-02-17", weight: 1 }),
		).toEqual({
			wishes: "Nothing is played on February 17, 2026, when two teams wish to meet.",
		});
		expect(await refused({ kind: "inARow", teams: [ash, ash], weight: 1 })).toEqual({
			wishes: "A wish about two teams names two different ones.",
		});
		expect(await refused({ kind: "rest", least: 9, most: 3, weight: 1 })).toEqual({
			wishes: "At least so many days between games are more than at most.",
		});
		expect(
			await refused({
				kind: "time",
				team: ash,
				isLiked: false,
				from: "20:00",
				until: "19:00",
				weight: 1,
			}),
		).toEqual({ wishes: "The time a team wishes for ends before it begins." });
		expect((await wish([{ kind: "magic", weight: 1 }])).status).toBe(422);
		expect((await wish([{ kind: "time", team: 999_999, isLiked: true, weight: 1 }])).status).toBe(
			404,
		);
	});
});
