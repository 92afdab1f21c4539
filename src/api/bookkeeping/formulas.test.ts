import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";
import { withSumsMadeAgain } from "#usecases/stats/totals.ts";

type Stat = {
	id: number;
	abbreviation: string;
	formula: string | null;
	format: string;
	headline: boolean;
};

describe.each(engines)("$name: derived statistics", (engine) => {
	let league: LeagueApi;
	let sportId: number;
	beforeAll(async () => {
		league = await startLeagueApi(engine, { hasBoxScores: true });
		sportId = league.own.sport.id;
	});
	beforeEach(async () => {
		await league.post("/statsv2/reset", { sport_id: sportId });
	});
	afterAll(() => league.database.close());

	const list = async () => (await league.get(`/statsv2/${sportId}`)).body.stats as Stat[];
	const idOf = async (abbreviation: string) =>
		(await list()).find((stat) => stat.abbreviation === abbreviation)?.id ?? 0;
	const formulas = async () =>
		Object.fromEntries(
			(await list())
				.filter(({ formula }) => formula !== null)
				.map(({ abbreviation, formula }) => [abbreviation, formula]),
		);
	const add = (abbreviation: string, formula?: string | null, more = {}) =>
		league.post("/statsv2", {
			sport_id: sportId,
			name: `The ${abbreviation}`,
			abbreviation,
			...more,
			...(formula === undefined ? {} : { formula }),
		});
	const change = async (abbreviation: string, fields: unknown) =>
		league.put(`/statsv2/${await idOf(abbreviation)}`, fields);
	const refusal = ({ status, body }: Awaited<ReturnType<typeof add>>) => [status, body.message];

	test("a formula is kept by abbreviations, written in one way", async () => {
		const { body } = await add("EFF", 'pts + "assists" x 2 − 1 × to', { format: "decimal" });
		expect(body.stat).toMatchObject({
			abbreviation: "EFF",
			formula: "PTS + AST * 2 - 1 * TO",
			format: "decimal",
			headline: false,
		});
		expect(await league.lastNote()).toMatchObject({ action: "stat.add", username: "olive" });
	});

	test.each(["", null, undefined])("formula %j is none: people write it down", async (formula) => {
		const { body } = await add("DEF", formula, { format: "percent" });
		expect(body.stat).toMatchObject({ formula: null, format: "whole" });
	});

	test("a new abbreviation that makes a formula too long is refused, and nothing is lost", async () => {
		await add("Q");
		const { body } = await add("LONG", Array.from({ length: 70 }, () => "Q").join("+"));
		expect((body.stat as Stat).formula).toHaveLength(277);
		const before = await list();
		expect(refusal(await change("Q", { abbreviation: "QUITE" }))).toEqual([
			422,
			"The formula of LONG would have more than 300 characters.",
		]);
		expect(await list()).toEqual(before);
	});

	test("what cannot be computed is refused at its field, and nothing changes", async () => {
		const before = await list();
		const refused = [
			["2 * XYZ", "There is no statistic called XYZ."],
			["EFF + PTS", "EFF would depend on itself: EFF -> EFF."],
			["2 * (PTS", "A ) is missing at the end."],
			["x".repeat(301), "This is longer than 300 characters."],
		] as const;
		for (const [formula, sentence] of refused) {
			const { status, body } = await add("EFF", formula);
			expect([status, body.message, body.fields]).toEqual([422, sentence, { formula: sentence }]);
		}
		expect((await add("EFF", "PTS", { format: "roman" })).status).toBe(422);
		expect(await list()).toEqual(before);
	});

	test("two cannot read each other", async () => {
		await add("ONE", "PTS + AST");
		await add("TWO", "2 * ONE");
		expect(refusal(await change("ONE", { formula: "TWO - AST" }))).toEqual([
			422,
			"ONE would depend on itself: ONE -> TWO -> ONE.",
		]);
		expect(await formulas()).toEqual({ ONE: "PTS + AST", TWO: "2 * ONE" });
	});

	test("absent is unchanged, and an empty formula is none", async () => {
		await add("EFF", "PTS + AST", { format: "decimal" });
		const { body } = await change("EFF", { name: "Efficiency" });
		expect(body.stat).toMatchObject({
			name: "Efficiency",
			formula: "PTS + AST",
			format: "decimal",
		});
		expect((await change("EFF", { formula: "" })).body.stat).toMatchObject({
			formula: null,
			format: "whole",
		});
		expect(await league.lastNote()).toMatchObject({
			action: "stat.change",
			before: { formula: "PTS + AST" },
			after: { formula: null },
		});
	});

	test("a formula follows what it reads to another abbreviation", async () => {
		await add("EFF", "PTS + 2 * AST");
		const { status, body } = await change("AST", { abbreviation: "Assists made" });
		expect(status).toBe(200);
		expect((body.stats as Stat[]).find(({ abbreviation }) => abbreviation === "EFF")).toMatchObject(
			{ formula: 'PTS + 2 * "Assists made"' },
		);
		expect(await formulas()).toEqual({ EFF: 'PTS + 2 * "Assists made"' });
	});

	test("an abbreviation that is taken is a conflict, an empty one is to be filled", async () => {
		const { status, body } = await change("AST", { abbreviation: "stl" });
		expect([status, body.fields]).toEqual([
			409,
			{ abbreviation: "There is a statistic with this abbreviation already." },
		]);
		expect(refusal(await change("AST", { name: " " }))).toEqual([422, "Please enter a name."]);
		const unabbreviated = refusal(await change("AST", { abbreviation: "" }));
		expect(unabbreviated).toEqual([422, "Please enter an abbreviation."]);
		expect((await change("AST", { abbreviation: "ast", name: "Dishes" })).status).toBe(200);
	});

	test("what others are computed from, or has numbers, is not deleted", async () => {
		await add("DEF");
		await add("ONE", "2 * DEF");
		await add("TWO", "DEF + PTS");
		const remove = async (abbreviation: string) =>
			league.del(`/statsv2/${await idOf(abbreviation)}`);
		expect(refusal(await remove("DEF"))).toEqual([
			409,
			"ONE and TWO are computed from DEF. Change their formulas first.",
		]);
		expect(refusal(await remove("PTS"))).toEqual([
			409,
			"TWO is computed from PTS. Change its formula first.",
		]);
		expect((await remove("TWO")).status).toBe(200);
		expect(refusal(await remove("PTS"))).toEqual([
			409,
			"Points is in use and cannot be deleted. Hide it instead.",
		]);
		expect((await remove("ONE")).status).toBe(200);
		const { status, body } = await remove("DEF");
		expect([status, body.message]).toEqual([200, "The DEF deleted"]);
		expect((body.stats as Stat[]).map(({ abbreviation }) => abbreviation)).not.toContain("DEF");
		expect(await league.lastNote()).toMatchObject({ action: "stat.delete" });
	});

	test("a reset takes formulas with it, and loses no number that was written down", async () => {
		await add("DEF");
		await add("EFF", "PTS + DEF", { headline: true });
		const id = await idOf("EFF");
		const { store, gameId } = league.own;
		const lines = await store.boxScores.linesOfGame(gameId(0));
		await store.boxScores.replace(
			[gameId(0)],
			lines.map((line) => ({ ...line, values: new Map([...line.values, [id, 7]]) })),
		);
		const { body } = await league.post("/statsv2/reset", { sport_id: sportId });
		const stats = body.stats as (Stat & { hidden: boolean })[];
		expect(stats.at(-1)).toMatchObject({ id, formula: null, hidden: true });
		expect(await store.statDefinitions.usedAmong([id])).toEqual([id]);
		await store.boxScores.replace([gameId(0)], lines);
		await league.post("/statsv2/reset", { sport_id: sportId });
		expect(await idOf("EFF")).toBe(0);
	});

	test("at most five stand first, and they have leaders at once", async () => {
		for (const abbreviation of ["PTS", "AST", "STL", "BLK", "TO"]) {
			expect((await change(abbreviation, { headline: true })).status).toBe(200);
		}
		const { status, body } = await change("PF", { headline: true });
		expect([status, body.fields]).toEqual([
			422,
			{
				headline: "Only 5 statistics can stand first. Please take one away before you add another.",
			},
		]);
		const points = await idOf("PTS");
		const { topPlayers } = league.own.store.headlineTotals;
		const { players } = (await league.get("/records/top20Points")).body as {
			players: { id: number; totalPoints: number }[];
		};
		expect((await topPlayers(points, 20)).map(({ value }) => value)).toEqual(
			players.map(({ totalPoints }) => totalPoints),
		);
		await change("PTS", { headline: false });
		expect(await topPlayers(points, 20)).toEqual([]);
	});

	test("a formula for points changes who leads, and without it all is as before", async () => {
		const top = async () => (await league.visit("/records/top20Points")).body;
		const before = await top();
		await add("EFF", "2 * PTS", { headline: true });
		expect(await top()).toEqual(before);
		const points = await idOf("PTS");
		const { store } = league.own;
		// Points that were written down count, whatever is computed (rule `points-as-written`).
		await league.put(`/statsv2/${points}`, { formula: "1000 * AST" });
		expect(await top()).toEqual(before);
		const doubled = await store.headlineTotals.topPlayers(await idOf("EFF"), 1);
		const { players } = before as { players: { totalPoints: number }[] };
		expect(doubled[0]?.value).toBe(2 * (players[0]?.totalPoints ?? 0));
	});

	test("each season's sums are made again by themselves, and others write in between", async () => {
		const { database, own, foreign } = league;
		const further: number[] = [];
		for (const startDate of ["2025-09-01", "2026-01-01", "2026-05-01", "2026-09-01"]) {
			const season = { name: startDate, startDate, isActive: false };
			further.push((await aLeague(database, { in: own.organization, season })).season.id);
		}
		const commits: (number | null)[] = [];
		let saved: Promise<void> | undefined;
		const stopWatching = database.onWrite((id) => {
			commits.push(id);
			if (id === own.organization.id) saved ??= foreign.store.transaction(async () => {});
		});
		await withSumsMadeAgain(own.store, (store) =>
			store.seasons.setTotalsOld([own.season.id, ...further]),
		);
		await saved;
		stopWatching();
		const firstOfOthers = commits.indexOf(foreign.organization.id);
		expect(firstOfOthers).toBeGreaterThan(0);
		expect(firstOfOthers).toBeLessThan(commits.lastIndexOf(own.organization.id));
		expect(await own.store.seasons.listTotalsOld()).toEqual([]);
	});

	test("a preview shows the newest box score and keeps nothing", async () => {
		const before = await list();
		const { status, body } = await league.post("/statsv2/preview", {
			sport_id: sportId,
			formula: "PTS / GP",
			format: "decimal",
			abbreviation: "PPG",
		});
		expect([status, body.formula, body.reads]).toEqual([
			200,
			"PTS / GP",
			[
				{ abbreviation: "PTS", name: "Points" },
				{ abbreviation: "GP", name: "Games played" },
			],
		]);
		expect(body.game).toMatchObject({ id: league.own.gameId(0), homeTeam: { name: "Hawks" } });
		expect(body.lines).toHaveLength(10);
		expect(await list()).toEqual(before);
		const refused = await league.post("/statsv2/preview", { sport_id: sportId, formula: "X Y" });
		expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ["formula"]]);
	});

	test("a preview of one that is edited knows its circle", async () => {
		await add("ONE", "PTS");
		await add("TWO", "2 * ONE");
		const answer = await league.post("/statsv2/preview", {
			sport_id: sportId,
			id: await idOf("ONE"),
			formula: "TWO",
		});
		expect(refusal(answer)).toEqual([422, "ONE would depend on itself: ONE -> TWO -> ONE."]);
	});

	test("points by a formula may be more than a leaderboard holds", async () => {
		await change("PTS", { abbreviation: "OLD" });
		await add("PTS", "999999 * 999999 * OLD");
		const [first] = await league.own.store.totals.topPlayers("points", 1);
		expect(first?.value).toBe(2_147_483_647);
		expect((await change("PTS", { formula: "-999999 * 999999 * OLD" })).status).toBe(200);
		expect(await league.own.store.totals.topPlayers("points", 1)).toEqual([]);
	});

	test("a foreign statistic is missing for every call, and stays as it is", async () => {
		const id = league.foreign.statId("PTS");
		const missing = [404, "Statistic not found."];
		expect(refusal(await league.put(`/statsv2/${id}`, { formula: "AST" }))).toEqual(missing);
		expect(refusal(await league.del(`/statsv2/${id}`))).toEqual(missing);
		const preview = { sport_id: sportId, id, formula: "AST" };
		expect(refusal(await league.post("/statsv2/preview", preview))).toEqual(missing);
		const [points] = await league.foreign.store.statDefinitions.findMany([id]);
		expect(points).toMatchObject({ formula: null, isHidden: false });
	});
});
