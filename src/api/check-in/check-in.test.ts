import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
type Wire = Record<string, unknown>;

const teams = { Hawks: ["Ida May", "Jo Bell"], Owls: ["Ann Lee"] };

describe.each(engines)("$name: who is here for a game", ({ open }) => {
	let api: Api;
	let league: MadeLeague;
	let staff: Browser;
	let now: Date;

	beforeEach(async () => {
		now = new Date("2026-01-20T03:00:00.000Z");
		api = await startApi({ database: await open(), now: () => now });
		const games = [
			["Hawks", 60, "Owls", 50, { date: "2026-01-05" }],
			["Owls", 60, "Hawks", 50, { date: "2026-01-12" }],
			["Hawks", "Owls", { date: "2026-01-20" }],
		] as const;
		league = await aLeague(api.database, { teams, games, hasBoxScores: true });
		const { id } = league.organization;
		await addUser(api, { username: "kim", role: "scorekeeper", organizationId: id });
		await addUser(api, { username: "pat", role: "staff", organizationId: id });
		staff = await api.signedIn("pat");
	});
	afterEach(async () => {
		expect(api.errors).toEqual([]);
		await api.database.close();
	});

	const checkIn = async (browser: Browser, id: number, body: Wire) =>
		browser.put(`/api/gamesv2/${id}/check-in`, body);
	const seen = async (id: number, name: string) => {
		const { players } = await (await staff.get(`/api/gamesv2/${id}/check-in`)).json();
		const playerId = league.playerId(name);
		return players.find((it: { playerId: number }) => it.playerId === playerId);
	};
	const place = () => `/api/seasonsv2/${league.season.id}/leagues/${league.seasonLeague.league.id}`;

	test("is noted with numbers and starters, and stands on the sheet", async () => {
		const game = league.gameId(2);
		const kim = await api.signedIn("kim");
		const ida = league.playerId("Ida May");
		const jo = league.playerId("Jo Bell");
		const answer = await checkIn(kim, game, {
			players: [
				{ playerId: ida, isHere: null, isStarter: true, number: "00" },
				{ playerId: jo, isHere: false },
			],
		});
		expect(answer.status).toBe(200);
		const { homeRoster } = await (await api.browser().get(sheetOf(game))).json();
		const found = homeRoster.map((it: Wire) => [it["firstName"], it["number"], it["isHere"]]);
		expect(found).toEqual([
			["Ida", "00", true],
			["Jo", null, false],
		]);
	});
	const sheetOf = (id: number) => `/api/gamesv2/${id}?slug=${league.organization.slug}`;

	test("a guest is added with a name, plays this game and is on no roster", async () => {
		const game = league.gameId(2);
		const guest = { side: "away", firstName: "Sam", lastName: "Stone", number: "8" };
		const added = await staff.post(`/api/gamesv2/${game}/guests`, guest);
		const { players } = await added.json();
		const sam = players.find((it: Wire) => it["isGuest"]);
		expect(sam).toMatchObject({ side: "away", number: "8", hindrances: [{ is: "notRegistered" }] });
		const { awayRoster, gamePeriods, allStats } = await (
			await staff.get(`/api/gamesv2/${game}`)
		).json();
		expect(awayRoster.map((it: Wire) => it["firstName"])).toEqual(["Sam", "Ann"]);
		const play = {
			id: "play-of-a-guest",
			version: 1,
			periodId: gamePeriods[0].id,
			place: 1000,
			kind: "stat",
			side: "away",
			playerId: sam.playerId,
			statId: allStats.find((it: Wire) => it["abbreviation"] === "FTM").id,
		};
		const noted = await staff.post(`/api/gamesv2/${game}/log`, { since: 0, plays: [play] });
		expect(await noted.json()).toMatchObject({ score_away: 1 });
		expect(await league.store.players.listByEntries([league.entryId("Owls")])).toHaveLength(1);
	});

	test("a rule suspends by the numbers of a game, and games without the player count it down", async () => {
		const [first, second, third] = league.gameIds;
		const ann = league.playerId("Ann Lee");
		const rules = [{ statId: league.statId("PF"), count: 2, per: "game", games: 1 }];
		expect((await staff.put(`${place()}/discipline`, { rules })).status).toBe(200);
		const fouls = async (gameId: number | undefined, value: number | null) =>
			staff.put(`/api/gamesv2/${gameId}/box-score`, {
				lines: [{ player_id: ann, stats: [{ stat_id: league.statId("PF"), value }] }],
			});
		await fouls(first, 2);
		await fouls(second, 0);
		// He played in the second game all the same, so he sits out the third.
		expect((await seen(third ?? 0, "Ann Lee")).hindrances).toEqual([{ is: "suspended", left: 1 }]);
		const view = await (await staff.get(`${place()}/discipline`)).json();
		expect(view.suspensions).toMatchObject([
			{ id: null, games: 1, left: 1, gameId: first, count: 2 },
		]);
		await fouls(first, 1);
		expect((await seen(third ?? 0, "Ann Lee")).hindrances).toEqual([]);
	});

	test("a decision stands in place of the rules, can be changed, and taken back", async () => {
		const [first, , third] = league.gameIds;
		const ann = league.playerId("Ann Lee");
		const teamId = league.teamId("Owls");
		const decided = { teamId, playerId: ann, gameId: first, games: 3, note: "Words" };
		const made = await staff.post(`${place()}/suspensions`, decided);
		const { id } = await made.json();
		expect((await seen(third ?? 0, "Ann Lee")).hindrances).toEqual([{ is: "suspended", left: 3 }]);
		await staff.put(`/api/suspensions/${id}`, { games: 0, note: "" });
		expect((await seen(third ?? 0, "Ann Lee")).hindrances).toEqual([]);
		await staff.put(`/api/suspensions/${id}`, { games: 2 });
		const { trashId } = await (await staff.del(`/api/suspensions/${id}`)).json();
		expect((await seen(third ?? 0, "Ann Lee")).hindrances).toEqual([]);
		await staff.post(`/api/trash/${trashId}/restore`, {});
		expect((await seen(third ?? 0, "Ann Lee")).hindrances).toEqual([{ is: "suspended", left: 2 }]);
		const kim = await api.signedIn("kim");
		expect((await kim.get(`${place()}/discipline`)).status).toBe(403);
	});

	test("a captain's link checks in one side, days before, and opens nothing else", async () => {
		const game = league.gameId(2);
		await staff.put(`/api/gamesv2/${game}/details`, { date: "2026-01-24", time: "19:30" });
		const made = await staff.post("/api/passes", { gameIds: [game], job: "homeRoster" });
		const [{ secret }] = (await made.json()).passes;
		const ask = async (path: string, body?: Wire) =>
			api.app.request(`http://fieldhouse.test/api/gamesv2/${game}${path}`, {
				method: body === undefined ? "GET" : "PUT",
				headers: {
					authorization: `Bearer ${secret}`,
					"fieldhouse-guest": "Cap",
					"content-type": "application/json",
				},
				...(body !== undefined && { body: JSON.stringify(body) }),
			});
		const view = await (await ask("/check-in")).json();
		expect(view).toMatchObject({ sides: ["home"], barred: [] });
		expect(view.players).toHaveLength(2);
		const here = (name: string) => {
			return { players: [{ playerId: league.playerId(name), isHere: true }] };
		};
		expect((await ask("/check-in", here("Ida May"))).status).toBe(200);
		const other = await ask("/check-in", here("Ann Lee"));
		expect([other.status, (await other.json()).message]).toEqual([
			422,
			"This player is on neither roster of this game.",
		]);
		expect((await ask("/log")).status).toBe(403);
		now = new Date("2026-01-16T03:00:00.000Z");
		const early = await ask("/check-in");
		expect([early.status, (await early.json()).message]).toEqual([
			403,
			"This link opens a week before the game.",
		]);
	});

	test("the player of the game is named, and stands on its sheet", async () => {
		const first = league.gameId(0);
		const ida = league.playerId("Ida May");
		expect((await staff.put(`/api/gamesv2/${first}/star`, { playerId: ida })).status).toBe(200);
		const { homeRoster } = await (await api.browser().get(sheetOf(first))).json();
		expect(homeRoster.filter((it: Wire) => it["isStar"]).map((it: Wire) => it["id"])).toEqual([
			ida,
		]);
		const nobody = await staff.put(`/api/gamesv2/${first}/star`, { playerId: 999_999 });
		expect(nobody.status).toBe(422);
	});
});
