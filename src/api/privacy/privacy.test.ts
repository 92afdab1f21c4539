import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { aLeague } from "#testing/factories.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

describe.each(engines)("$name: who is a minor", (engine) => {
	let it: LeagueApi;
	let owner: Browser;
	/** A league of grown-ups in the same organization. */
	let adults: Awaited<ReturnType<typeof aLeague>>;
	let youthId: number;

	beforeAll(async () => {
		it = await startLeagueApi(engine, {
			league: "Juniors",
			teams: { Hawks: ["Maya Rodriguez"], Owls: ["Ines Duarte"] },
			games: [["Hawks", 21, "Owls", 9]],
		});
		const { organization } = it.own;
		adults = await aLeague(it.database, {
			in: organization,
			league: "Seniors",
			season: { name: "Seniors' season", isActive: false },
			teams: { Crows: ["Grown Upton"] },
		});
		youthId = it.own.seasonLeague.league.id;
		await addUser(it.api, { username: "oona", role: "org_owner", organizationId: organization.id });
		owner = await it.api.signedIn("oona");
	});
	afterAll(() => it.database.close());
	beforeEach(async () => {
		await change({ isYouth: false, showsFullNames: false, youthLeagueIds: [] });
	});

	const path = () => `/api/organizations/${it.own.organization.id}/privacy`;
	const change = async (body: unknown) => {
		const response = await owner.put(path(), body);
		return { status: response.status, body: (await response.json()) as Record<string, unknown> };
	};
	const called = async (name: string, made = it.own) => {
		const { body } = await it.visit(`/players/${made.playerId(name)}`);
		const { firstName, lastName } = body.player as { firstName: string; lastName: string };
		return `${firstName} ${lastName}`;
	};

	test("nobody, until somebody says so", async () => {
		expect(await called("Maya Rodriguez")).toBe("Maya Rodriguez");
		const answer = await (await owner.get(path())).json();
		expect(answer).toEqual({
			privacy: {
				isYouth: false,
				showsFullNames: false,
				leagues: [
					{ id: youthId, name: "Juniors", isYouth: false },
					{ id: adults.seasonLeague.league.id, name: "Seniors", isYouth: false },
				],
			},
		});
	});

	test("the players of a youth league, and of no other", async () => {
		const { status, body } = await change({ youthLeagueIds: [youthId] });
		expect([status, body.message]).toEqual([200, "Saved"]);
		expect(await called("Maya Rodriguez")).toBe("Maya R.");
		expect(await called("Grown Upton", adults)).toBe("Grown Upton");
		expect(await it.lastNote()).toMatchObject({
			action: "privacy.change",
			after: { isYouth: false, youthLeagues: ["Juniors"] },
		});
	});

	test("everybody in a youth organization", async () => {
		await change({ isYouth: true });
		expect(await called("Grown Upton", adults)).toBe("Grown U.");
	});

	test("somebody who comes to play with the young, and stays one without the league", async () => {
		await change({ youthLeagueIds: [youthId] });
		const upton = adults.playerId("Grown Upton");
		const place = `/seasonsv2/${it.own.season.id}/leagues/${youthId}/teams`;
		await it.post(`${place}/${it.own.teamId("Hawks")}/players`, { player_id: upton });
		expect(await called("Grown Upton", adults)).toBe("Grown U.");
		await it.del(`${place}/${it.own.teamId("Hawks")}/players/${upton}`);
		expect(await called("Grown Upton", adults)).toBe("Grown U.");
		await change({ youthLeagueIds: [] });
		expect(await called("Grown Upton", adults)).toBe("Grown Upton");
	});

	test("nobody more, when the league was marked by mistake", async () => {
		await change({ youthLeagueIds: [youthId] });
		await change({ youthLeagueIds: [] });
		expect(await called("Maya Rodriguez")).toBe("Maya Rodriguez");
	});

	test("full names are shown only with the consent said", async () => {
		await change({ youthLeagueIds: [youthId] });
		const refused = await change({ showsFullNames: true });
		expect(refused.status).toBe(422);
		expect(refused.body.fields).toEqual({ hasConsent: expect.stringMatching(/consent/) });
		expect(await called("Maya Rodriguez")).toBe("Maya R.");
		await change({ showsFullNames: true, hasConsent: true });
		expect(await called("Maya Rodriguez")).toBe("Maya Rodriguez");
	});

	test("is said by owners alone, of their own organization and its leagues", async () => {
		expect((await it.olive.put(path(), { isYouth: true })).status).toBe(403);
		expect((await it.olive.get(path())).status).toBe(403);
		const foreign = await owner.get(`/api/organizations/${it.foreign.organization.id}/privacy`);
		const missing = await owner.get("/api/organizations/2000000000/privacy");
		expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()]);
		const wrong = await change({ youthLeagueIds: [it.foreign.seasonLeague.league.id] });
		expect(wrong).toMatchObject({
			status: 422,
			body: { fields: { youthLeagueIds: "League not found." } },
		});
	});

	test("a league's own form says it too, for owners", async () => {
		const league = `/leagues/${youthId}`;
		const refused = await it.put(league, { isYouth: true });
		expect(refused).toMatchObject({
			status: 403,
			body: { message: "Only an owner can say in which leagues minors play." },
		});
		expect((await it.put(league, { name: "Juniors", isYouth: false })).status).toBe(200);
		expect((await owner.put(`/api${league}`, { isYouth: true })).status).toBe(200);
		expect(await called("Maya Rodriguez")).toBe("Maya R.");
		expect((await it.put(league, { name: "Juniors" })).status).toBe(200);
		expect(await called("Maya Rodriguez")).toBe("Maya R.");
	});

	test("a league that gets the teams of a youth league is one", async () => {
		await change({ youthLeagueIds: [youthId] });
		const copied = await it.post(`/seasonsv2/${adults.season.id}/leagues`, {
			name: "Juniors 2",
			copyFromLeagueId: youthId,
		});
		expect(copied.status).toBe(200);
		const { privacy } = (await (await owner.get(path())).json()) as {
			privacy: { leagues: { name: string; isYouth: boolean }[] };
		};
		expect(privacy.leagues).toContainEqual(
			expect.objectContaining({ name: "Juniors 2", isYouth: true }),
		);
	});
});
