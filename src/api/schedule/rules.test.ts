import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

describe.each(engines)("$name: the rules of schedules", { timeout: 30_000 }, (engine) => {
	let league: LeagueApi;
	let id: number;
	const team = (name: string) => league.own.teamId(name);
	beforeAll(async () => {
		league = await startLeagueApi(engine, {
			teams: { Hawks: [], Owls: [], Bears: [], Wolves: [] },
			games: [],
		});
	});
	beforeEach(async () => {
		id = (await add()).id as number;
	});
	afterAll(() => league.database.close());

	const add = async (changes: Record<string, unknown> = {}) => {
		const { status, body } = await league.post("/schedules", {
			name: "Spring",
			leagueId: league.own.seasonLeague.league.id,
			startDate: "2026-02-02",
			numWeeks: 4,
			gameDays: ["Monday"],
			timeSlots: ["18:00", "19:00"],
			...changes,
		});
		expect(status, body.message).toBe(200);
		return body.schedule as Record<string, unknown>;
	};
	const change = (rules: Record<string, unknown>, scheduleId = id) =>
		league.put(`/schedules/${scheduleId}/rules`, rules);
	const refused = async (rules: Record<string, unknown>) => {
		const { status, body } = await change(rules);
		return [status, body.message, Object.keys((body.fields as object | undefined) ?? {})[0]];
	};
	const everything = () => ({
		gameDays: ["Monday", "Friday"],
		sameSlot: false,
		timeSlots: [],
		weeklyTimeSlots: [["18:00"], ["18:00", "19:00"]],
		courts: ["North", "South"],
		skipDates: ["2026-02-13"],
		blackouts: [{ teamId: team("Owls"), dates: ["2026-02-09"] }],
		pinnedGames: [
			{
				homeTeamId: team("Hawks"),
				awayTeamId: team("Owls"),
				date: "2026-02-02",
				time: "18:00",
				court: "South",
			},
		],
		sharedPeople: [[team("Bears"), team("Wolves")]],
		groups: [
			{ name: "East", teamIds: [team("Hawks"), team("Owls")], meetings: [2, 1] },
			{ name: "West", teamIds: [team("Bears"), team("Wolves")], meetings: [1, 2] },
		],
		countsLastSeason: true,
		gamesPerTeam: 3,
		maxGamesPerDay: 2,
		maxGamesPerWeek: 2,
		gameMinutes: 45,
	});

	test("are kept with the schedule, as they are given at its making or later", async () => {
		const { status, body } = await change(everything());
		expect([status, body.message]).toEqual([200, "Schedule updated successfully"]);
		expect(body.schedule).toMatchObject({ id, name: "Spring", ...everything() });
		expect(await add(everything())).toMatchObject(everything());
		expect(await league.lastNote()).toMatchObject({ action: "schedule.add" });
	});

	test("that are absent stay; what is limited can be without limit again", async () => {
		await change(everything());
		const { body } = await change({ gamesPerTeam: null, maxGamesPerWeek: null, skipDates: "" });
		expect(body.schedule).toMatchObject({
			...everything(),
			gamesPerTeam: null,
			maxGamesPerWeek: null,
			skipDates: [],
		});
	});

	test("change the days of a schedule without touching its games", async () => {
		await league.post("/games/generate-full-schedule", { scheduleId: id, effort: "quick" });
		const before = await league.own.store.games.listWithTeams({ scheduleId: id });
		await change({ gameDays: ["Tuesday"], timeSlots: ["10:00"] });
		expect(await league.own.store.games.listWithTeams({ scheduleId: id })).toEqual(before);
	});

	test("say in groups how often teams meet, and so how many games each has", async () => {
		const groups = [
			{ name: "East", teamIds: [team("Hawks"), team("Owls")], meetings: [2, 1] },
			{ name: "West", teamIds: [team("Bears"), team("Wolves")], meetings: [1, 2] },
		];
		await change({ groups });
		await league.post("/games/generate-full-schedule", { scheduleId: id });
		const games = await league.own.store.games.listWithTeams({ scheduleId: id });
		const met = games.map(({ home, away }) => [home.name, away.name].sort().join(" "));
		expect(met.sort()).toEqual([
			"Bears Hawks",
			"Bears Owls",
			"Bears Wolves",
			"Bears Wolves",
			"Hawks Owls",
			"Hawks Owls",
			"Hawks Wolves",
			"Owls Wolves",
		]);
	});

	test("count the hours of the league's season before where that is wanted", async () => {
		const { store, seasonLeague } = league.own;
		const lines = ["2025-01-06", "2025-01-13", "2025-01-20", "2025-01-27"].flatMap((date) => [
			`${date} late,${date},19:00,Hawks,Owls,2,1`,
			`${date},${date},18:00,Bears,Wolves,2,1`,
		]);
		const form = new FormData();
		form.append("season", "Before");
		form.append("league", seasonLeague.league.name);
		const sheet = ["game_id,date,time,home_team,away_team,home_score,away_score", ...lines].join(
			"\n",
		);
		form.append("games", new File([sheet], "games.csv"));
		const imported = await league.olive.post("/api/imports", form);
		expect(imported.status, await imported.text()).toBe(200);
		for (const season of await store.seasons.list()) {
			const startDate = season.name === "Before" ? "2025-01-01" : "2026-01-01";
			await store.seasons.setDates(season.id, { startDate, finishDate: null });
		}
		await change({ countsLastSeason: true });
		await league.post("/games/generate-full-schedule", { scheduleId: id });
		const games = await store.games.listWithTeams({ scheduleId: id });
		const lateGames = (name: string) =>
			games.filter(
				({ time, home, away }) => time === "19:00" && [home.name, away.name].includes(name),
			).length;
		// Four games each, eight places late: as even over both seasons as who meets whom lets it be.
		expect(["Hawks", "Owls"].map(lateGames)).toEqual([1, 1]);
		expect(lateGames("Bears") + lateGames("Wolves")).toBe(6);
	});

	test("name teams of the league", async () => {
		const [guests] = await league.own.store.teams.insert(["Guests"]);
		const stranger = league.foreign.teamId("Reds");
		const at = { date: "2026-02-02", time: "18:00" };
		const naming = (teamId: unknown) => [
			{ blackouts: [{ teamId, dates: [] }] },
			{ sharedPeople: [[team("Hawks"), teamId]] },
			{ pinnedGames: [{ homeTeamId: team("Hawks"), awayTeamId: teamId, ...at }] },
			{ groups: [{ name: "East", teamIds: [teamId], meetings: [1] }] },
		];
		// People may be shared with a team of another league.
		for (const rules of naming(guests?.id).filter((one) => !("sharedPeople" in one))) {
			expect(await refused(rules)).toEqual([
				422,
				"Guests does not play in this league.",
				Object.keys(rules)[0],
			]);
		}
		for (const teamId of [stranger, 2_000_000_000]) {
			for (const rules of naming(teamId)) {
				expect((await refused(rules)).slice(0, 2)).toEqual([404, "Team not found."]);
			}
		}
		for (const rules of naming("Hawks")) expect((await refused(rules))[0]).toBe(422);
	});

	test("pin games to places there are, of two teams", async () => {
		const pin = (changes: object) => ({
			pinnedGames: [
				{
					homeTeamId: team("Hawks"),
					awayTeamId: team("Owls"),
					date: "2026-02-02",
					time: "18:00",
					...changes,
				},
			],
		});
		expect((await change(pin({}))).status).toBe(200);
		expect(await refused(pin({ awayTeamId: team("Hawks") }))).toEqual([
			422,
			"Teams of a pinned game must be different.",
			"pinnedGames",
		]);
		const nowhere = (when: string) => [
			422,
			`The schedule has no place for a pinned game on ${when}.`,
			"pinnedGames",
		];
		expect(await refused(pin({ date: "2026-02-03" }))).toEqual(
			nowhere("Tuesday, February 3 at 6:00 PM"),
		);
		expect(await refused(pin({ time: "20:00" }))).toEqual(nowhere("Monday, February 2 at 8:00 PM"));
		expect(await refused(pin({ court: "West" }))).toEqual(
			nowhere("Monday, February 2 at 6:00 PM on West"),
		);
		for (const wrong of [{ date: "2026-02-30" }, { time: "25:00" }, { court: "" }]) {
			expect((await refused(pin(wrong)))[0]).toBe(422);
		}
	});

	test("are refused with a sentence at their field", async () => {
		const wrong: [string, unknown][] = [
			["gameDays", ["Funday"]],
			["timeSlots", ["24:00"]],
			["courts", ["North", " "]],
			["courts", Array.from({ length: 21 }, (_, court) => `Court ${court}`)],
			["skipDates", ["2026-02-30"]],
			["blackouts", [{ teamId: team("Owls"), dates: ["soon"] }]],
			["blackouts", "Owls"],
			["sharedPeople", [[team("Owls")]]],
			["sharedPeople", [[team("Owls"), team("Owls")]]],
			["gamesPerTeam", 0],
			["gamesPerTeam", 1.5],
			["maxGamesPerDay", 0],
			["maxGamesPerDay", 11],
			["maxGamesPerWeek", 0],
			["gameMinutes", 1],
			["groups", [{ name: " ", teamIds: [], meetings: [1] }]],
			["groups", [{ name: "East", teamIds: [], meetings: [51] }]],
			["groups", [{ name: "East", teamIds: [], meetings: [] }]],
			["groups", [{ name: "East", teamIds: [team("Owls"), team("Owls")], meetings: [1] }]],
			[
				"groups",
				[
					{ name: "East", teamIds: [], meetings: [1, 2] },
					{ name: "West", teamIds: [], meetings: [3, 1] },
				],
			],
		];
		for (const [field, value] of wrong) {
			const [status, message, named = ""] = await refused({ [field]: value });
			expect([status, String(named).split(".")[0]], `${field} ${String(value)}`).toEqual([
				422,
				field,
			]);
			expect(String(message)).toMatch(/\w+ \w+/);
		}
	});

	test("make no more places than can be planned at once", async () => {
		const timeSlots = Array.from(
			{ length: 24 },
			(_, hour) => `${String(hour).padStart(2, "0")}:00`,
		);
		const gameDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
		const courts = Array.from({ length: 20 }, (_, court) => `Court ${court + 1}`);
		expect(await refused({ timeSlots, gameDays, courts })).toEqual([
			422,
			expect.stringContaining("13440 places for games"),
			"timeSlots",
		]);
		expect((await change({ timeSlots, gameDays })).status).toBe(200);
		const { status, body } = await league.put(`/schedules/${id}`, { numWeeks: 104 });
		expect([status, body.message]).toEqual([
			422,
			expect.stringContaining("17472 places for games"),
		]);
	});

	test("never of a stranger's schedule", async () => {
		const { store, seasonLeague } = league.foreign;
		const foreign = await store.schedules.insert({
			seasonLeagueId: seasonLeague.id,
			name: "Canary",
			startDate: "2026-01-05",
			numWeeks: 1,
			gameDays: [],
			hasSameSlots: true,
			timeSlots: [],
			weeklyTimeSlots: [],
		});
		expect((await change({ courts: ["Mine"] }, foreign)).status).toBe(404);
		const publish = (scheduleId: number) =>
			league.put(`/schedules/${scheduleId}/publication`, { isPublished: false });
		expect((await publish(foreign)).status).toBe(404);
		expect(await store.schedules.find(foreign)).toMatchObject({ isPublished: true });
	});

	describe("publication", () => {
		const publish = (isPublished: unknown) =>
			league.put(`/schedules/${id}/publication`, { isPublished });

		test("a schedule begins as a draft, unless it is made public", async () => {
			expect(await add()).toMatchObject({ isPublished: false, publishedAt: null });
			expect(await add({ isPublished: true })).toMatchObject({
				isPublished: true,
				publishedAt: "2026-01-05T20:00:00.000Z",
			});
		});

		test("is given and taken back, and noted", async () => {
			const { status, body } = await publish(true);
			expect([status, body.message]).toEqual([200, "Spring is published"]);
			expect(body.schedule).toMatchObject({
				isPublished: true,
				publishedAt: "2026-01-05T20:00:00.000Z",
			});
			expect(await league.lastNote()).toMatchObject({ action: "schedule.publish", subjectId: id });
			expect((await publish(false)).body).toMatchObject({
				message: "Spring is a draft again",
				schedule: { isPublished: false, publishedAt: "2026-01-05T20:00:00.000Z" },
			});
			expect(await league.lastNote()).toMatchObject({ action: "schedule.withdraw" });
			for (const wrong of [undefined, null, "maybe"])
				expect((await publish(wrong)).status).toBe(422);
		});
	});
});
