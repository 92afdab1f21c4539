import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { startApp } from "#testing/start-app.ts";

type Row = { name: string; wins: number; losses: number; withdrawal?: { games: string } };

describe.each(engines)("$name: a team that withdraws", (engine) => {
	let league: LeagueApi;
	let site: Awaited<ReturnType<typeof startApp>>;
	let place: string;
	let path: string;

	beforeAll(async () => {
		league = await startLeagueApi(engine, {
			games: [
				["Hawks", 81, "Owls", 70],
				["Foxes", 60, "Hawks", 50],
				["Owls", "Hawks"],
				["Foxes", "Hawks", { status: "postponed", date: null }],
				["Foxes", "Owls"],
			],
			hasBoxScores: true,
		});
		const { own } = league;
		site = await startApp({ database: league.database });
		place = `/seasonsv2/${own.season.id}/leagues/${own.seasonLeague.league.id}`;
		path = `${place}/teams/${own.teamId("Hawks")}/withdrawal`;
	});
	afterAll(() => league.database.close());

	const told = (rows: unknown) =>
		(rows as Row[]).map(({ name, wins, losses }) => `${name} ${wins}-${losses}`).sort();
	const table = async () => {
		const { body } = await league.visit(`${place}/table`);
		return (body.table as { rows: Row[] }).rows;
	};
	const statuses = async () => {
		const { body } = await league.get(`${place}/games`);
		return (body.games as { id: number; status: string; forfeited_by: string | null }[])
			.toSorted((a, b) => a.id - b.id)
			.map(({ status, forfeited_by: by }) => (by === null ? status : `${status} by ${by}`));
	};
	const top = async () => {
		const { body } = await league.visit("/records/top20Points");
		return JSON.stringify(body);
	};
	const page = async (of: string) => (await site.get(`/hoops${of}`)).text();
	const given = { date: "2026-01-07", reason: "Too few players." };
	const asIs = ["completed", "completed", "scheduled", "postponed", "scheduled"];
	const before = ["Foxes 1-0", "Hawks 1-1", "Owls 0-1"];

	test("is previewed with what each way does to everybody, and nothing is changed", async () => {
		const triedBy = async (games: string) => {
			const { body } = await league.post(`${path}/preview`, { ...given, games });
			expect(told(body.before)).toEqual(before);
			expect(body.comingGames).toBe(2);
			return told(body.after);
		};
		expect(await triedBy("annulled")).toEqual(["Foxes 0-0", "Owls 0-0"]);
		expect(await triedBy("forfeited")).toEqual(["Foxes 2-0", "Hawks 1-3", "Owls 1-1"]);
		expect(await triedBy("stand")).toEqual(before);
		expect(told(await table())).toEqual(before);
		expect(await statuses()).toEqual(asIs);
	});

	test("forfeits the rest, is marked for visitors with the reason, and comes back in one step", async () => {
		expect(await league.put(path, { ...given, games: "forfeited" })).toMatchObject({
			status: 200,
			body: { message: "The team has withdrawn." },
		});
		expect(told(await table())).toEqual(["Foxes 2-0", "Hawks 1-3", "Owls 1-1"]);
		expect((await statuses()).slice(2)).toEqual([
			"forfeit by away",
			"forfeit by away",
			"scheduled",
		]);
		expect((await table()).find(({ name }) => name === "Hawks")?.withdrawal).toMatchObject(given);
		expect(await page("/teamList")).toContain("Hawks withdrew on");
		expect(await page(`/teams/${league.own.teamId("Hawks")}`)).toContain("Too few players.");
		expect((await league.put(path, { ...given, games: "stand" })).status).toBe(409);
		expect((await league.lastNote())?.action).toBe("entry.withdraw");
		expect((await league.del(path)).status).toBe(200);
		expect(told(await table())).toEqual(before);
		expect(await statuses()).toEqual(asIs);
		expect((await league.del(path)).status).toBe(409);
	});

	test("has its games annulled for tables and leaders, and they stay readable", async () => {
		const counted = await top();
		await league.put(path, { ...given, games: "annulled" });
		expect(told(await table())).toEqual(["Foxes 0-0", "Owls 0-0"]);
		expect(await page("/teamList")).toContain("Too few players.");
		expect(await top()).not.toBe(counted);
		const game = await page(`/games/${league.own.gameId(0)}`);
		expect(game).toContain("Annulled");
		expect(game).toContain("81");
		expect(await page(`/games/${league.own.gameId(2)}`)).toContain("Hawks withdrew");
		const teams = (await league.get(`${place}/teams`)).body.teams as Row[];
		expect(teams.map(({ name }) => name)).toContain("Hawks");
		const more = {
			home_team_id: league.own.teamId("Hawks"),
			away_team_id: league.own.teamId("Owls"),
		};
		expect((await league.post(`${place}/games`, more)).status).toBe(409);
		await league.del(path);
		expect(await top()).toBe(counted);
		expect(told(await table())).toEqual(before);
	});

	test("leaves a game called off between two who both left, until both are back", async () => {
		const owls = `${place}/teams/${league.own.teamId("Owls")}/withdrawal`;
		await league.put(path, { ...given, games: "stand" });
		await league.put(owls, { ...given, games: "forfeited" });
		expect((await statuses()).slice(2)).toEqual(["cancelled", "cancelled", "forfeit by away"]);
		await league.del(path);
		expect((await statuses()).slice(2)).toEqual([
			"forfeit by home",
			"postponed",
			"forfeit by away",
		]);
		await league.del(owls);
		expect(await statuses()).toEqual(asIs);
	});

	test("is no stranger's business, and needs a reason", async () => {
		const { status } = await league.put(path, { date: given.date, games: "stand" });
		expect(status).toBe(422);
		expect((await league.stranger.put(`/api${path}`, { ...given, games: "stand" })).status).toBe(
			403,
		);
	});
});
