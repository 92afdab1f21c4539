import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PhaseAsked } from "#domain/season/phase.ts";
import type { Database } from "#store/engine/database.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { refreshResultOf } from "../game/game-results.ts";
import { viewPlayer } from "../player/view-player.ts";
import { viewPlayerSeasons } from "../player/view-player-seasons.ts";
import { viewTeam } from "../team/team-profile.ts";
import { viewStatLeaders } from "./stat-leaders.ts";
import { viewStatTable } from "./stat-table.ts";
import { viewTeamStatTable } from "./team-stat-table.ts";
import { refreshTotals } from "./totals.ts";
import { viewLeaderboard } from "./view-leaderboard.ts";
import { viewRecords } from "./view-records.ts";

/** Ann scores 20 and 24 in the season and 40 in the playoffs; Bo 10, 12 and 30. */
describe.each(engines)("rule counted-apart on $name", ({ open }) => {
	let database: Database;
	let league: MadeLeague;

	beforeAll(async () => {
		database = await open();
		league = await aLeague(database, {
			teams: { Hawks: ["Ann Ash"], Owls: ["Bo Birch"] },
			games: [
				["Hawks", 20, "Owls", 10],
				["Hawks", 24, "Owls", 12],
				["Hawks", 40, "Owls", 30],
			],
			hasBoxScores: true,
		});
		await playLastInStage(database, league);
	});
	afterAll(() => database.close());

	test("pages of statistics begin with the regular season and can be asked for the others", async () => {
		const pointsOf = async (phase?: PhaseAsked) => {
			const asked = { phase, sort: "pts", counting: "total" } as const;
			const { rows, hasPlayoffs } = await viewStatTable(visitorOf(league), asked);
			expect(hasPlayoffs).toBe(true);
			return rows.map(({ name, games, totals }) => [name, games, totals.points]);
		};
		expect(await pointsOf()).toEqual([
			["Ann Ash", 2, 44],
			["Bo Birch", 2, 22],
		]);
		expect(await pointsOf("playoffs")).toEqual([
			["Ann Ash", 1, 40],
			["Bo Birch", 1, 30],
		]);
		expect(await pointsOf("both")).toEqual([
			["Ann Ash", 3, 84],
			["Bo Birch", 3, 52],
		]);
	});

	test("a win of the playoffs that goes to the other side moves among those of the playoffs", async () => {
		const { store } = league;
		const wins = async (phase: PhaseAsked) =>
			(await store.totals.topTeams(9, phase)).map(({ name, value }) => [name, value]).toSorted();
		const scored = (home: number, away: number) =>
			store.transaction(async (inside) => {
				const [before] = await inside.games.findMany([league.gameId(2)]);
				if (before === undefined) throw new Error("The game of the playoffs is gone.");
				const score = { home, away };
				await inside.games.saveScore(before.id, score);
				await refreshResultOf(inside, before, { ...before, score });
			});
		await scored(40, 41);
		expect(await wins("regular")).toEqual([["Hawks", 2]]);
		expect(await wins("playoffs")).toEqual([["Owls", 1]]);
		expect(await wins("both")).toEqual([
			["Hawks", 2],
			["Owls", 1],
		]);
		await scored(40, 30);
		expect(await wins("playoffs")).toEqual([["Hawks", 1]]);
		expect(await wins("both")).toEqual([["Hawks", 3]]);
	});

	test("the bar of the leaders is of the games of the same phase", async () => {
		const asked = { phase: "playoffs", counting: "game" } as const;
		const { boards } = await viewStatLeaders(visitorOf(league), asked);
		const points = boards.find(({ stat }) => stat.key === "pts");
		expect(points?.leaders.map(({ name, games, teamGames }) => [name, games, teamGames])).toEqual([
			["Ann Ash", 1, 1],
			["Bo Birch", 1, 1],
		]);
	});

	test("teams are compared by the games that are asked for", async () => {
		const scores = async (phase: PhaseAsked) => {
			const { rows } = await viewTeamStatTable(visitorOf(league), { phase });
			return rows.map(({ name, score }) => [name, score?.games, score?.made]);
		};
		expect(await scores("regular")).toEqual([
			["Hawks", 2, 44],
			["Owls", 2, 22],
		]);
		expect(await scores("playoffs")).toEqual([
			["Hawks", 1, 40],
			["Owls", 1, 30],
		]);
	});

	test("all-time lists are of both unless one is asked for", async () => {
		const lists = async (phase?: PhaseAsked) => {
			const { points, teamWins } = await viewLeaderboard(visitorOf(league), { phase });
			return [points?.map(({ value }) => value), teamWins.map(({ value }) => value)];
		};
		expect(await lists()).toEqual([[84, 52], [3]]);
		expect(await lists("regular")).toEqual([[44, 22], [2]]);
		expect(await lists("playoffs")).toEqual([[40, 30], [1]]);
	});

	test("the most in a game is of both, by players and by teams, the most in a season of the regular one", async () => {
		const records = async (phase?: PhaseAsked) => {
			const { players, wins, scores } = await viewRecords(visitorOf(league), { phase });
			const points = players.find(({ stat }) => stat.key === "pts");
			return [
				points?.games.map(({ value }) => value),
				points?.seasons.map(({ value }) => value),
				wins.map(({ value }) => value),
				scores.map(({ game, side, value }) => `${game[side].name} ${value}`),
			];
		};
		expect(await records()).toEqual([
			[40, 30, 24, 12],
			[44, 22],
			[12, 10, 10],
			["Hawks 40", "Owls 30", "Hawks 24", "Hawks 20", "Owls 12"],
		]);
		expect(await records("regular")).toEqual([
			[24, 12],
			[44, 22],
			[12, 10],
			["Hawks 24", "Hawks 20", "Owls 12", "Owls 10"],
		]);
		expect(await records("playoffs")).toEqual([[40, 30], [40, 30], [10], ["Hawks 40", "Owls 30"]]);
	});

	test("a player is headed by the regular season, with the playoffs apart", async () => {
		const id = league.playerId("Ann Ash");
		const { totals, phases } = await viewPlayer(visitorOf(league), { id });
		expect(totals.points).toBe(44);
		expect(phases.map(({ phase, games, totals }) => [phase, games.length, totals.points])).toEqual([
			["playoffs", 1, 40],
			["regular", 2, 44],
		]);
		const { career, rows, playoffs } = await viewPlayerSeasons(visitorOf(league), { id });
		expect([career.points, rows.map(({ totals }) => totals.points)]).toEqual([44, [44]]);
		expect([playoffs.career.points, playoffs.rows.length]).toEqual([40, 1]);
	});

	test("a team's numbers are of the season its place is of", async () => {
		const { totals } = await viewTeam(visitorOf(league), { id: league.teamId("Hawks") });
		expect(totals.points).toBe(44);
	});
});

describe.each(engines)("before there are playoffs on $name", ({ open }) => {
	test("nobody is asked which games are meant", async () => {
		const database = await open();
		const league = await aLeague(database, { games: [["Hawks", 20, "Owls", 10]] });
		expect((await viewLeaderboard(visitorOf(league))).hasPlayoffs).toBe(false);
		expect(await viewStatTable(visitorOf(league), { phase: "playoffs" })).toMatchObject({
			phase: "regular",
			hasPlayoffs: false,
		});
		await database.close();
	});
});

async function playLastInStage(database: Database, league: MadeLeague): Promise<void> {
	const { organization, store, season, seasonLeague } = league;
	await database.db
		.insertInto("stages")
		.values({
			id: 1,
			organization_id: organization.id,
			season_league_id: seasonLeague.id,
			name: "Playoffs",
			format: "{}",
			seeds_on: null,
			seeded_at: null,
			published_at: null,
			created_by: null,
		})
		.execute();
	await database.db
		.updateTable("games")
		.set({ stage_id: 1 })
		.where("id", "=", league.gameIds.at(-1) ?? 0)
		.execute();
	await refreshTotals(store, { seasonId: season.id, playerIds: "all", isDecidedAnew: true });
}
