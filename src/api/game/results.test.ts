import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rulesOf } from "#domain/standings/rule-presets.ts";
import { addUser, startApi } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { startApp } from "#testing/start-app.ts";

type Api = Awaited<ReturnType<typeof startApi>>;
type Row = { name: string; gamesPlayed: number; wins: number; losses: number; draws: number };
type TableRow = Row & {
	points: number;
	form: string[];
	streak: unknown;
	home: unknown;
	away: unknown;
};

const levelRefused = "No game of this league ends level. Enter the score that says who won.";

describe.each(engines)("$name: how games end", ({ open }) => {
	let api: Api;
	let hoops: MadeLeague;
	let soccer: MadeLeague;
	let staff: Browser;
	let site: Awaited<ReturnType<typeof startApp>>;

	beforeAll(async () => {
		api = await startApi({ database: await open() });
		site = await startApp({ database: api.database });
		hoops = await aLeague(api.database, {
			organization: { slug: "hoops" },
			games: [
				["Hawks", 70, "Owls", 60],
				["Hawks", "Owls"],
			],
		});
		soccer = await aLeague(api.database, {
			in: hoops.organization,
			league: "Sunday soccer",
			games: [
				["Ants", "Bears"],
				["Bears", "Ants"],
				["Ants", 2, "Bears", 2],
			],
		});
		const setup = { rules: rulesOf("uefa"), rulings: [] };
		await soccer.store.tableSetups.set(soccer.seasonLeague.id, setup);
		const organizationId = hoops.organization.id;
		await addUser(api, { username: "staff", role: "staff", organizationId });
		staff = await api.signedIn("staff");
	});
	afterAll(() => api.database.close());

	const change = async (id: number, sent: object) => {
		const response = await staff.put(`/api/gamesv2/${id}/details`, sent);
		return { status: response.status, body: await response.json() };
	};
	const score = async (id: number, home: number, away: number, status?: string) => {
		const sent = { score_home: home, score_away: away, status };
		const response = await staff.put(`/api/gamesv2/${id}/scores`, sent);
		return { status: response.status, body: await response.json() };
	};
	const rowsOf = async ({ season, seasonLeague }: MadeLeague) => {
		const path = `/api/seasonsv2/${season.id}/leagues/${seasonLeague.league.id}/table`;
		const { table } = (await (await staff.get(path)).json()) as { table: { rows: TableRow[] } };
		return table.rows;
	};
	const page = async (path: string) => (await site.get(`/hoops${path}`)).text();
	const records = (rows: readonly Row[]) =>
		rows.map((it) => `${it.name} ${it.wins}-${it.losses} of ${it.gamesPlayed}`);

	test("a game that nobody came to is a loss for both", async () => {
		const id = hoops.gameId(1);
		expect(await change(id, { status: "forfeit", forfeited_by: "both" })).toMatchObject({
			status: 200,
			body: { game: { status: "forfeit", forfeited_by: "both" } },
		});
		expect(records(await rowsOf(hoops))).toEqual(["Hawks 1-1 of 2", "Owls 0-2 of 2"]);
		const game = await page(`/games/${id}`);
		expect(game).toContain("Both teams forfeited");
		expect(await page(`/feeds/leagues/${hoops.seasonLeague.league.id}.xml`)).not.toContain(
			"win by forfeit",
		);
		await change(id, { status: "scheduled" });
		expect(records(await rowsOf(hoops))).toEqual(["Hawks 1-0 of 1", "Owls 0-1 of 1"]);
	});

	test("0-0 is played where draws count, and to come where they do not", async () => {
		const [first, second] = [soccer.gameId(0), hoops.gameId(1)];
		expect((await score(first, 0, 0, "completed")).body.game.isDraw).toBe(true);
		expect((await score(second, 0, 0, "completed")).body.game.isDraw).toBe(false);
		const [drawn, toCome] = [await page(`/games/${first}`), await page(`/games/${second}`)];
		expect(drawn).toContain("Final");
		expect(toCome).not.toContain("Final");
		const [row] = await rowsOf(soccer);
		expect(row).toMatchObject({
			draws: 2,
			points: 2,
			form: ["draw", "draw"],
			streak: { kind: "draw", count: 2 },
			home: { wins: 0, losses: 0, draws: 2 },
		});
		const meetings = await page(
			`/teams/${soccer.teamId("Ants")}/versus?other=${soccer.teamId("Bears")}`,
		);
		expect(meetings).toContain("0-0");
		const running = await score(first, 0, 0, "in_progress");
		expect(running.body.game.isDraw).toBe(false);
		await change(first, { clearScore: true, status: "scheduled" });
		await change(second, { clearScore: true, status: "scheduled" });
	});

	test("a level score is refused as final wherever it is said, in a league without draws", async () => {
		const id = soccer.gameId(1);
		const setup = { rules: rulesOf("fiba"), rulings: [] };
		await soccer.store.tableSetups.set(soccer.seasonLeague.id, setup);
		for (const said of [
			() => score(id, 1, 1, "completed"),
			() => score(id, 0, 0, "completed"),
			() => score(id, 1, 1),
		]) {
			expect(await said()).toMatchObject({ status: 422, body: { message: levelRefused } });
		}
		expect((await score(id, 1, 1, "in_progress")).status).toBe(200);
		expect(await change(id, { status: "completed" })).toMatchObject({
			status: 422,
			body: { message: levelRefused },
		});
		expect((await change(id, { location: "Gym 2" })).status).toBe(200);
		const sheet = [
			"game_id,date,home_team,away_team,home_score,away_score",
			"A1,2026-01-20,Ants,Bears,3,3",
		].join("\n");
		const sent = {
			season: soccer.season.name,
			league: "Sunday soccer",
			games: sheet,
		};
		const imported = await (await staff.post("/api/imports", sent)).json();
		expect(JSON.stringify(imported)).toContain(levelRefused);
	});
});
