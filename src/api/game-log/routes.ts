import { notePlays, viewGameLog } from "#usecases/game-log/game-log.ts";
import { members } from "../access.ts";
import { evenWhenFull, get, post } from "../endpoint.ts";
import { gameLog, logAsked, sentPlays } from "./game-log.ts";

export const gameLogRoutes = [
	get(
		"/gamesv2/:id/log",
		members,
		logAsked,
		viewGameLog,
		gameLog,
		"What was noted at the table of a game, after `since` or all of it.",
	),
	evenWhenFull(
		post(
			"/gamesv2/:id/log",
			members,
			sentPlays,
			notePlays,
			gameLog,
			"Adds plays to the log of a game, or newer versions of them; score, periods and box score follow, and a scheduled game is in progress from then on. A play is known by the id its sender made, so what is sent twice counts once. Answers what came after `since`.",
		),
	),
] as const;
