import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { storeFor } from "#store/store.ts";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { type MadeSeason, type Story, startStory } from "../world/story.ts";
import { contractOf } from "./contract.ts";
import { bye, done, game, schedule, success } from "./shapes.ts";

const saved = z.object({ ...success, schedule });
const games = z.object({ games: z.array(game) });

describe.each(engines)("$name: the contract of schedules", { timeout: 60_000 }, (engine) => {
	let story: Story;
	let made: MadeSeason;
	const ids: Record<string, number> = {};
	const idOf = (name: string) => present(ids[name], name);
	const teamOf = (name: string) => present(made.teams[name], name);
	beforeAll(async () => {
		story = await startStory(engine);
		made = await story.aSeason();
	});
	afterAll(() => story.api.database.close());

	const { walk, endsHere } = contractOf("schedules", () => story.olive);

	walk("POST /api/schedules", async (send) => {
		const json = {
			name: "Spring",
			leagueId: made.leagueId,
			startDate: "2026-03-02",
			numWeeks: 3,
			gameDays: ["Monday", "Sunday"],
			sameSlot: true,
			timeSlots: ["18:00", "19:00"],
			weeklyTimeSlots: [],
		};
		const added = await send({ json, answers: saved });
		expect(added).toMatchObject({
			message: "Schedule created successfully!",
			// Calendar days, whatever a clock does in that week.
			schedule: { ...json, weeklyDates: ["2026-03-02", "2026-03-09", "2026-03-16"] },
		});
		ids.schedule = added.schedule.id;
		const weekly = {
			name: "By week",
			leagueId: made.leagueId,
			startDate: "2026-12-28",
			numWeeks: 2,
			gameDays: ["Saturday"],
			sameSlot: false,
			timeSlots: [],
			weeklyTimeSlots: [["18:00"], ["19:00", "20:00"]],
		};
		const second = await send({ json: weekly, answers: saved });
		expect(second.schedule).toMatchObject({
			...weekly,
			weeklyDates: ["2026-12-28", "2027-01-04"],
		});
		ids.weekly = second.schedule.id;
	});

	walk("GET /api/schedules", async (send) => {
		const shape = z.object({ schedules: z.array(schedule) });
		const query = { leagueId: made.leagueId };
		const { schedules } = await send({ query, answers: shape });
		expect(schedules.map(({ id }) => id).toSorted()).toEqual([ids.schedule, ids.weekly]);
	});

	walk("POST /api/games/generate-full-schedule", async (send) => {
		const json = { scheduleId: idOf("schedule") };
		const said = await send({ json, answers: done });
		expect(said.message).toMatch(/^Full schedule generated!/);
		const week = `?scheduleId=${idOf("schedule")}&weekIndex=0`;
		const { games: first } = await story.get(`/games/weekly-games${week}`);
		expect(first.length).toBeGreaterThan(0);
		// Below two games of it are made that are known.
		const { games: all } = await story.get("/games");
		for (const { id } of all) await story.del(`/games/${id}`);
		const path = "/games/generate-full-schedule";
		expect((await story.tryPost(path, { scheduleId: 4711 })).status).toBe(404);
	});

	walk("GET /api/games/weekly-games", async (send) => {
		// Two games of the first week, as generation will write them.
		const store = storeFor(story.organization.id, story.api.database);
		const { seasonsLeagues } = await story.get("/seasonsleagues");
		await store.transaction(async (inside) => {
			const planned = [
				["Hawks", "Owls", "18:00"],
				["Bears", "Wolves", "19:00"],
			] as const;
			const [first, second] = await inside.games.insertAll(
				planned.map(([home, away, time]) => ({
					seasonLeagueId: seasonsLeagues[0].id,
					scheduleId: idOf("schedule"),
					weekIndex: 0,
					homeEntryId: teamOf(home).entryId,
					awayEntryId: teamOf(away).entryId,
					time,
					date: "2026-03-02",
					location: null,
					videoUrl: null,
					status: "scheduled" as const,
					forfeitedBy: null,
					score: null,
					externalId: null,
				})),
			);
			ids.first = present(first, "first game");
			ids.second = present(second, "second game");
		});
		const week = { scheduleId: idOf("schedule"), weekIndex: 0 };
		const shown = await send({ query: week, answers: games });
		expect(shown.games.map(({ id }) => id)).toEqual([ids.first, ids.second]);
		const empty = await send({ query: { ...week, weekIndex: 99 }, answers: games });
		expect(empty.games).toEqual([]);
		const wrong = `/games/weekly-games?scheduleId=${idOf("schedule")}&weekIndex=first`;
		expect((await story.tryGet(wrong)).status).toBe(400);
	});

	walk("GET /api/games/weekly-byes", async (send) => {
		const shape = z.object({ byes: z.array(bye) });
		const week = { scheduleId: idOf("schedule"), weekIndex: 0 };
		expect((await send({ query: week, answers: shape })).byes).toEqual([]);
		await story.del(`/games/${idOf("second")}`);
		const { byes } = await send({ query: week, answers: shape });
		expect(byes.map(({ team }) => team.name)).toEqual(["Bears", "Wolves"]);
		const { trash } = await story.get("/trash");
		await story.post(`/trash/${trash[0].id}/restore`, {});
	});

	walk("PUT /api/games/swap", async (send) => {
		const json = { gameId1: idOf("first"), gameId2: idOf("second") };
		expect((await send({ json, answers: done })).message).toBe("Matchups swapped!");
		const { game: first } = await story.get(`/gamesv2/${idOf("first")}`);
		expect(first).toMatchObject({
			homeTeam: { name: "Bears" },
			awayTeam: { name: "Wolves" },
			date: "2026-03-02",
			time: "18:00",
		});
	});

	walk("PUT /api/schedules/{id}", async (send) => {
		const path = { id: idOf("schedule") };
		const json = { name: "Spring again", startDate: "2026-03-09", numWeeks: 2 };
		const changed = await send({ path, json, answers: saved });
		expect(changed).toMatchObject({
			message: "Schedule updated successfully",
			schedule: { ...json, weeklyDates: ["2026-03-09", "2026-03-16"] },
		});
		expect((await story.get(`/gamesv2/${idOf("first")}`)).game.date).toBe("2026-03-09");
		const partly = await send({ path, json: { name: "Renamed" }, answers: saved });
		expect(partly.schedule).toEqual({ ...changed.schedule, name: "Renamed" });
	});

	walk("DELETE /api/schedules/{id}", async (send) => {
		await story.put(`/gamesv2/${idOf("first")}/scores`, { score_home: 50, score_away: 40 });
		const said = await send({ path: { id: idOf("schedule") }, answers: done });
		expect(said.message).toBe("Schedule deleted successfully!");
		// What was played stays.
		const { games: left } = await story.get("/games");
		expect(left.map(({ id }: { id: number }) => id)).toEqual([ids.first]);
		expect((await story.tryDel(`/schedules/${idOf("schedule")}`)).status).toBe(404);
	});

	endsHere();
});
