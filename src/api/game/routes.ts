import { listGameChanges } from "#usecases/game-changes.ts";
import { changeGameDetails } from "#usecases/game-details.ts";
import { addGame, removeGame } from "#usecases/games.ts";
import { listGames, listSeasonLeagueGames } from "#usecases/list-games.ts";
import { recordScore } from "#usecases/record-score.ts";
import { del, get, post, put } from "../endpoint.ts";
import { members, visitors } from "../who.ts";
import {
	addedGame,
	changedGame,
	games,
	gamesAndTeams,
	removedGame,
	scoredGame,
} from "./answers.ts";
import { gameChanges } from "./changes.ts";
import * as legacy from "./legacy.ts";
import { changedDetails, gameInPlace, gamesAsked, oneGame, visitedPlace } from "./reads.ts";
import * as v2 from "./v2.ts";

const listPurpose =
	"The games of one season by date and time: of `seasonId`, else of the active season, else of the latest; narrowed to a league, a team or a date.";
const scorePurpose =
	"Records the final score, and points by period if they are given. The stored status stays as it was. The period named Final always says this score: what is sent for it is not read.";

/** Decision A56. */
export const onlyIfSeen =
	"With `lastChangeId`, the newest change of the game that the sender has seen (0 for none), it is refused with 409 when somebody else has changed the game since.";

/** The games of a season-league, in the specification's order among the other calls of seasons. */
export const seasonLeagueGameRoutes = [
	get(
		"/seasonsv2/:seasonId/leagues/:leagueId/games",
		visitors,
		visitedPlace,
		listSeasonLeagueGames,
		gamesAndTeams,
		"The games of a league in a season by date and time, and its teams.",
	),
	post(
		"/seasonsv2/:seasonId/leagues/:leagueId/games",
		members,
		v2.newGame,
		addGame,
		addedGame,
		"Adds a game to a league in a season; the teams by their ids or by those of their entries.",
	),
	put(
		"/seasonsv2/:seasonId/leagues/:leagueId/games/:gameId",
		members,
		v2.scoreInPlace,
		recordScore,
		scoredGame,
		scorePurpose,
	),
	del(
		"/seasonsv2/:seasonId/leagues/:leagueId/games/:gameId",
		members,
		gameInPlace,
		removeGame,
		removedGame,
		"Deletes a game with its box score; it can be restored for 30 days.",
	),
] as const;

export const gameRoutes = [
	get("/games", visitors, gamesAsked, listGames, games, listPurpose),
	get("/gamesv2", visitors, gamesAsked, listGames, games, listPurpose),
	post(
		"/games",
		members,
		legacy.newGame,
		addGame,
		addedGame,
		"Adds a game of two teams of a league, in the season the league is played in now unless `seasonId` says otherwise; `game_dateTime` counts where date and time are not given.",
	),
	put("/games/:id/scores", members, legacy.score, recordScore, scoredGame, scorePurpose),
	del(
		"/games/:id",
		members,
		oneGame,
		removeGame,
		removedGame,
		"Deletes a game with its box score; it can be restored for 30 days.",
	),
	put(
		"/gamesv2/:id/scores",
		members,
		v2.score,
		recordScore,
		scoredGame,
		`${scorePurpose} ${onlyIfSeen}`,
	),
	put(
		"/gamesv2/:id/details",
		members,
		changedDetails,
		changeGameDetails,
		changedGame,
		`Changes video, place, date, time and status of a game; a forfeit names its side in \`forfeited_by\`, and \`clearScore: true\` takes a result away that was written down by mistake. ${onlyIfSeen}`,
	),
	get(
		"/gamesv2/:id/changes",
		members,
		oneGame,
		listGameChanges,
		gameChanges,
		"Who changed a game, its score or its numbers: the newest 50, newest first. Asked before the game itself, the first id is what has been seen of it, and may be sent back as `lastChangeId`.",
	),
] as const;
