import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

describe.each(engines)("$name: hiding statistics", (engine) => {
	let league: LeagueApi;
	beforeAll(async () => {
		league = await startLeagueApi(engine, { hasBoxScores: true });
	});
	afterAll(() => league.database.close());

	const toggle = (abbreviation: string, body: unknown = {}) =>
		league.put(`/statsv2/${league.own.statId(abbreviation)}/toggle`, body);

	test("`hidden` sets what it says, however often, and without it the flag flips", async () => {
		for (const hidden of [true, true, "false", false, "true"]) {
			const { status, body } = await toggle("AST", { hidden });
			const isHidden = String(hidden) === "true";
			expect(status).toBe(200);
			expect(body.stat).toMatchObject({ hidden: isHidden, is_visible: !isHidden });
		}
		expect((await toggle("AST")).body.stat).toMatchObject({ hidden: false });
		expect((await toggle("AST")).body.stat).toMatchObject({ hidden: true });
		expect((await toggle("AST", { hidden: "maybe" })).status).toBe(422);
		expect(await league.lastNote()).toMatchObject({ action: "stat.change", username: "olive" });
	});

	test("a foreign statistic is missing and stays as it is", async () => {
		const id = league.foreign.statId("PTS");
		const { status, body } = await league.put(`/statsv2/${id}/toggle`, { hidden: true });
		expect([status, body.message]).toEqual([404, "Statistic not found."]);
		const [points] = await league.foreign.store.statDefinitions.findMany([id]);
		expect(points?.isHidden).toBe(false);
	});

	test("a hidden statistic leaves what strangers are told, leaderboards too, and comes back", async () => {
		const path = `/statsv2/${league.own.sport.id}`;
		const abbreviations = async () =>
			((await league.visit(path)).body.stats as { abbreviation: string }[]).map(
				({ abbreviation }) => abbreviation,
			);
		const leaders = async () => (await league.visit("/records/top20Points")).body.players;
		expect(await abbreviations()).toContain("PTS");
		const before = await leaders();
		expect(before).not.toEqual([]);
		await toggle("PTS", { hidden: true });
		expect(await abbreviations()).not.toContain("PTS");
		expect(await leaders()).toEqual([]);
		await toggle("PTS", { hidden: false });
		expect(await leaders()).toEqual(before);
	});

	test("strangers are not told who made a statistic", async () => {
		await league.post("/statsv2", {
			sport_id: league.own.sport.id,
			name: "Deflections",
			abbreviation: "DEF",
		});
		const { body } = await league.visit(`/statsv2/${league.own.sport.id}`);
		const stats = body.stats as { abbreviation: string; userId: number | null }[];
		expect(stats.find(({ abbreviation }) => abbreviation === "DEF")?.userId).toBeNull();
	});
});
