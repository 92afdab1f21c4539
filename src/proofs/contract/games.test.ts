import { afterAll, beforeAll, describe, expect } from "vitest";
import { z } from "zod";
import { engines } from "#testing/databases.ts";
import { present } from "#testing/present.ts";
import { type MadeSeason, type Story, startStory } from "../world/story.ts";
import { contractOf } from "./contract.ts";
import {
	done,
	game,
	gamePeriod,
	periodScore,
	playerGameStat,
	rosterPlayer,
	stat,
	success,
	team,
} from "./shapes.ts";

const id = z.int();
const games = z.object({ games: z.array(game) });
const saved = z.object({ ...success, game });
const sheet = z.object({
	game,
	homeRoster: z.array(rosterPlayer),
	awayRoster: z.array(rosterPlayer),
	periodScores: z.array(periodScore),
	gamePeriods: z.array(gamePeriod),
	allStats: z.array(stat),
	playerStats: z.array(playerGameStat),
});

describe.each(engines)("$name: the contract of games", { timeout: 60_000 }, (engine) => {
	let story: Story;
	let made: MadeSeason;
	const ids: Record<string, number> = {};
	const idOf = (name: string) => present(ids[name], name);
	const teamOf = (name: string) => present(made.teams[name], name);
	const inLeague = () => ({ s: made.seasonId, l: made.leagueId });
	beforeAll(async () => {
		story = await startStory(engine);
		made = await story.aSeason();
	});
	afterAll(() => story.api.database.close());

	describe("games", () => {
		const { walk, endsHere } = contractOf("games", () => story.olive);

		walk("POST /api/seasonsv2/{s}/leagues/{l}/games", async (send) => {
			const path = inLeague();
			const json = {
				home_team_id: teamOf("Hawks").id,
				away_team_id: teamOf("Owls").id,
				date: "2026-03-09",
				time: "19:00",
				location: "Main gym",
			};
			const added = await send({ path, json, answers: saved });
			expect(added.game).toMatchObject({
				...json,
				status: "scheduled",
				season_id: made.seasonId,
				leagueId: made.leagueId,
				// Wall clock of Los Angeles, the day after summer time began.
				game_dateTime: "2026-03-10T02:00:00Z",
				userId: story.oliveId,
				video_url: null,
				score_home: null,
				score_away: null,
				score_team1: null,
				score_team2: null,
			});
			ids.first = added.game.id;
			const bare = { home_team_id: teamOf("Bears").entryId, away_team_id: teamOf("Owls").entryId };
			const second = await send({ path, json: bare, answers: saved });
			expect(second.game).toMatchObject({
				date: null,
				time: null,
				game_dateTime: null,
				location: null,
				home_team_id: teamOf("Bears").id,
				away_team_id: teamOf("Owls").id,
			});
			ids.second = second.game.id;
		});

		walk("POST /api/games", async (send) => {
			const sides = { team1_id: teamOf("Wolves").id, team2_id: teamOf("Hawks").id };
			const json = {
				leagueId: made.leagueId,
				...sides,
				userId: story.oliveId,
				status: "postponed",
				date: "2026-03-02",
				time: "20:30",
				location: "East gym",
				game_dateTime: "2026-03-02T20:30:00-08:00",
			};
			const added = await send({ json, answers: saved });
			expect(added.game).toMatchObject({
				...json,
				game_dateTime: "2026-03-03T04:30:00Z",
				season_id: made.seasonId,
			});
			ids.third = added.game.id;
			const moment = {
				leagueId: made.leagueId,
				...sides,
				date: "",
				time: "",
				game_dateTime: "2026-04-01T02:00:00Z",
			};
			const fourth = await send({ json: moment, answers: saved });
			expect(fourth.game).toMatchObject({
				date: "2026-03-31",
				time: "19:00",
				game_dateTime: "2026-04-01T02:00:00Z",
				status: "scheduled",
			});
			ids.fourth = fourth.game.id;
		});

		walk("GET /api/seasonsv2/{s}/leagues/{l}/games", async (send) => {
			const shape = games.extend({ teams: z.array(team) });
			const shown = await send({ path: inLeague(), answers: shape });
			// By date and time; without a date last.
			const order = [ids.third, ids.first, ids.fourth, ids.second];
			expect(shown.games.map((it) => it.id)).toEqual(order);
			expect(shown.teams).toHaveLength(4);
		});

		walk("GET /api/games", async (send) => {
			const shown = await send({ answers: games });
			expect(shown.games.map((it) => it.id)).toEqual([
				ids.third,
				ids.first,
				ids.fourth,
				ids.second,
			]);
		});

		walk("GET /api/gamesv2", async (send) => {
			expect(await send({ answers: games })).toEqual(await story.get("/games"));
			const query = { slug: "hoops" };
			const shown = await send({ query, by: story.stranger, answers: games });
			expect(shown.games).toHaveLength(4);
		});

		walk("PUT /api/seasonsv2/{s}/leagues/{l}/games/{gameId}", async (send) => {
			const path = { ...inLeague(), gameId: idOf("first") };
			const json = { score_home: 0, score_away: 3 };
			const scored = await send({ path, json, answers: saved });
			expect(scored).toMatchObject({
				message: "Score updated successfully",
				game: { ...json, score_team1: 0, score_team2: 3 },
			});
		});

		walk("PUT /api/games/{id}/scores", async (send) => {
			const path = { id: idOf("first") };
			const json = { score_team1: 70, score_team2: 64 };
			const scored = await send({ path, json, answers: saved });
			expect(scored.game).toMatchObject({ ...json, score_home: 70, score_away: 64 });
		});

		walk("PUT /api/gamesv2/{id}/scores", async (send) => {
			const path = { id: idOf("first") };
			const json = { score_home: 81, score_away: 70 };
			const scored = await send({ path, json, answers: saved });
			expect(scored.game).toMatchObject({ ...json, score_team1: 81, score_team2: 70 });
			// A result does not rewrite the stored status (rule `score-keeps-status`).
			expect(scored.game.status).toBe("scheduled");
			const { gamePeriods } = await story.get(`/gamePeriods/${story.sport.id}`);
			const quarters = gamePeriods.filter(({ name }: { name: string }) => name !== "Final");
			const { id: home } = teamOf("Hawks");
			const withPeriods = {
				...json,
				periodScores: [{ gamePeriodId: quarters[0].id, team_id: home, score: 81 }],
			};
			await send({ path, json: withPeriods, answers: saved });
		});

		walk("PUT /api/gamesv2/{id}/details", async (send) => {
			const path = { id: idOf("first") };
			const json = {
				video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3",
				location: "West gym",
				date: "2026-03-16",
				time: "18:15",
				status: "completed",
			};
			const changed = await send({ path, json, answers: saved });
			expect(changed.game).toMatchObject({
				...json,
				video_url: "https://www.youtube.com/embed/dQw4w9WgXcQ",
				game_dateTime: "2026-03-17T01:15:00Z",
				score_home: 81,
			});
			const partly = await send({ path, json: { location: "" }, answers: saved });
			expect(partly.game).toEqual({ ...changed.game, location: null });
		});

		walk("PUT /api/player-game-stats", async (send) => {
			const [player_id = 0] = teamOf("Hawks").playerIds;
			const game_id = idOf("first");
			const { stats } = await story.get(`/statsv2/${story.sport.id}`);
			const [points, twos] = stats;
			const cells = [
				{ player_id, game_id, stat_id: points.id, value: 21 },
				{ player_id, game_id, stat_id: twos.id, value: "9" },
			];
			const shape = done.extend({ playerStats: z.array(playerGameStat) });
			await send({ json: { player_id, game_id, stats: cells }, answers: shape });
			// An empty statistic stays empty.
			const empty = [{ player_id, game_id, stat_id: twos.id, value: "" }];
			const said = await send({ json: { player_id, game_id, stats: empty }, answers: shape });
			expect(said.playerStats).toEqual([{ player_id, game_id, stat_id: points.id, value: 21 }]);
			ids.ann = player_id;
		});

		walk("GET /api/gamesv2/{id}", async (send) => {
			const shown = await send({ path: { id: idOf("first") }, answers: sheet });
			expect(shown.game).toMatchObject({ id: ids.first, score_home: 81, score_away: 70 });
			expect(shown.homeRoster.map((it) => it.id)).toEqual(teamOf("Hawks").playerIds);
			expect(shown.awayRoster.map((it) => it.id)).toEqual(teamOf("Owls").playerIds);
			const home = { team_id: teamOf("Hawks").id, score: 81 };
			expect(shown.periodScores).toContainEqual(
				expect.objectContaining({ ...home, gamePeriod: expect.objectContaining({ order: 1 }) }),
			);
			// The period named Final says the score.
			expect(shown.periodScores).toContainEqual(
				expect.objectContaining({
					...home,
					gamePeriod: expect.objectContaining({ name: "Final" }),
				}),
			);
			expect(shown.gamePeriods.map(({ name }) => name)).toContain("Final");
			expect(shown.allStats.map(({ abbreviation }) => abbreviation)).toContain("PTS");
			expect(shown.playerStats).toMatchObject([{ player_id: ids.ann, value: 21 }]);
			const bare = await send({ path: { id: idOf("second") }, answers: sheet });
			expect(bare.playerStats).toEqual([]);
			const query = { slug: "hoops" };
			const path = { id: idOf("first") };
			await send({ path, query, by: story.stranger, answers: sheet });
			const unknown = await story.tryGet("/gamesv2/4711");
			expect(unknown).toMatchObject({ status: 404, body: { message: "Game not found." } });
		});

		walk("DELETE /api/seasonsv2/{s}/leagues/{l}/games/{gameId}", async (send) => {
			const path = { ...inLeague(), gameId: idOf("fourth") };
			const said = await send({ path, answers: done });
			expect(said.message).toBe("Games deleted successfully");
			expect((await story.tryDel(`${made.path}/games/${idOf("fourth")}`)).status).toBe(404);
		});

		walk("DELETE /api/games/{id}", async (send) => {
			const said = await send({ path: { id: idOf("third") }, answers: done });
			expect(said.message).toBe("Games deleted successfully");
			expect((await story.tryGet(`/gamesv2/${idOf("third")}`)).status).toBe(404);
		});

		endsHere();
	});

	describe("records", () => {
		const { walk, endsHere } = contractOf("records", () => story.stranger);
		const asked = [{ slug: "hoops" }, { domain: "hoops.com" }, { domain: "hoops" }];
		const person = z.object({ id, firstName: z.string(), lastName: z.string().nullable() });

		walk("GET /api/records/top20Points", async (send) => {
			const shape = z.object({ players: z.array(person.extend({ totalPoints: id })) });
			for (const query of asked) {
				expect(await send({ query, answers: shape })).toEqual({
					players: [{ id: ids.ann, firstName: "Ann", lastName: "Hawks", totalPoints: 21 }],
				});
			}
		});

		walk("GET /api/records/top20Threes", async (send) => {
			const { allStats } = await story.get(`/gamesv2/${idOf("first")}`);
			const threes = allStats.find((it: { abbreviation: string }) => it.abbreviation === "3PM");
			const cell = { stat_id: threes.id, value: 4 };
			const line = { player_id: ids.ann, game_id: ids.first, stats: [cell] };
			await story.put("/player-game-stats", line);
			const shape = z.object({ players: z.array(person.extend({ totalThrees: id })) });
			for (const query of asked) {
				const shown = await send({ query, answers: shape });
				expect(shown.players).toMatchObject([{ id: ids.ann, totalThrees: 4 }]);
			}
		});

		walk("GET /api/records/top20TeamWins", async (send) => {
			const shape = z.object({
				teams: z.array(z.object({ teamId: id, name: z.string(), wins: id })),
			});
			for (const query of asked) {
				const shown = await send({ query, answers: shape });
				expect(shown.teams).toEqual([{ teamId: teamOf("Hawks").id, name: "Hawks", wins: 1 }]);
			}
		});

		endsHere();
	});
});
