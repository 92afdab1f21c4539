import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#store/engine/database.ts";
import { engines } from "#testing/databases.ts";
import { aLeague, type MadeLeague } from "#testing/factories.ts";
import { visitorOf } from "#testing/scope.ts";
import { viewBoxScore } from "./view-box-score.ts";

describe.each(engines)("viewBoxScore on $name", ({ open }) => {
	let database: Database;
	let league: MadeLeague;

	beforeAll(async () => {
		database = await open();
		league = await aLeague(database, {
			teams: { Hawks: ["Ann Ash", "Bo Birch", "Cy Cedar", "Dee Dogwood"], Owls: ["Eve Elm"] },
			games: [
				["Hawks", 30, "Owls", 20, { videoUrl: "https://youtu.be/abc123" }],
				["Hawks", "Owls"],
			],
			hasBoxScores: true,
		});
	});
	afterAll(() => database.close());

	test("has the lines of both sides, each of them complete", async () => {
		const { home, away } = await viewBoxScore(visitorOf(league), { id: league.gameId(0) });
		const points = league.statId("PTS");
		const sum = (side: typeof home) =>
			side.players.reduce((total, { line }) => total + (line.values.get(points) ?? 0), 0);
		expect([sum(home), sum(away)]).toEqual([30, 20]);
		expect(home.players.map(({ player }) => player.firstName)).toContain("Ann");
		expect(away.players).toHaveLength(1);
	});

	test("lists who did not play last, and apart from those who were not there", async () => {
		const { store } = league;
		const gameId = league.gameId(0);
		const [ann, bo, cy] = ["Ann Ash", "Bo Birch", "Cy Cedar"].map(league.playerId);
		const line = { gameId, entryId: league.entryId("Hawks"), isStarter: false, values: new Map() };
		const values = new Map([[league.statId("PTS"), 15]]);
		await store.boxScores.replace(
			[gameId],
			[
				{ ...line, playerId: ann ?? 0, seconds: 0, isStarter: true },
				{ ...line, playerId: bo ?? 0, seconds: 600, values },
				{ ...line, playerId: cy ?? 0, seconds: 300, isStarter: true, values },
			],
		);
		const { home } = await viewBoxScore(visitorOf(league), { id: gameId });
		expect(home.players.map(({ player }) => player.firstName)).toEqual(["Cy", "Bo", "Ann"]);
		expect(home.absent.map(({ firstName }) => firstName)).toEqual(["Dee"]);
	});

	test("keeps hidden periods and statistics from visitors", async () => {
		const { store, sport } = league;
		const id = league.gameId(0);
		await store.periods.insert(sport.id, [{ name: "Warm-up", order: 0, isHidden: true }]);
		const warmUp = (await store.periods.list(sport.id)).find(({ isHidden }) => isHidden);
		const periodId = warmUp?.id ?? 0;
		await store.periods.saveScores([{ gameId: id, periodId, home: 3, away: 4 }]);
		const { periods, definitions } = await viewBoxScore(visitorOf(league), { id });
		expect(periods.map(({ period }) => period.name)).toEqual(["Q1", "Q2", "Q3", "Q4"]);
		expect(definitions.every(({ isHidden }) => !isHidden)).toBe(true);
	});

	test("turns the video's address into the form that can be embedded", async () => {
		const { video } = await viewBoxScore(visitorOf(league), { id: league.gameId(0) });
		expect(video).toEqual({ kind: "embed", url: "https://www.youtube.com/embed/abc123" });
	});

	test("has both rosters before there is a box score", async () => {
		const { home, away } = await viewBoxScore(visitorOf(league), { id: league.gameId(1) });
		expect([home.players, away.players]).toEqual([[], []]);
		expect([home.absent.length, away.absent.length]).toEqual([4, 1]);
	});

	test("does not know games of hidden seasons and of other organizations", async () => {
		const hidden = await aLeague(database, {
			in: league.organization,
			season: { name: "Next", isActive: false, isVisible: false },
			games: [["Hawks", "Owls"]],
		});
		const other = await aLeague(database, { games: [["Hawks", "Owls"]] });
		for (const id of [hidden.gameId(0), other.gameId(0), 999_999]) {
			await expect(viewBoxScore(visitorOf(league), { id })).rejects.toMatchObject({
				kind: "missing",
				message: "Game not found.",
			});
		}
	});
});
