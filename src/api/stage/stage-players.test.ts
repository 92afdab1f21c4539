import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

type Stage = { id: number; series: { games: { id: number }[] }[] };

describe.each(engines)("$name: who may play in a stage", (engine) => {
	let it: LeagueApi;
	let stage: Stage;

	beforeAll(async () => {
		it = await startLeagueApi(engine, {
			teams: { Hawks: ["Ida May", "Jo Bell"], Owls: ["Ann Lee"] },
			games: [
				["Hawks", 80, "Owls", 70],
				["Owls", 60, "Hawks", 61],
			],
		});
		const { own } = it;
		for (const [game, name] of [
			[0, "Ida May"],
			[1, "Ida May"],
			[0, "Jo Bell"],
		] as const)
			await plays(own.gameId(game), name);
		const { body } = await it.post(
			`/seasonsv2/${own.season.id}/leagues/${own.seasonLeague.league.id}/stages`,
			{ name: "Final", format: { kind: "single", teams: 2 }, minGames: 2 },
		);
		stage = body.stage as Stage;
	});
	afterAll(() => it.database.close());

	/** Has something written down, so that it is a game played. */
	const plays = async (id: number, name: string) => {
		const line = {
			player_id: it.own.playerId(name),
			stats: [{ stat_id: it.own.statId("PTS"), value: 4 }],
		};
		expect((await it.put(`/gamesv2/${id}/box-score`, { lines: [line] })).status).toBe(200);
	};
	const players = async () => (await it.get(`/stages/${stage.id}/players`)).body;
	const expected = {
		minGames: 2,
		teams: [
			{
				seed: 1,
				team: { name: "Hawks" },
				players: [
					{ name: "Ida May", games: 2, isEligible: true },
					{ name: "Jo Bell", games: 1, isEligible: false },
				],
			},
			{
				seed: 2,
				team: { name: "Owls" },
				players: [{ name: "Ann Lee", games: 0, isEligible: false }],
			},
		],
	};

	test("tells each player's games of the regular season for the team, and whether they are enough", async () => {
		expect(await players()).toMatchObject(expected);
	});

	test("counts nothing that was played in the stage itself, and refuses nobody there", async () => {
		await it.post(`/stages/${stage.id}/seeding`, {});
		const id = stage.series[0]?.games[0]?.id ?? 0;
		const score = { score_home: 80, score_away: 70, status: "completed" };
		expect((await it.put(`/gamesv2/${id}/scores`, score)).status).toBe(200);
		await plays(id, "Jo Bell");
		expect(await players()).toMatchObject(expected);
	});

	test("without a number of games everybody may play", async () => {
		await it.put(`/stages/${stage.id}`, { minGames: 0 });
		const { teams } = (await players()) as unknown as typeof expected;
		expect(teams.flatMap((one) => one.players).every(({ isEligible }) => isEligible)).toBe(true);
	});

	test("is nothing for strangers and for members of other leagues", async () => {
		expect((await it.visit(`/stages/${stage.id}/players`)).status).toBe(401);
		expect((await it.get("/stages/999999/players")).status).toBe(404);
	});
});
