import { z } from "zod";
import { type Said, say, sayWith } from "#domain/language/say.ts";
import { messages } from "#domain/messages.ts";
import { fullName, type Player } from "#domain/player/player.ts";
import type { PlayerView } from "#usecases/player/player-views.ts";
import type { GameStat, PlayerWithStats } from "#usecases/player/players.ts";
import type { MovedToTrash } from "#usecases/trash/trash.ts";
import { answer } from "../endpoint.ts";
import { success } from "../fields.ts";
import { said } from "../said.ts";
import { player, toPlayer } from "./player.ts";

/** One number of one game. */
export const gameStat = z.object({
	game_id: z.int(),
	player_id: z.int(),
	stat_id: z.int(),
	value: z.int(),
	season_id: z.int(),
	team_id: z.int(),
	seasons_leagues_team_id: z.int(),
	/** False while the game has no score, goes on, or was called off. */
	counts: z.boolean(),
});

export function toGameStat(it: GameStat): z.input<typeof gameStat> {
	return {
		game_id: it.gameId,
		player_id: it.playerId,
		stat_id: it.statId,
		value: it.value,
		season_id: it.entry.seasonId,
		team_id: it.entry.team.id,
		seasons_leagues_team_id: it.entry.id,
		counts: it.counts,
	};
}

export const playerWithStats = player.extend({ gameStats: z.array(gameStat) });

export const toPlayerWithStats = (it: PlayerWithStats): z.input<typeof playerWithStats> => ({
	...toPlayer(it),
	gameStats: it.gameStats.map(toGameStat),
});

export const players = answer(z.object({ players: z.array(player) }), (list: PlayerView[]) => ({
	players: list.map(toPlayer),
}));

export const onePlayer = answer(z.object({ player: playerWithStats }), (it: PlayerWithStats) => ({
	player: toPlayerWithStats(it),
}));

export const addedPlayer = saved((it) => sayWith(messages.created, fullName(it)));

export const changedPlayer = saved((it) => sayWith(messages.updated, fullName(it)));

export const deletedPlayer = answer(
	z.object({ success, message: said, trashId: z.int() }),
	({ player, trashId }: MovedToTrash & { player: Player }) => ({
		message: say`${fullName(player)} deleted`,
		trashId,
	}),
);

function saved(message: (player: Player) => Said) {
	return answer(
		z.object({ success, message: said, player: playerWithStats }),
		(it: PlayerWithStats) => ({ message: message(it), player: toPlayerWithStats(it) }),
	);
}
