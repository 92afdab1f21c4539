import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { largestSeed } from "#domain/schedule/random.ts";
import type { NewGame } from "#store/game/games.ts";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

const names = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Oak"];

describe.each(engines)("$name: the generation of schedules", { timeout: 60_000 }, (engine) => {
	let league: LeagueApi;
	let id: number;
	beforeAll(async () => {
		const teams = Object.fromEntries(names.map((name) => [name, [`${name} One`]]));
		league = await startLeagueApi(engine, { teams, games: [["Ash", "Birch"]] });
	});
	beforeEach(async () => {
		id = await add();
	});
	afterAll(() => league.database.close());

	/** Six teams on five Mondays at three times: everybody meets once. */
	const add = async (changes: Record<string, unknown> = {}) => {
		const { status, body } = await league.post("/schedules", {
			name: "Spring",
			leagueId: league.own.seasonLeague.league.id,
			startDate: "2026-02-02",
			numWeeks: 5,
			gameDays: ["Monday"],
			timeSlots: ["18:00", "19:00", "20:00"],
			...changes,
		});
		expect(status, body.message).toBe(200);
		return (body.schedule as { id: number }).id;
	};
	const generate = (more: Record<string, unknown> = {}, scheduleId = id) =>
		league.post("/games/generate-full-schedule", { scheduleId, effort: "quick", ...more });
	const games = async (scheduleId = id) =>
		(await league.own.store.games.listWithTeams({ scheduleId })).sort((a, b) => a.id - b.id);
	const plan = async (changes: Partial<NewGame> = {}, scheduleId = id) => {
		const { store, seasonLeague, entryId } = league.own;
		const [gameId = 0] = await store.games.insertAll([
			{
				seasonLeagueId: seasonLeague.id,
				scheduleId,
				weekIndex: 0,
				homeEntryId: entryId("Ash"),
				awayEntryId: entryId("Oak"),
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

	test("makes all games at once and says how many", async () => {
		const { status, body } = await generate();
		expect(body).toEqual({
			success: true,
			games: 15,
			problems: [],
			trashId: null,
			message: "Full schedule generated! 15 games for 6 teams, 0 byes.",
		});
		expect(status).toBe(200);
		const made = await games();
		expect(
			new Set(made.map(({ home, away }) => [home.name, away.name].sort().join())),
		).toHaveLength(15);
		for (const game of made) {
			expect(game).toMatchObject({ status: "scheduled", score: null, location: null });
			expect(["18:00", "19:00", "20:00"]).toContain(game.time);
			expect(game.date).toBe(
				`2026-0${game.weekIndex === 4 ? "3-02" : `2-${["02", "09", "16", "23"][game.weekIndex ?? 0]}`}`,
			);
		}
		expect(await league.lastNote()).toMatchObject({
			action: "schedule.generate",
			subjectId: id,
			username: "olive",
			after: { games: 15, kept: 0, trashId: null },
		});
	});

	test("makes the same games for the same seed", async () => {
		const made = async (seed: number) => {
			expect((await generate({ seed })).status).toBe(200);
			return (await games()).map((game) => [game.date, game.time, game.home.name, game.away.name]);
		};
		const first = await made(7);
		expect(await made(8)).not.toEqual(first);
		expect(await made(7)).toEqual(first);
	});

	test("overwrites all its games, played ones too, and no others; the old ones can come back", async () => {
		const { store, entryId } = league.own;
		const scored = await plan();
		const before = await games();
		const otherId = await add({ name: "Other" });
		await generate({}, otherId);
		const others = await games(otherId);
		const byHand = await store.games.find(league.own.gameId(0));
		const wins = () => store.totals.topTeams(20);
		await league.put(`/gamesv2/${scored}/scores`, { score_home: 60, score_away: 40 });
		const [winner] = await wins();
		expect(winner).toMatchObject({ value: 1 });

		const { body } = await generate();
		const trashId = body.trashId as number;
		expect(trashId).toEqual(expect.any(Number));
		const made = await games();
		expect(made).toHaveLength(15);
		expect(await store.games.find(scored)).toBeUndefined();
		expect(await wins()).toEqual([]);
		expect(await games(otherId)).toEqual(others);
		expect(await store.games.find(league.own.gameId(0))).toEqual(byHand);

		const { body: trash } = await league.get("/trash");
		expect((trash.trash as unknown[])[0]).toMatchObject({
			id: trashId,
			kind: "scheduleGames",
			label: "Games of Spring",
			subject_id: id,
		});
		const back = await league.post(`/trash/${trashId}/restore`, {});
		expect([back.status, back.body.message]).toEqual([200, "Games of Spring is back"]);
		expect((await games()).map((game) => game.id)).toEqual(before.map((game) => game.id));
		expect(await store.games.find(scored)).toMatchObject({ score: { home: 60, away: 40 } });
		expect(await wins()).toEqual([winner]);

		// And again the other way round.
		const [newest] = (await league.get("/trash")).body.trash as { id: number; kind: string }[];
		expect(newest?.kind).toBe("scheduleGames");
		await league.post(`/trash/${newest?.id}/restore`, {});
		const played = await store.games.find(scored);
		expect((await games()).map((game) => game.id).sort()).toEqual(
			[...made.map((game) => game.id), played?.id].sort(),
		);
		expect(entryId("Ash")).toBe(played?.homeEntryId);
	});

	test("is told once where visitors see the schedule already, and not while it is a draft", async () => {
		const { notices } = league.own.store;
		const told = async () =>
			(await notices.listHeld()).flatMap((held) =>
				held.happening.kind === "schedulePublished" ? [held.id] : [],
			);
		await generate();
		expect(await told()).toEqual([]);
		await league.put(`/schedules/${id}/publication`, { isPublished: true });
		const published = await told();
		await generate({ seed: 2 });
		await generate({ seed: 3 });
		// The last one takes the place of those that are still held back.
		expect(await told()).toHaveLength(1);
		expect(await told()).not.toEqual(published);
		await league.put(`/schedules/${id}/publication`, { isPublished: false });
	});

	test("games of a schedule that is gone cannot come back before it", async () => {
		await plan();
		const { body } = await generate();
		await league.del(`/schedules/${id}`);
		const { status, body: said } = await league.post(`/trash/${body.trashId}/restore`, {});
		expect([status, said.message]).toEqual([
			409,
			"The schedule of these games was deleted. Bring that back first.",
		]);
	});

	describe("with played games kept", () => {
		test("those that have begun stay where they are, and the others are made around them", async () => {
			const played = await plan({ score: { home: 50, away: 40 } });
			const given = await plan({
				status: "forfeit",
				forfeitedBy: "home",
				time: "19:00",
				homeEntryId: league.own.entryId("Birch"),
				awayEntryId: league.own.entryId("Cedar"),
			});
			const planned = await plan({ time: "20:00" });
			const kept = [
				await league.own.store.games.find(played),
				await league.own.store.games.find(given),
			];
			const { body } = await generate({ keepPlayed: true });
			expect(body.message).toBe(
				"Full schedule generated! 13 games for 6 teams, 0 byes. 2 games that had begun stayed.",
			);
			const all = await games();
			expect(all.filter((game) => [played, given].includes(game.id))).toEqual(kept);
			expect(all.map((game) => game.id)).not.toContain(planned);
			const pairs = all.map(({ home, away }) => [home.name, away.name].sort().join());
			expect(new Set(pairs)).toHaveLength(15);
			const places = all.map(({ date, time }) => `${date} ${time}`);
			expect(new Set(places)).toHaveLength(15);
		});

		test("one that was played at another time than the schedule has counts for its teams all the same", async () => {
			const played = await plan({
				time: "17:15",
				location: "Elsewhere",
				score: { home: 1, away: 0 },
			});
			const { status, body } = await generate({ keepPlayed: true });
			expect([status, body.games]).toEqual([200, 14]);
			const all = await games();
			expect(await league.own.store.games.find(played)).toMatchObject({ time: "17:15" });
			const first = all.filter(({ weekIndex }) => weekIndex === 0);
			const busy = first.flatMap(({ home, away }) => [home.name, away.name]);
			expect(busy.toSorted()).toEqual(names);
			const { body: report } = await league.get(`/schedules/${id}/plan`);
			expect(report).toMatchObject({ problems: [] });
		});

		test("one without a date stays, and nothing can be planned around it", async () => {
			const played = await plan({ date: null, time: null, score: { home: 1, away: 0 } });
			expect((await generate({ keepPlayed: true })).body.games).toBe(15);
			expect(await league.own.store.games.find(played)).toMatchObject({ scheduleId: id });
		});

		test("a team that has withdrawn gets no more games, and what it played stays", async () => {
			const { season, seasonLeague, teamId } = league.own;
			const place = `/seasonsv2/${season.id}/leagues/${seasonLeague.league.id}`;
			const path = `${place}/teams/${teamId("Oak")}/withdrawal`;
			const reason = "Too few players.";
			await league.put(path, { date: "2026-02-03", games: "stand", reason });
			const withOak = async () =>
				(await games()).filter(({ home, away }) => [home.name, away.name].includes("Oak"));
			expect((await generate()).body.games).toBe(10);
			expect(await withOak()).toEqual([]);
			const played = await plan({ date: "2026-02-02", score: { home: 1, away: 0 } });
			expect((await generate({ keepPlayed: true })).status).toBe(200);
			expect((await withOak()).map(({ id }) => id)).toEqual([played]);
			const places = (await games()).map(({ date, time }) => `${date} ${time}`);
			expect(new Set(places).size).toBe(places.length);
			await league.del(path);
		});

		test("a played game that broke a rule stays too", async () => {
			await plan({ score: { home: 1, away: 0 } });
			await plan({
				time: "19:00",
				score: { home: 2, away: 1 },
				awayEntryId: league.own.entryId("Birch"),
			});
			const { status, body } = await generate({ keepPlayed: true });
			expect([status, body.message]).toEqual([200, expect.stringContaining("generated!")]);
			const all = await games();
			const first = all.filter(({ weekIndex }) => weekIndex === 0);
			expect(first.filter(({ home, away }) => [home.name, away.name].includes("Ash"))).toHaveLength(
				2,
			);
		});
	});

	test("says what is missing and why", async () => {
		const short = await add({ timeSlots: ["18:00", "19:00"], gamesPerTeam: 5 });
		const { body } = await generate({}, short);
		expect(body.message).toBe(
			"Full schedule generated! 10 games for 6 teams, 10 byes. 5 games are missing.",
		);
		expect(body.problems).toMatchObject([
			{ kind: "slots", missing: 5, teamIds: expect.any(Array) },
		]);
		expect((body.problems as { teamIds: number[] }[])[0]?.teamIds.toSorted()).toEqual(
			names.map((name) => league.own.teamId(name)).toSorted(),
		);
	});

	test("refuses in a sentence what cannot become a schedule", async () => {
		const refused = async (changes: Record<string, unknown>) => {
			const { status, body } = await generate({}, await add(changes));
			return [status, body.message];
		};
		expect(await refused({ gameDays: [] })).toEqual([422, "Please choose game days first."]);
		expect(await refused({ timeSlots: [] })).toEqual([422, "Please enter times first."]);
		expect(await refused({ sameSlot: false, weeklyTimeSlots: [[]] })).toEqual([
			422,
			"Please enter times first.",
		]);
		expect(await refused({ numWeeks: 1, skipDates: ["2026-02-02"] })).toEqual([
			422,
			"None of the game days has a time on which it is played.",
		]);
		const { store, sport, season } = league.own;
		const lonely = await store.leagues.insert({ name: "Lonely", sportId: sport.id });
		await store.leagues.addToSeason(lonely, season.id);
		expect(await refused({ leagueId: lonely.id })).toEqual([
			422,
			"A schedule needs at least two teams in its league.",
		]);
		const pin = { date: "2026-02-02", time: "18:00" };
		const [homeTeamId, awayTeamId] = [league.own.teamId("Ash"), league.own.teamId("Elm")];
		const pinnedGames = [
			{ ...pin, homeTeamId, awayTeamId },
			{ ...pin, time: "19:00", homeTeamId, awayTeamId },
		];
		expect(await refused({ pinnedGames })).toEqual([
			422,
			expect.stringContaining("Ash has 2 games"),
		]);
	});

	test("knows its schedules and its fields", async () => {
		const foreign = await league.foreign.store.schedules.insert({
			seasonLeagueId: league.foreign.seasonLeague.id,
			name: "Canary",
			numWeeks: 1,
			startDate: "2026-01-05",
			gameDays: [],
			hasSameSlots: true,
			timeSlots: [],
			weeklyTimeSlots: [],
		});
		for (const missing of [foreign, 2_000_000_000]) {
			expect((await generate({}, missing)).status).toBe(404);
			expect((await league.get(`/schedules/${missing}/generation`)).status).toBe(404);
			expect((await league.del(`/schedules/${missing}/generation`)).status).toBe(404);
		}
		const tooLarge = { seed: largestSeed + 1 };
		for (const wrong of [
			{ scheduleId: "" },
			{ effort: "most" },
			{ seed: 1.5 },
			{ seed: -1 },
			tooLarge,
		]) {
			expect((await generate(wrong)).status).toBe(422);
		}
		expect((await league.visit(`/schedules/${id}/generation`)).status).toBe(401);
	});

	describe("one run at a time", () => {
		test("of two at once one is refused, and there is one schedule", async () => {
			const large = await add({ numWeeks: 100 });
			const one = generate({ seed: 1 }, large);
			const running = async () => (await league.get(`/schedules/${large}/generation`)).body;
			await expect.poll(running, { timeout: 20_000 }).toMatchObject({ isRunning: true });
			const other = await generate({ seed: 2 }, large);
			expect([other.status, other.body.message]).toEqual([
				409,
				"This schedule is being generated already.",
			]);
			expect((await one).status).toBe(200);
			expect(await games(large)).toHaveLength(300);
		});

		test("also when another process has begun one, unless it never ended", async () => {
			const { schedules } = league.own.store;
			const hold = (startedAt: string) =>
				schedules.setRun(id, { token: "other", startedAt, freeBefore: "2027-01-01" });
			await hold("2026-01-05T19:59:30.000Z");
			expect((await generate()).status).toBe(409);
			expect((await league.get(`/schedules/${id}/generation`)).body).toEqual({
				isRunning: true,
				progress: null,
			});
			await hold("2026-01-05T19:58:30.000Z");
			expect((await league.get(`/schedules/${id}/generation`)).body).toEqual({
				isRunning: false,
				progress: null,
			});
			expect((await generate()).status).toBe(200);
			expect(await schedules.runOf(id, "")).toBeNull();
		});

		test("a run that is cancelled changes nothing", async () => {
			const planned = await plan();
			const large = await add({
				numWeeks: 100,
				gamesPerTeam: 93,
				timeSlots: ["18:00", "19:00", "20:00"],
			});
			const answer = generate({ effort: "best" }, large);
			const running = async () => (await league.get(`/schedules/${large}/generation`)).body;
			await expect.poll(running, { timeout: 20_000 }).toMatchObject({ isRunning: true });
			const { body } = await league.del(`/schedules/${large}/generation`);
			expect(body).toEqual({
				success: true,
				wasRunning: true,
				message: "The generation was cancelled.",
			});
			expect(await answer).toMatchObject({
				status: 409,
				body: { message: "The generation was cancelled." },
			});
			expect(await games(large)).toEqual([]);
			expect(await running()).toEqual({ isRunning: false, progress: null });
			expect((await games()).map((game) => game.id)).toEqual([planned]);
			expect((await league.del(`/schedules/${large}/generation`)).body).toMatchObject({
				wasRunning: false,
				message: "No generation is running.",
			});
		});

		test("whoever takes the run away from another process cancels it", async () => {
			const large = await add({ numWeeks: 100 });
			const answer = generate({}, large);
			const { schedules } = league.own.store;
			await expect.poll(() => schedules.runOf(large, ""), { timeout: 20_000 }).not.toBeNull();
			await schedules.removeRun(large, "any");
			expect((await answer).body.message).toBe("The generation was cancelled.");
			expect(await games(large)).toEqual([]);
		});

		test("a schedule that was changed meanwhile keeps its games", async () => {
			const large = await add({ numWeeks: 100 });
			const answer = generate({}, large);
			const { schedules } = league.own.store;
			await expect.poll(() => schedules.runOf(large, ""), { timeout: 20_000 }).not.toBeNull();
			await league.put(`/schedules/${large}/rules`, { timeSlots: ["17:00"] });
			expect(await answer).toMatchObject({
				status: 409,
				body: { message: expect.stringContaining("changed meanwhile") },
			});
			expect(await games(large)).toEqual([]);
		});

		test("a game that was played meanwhile is not thrown away unasked", async () => {
			const large = await add({ numWeeks: 100 });
			const scored = await plan({}, large);
			const answer = generate({}, large);
			const { schedules } = league.own.store;
			await expect.poll(() => schedules.runOf(large, ""), { timeout: 20_000 }).not.toBeNull();
			await league.put(`/gamesv2/${scored}/scores`, { score_home: 60, score_away: 40 });
			expect(await answer).toMatchObject({
				status: 409,
				body: { message: expect.stringContaining("changed meanwhile") },
			});
			expect((await games(large)).map((game) => game.id)).toEqual([scored]);
		});
	});
});
