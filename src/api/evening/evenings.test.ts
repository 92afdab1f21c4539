import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

const day = "2026-01-09";
const snow = 'Snow: <b>"roads"</b> are closed\u202e';

describe.each(engines)("$name: an evening that falls out", (engine) => {
	let it: LeagueApi;
	beforeAll(async () => {
		it = await startLeagueApi(engine, {
			games: [
				["Hawks", "Owls", { date: day, time: "18:00", location: "North" }],
				["Foxes", "Bears", { date: day, time: "19:00", location: "South" }],
				["Hawks", 81, "Foxes", 70, { date: day, time: "20:00" }],
				["Owls", "Bears", { date: day, status: "cancelled" }],
				["Owls", "Foxes", { date: "2026-01-16", time: "18:00" }],
			],
			hasBoxScores: true,
		});
	});
	afterAll(() => it.database.close());

	const statuses = async () => {
		const { body } = await it.get("/gamesv2");
		return (body.games as { status: string }[]).map(({ status }) => status);
	};
	const held = async () =>
		(await it.own.store.notices.listHeld()).map(({ happening }) => happening);

	test("is looked at before: what falls out, whom it concerns and what stays", async () => {
		const { body } = await it.get(`/evenings/effect?date=${day}`);
		expect(body).toMatchObject({
			date: day,
			games: [{ home: "Hawks" }, { home: "Foxes" }],
			teams: 4,
			staying: [
				{ why: "hasBegun", games: 1 },
				{ why: "isOff", games: 1 },
			],
			leagues: [{ games: 2 }],
			locations: [
				{ name: "North", games: 1 },
				{ name: "South", games: 1 },
			],
		});
		expect(body.people).toBeGreaterThan(4);
		const south = await it.get(`/evenings/effect?date=${day}&location=South`);
		expect(south.body).toMatchObject({ games: [{ home: "Foxes" }], teams: 2 });
		expect((await it.get("/evenings/effect")).body.date).toBe(day);
	});

	test("is called off as one, told once, and asked for twice done once", async () => {
		const off = { date: day, status: "postponed", reason: snow };
		const first = await it.post("/evenings", off);
		expect(first).toMatchObject({
			status: 200,
			body: { message: "Games postponed: 2", games: 2, evening: { games: 2, league: null } },
		});
		const again = await it.post("/evenings", off);
		expect(again.body).toMatchObject({ games: 0, evening: first.body.evening });
		expect((await statuses()).filter((status) => status === "postponed")).toHaveLength(2);
		expect(await held()).toMatchObject([{ kind: "gamesChanged", changes: [{}, {}] }]);
		const told = (await it.get("/evenings")).body.evenings;
		expect(told).toMatchObject([{ reason: 'Snow: <b>"roads"</b> are closed', games: 2 }]);
	});

	test("is taken back as a whole, but for games that were changed since; nobody hears of it", async () => {
		const { evenings } = (await it.get("/evenings")).body as { evenings: { id: number }[] };
		const back = await it.del(`/evenings/${evenings[0]?.id}`);
		expect(back.body).toMatchObject({ message: "Games as they were: 2", games: 2 });
		expect((await statuses()).filter((status) => status === "postponed")).toEqual([]);
		expect(await held()).toEqual([]);
		expect((await it.del(`/evenings/${evenings[0]?.id}`)).status).toBe(404);
	});

	test("is refused where no game is left, of a league of others, and with what it cannot be", async () => {
		const refused = async (off: object) => {
			const { status, body } = await it.post("/evenings", {
				date: day,
				status: "cancelled",
				...off,
			});
			return [status, body.message];
		};
		expect(await refused({ date: "2026-02-01" })).toEqual([
			409,
			"There is no game left to call off on this day.",
		]);
		const { league } = it.foreign.seasonLeague;
		expect(await refused({ leagueId: league.id })).toEqual([404, "League not found."]);
		expect(await refused({ status: "forfeit" })).toEqual([
			422,
			"Please say whether the games are postponed or cancelled.",
		]);
		expect(await refused({ reason: "x".repeat(201) })).toEqual([
			422,
			"This is longer than 200 characters.",
		]);
		expect((await it.stranger.get("/api/evenings")).status).toBe(401);
	});

	test("leaves a locked season and a draft alone", async () => {
		const { season } = it.own;
		await it.own.store.seasons.setLocked(season.id, "2026-01-05T00:00:00.000Z");
		const { body } = await it.get(`/evenings/effect?date=${day}`);
		expect(body).toMatchObject({ games: [], staying: [{ why: "isLocked", games: 4 }] });
		await it.own.store.seasons.setLocked(season.id, null);
	});
});
