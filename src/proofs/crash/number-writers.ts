import type { MadeLeague } from "#testing/factories.ts";
import { storeOf } from "./world.ts";
import type { Writer } from "./writer.ts";

/** A score and its periods, all four of one number. */
export function scores(league: MadeLeague): Writer<(number | null)[][]> {
	const ids = league.gameIds.slice(0, 3);
	const period = league.periodId("Q1");
	let points = 100;
	return {
		name: "scores",
		as: "olive",
		read: async (database) => {
			const { games, periods } = storeOf(league, database);
			const rows = [];
			for (const id of ids) {
				const score = (await games.find(id))?.score;
				const first = (await periods.scoresOf(id)).find((it) => it.period.id === period);
				rows.push([score?.home, score?.away, first?.home, first?.away].map((it) => it ?? null));
			}
			return rows;
		},
		next: (known, chance) => {
			points = points === 990 ? 100 : points + 1;
			const at = chance.int(0, ids.length - 1);
			// The winner changes all the time, and with it the wins of both teams.
			const other = chance.isTrue(0.5) ? points - 1 : points + 1;
			const periodScores = [
				{ gamePeriodId: period, team_id: league.teamId("Ants"), score: points },
				{ gamePeriodId: period, team_id: league.teamId("Bees"), score: other },
			];
			return {
				ask: {
					method: "PUT",
					path: `/games/${ids[at]}/scores`,
					body: { score_team1: points, score_team2: other, periodScores },
				},
				leaves: known.with(at, [points, other, points, other]),
			};
		},
	};
}

/** Three numbers of one player in one game, all the same. */
export function boxScores(league: MadeLeague): Writer<number[][]> {
	const stats = ["PTS", "3PM", "FTM"].map(league.statId);
	const players = ["Ants One", "Ants Two", "Bees One"].map(league.playerId);
	const gameId = league.gameId(0);
	let value = 0;
	return {
		name: "box scores",
		as: "olive",
		read: async (database) => {
			const store = storeOf(league, database);
			const rows = [];
			for (const player of players) {
				const [line] = await store.boxScores.linesOf(gameId, [player]);
				const values = line?.values;
				rows.push(stats.map((stat) => values?.get(stat) ?? -1));
			}
			return rows;
		},
		next: (known, chance) => {
			value = (value + 1) % 999;
			const at = chance.int(0, players.length - 1);
			const isCleared = known[at]?.[0] !== -1 && chance.isTrue(0.1);
			return {
				ask: {
					method: "PUT",
					path: "/player-game-stats",
					body: {
						game_id: gameId,
						player_id: players[at],
						stats: stats.map((stat_id) => ({ stat_id, value: isCleared ? null : value })),
					},
				},
				leaves: known.with(
					at,
					stats.map(() => (isCleared ? -1 : value)),
				),
			};
		},
	};
}

/** As far as scores go (rule `score-range`), which a quick machine comes to. */
const mostPoints = 999;

/** Plays of a game at the table, a point each: as many plays as points, whenever the server dies. */
export function plays(league: MadeLeague): Writer<number[]> {
	const gameId = league.gameId(0);
	const periodId = league.periodId("Q1");
	return {
		name: "plays",
		isOwnRecord: true,
		as: "nina",
		read: async (database) => {
			const store = storeOf(league, database);
			const noted = await store.plays.listOfGame(gameId);
			const { score } = (await store.games.find(gameId)) ?? { score: null };
			return [noted.length, score?.home ?? 0];
		},
		next: ([noted = 0]) => {
			const place = noted + 1;
			const id = `crash-play-${String(place).padStart(6, "0")}`;
			const what = place > mostPoints ? { kind: "timeOut" } : { kind: "points", points: 1 };
			const play = { id, version: 1, periodId, place, side: "home", ...what };
			return {
				ask: { method: "POST", path: `/gamesv2/${gameId}/log`, body: { since: 0, plays: [play] } },
				leaves: [place, Math.min(place, mostPoints)],
			};
		},
	};
}
