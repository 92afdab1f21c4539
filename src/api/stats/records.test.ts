import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

/** "Hawks 01" to "Hawks 25". */
const hawks = Array.from({ length: 25 }, (_, i) => `Hawks ${String(i + 1).padStart(2, "0")}`);

describe.each(engines)("$name: records", (engine) => {
	let it: LeagueApi;
	beforeAll(async () => {
		it = await startLeagueApi(engine, {
			teams: { Hawks: hawks, Owls: ["Zero", "Solo"] },
			games: [
				["Hawks", 250, "Owls", 19],
				["Owls", 60, "Hawks", 50],
				["Hawks", 0, "Owls", 0],
			],
			hasBoxScores: true,
		});
		await aLeague(it.database, {
			in: it.own.organization,
			season: { name: "Hidden", startDate: "2026-06-01", isActive: false, isVisible: false },
			teams: { Hawks: ["Hidden Star"], Owls: ["Zero"] },
			games: [["Hawks", 300, "Owls", 0]],
			hasBoxScores: true,
		});
	});
	afterAll(() => it.database.close());

	test("points: exactly id, names and the number, most first, twenty at most", async () => {
		const { status, body } = await it.visit("/records/top20Points");
		expect(status).toBe(200);
		expect(Object.keys(body)).toEqual(["players"]);
		const players = body.players as { lastName: string }[];
		expect(players).toHaveLength(20);
		expect(players.slice(0, 3)).toEqual([
			{ id: it.own.playerId("Zero"), firstName: "Zero", lastName: null, totalPoints: 40 },
			{ id: it.own.playerId("Solo"), firstName: "Solo", lastName: null, totalPoints: 39 },
			{ id: it.own.playerId("Hawks 01"), firstName: "Hawks", lastName: "01", totalPoints: 12 },
		]);
		// 250 and 50 points are 12 for each of 25: level ones stand by name, and the last are cut.
		expect(players.slice(2).map(({ lastName }) => lastName)).toEqual(
			hawks.slice(0, 18).map((name) => name.slice(6)),
		);
		expect(JSON.stringify(body)).not.toContain("Star");
	});

	test("threes: the same with totalThrees, and nobody without one", async () => {
		const { body } = await it.visit("/records/top20Threes");
		const players = body.players as { id: number; totalThrees: number }[];
		expect(players.slice(0, 2)).toEqual(
			[
				{ id: it.own.playerId("Zero"), firstName: "Zero", lastName: null, totalThrees: 6 },
				{ id: it.own.playerId("Solo"), firstName: "Solo", lastName: null, totalThrees: 6 },
			].toSorted((a, b) => a.firstName.localeCompare(b.firstName)),
		);
		expect(players.every(({ totalThrees }) => totalThrees > 0)).toBe(true);
	});

	test("team wins: teamId, name and wins; equal and hidden games win nothing", async () => {
		expect((await it.visit("/records/top20TeamWins")).body).toEqual({
			teams: [
				{ teamId: it.own.teamId("Hawks"), name: "Hawks", wins: 1 },
				{ teamId: it.own.teamId("Owls"), name: "Owls", wins: 1 },
			],
		});
	});

	const calls = ["top20Points", "top20Threes", "top20TeamWins"];

	test.each(calls)("%s names no organization, so it tells nothing", async (call) => {
		expect((await it.stranger.get(`/api/records/${call}`)).status).toBe(400);
	});

	test.each(calls)("%s tells of its own organization alone", async (call) => {
		const answer = await it.stranger.get(`/api/records/${call}?slug=canary`);
		const text = await answer.text();
		expect(text).toMatch(/Reds|Blues/);
		expect(text).not.toMatch(/Hawks|Owls|Zero/);
		expect(await (await it.olive.get(`/api/records/${call}`)).text()).not.toMatch(/Reds|Blues/);
	});

	test("what is made of a hidden statistic is for members alone", async () => {
		const id = it.own.statId("PTS");
		await it.put(`/statsv2/${id}/toggle`, { hidden: true });
		expect((await it.visit("/records/top20Points")).body).toEqual({ players: [] });
		expect((await it.get("/records/top20Points")).body.players).toHaveLength(20);
		expect((await it.visit("/records/top20Threes")).body.players).not.toEqual([]);
		await it.put(`/statsv2/${id}/toggle`, { hidden: false });
	});
});
