import { z } from "zod";
import type { GameView } from "#usecases/game/game-views.ts";
import { answer } from "../endpoint.ts";
import { chosenId, date, id, optionalText, success, time } from "../fields.ts";
import { game, toGame } from "../game/game.ts";

const team = chosenId("Please select a team first.");

const place = { date, time, location: optionalText() };

export const gameToAdd = z.object({ id, homeTeamId: team, awayTeamId: team, ...place });

export const gameToMove = z.object({ id, gameId: id, ...place });

export const placedGame = (message: string) =>
	answer(z.object({ success, message: z.string(), game }), (it: GameView) => ({
		message,
		game: toGame(it),
	}));
