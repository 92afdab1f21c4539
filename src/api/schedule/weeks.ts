import { z } from "zod";
import { messages } from "#domain/messages.ts";
import type { Team } from "#domain/team/team.ts";
import type { GameView } from "#usecases/game/game-views.ts";
import { answer } from "../endpoint.ts";
import { chosenId, id, optionalText, success, wire } from "../fields.ts";
import { game, toGame } from "../game/game.ts";
import { said } from "../said.ts";

/**
 * Weeks are counted from 0; any whole number is read, those there are not are empty
 * (rule `bye-is-derived`).
 */
export const ofWeek = z.object({
	scheduleId: id,
	weekIndex: z
		.string("weekIndex is a whole number from 0.")
		.regex(/^-?\d+$/, "weekIndex is a whole number from 0.")
		.transform(Number)
		.meta(wire({ type: "integer", minimum: 0, examples: [0] })),
});

export const weeklyGames = answer(z.object({ games: z.array(game) }), (list: GameView[]) => ({
	games: list.map(toGame),
}));

const bye = z.object({
	teamId: z.int(),
	team: z.object({ id: z.int(), name: z.string() }),
});

export const weeklyByes = answer(z.object({ byes: z.array(bye) }), (teams: Team[]) => ({
	byes: teams.map(({ id, name }) => ({ teamId: id, team: { id, name } })),
}));

const gameToSwap = chosenId("Please choose two different games.");
export const twoGames = z.object({
	gameId1: gameToSwap,
	gameId2: gameToSwap,
	reason: optionalText(),
});

export const swappedGames = answer(
	z.object({ success, message: said, games: z.array(game) }),
	(list: GameView[]) => ({ message: messages.schedules.swapped, games: list.map(toGame) }),
);
