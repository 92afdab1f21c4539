import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "#testing/databases.ts";
import { type LeagueApi, startLeagueApi } from "#testing/league-api.ts";

type Line = Record<string, unknown> & { stats: { stat_id: number; value: number }[] };

describe.each(engines)("$name: the spreadsheets of a season-league", (engine) => {
	let league: LeagueApi;
	let path: string;
	beforeAll(async () => {
		league = await startLeagueApi(engine, { hasBoxScores: true });
		path = `/seasonsv2/${league.own.season.id}/leagues/${league.own.seasonLeague.league.id}/box-scores`;
	});
	afterAll(() => league.database.close());

	test("have every game with what it is called in files, and its periods", async () => {
		const { body } = await league.get(path);
		const [first, second] = body.games as Record<string, unknown>[];
		expect(first).toMatchObject({
			id: league.own.gameId(0),
			external_id: `fieldhouse-${league.own.gameId(0)}`,
			home_team: "Hawks",
			away_team: "Owls",
			score_home: 81,
			score_away: 70,
			home_team_id: league.own.teamId("Hawks"),
			forfeited_by: null,
		});
		expect(first?.periodScores).toContainEqual(expect.objectContaining({ name: "Q1" }));
		expect(second).toMatchObject({ score_home: null, score_away: null, periodScores: [] });
	});

	test("have every line, the home team first, with only the numbers written down", async () => {
		const { body } = await league.get(path);
		const lines = body.lines as Line[];
		const stored = await league.own.store.boxScores.linesOfLeague(league.own.seasonLeague.id);
		expect(lines).toHaveLength(stored.length);
		expect(lines[0]).toMatchObject({
			game_id: league.own.gameId(0),
			team: "Hawks",
			captain: false,
		});
		expect(lines.at(-1)).toMatchObject({ team: "Owls" });
		const count = lines.reduce((sum, { stats }) => sum + stats.length, 0);
		expect(count).toBe(stored.reduce((sum, { values }) => sum + values.size, 0));
	});

	test("are not there for another organization, and not for strangers", async () => {
		const { foreign, own, stranger } = league;
		const theirs = `/seasonsv2/${foreign.season.id}/leagues/${foreign.seasonLeague.league.id}/box-scores`;
		expect(await league.get(theirs)).toMatchObject({
			status: 404,
			body: { message: "Season not found." },
		});
		const mixed = `/seasonsv2/${own.season.id}/leagues/${foreign.seasonLeague.league.id}/box-scores`;
		expect((await league.get(mixed)).status).toBe(404);
		expect((await stranger.get(`/api${path}`)).status).toBe(401);
	});
});
