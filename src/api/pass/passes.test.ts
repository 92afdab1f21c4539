import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { present } from "#testing/present.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
type Wire = Record<string, unknown>;

describe.each(engines)("$name: passes to a game", ({ open }) => {
	let api: Api;
	let league: MadeLeague;
	let staff: Browser;
	let gameId: number;
	let now: Date;
	let made = 0;

	beforeEach(async () => {
		now = new Date("2026-01-06T03:00:00.000Z");
		api = await startApi({ database: await open(), now: () => now });
		league = await aLeague(api.database, { games: [["Hawks", "Owls"]] });
		const { id } = league.organization;
		await addUser(api, { username: "pat", role: "staff", organizationId: id });
		staff = await api.signedIn("pat");
		gameId = present(league.gameIds[0], "game");
		await staff.put(`/api/gamesv2/${gameId}/details`, { date: "2026-01-05", time: "19:30" });
		made = 0;
	});
	afterEach(async () => {
		expect(api.errors).toEqual([]);
		await api.database.close();
	});

	const make = async (job = "score"): Promise<{ id: number; secret: string; from: string }> => {
		const answer = await staff.post("/api/passes", { gameIds: [gameId], job });
		expect(answer.status).toBe(200);
		return (await answer.json()).passes[0];
	};
	const asGuest = async (
		secret: string,
		path: string,
		{ name = "Sam", body }: { name?: string; body?: object } = {},
	) =>
		api.app.request(`http://fieldhouse.test/api/gamesv2/${gameId}${path}`, {
			method: body === undefined ? "GET" : "POST",
			headers: {
				authorization: `Bearer ${secret}`,
				"fieldhouse-guest": encodeURIComponent(name),
				"content-type": "application/json",
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
	const teamPoints = async (more: Wire = {}) => {
		const { gamePeriods } = await (await staff.get(`/api/gamesv2/${gameId}`)).json();
		made += 1;
		const play = {
			id: `play-${String(made).padStart(4, "0")}`,
			version: 1,
			periodId: gamePeriods[0].id,
			place: made * 1000,
			kind: "points",
			side: "home",
			points: 2,
		};
		return { since: 0, plays: [Object.assign(play, more)] };
	};

	test("let somebody without an account keep the score, under the name that was typed", async () => {
		const { secret } = await make();
		const sheet = await asGuest(secret, "");
		expect(sheet.status).toBe(200);
		const noted = await asGuest(secret, "/log", { body: await teamPoints(), name: "Ana Ruiz ✓" });
		expect(await noted.json()).toMatchObject({ score_home: 2, job: "score" });
		expect((await asGuest(secret, "/end", { body: {} })).status).toBe(200);
		const { game } = await (await staff.get(`/api/gamesv2/${gameId}`)).json();
		expect(game).toMatchObject({ status: "completed", score_home: 2 });
		const { changes } = await (await staff.get(`/api/gamesv2/${gameId}/changes`)).json();
		const names = changes.map((it: { user: { username: string } }) => it.user.username);
		expect(names[1]).toMatch(/^Ana Ruiz ✓ \(pass \d+\)$/);
		const { passes } = await (await staff.get(`/api/gamesv2/${gameId}/passes`)).json();
		expect(passes).toMatchObject([{ job: "score", createdBy: "pat", usedBy: "Sam" }]);
		expect(JSON.stringify(passes)).not.toContain(secret);
	});

	test("end a game as a forfeit where a team did not come", async () => {
		const { secret } = await make();
		const empty = await asGuest(secret, "/end", { body: {} });
		expect([empty.status, (await empty.json()).message]).toEqual([
			409,
			"Nothing is written down of this game yet.",
		]);
		const other = await asGuest(secret, "/end", { body: { forfeited_by: "nobody" } });
		expect(other.status).toBe(422);
		expect((await asGuest(secret, "/end", { body: { forfeited_by: "away" } })).status).toBe(200);
		const { game } = await (await staff.get(`/api/gamesv2/${gameId}`)).json();
		expect(game).toMatchObject({ status: "forfeit", forfeited_by: "away" });
		expect((await asGuest(secret, "/end", { body: {} })).status).toBe(409);
	});

	test("need a name", async () => {
		const { secret } = await make();
		expect((await asGuest(secret, "/log", { name: " \u200b" })).status).toBe(400);
	});

	test("to statistics set no points of a team, change none, and end nothing", async () => {
		const { secret } = await make("statistics");
		const points = await teamPoints();
		const refused = await asGuest(secret, "/log", { body: points });
		expect([refused.status, (await refused.json()).message]).toEqual([
			422,
			"This link is for statistics of players. Points of a team are for whoever keeps the score.",
		]);
		await staff.post(`/api/gamesv2/${gameId}/log`, points);
		const [play] = points.plays;
		for (const change of [
			{ isStruck: true },
			{ kind: "timeOut", points: null },
			{ kind: "periodEnds", side: null, points: null },
		]) {
			const plays = [Object.assign(structuredClone(play as object), { version: 2 }, change)];
			const answer = await asGuest(secret, "/log", { body: { since: 0, plays } });
			expect(answer.status).toBe(422);
		}
		expect((await asGuest(secret, "/end", { body: {} })).status).toBe(403);
		const timeOut = await teamPoints({ kind: "timeOut", points: null });
		expect((await asGuest(secret, "/log", { body: timeOut })).status).toBe(200);
	});

	test("open from two hours before the game until the end of the day after", async () => {
		const { secret, from } = await make();
		const status = async (time: string) => {
			now = new Date(time);
			return (await asGuest(secret, "/log")).status;
		};
		const at = Date.parse(from);
		const zone = league.organization.timeZone;
		expect(await status(new Date(at - 1000).toISOString())).toBe(403);
		expect(await status(from)).toBe(200);
		const clock = new Intl.DateTimeFormat("en-CA", {
			timeZone: zone,
			dateStyle: "short",
			timeStyle: "medium",
			hourCycle: "h23",
		});
		expect(clock.format(new Date(from))).toContain("17:30:00");
		const hours = 3_600_000;
		expect(await status(new Date(at + 30 * hours).toISOString())).toBe(200);
		expect(await status(new Date(at + 30.5 * hours).toISOString())).toBe(403);
	});

	test("move with their game", async () => {
		const { secret } = await make();
		await staff.put(`/api/gamesv2/${gameId}/details`, { date: "2026-01-12" });
		expect((await asGuest(secret, "/log")).status).toBe(403);
		await staff.put(`/api/gamesv2/${gameId}/details`, { date: "2026-01-04" });
		expect((await asGuest(secret, "/log")).status).toBe(200);
	});

	test("open nothing once they were ended or made anew", async () => {
		const first = await make();
		const second = await make();
		expect((await asGuest(first.secret, "/log")).status).toBe(401);
		expect((await asGuest(second.secret, "/log")).status).toBe(200);
		expect((await staff.del(`/api/passes/${second.id}`)).status).toBe(200);
		const answer = await asGuest(second.secret, "/log");
		expect([answer.status, (await answer.json()).message]).toEqual([
			401,
			"This link is wrong, or was replaced by a newer one.",
		]);
	});

	test("are made for a game with a date that visitors see, or for none of them", async () => {
		await staff.put(`/api/gamesv2/${gameId}/details`, { date: null, time: null });
		const undated = await staff.post("/api/passes", { gameIds: [gameId], job: "score" });
		expect((await undated.json()).message).toBe(
			"Owls at Hawks: this game needs a date before it has a link.",
		);
		await staff.put(`/api/gamesv2/${gameId}/details`, { date: "2026-01-05" });
		await staff.put(`/api/seasonsv2/${league.season.id}`, { isVisible: false });
		const hidden = await staff.post("/api/passes", { gameIds: [gameId], job: "score" });
		expect([hidden.status, (await hidden.json()).message]).toEqual([
			409,
			"Owls at Hawks: visitors do not see this game yet.",
		]);
	});
});
