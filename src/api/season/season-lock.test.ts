import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser } from "#testing/api.ts";
import type { Browser } from "#testing/browser.ts";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, type Said, startLeagueApi } from "#testing/league-api.ts";

const sentence = "This season is locked: what was played in it stands. An owner can open it again.";

describe.each(engines)("$name: a locked season", (engine) => {
	let it: LeagueApi;
	let owner: Browser;
	let place: string;
	beforeAll(async () => {
		it = await startLeagueApi(engine, { hasBoxScores: true });
		const { own } = it;
		await addUser(it.api, {
			username: "owen",
			role: "org_owner",
			organizationId: own.organization.id,
		});
		owner = await it.api.signedIn("owen");
		place = `/seasonsv2/${own.season.id}/leagues/${own.seasonLeague.league.id}`;
	});
	afterAll(() => it.database.close());

	const lock = async (body: object): Promise<Said> => {
		const answer = await owner.put(`/api/seasonsv2/${it.own.season.id}/lock`, body);
		return { status: answer.status, body: (await answer.json()) as Said["body"] };
	};
	const everything = (): Record<string, () => Promise<Said>> => {
		const { own } = it;
		const game = own.gameId(0);
		const hawks = own.teamId("Hawks");
		return {
			"a score": () => it.put(`/gamesv2/${game}/scores`, { score_home: 1, score_away: 2 }),
			"a date": () => it.put(`/gamesv2/${game}/details`, { date: "2026-02-02" }),
			"a game more": () =>
				it.post(`${place}/games`, {
					home_team_id: hawks,
					away_team_id: own.teamId("Owls"),
					date: "2026-02-02",
				}),
			"a game less": () => it.del(`/games/${game}`),
			"a box score": () =>
				it.put(`/gamesv2/${game}/box-score`, {
					lines: [
						{
							player_id: own.playerId("Hawks One"),
							stats: [{ stat_id: own.statId("PTS"), value: 3 }],
						},
					],
				}),
			"a player more": () =>
				it.post(`${place}/teams/${hawks}/players`, { firstName: "New", lastName: "One" }),
			"a player less": () => it.del(`${place}/teams/${hawks}/players/${own.playerId("Hawks One")}`),
			"a player for good": () => it.del(`/players/${own.playerId("Hawks One")}`),
			"a team for good": () => it.del(`/teams/${hawks}`),
			"table rules": () => it.put(`${place}/table`, { preset: "fiba" }),
			playoffs: () =>
				it.post(`${place}/stages`, { name: "Final", format: { kind: "single", teams: 2 } }),
			honors: () => it.put(`${place}/honors`, { honors: [{ place: 1, teamId: hawks }] }),
			"the league": () => it.del(place),
			"the season": () => it.del(`/seasonsv2/${own.season.id}`),
		};
	};

	test("is locked by owners alone", async () => {
		const path = `/seasonsv2/${it.own.season.id}/lock`;
		expect((await it.put(path, { isLocked: true })).status).toBe(403);
		expect((await it.visit(`/seasonsv2/${it.own.season.id}`)).body.season).not.toHaveProperty(
			"lockedAt",
		);
		const { status, body } = await lock({ isLocked: true });
		expect([status, body.message]).toEqual([200, "The season is locked"]);
		expect((await it.visit(`/seasonsv2/${it.own.season.id}`)).body.season).toHaveProperty(
			"lockedAt",
		);
		expect(await it.lastNote()).toMatchObject({ action: "season.lock" });
	});

	test("keeps everything that was played in it, in one sentence", async () => {
		const before = JSON.stringify((await it.get(`${place}/games`)).body);
		for (const [what, write] of Object.entries(everything())) {
			const { status, body } = await write();
			expect([what, status, body.message]).toEqual([what, 409, sentence]);
		}
		expect(JSON.stringify((await it.get(`${place}/games`)).body)).toBe(before);
	});

	test("is read as before, and its people can be made anonymous", async () => {
		expect((await it.visit(`${place}/table`)).status).toBe(200);
		const id = it.own.playerId("Hawks One");
		const answer = await owner.post(`/api/players/${id}/anonymize`, { confirm: "Hawks One" });
		expect(answer.status).toBe(200);
	});

	test("is opened again for a reason, which stands in the audit", async () => {
		expect((await lock({ isLocked: false })).body.message).toBe(
			"Please say why it is opened again.",
		);
		expect((await lock({ isLocked: false, reason: "A score was wrong" })).status).toBe(200);
		expect(await it.lastNote()).toMatchObject({
			action: "season.open",
			after: { reason: "A score was wrong" },
		});
		const scored = await everything()["a score"]?.();
		expect(scored?.status).toBe(200);
	});

	test("goes with its organization", async () => {
		await lock({ isLocked: true });
		await it.database.db
			.deleteFrom("organizations")
			.where("id", "=", it.own.organization.id)
			.execute();
		const left = await it.database.db
			.selectFrom("games")
			.select("id")
			.where("organization_id", "=", it.own.organization.id)
			.execute();
		expect(left).toEqual([]);
	});
});
