import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Play } from "#domain/game-log/play.ts";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
type Wire = Record<string, unknown>;

describe.each(engines)("$name: the log of a game", ({ open }) => {
	let api: Api;
	let league: MadeLeague;
	let staff: Browser;
	let gameId: number;
	let sheet: Wire & { gamePeriods: { id: number; name: string }[] };
	let made = 0;

	beforeEach(async () => {
		api = await startApi({ database: await open() });
		league = await aLeague(api.database, { games: [["Hawks", "Owls"]] });
		const { id } = league.organization;
		await addUser(api, { username: "pat", role: "staff", organizationId: id });
		staff = await api.signedIn("pat");
		gameId = present(league.gameIds[0], "game");
		sheet = await read(`/api/gamesv2/${gameId}`);
		made = 0;
	});
	afterEach(async () => {
		expect(api.errors).toEqual([]);
		await api.database.close();
	});

	const read = async (path: string) => (await staff.get(path)).json();
	const periodId = (name = "Q1") =>
		present(
			sheet.gamePeriods.find((period) => period.name === name),
			name,
		).id;
	const statId = (name: string) =>
		present(
			(sheet.allStats as { id: number; abbreviation: string }[]).find(
				({ abbreviation }) => abbreviation === name,
			),
			name,
		).id;
	const playerOf = (side: "home" | "away") =>
		present((sheet[`${side}Roster`] as { id: number }[])[0], side).id;
	const play = (given: Partial<Play>): Play => {
		made += 1;
		return {
			id: `play-${String(made).padStart(4, "0")}`,
			version: 1,
			isStruck: false,
			periodId: periodId(),
			place: made * 1000,
			second: null,
			kind: "stat",
			side: null,
			playerId: null,
			statId: null,
			points: null,
			...given,
		};
	};
	const basket = (side: "home" | "away", name = "2PM") =>
		play({ side, playerId: playerOf(side), statId: statId(name) });
	const send = (plays: Play[], since = 0) =>
		staff.post(`/api/gamesv2/${gameId}/log`, { plays, since });
	const numbersOf = async (playerId: number) => {
		const { playerStats } = await read(`/api/gamesv2/${gameId}`);
		const own = (playerStats as { player_id: number; stat_id: number; value: number }[]).filter(
			(it) => it.player_id === playerId,
		);
		return new Map(own.map(({ stat_id, value }) => [stat_id, value]));
	};

	test("makes score, periods and box score, and the game live", async () => {
		const answer = await send([basket("home"), basket("home", "3PM"), basket("away", "FTM")]);
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({
			status: "in_progress",
			score_home: 5,
			score_away: 1,
		});
		const { game, periodScores } = await read(`/api/gamesv2/${gameId}`);
		expect(game).toMatchObject({ score_home: 5, score_away: 1, status: "in_progress" });
		const ofQ1 = periodScores.filter((it: Wire) => it.gamePeriodId === periodId());
		expect(ofQ1.map((it: Wire) => it.score)).toEqual([5, 1]);
		const numbers = await numbersOf(playerOf("home"));
		expect([numbers.get(statId("PTS")), numbers.get(statId("3PM"))]).toEqual([5, 1]);
	});

	test("counts what is sent twice once, and tells what others noted since", async () => {
		const first = basket("home");
		const { last } = await (await send([first])).json();
		const again = await (await send([first], last)).json();
		expect(again).toMatchObject({ plays: [], last, score_home: 2 });
		const other = basket("away");
		await send([other]);
		const told = await read(`/api/gamesv2/${gameId}/log?since=${last}`);
		expect(told.plays).toEqual([other]);
		expect((await read(`/api/gamesv2/${gameId}/log`)).plays).toEqual([first, other]);
	});

	test("takes a correction and a striking at any later moment", async () => {
		const first = basket("home", "3PM");
		await send([first, basket("home")]);
		await send([{ ...first, version: 2, statId: statId("2PM") }]);
		expect(await read(`/api/gamesv2/${gameId}/log`)).toMatchObject({ score_home: 4 });
		await send([{ ...first, version: 3, isStruck: true }]);
		expect(await read(`/api/gamesv2/${gameId}/log`)).toMatchObject({ score_home: 2 });
		expect((await numbersOf(playerOf("home"))).get(statId("2PM"))).toBe(1);
	});

	test("leaves no line of who never did anything after all", async () => {
		const first = basket("home", "AST");
		await send([first]);
		await send([{ ...first, version: 2, isStruck: true }]);
		expect((await numbersOf(playerOf("home"))).size).toBe(0);
	});

	test("moves what was corrected by hand, and never overwrites it", async () => {
		await send([basket("home")]);
		const stats = [{ stat_id: statId("PTS"), value: 10 }];
		const lines = [{ player_id: playerOf("home"), stats }];
		await staff.put(`/api/gamesv2/${gameId}/box-score`, { lines });
		await send([basket("home", "3PM")]);
		expect((await numbersOf(playerOf("home"))).get(statId("PTS"))).toBe(13);
	});

	test("goes as far as scores go, and says so", async () => {
		const score = { score_home: 998, score_away: 997 };
		expect((await staff.put(`/api/gamesv2/${gameId}/scores`, score)).status).toBe(200);
		const answer = await send([basket("home"), basket("away")]);
		expect([answer.status, (await answer.json()).message]).toEqual([
			409,
			"A score has at most 999 points.",
		]);
		expect(await read(`/api/gamesv2/${gameId}/log`)).toMatchObject({ plays: [], ...score });
		expect((await send([basket("away")])).status).toBe(200);
	});

	test("makes no minutes less than none of those corrected by hand", async () => {
		const playerId = playerOf("home");
		const end = play({ kind: "periodEnds", second: 600 });
		await send([play({ kind: "starts", side: "home", playerId, second: 0 }), end]);
		await league.store.boxScores.saveLines([
			{ gameId, playerId, entryId: league.entryId("Hawks"), isStarter: true, seconds: 100 },
		]);
		expect((await send([{ ...end, version: 2, second: 300 }])).status).toBe(200);
		const [line] = await league.store.boxScores.linesOf(gameId, [playerId]);
		expect(line?.seconds).toBe(0);
	});

	test("writes who started and for how long", async () => {
		const playerId = playerOf("home");
		await send([
			play({ kind: "starts", side: "home", playerId, second: 0 }),
			play({ kind: "periodEnds", second: 600 }),
		]);
		const line = await api.database.db
			.selectFrom("stat_lines")
			.select(["is_starter", "seconds"])
			.where("player_id", "=", playerId)
			.executeTakeFirstOrThrow();
		expect(line).toEqual({ is_starter: 1, seconds: 600 });
	});

	test("keeps a game that is over as it is, but for what is corrected", async () => {
		const first = basket("home");
		await send([first, basket("away", "FTM")]);
		const over = { score_home: 2, score_away: 1, status: "completed" };
		expect((await staff.put(`/api/gamesv2/${gameId}/scores`, over)).status).toBe(200);
		const answer = await send([{ ...first, version: 2, statId: statId("3PM") }]);
		expect(await answer.json()).toMatchObject({ status: "completed", score_home: 3 });
		const { changes } = await read(`/api/gamesv2/${gameId}/changes`);
		expect(changes[0]).toMatchObject({ action: "game.log" });
	});

	test("is read by everybody as JSON while the game goes on, newest first, and kept for a second", async () => {
		await send([basket("home"), { ...basket("away", "3PM"), second: 42 }]);
		const answer = await api
			.browser()
			.get(`/api/gamesv2/${gameId}/live?slug=${league.organization.slug}`);
		expect(answer.headers.get("cache-control")).toBe("public, max-age=1");
		expect(answer.headers.get("access-control-allow-origin")).toBe("*");
		expect(await answer.json()).toMatchObject({
			status: "in_progress",
			score_home: 2,
			score_away: 3,
			period: "Q1",
			periods: [{ name: "Q1", home: 2, away: 3 }],
			clock_second: 42,
			plays: [
				{ side: "away", stat: "3PM", points: 3, score_home: 2, score_away: 3 },
				{ side: "home", stat: "2PM", points: 2, score_home: 2, score_away: 0 },
			],
		});
	});

	test("has a clock whose pen one device holds, until another takes it", async () => {
		const clock = { elapsedMs: 60_000, isRunning: true };
		const say = async (holder: string, more: Wire = {}) => {
			const said = { plays: [], clock: { ...clock, holder, ...more } };
			return (await staff.post(`/api/gamesv2/${gameId}/log`, said)).json();
		};
		expect((await read(`/api/gamesv2/${gameId}/log`)).clock).toBeNull();
		const ofPhone = { holder: "phone-one", by: "pat", isRunning: true };
		expect(await say("phone-one")).toMatchObject({ clock: ofPhone, status: "scheduled" });
		expect(await say("phone-two", { elapsedMs: 0 })).toMatchObject({ clock: ofPhone });
		const ofTablet = { holder: "phone-two", elapsedMs: 5000, isRunning: false };
		const taken = { elapsedMs: 5000, isRunning: false, takes: true };
		expect(await say("phone-two", taken)).toMatchObject({ clock: ofTablet });
		expect(await say("phone-one")).toMatchObject({ clock: ofTablet });
		expect(await read(`/api/gamesv2/${gameId}/log`)).toMatchObject({ clock: ofTablet });
		await send([basket("home")]);
		const live = await read(`/api/gamesv2/${gameId}/live?slug=${league.organization.slug}`);
		expect(live).toMatchObject({ clock_second: 5, is_clock_running: false });
	});

	test("tells strangers of a clock that runs where it is now, though nothing was written since", async () => {
		let now = new Date("2025-06-15T12:00:00Z");
		api = await startApi({ database: api.database, now: () => now });
		staff = await api.signedIn("pat");
		const clock = { holder: "phone-one", elapsedMs: 310_000, isRunning: true };
		await staff.post(`/api/gamesv2/${gameId}/log`, { plays: [], clock });
		const live = async () => {
			const path = `/api/gamesv2/${gameId}/live?slug=${league.organization.slug}`;
			return (await (await api.browser().get(path)).json()).clock_second;
		};
		expect(await live()).toBe(310);
		now = new Date("2025-06-15T12:00:04Z");
		expect(await live()).toBe(314);
	});

	test.each([
		["a device without an id", { holder: "x" }],
		["times from before the game", { elapsedMs: -1 }],
		["an endless period", { elapsedMs: 36_000_001 }],
		["text", { elapsedMs: "soon" }],
	])("refuses a clock of %s, and what came with it", async (_, wrong) => {
		const clock = { holder: "phone-one", elapsedMs: 0, isRunning: true, ...wrong };
		const sent = { plays: [basket("home")], clock };
		const answer = await staff.post(`/api/gamesv2/${gameId}/log`, sent);
		expect(answer.status).toBe(422);
		expect(await read(`/api/gamesv2/${gameId}/log`)).toMatchObject({ plays: [], clock: null });
	});

	test("is ended as a forfeit, said of another side, and taken back", async () => {
		const end = (body: Wire) => staff.post(`/api/gamesv2/${gameId}/end`, body);
		const game = async () => (await read(`/api/gamesv2/${gameId}`)).game;
		expect((await end({ isPlayedOn: true })).status).toBe(409);
		for (const by of ["away", "home", "both"]) {
			expect((await end({ forfeited_by: by })).status).toBe(200);
			expect(await game()).toMatchObject({ status: "forfeit", forfeited_by: by });
		}
		expect((await end({})).status).toBe(409);
		expect((await end({ isPlayedOn: true })).status).toBe(200);
		expect(await game()).toMatchObject({ status: "scheduled", forfeited_by: null });
		await send([basket("home")]);
		await end({ forfeited_by: "away" });
		await end({ isPlayedOn: true });
		expect(await game()).toMatchObject({ status: "in_progress", score_home: 2 });
	});

	test("has at most 3,000 plays, and says so", async () => {
		const most = Array.from({ length: 3000 }, () => play({ kind: "timeOut", side: "home" }));
		await league.store.plays.add(gameId, most, { by: null, at: "2026-01-05T19:00:00Z" });
		const answer = await send([basket("home")], 2999);
		expect(answer.status).toBe(409);
		expect((await answer.json()).message).toMatch(/^A game has at most 3,?000 plays\.$/);
		expect(await league.store.plays.listOfGame(gameId)).toHaveLength(3000);
	});

	test.each([
		["another period", () => play({ kind: "timeOut", side: "home", periodId: 999_999 })],
		["the final one", () => play({ kind: "timeOut", side: "home", periodId: periodId("Final") })],
		["no side", () => play({ kind: "timeOut" })],
		["a side for the end of a period", () => play({ kind: "periodEnds", side: "home" })],
		["nobody who starts", () => play({ kind: "starts", side: "home" })],
		["no points", () => play({ kind: "points", side: "home" })],
		["no statistic", () => play({ side: "home", playerId: playerOf("home") })],
		["what follows from others", () => basket("home", "PTS")],
		["the others' player", () => ({ ...basket("home"), side: "away" as const })],
		["a stranger", () => ({ ...basket("home"), playerId: 999_999 })],
		["times from before the game", () => ({ ...basket("home"), second: -5 })],
		["an endless period", () => ({ ...basket("home"), second: 1e9 })],
		["an id that is none", () => ({ ...basket("home"), id: "<script>" })],
	])("refuses %s with a sentence, and all that came with it", async (_, make) => {
		const answer = await send([basket("home"), make()]);
		expect(answer.status).toBe(422);
		const { message, fields } = await answer.json();
		expect([message, Object.keys(fields)[0]?.startsWith("plays")]).toEqual([
			expect.any(String),
			true,
		]);
		expect((await read(`/api/gamesv2/${gameId}/log`)).plays).toEqual([]);
	});

	test("refuses a game that is called off or was given up, and too many plays", async () => {
		for (const status of ["postponed", "cancelled", "forfeit"]) {
			await staff.put(`/api/gamesv2/${gameId}/details`, { status, forfeitedBy: "home" });
			expect([status, (await send([basket("home")])).status]).toEqual([status, 409]);
		}
		await staff.put(`/api/gamesv2/${gameId}/details`, { status: "scheduled" });
		const many = Array.from({ length: 201 }, () => basket("home"));
		expect((await send(many)).status).toBe(422);
	});
});
