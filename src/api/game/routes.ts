import { listGameChanges } from "#usecases/game/game-changes.ts";
import { changeGameDetails } from "#usecases/game/game-details.ts";
import { addGame, removeGame } from "#usecases/game/games.ts";
import { listGames, listSeasonLeagueGames } from "#usecases/game/list-games.ts";
import { members, visitors } from "../access.ts";
import { del, evenWhenFull, get, post, put } from "../endpoint.ts";
import { addedGame, changedGame, games, gamesAndTeams, removedGame } from "./answers.ts";
import { gameChanges } from "./changes.ts";
import * as legacy from "./legacy.ts";
import { onlyIfSeen } from "./only-if-seen.ts";
import { changedDetails, gameInPlace, gamesAsked, oneGame, visitedPlace } from "./reads.ts";
import { saveScore, saveScoreInPlace, saveScoreV2 } from "./score-routes.ts";
import * as v2 from "./v2.ts";

const listPurpose =
	"The games of one season by date and time: of `seasonId`, else of the active season, else of the latest; narrowed to a league, a team or a date.";
/** The games of a season-league. */
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
	saveScoreInPlace,
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
	saveScore,
	del(
		"/games/:id",
		members,
		oneGame,
		removeGame,
		removedGame,
		"Deletes a game with its box score; it can be restored for 30 days.",
	),
	saveScoreV2,
	evenWhenFull(
		put(
			"/gamesv2/:id/details",
			members,
			changedDetails,
			changeGameDetails,
			changedGame,
			`Changes video, place, date, time and status of a game, with a \`reason\` for those who hear of it; a forfeit names its side in \`forfeited_by\`, and \`clearScore: true\` takes a result away that was written down by mistake. ${onlyIfSeen}`,
		),
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
