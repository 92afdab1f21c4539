import { endGame } from "#usecases/game-log/end-game.ts";
import { notePlays, viewGameLog } from "#usecases/game-log/game-log.ts";
import { viewLiveGame } from "#usecases/game-log/view-play-by-play.ts";
import { atTheTable, keepingScore, visitors } from "../access.ts";
import { evenWhenFull, forASecond, get, post } from "../endpoint.ts";
import { changedGame } from "../game/answers.ts";
import { endedGame, visitedGame } from "../game/reads.ts";
import { gameLog, logAsked, sentPlays } from "./game-log.ts";
import { liveGame } from "./live-game.ts";

export const gameLogRoutes = [
	forASecond(
		get(
			"/gamesv2/:id/live",
			visitors,
			visitedGame,
			viewLiveGame,
			liveGame,
			"A game for scoreboards, streams and other websites: its score, the period and its clock as far as somebody keeps them, and the last ten plays, newest first. May be kept for a second.",
		),
	),
	get(
		"/gamesv2/:id/log",
		atTheTable,
		logAsked,
		viewGameLog,
		gameLog,
		"What was noted at the table of a game, after `since` or all of it.",
	),
	evenWhenFull(
		post(
			"/gamesv2/:id/log",
			atTheTable,
			sentPlays,
			notePlays,
			gameLog,
			"Adds plays to the log of a game, or newer versions of them; score, periods and box score follow, and a scheduled game is in progress from then on. A play is known by the id its sender made, so what is sent twice counts once. `clock` is what the device says of the clock, which stands where no other holds its pen. Answers what came after `since`.",
		),
	),
	evenWhenFull(
		post(
			"/gamesv2/:id/end",
			keepingScore,
			endedGame,
			endGame,
			changedGame,
			"Ends a game: the score that stands is the final one, or it is a forfeit by the side in `forfeited_by`, which `isPlayedOn` takes back.",
		),
	),
] as const;
