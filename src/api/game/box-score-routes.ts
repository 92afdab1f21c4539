import { z } from "zod";
import { viewGameSheet } from "#usecases/game/box-scores.ts";
import { recordBoxScore } from "#usecases/game/record-box-score.ts";
import { recordStats } from "#usecases/game/record-stats.ts";
import { viewSeasonSheets } from "#usecases/game/season-sheets.ts";
import { members, scorekeepers, visitorsAndGuests } from "../access.ts";
import { evenWhenFull, get, large, put } from "../endpoint.ts";
import { boxScore, playerStats, savedPlayerStats } from "./box-score.ts";
import { onlyIfSeen } from "./only-if-seen.ts";
import { place, visitedGame } from "./reads.ts";
import { seasonSheets } from "./season-sheets.ts";
import { savedSheet, sheet } from "./sheet.ts";

export const seasonBoxScoreRoutes = [
	large(
		"export",
		get(
			"/seasonsv2/:seasonId/leagues/:leagueId/box-scores",
			members,
			z.object(place),
			viewSeasonSheets,
			seasonSheets,
			"All games of a league in a season and all lines of their box scores, as its spreadsheets have them.",
		),
	),
] as const;

export const boxScoreRoutes = [
	get(
		"/gamesv2/:id",
		visitorsAndGuests,
		visitedGame,
		viewGameSheet,
		boxScore,
		"A game with both rosters, its scores by period and every number written down for it.",
	),
	evenWhenFull(
		put(
			"/player-game-stats",
			members,
			playerStats,
			recordStats,
			savedPlayerStats,
			"Writes numbers of a player in a game; an empty value takes a number out, and statistics not named stay.",
		),
	),
	evenWhenFull(
		put(
			"/gamesv2/:id/box-score",
			scorekeepers,
			sheet,
			recordBoxScore,
			savedSheet,
			`Writes a whole sheet at once, or nothing of it: numbers of any players of a game by \`stats\`, each with \`stat_id\` and \`value\`. An empty value takes a number out; players and statistics not named stay. What is refused is named by its place, as in \`lines.3.stats.1\`. Answers every number of the game. ${onlyIfSeen}`,
		),
	),
] as const;
