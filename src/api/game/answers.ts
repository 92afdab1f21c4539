import { z } from "zod";
import { sayAll } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import type { ChangedGame } from "#usecases/game/game-details.ts";
import type { GameView } from "#usecases/game/game-views.ts";
import type { SeasonLeagueGames } from "#usecases/game/list-games.ts";
import type { RecordedScore } from "#usecases/game/record-score.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import { success } from "../fields.ts";
import { said } from "../said.ts";
import { team, toTeam } from "../team/team.ts";
import { game, toGame } from "./game.ts";

export const games = answer(z.object({ games: z.array(game) }), (list: GameView[]) => ({
	games: list.map(toGame),
}));

export const gamesAndTeams = answer(
	z.object({ games: z.array(game), teams: z.array(team) }),
	({ games, teams }: SeasonLeagueGames) => ({
		games: games.map(toGame),
		teams: teams.map(toTeam),
	}),
);

const saved = z.object({ success, message: said, game });

export const addedGame = answer(saved, (view: GameView) => ({
	message: "Game created successfully",
	game: toGame(view),
}));

/** With the id of the change, which the next write sends as `lastChangeId`. */
const changed = saved.extend({ lastChangeId: z.int() });

export const changedGame = answer(changed, ({ game, lastChangeId }: ChangedGame) => ({
	message: "Game updated successfully",
	game: toGame(game),
	lastChangeId,
}));

/** Periods that do not add up are a warning (rule `periods-only-warn`), beside the success. */
export const scoredGame = answer(changed, ({ game, warning, lastChangeId }: RecordedScore) => ({
	message: sayAll([messages.games.scoreUpdated, ...(warning === null ? [] : [warning])], ". "),
	game: toGame(game),
	lastChangeId,
}));

export const removedGame = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ trashId }: MovedToTrash) => ({ message: messages.games.deleted, trashId }),
);
