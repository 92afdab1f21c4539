import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

const names = ["Ash", "Birch", "Cedar", "Elm"];
const gym = {
	name: "North Gym",
	address: "1 Court St, Austin",
	courts: ["A", "B"],
	hours: [{ day: "Monday", from: "18:00", until: "22:00" }],
	dates: [{ date: "2026-02-09", from: "18:00", until: "19:00" }],
	closures: [{ from: "2026-02-16", until: "2026-02-16", court: "B" }],
};

describe.each(engines)("$name: venues", { timeout: 60_000 }, (engine) => {
	let league: LeagueApi;
	beforeAll(async () => {
		const teams = Object.fromEntries(names.map((name) => [name, []]));
		league = await startLeagueApi(engine, { teams, games: [] });
	});
	afterAll(() => league.database.close());

	const add = async (changes: object = {}) => {
		const { status, body } = await league.post("/venues", { ...gym, ...changes });
		expect(status, body.message).toBe(200);
		return body.venue as typeof gym & { id: number };
	};
	const schedule = async (name: string, changes: object = {}) => {
		const { status, body } = await league.post("/schedules", {
			name,
			leagueId: league.own.seasonLeague.league.id,
			startDate: "2026-02-02",
			numWeeks: 3,
			gameDays: ["Monday"],
			timeSlots: ["18:00", "19:00", "20:00"],
			courts: ["North Gym, A", "North Gym, B"],
			...changes,
		});
		expect(status, body.message).toBe(200);
		return (body.schedule as { id: number }).id;
	};
	const fill = (scheduleId: number) =>
		league.post("/games/generate-full-schedule", { scheduleId, effort: "quick" });
	const placesOf = async (scheduleId: number) =>
		(await league.own.store.games.listWithTeams({ scheduleId })).map(
			({ date, time, location }) => `${date} ${time} ${location}`,
		);

	test("are kept with courts, hours and closures, and refuse what contradicts itself", async () => {
		const { id, ...added } = await add({ name: "Dome" });
		expect(added).toEqual({ ...gym, name: "Dome" });
		const refused = async (changes: object, field: string, message: RegExp) => {
			const { status, body } = await league.put(`/venues/${id}`, changes);
			expect(status).toBeGreaterThanOrEqual(400);
			expect((body.fields as Record<string, string>)[field]).toMatch(message);
		};
		await add({ name: "Barn" });
		await refused({ name: " barn " }, "name", /already/);
		await refused({ courts: ["A", "a"] }, "courts", /same name/);
		await refused({ hours: [{ day: "Monday", from: "20:00", until: "18:00" }] }, "hours", /later/);
		await refused(
			{ closures: [{ from: "2026-02-02", until: "2026-02-01" }] },
			"closures",
			/before/,
		);
		await refused(
			{ closures: [{ from: "2026-02-02", until: "2026-02-02", court: "Z" }] },
			"closures",
			/no court/,
		);
		const { body } = await league.get("/venues");
		expect((body.venues as { name: string }[]).map(({ name }) => name)).toEqual(["Barn", "Dome"]);
		for (const one of body.venues as { id: number }[]) await league.del(`/venues/${one.id}`);
	});

	test("schedules use their open hours, and what others play there is taken", async () => {
		const venue = await add();
		const { store, seasonLeague, entryId } = league.own;
		// Entered by hand, without a court: it takes the first that is free.
		const hand = {
			seasonLeagueId: seasonLeague.id,
			homeEntryId: entryId("Cedar"),
			awayEntryId: entryId("Elm"),
			date: "2026-02-02",
			time: "18:30",
			location: "north gym",
			videoUrl: null,
			status: "scheduled" as const,
			forfeitedBy: null,
			score: null,
			externalId: null,
		};
		const [gameId = 0] = await store.games.insertAll([hand]);
		const id = await schedule("Spring");
		const { slots } = (await league.get(`/schedules/${id}/plan`)).body as {
			slots: { date: string; time: string; court: string }[];
		};
		expect(
			slots.map(({ date, time, court }) => `${date.slice(8)} ${time} ${court.slice(-1)}`),
		).toEqual([
			"02 18:00 B",
			"02 19:00 B",
			"02 20:00 A",
			"02 20:00 B",
			"09 18:00 A",
			"09 18:00 B",
			"16 18:00 A",
			"16 19:00 A",
			"16 20:00 A",
		]);
		// Teams that play elsewhere at half past six have no game at six or at seven.
		const made = await fill(id);
		expect(made.status, made.body.message).toBe(200);
		const first = (await store.games.listWithTeams({ scheduleId: id })).filter(
			({ date }) => date === "2026-02-02",
		);
		for (const { home, away, time } of first) {
			if (time !== "20:00") expect([home.name, away.name].toSorted()).toEqual(["Ash", "Birch"]);
		}
		// A game by hand on a closed court is said, and not forbidden.
		const [moved] = first;
		await league.put(`/schedules/${id}/games/${moved?.id}`, {
			date: "2026-02-16",
			time: "18:00",
			location: "North Gym, B",
		});
		const { problems } = (await league.get(`/schedules/${id}/plan`)).body as {
			problems: { message: string }[];
		};
		expect(problems.map(({ message }) => message).join()).toContain("North Gym, B is closed on");
		await league.del(`/schedules/${id}`);
		await league.del(`/games/${gameId}`);
		await league.del(`/venues/${venue.id}`);
	});

	test("a new name goes to games and rules", async () => {
		const venue = await add();
		const id = await schedule("Spring");
		await fill(id);
		const before = await placesOf(id);
		const { status } = await league.put(`/venues/${venue.id}`, {
			name: "South Hall",
			courts: ["B", "A"],
		});
		expect(status).toBe(200);
		expect(await placesOf(id)).toEqual(
			before.map((place) => place.replace("North Gym", "South Hall")),
		);
		const plan = (await league.get(`/schedules/${id}/plan`)).body as {
			schedule: { courts: string[] };
		};
		expect(plan.schedule.courts).toEqual(["South Hall, A", "South Hall, B"]);
		await league.del(`/schedules/${id}`);
		await league.del(`/venues/${venue.id}`);
	});

	test("leagues are laid together without a clash, all or none", async () => {
		const venue = await add({ dates: [], closures: [] });
		const more = { gameDays: ["Monday"], timeSlots: ["18:00", "19:00", "20:00", "21:00"] };
		const ids = [await schedule("Women", more), await schedule("Men", more)];
		const { status, body } = await league.post("/schedules/together", {
			scheduleIds: ids,
			effort: "quick",
		});
		expect(status, body.message).toBe(200);
		expect(body.message).toBe("2 schedules generated together");
		const schedules = body.schedules as { id: number; games: number; hours: { games: number }[] }[];
		expect(schedules.map(({ id }) => id)).toEqual(ids);
		const places = (await Promise.all(ids.map(placesOf))).flat();
		expect(new Set(places).size).toBe(places.length);
		expect(places.length).toBeGreaterThan(6);
		const missing = await league.post("/schedules/together", { scheduleIds: [ids[0], 999_999] });
		expect(missing.status).toBe(404);
		const one = await league.post("/schedules/together", { scheduleIds: [ids[0]] });
		expect(one.status).toBe(422);
		expect((await Promise.all(ids.map(placesOf))).flat()).toEqual(places);
		for (const id of ids) await league.del(`/schedules/${id}`);
		await league.del(`/venues/${venue.id}`);
	});
});
