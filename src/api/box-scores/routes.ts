import { viewGameSheet } from "#usecases/box-scores.ts";
import { recordStats } from "#usecases/record-stats.ts";
import { get, put } from "../endpoint.ts";
import { visitedGame } from "../games/reads.ts";
import { members, visitors } from "../who.ts";
import { boxScore, playerStats, savedPlayerStats } from "./box-score.ts";

export const boxScoreRoutes = [
	get(
		"/gamesv2/:id",
		visitors,
		visitedGame,
		viewGameSheet,
		boxScore,
		"A game with both rosters, its scores by period and every number written down for it.",
	),
	put(
		"/player-game-stats",
		members,
		playerStats,
		recordStats,
		savedPlayerStats,
		"Writes numbers of a player in a game; an empty value takes a number out, and statistics not named stay.",
	),
] as const;
