import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

describe.each(engines)("$name: hiding game periods", (engine) => {
	let league: LeagueApi;
	beforeAll(async () => {
		league = await startLeagueApi(engine, { hasBoxScores: true });
	});
	afterAll(() => league.database.close());

	test("hide and unhide do what they say, however often", async () => {
		const id = league.own.periodId("OT");
		for (const verb of ["hide", "hide", "unhide", "unhide"] as const) {
			const { status, body } = await league.put(`/gamePeriods/${verb}/${id}`, {});
			const hidden = verb === "hide";
			expect(status).toBe(200);
			expect(body).toMatchObject({
				success: true,
				gamePeriod: { id, hidden, is_visible: !hidden },
			});
		}
		expect(await league.lastNote()).toMatchObject({ action: "gamePeriod.change", subjectId: id });
	});

	test("a foreign period is missing and stays as it is", async () => {
		const id = league.foreign.periodId("Q1");
		const { status, body } = await league.put(`/gamePeriods/hide/${id}`, {});
		expect([status, body.message]).toEqual([404, "Period not found."]);
		const [first] = await league.foreign.store.periods.findMany([id]);
		expect(first?.isHidden).toBe(false);
	});

	test("members see hidden periods; strangers are told of none", async () => {
		const id = league.own.periodId("Q4");
		await league.put(`/gamePeriods/hide/${id}`, {});
		const path = `/gamePeriods/${league.own.sport.id}`;
		const { body } = await league.get(path);
		const periods = body.gamePeriods as { id: number; hidden: boolean }[];
		expect(periods.find((period) => period.id === id)?.hidden).toBe(true);
		expect((await league.visit(path)).status).toBe(401);
		const game = await league.visit(`/gamesv2/${league.own.gameId(0)}`);
		expect(JSON.stringify(game.body)).not.toContain('"Q4"');
	});

	test("userId of a colleague or of oneself acts in the same organization, a stranger's is missing or ignored", async () => {
		const { api, own, foreign } = league;
		const path = `/gamePeriods/${own.sport.id}`;
		const olive = await api.platform.accounts.findByUsernameKey("olive");
		expect((await league.get(`${path}?userId=${olive?.id}`)).status).toBe(200);
		const stranger = await api.platform.accounts.insert({
			organizationId: foreign.organization.id,
			username: "sam",
			usernameKey: "sam",
			email: null,
			passwordHash: null,
			mustChangePassword: false,
			role: "staff",
			domain: null,
			slug: null,
			theme: "light",
			logoUrl: null,
		});
		expect((await league.get(`${path}?userId=${stranger.id}`)).status).toBe(404);
		const body = { sportId: own.sport.id, name: "Q5", userId: stranger.id };
		expect((await league.post("/gamePeriods", body)).status).toBe(200);
		const named = async (list: Promise<{ body: object }>) => JSON.stringify((await list).body);
		expect(await named(league.get(path))).toContain('"Q5"');
	});
});
