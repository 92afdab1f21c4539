import type { Kysely } from "kysely";
import type { CheckedIn } from "#domain/check-in/check-in.ts";
import { insertRows } from "../engine/chunks.ts";
import { markMinors } from "../player/minors.ts";
import type { Tables } from "../tables.ts";

/** What is noted of players in a game beside their numbers. */
export const gamePlayers = (organizationId: number, db: Kysely<Tables>) => ({
	async list(gameId: number): Promise<CheckedIn[]> {
		const rows = await db
			.selectFrom("game_players")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("game_id", "=", gameId)
			.orderBy("player_id")
			.execute();
		return rows.map((row) => ({
			playerId: row.player_id,
			side: row.side,
			isHere: row.is_here === null ? null : row.is_here === 1,
			isStarter: row.is_starter === 1,
			number: row.number,
			isGuest: row.is_guest === 1,
			isStar: row.is_star === 1,
		}));
	},

	/** Of a game these are noted from now on, and nothing of anybody else. */
	async replace(gameId: number, all: readonly CheckedIn[]): Promise<void> {
		await db
			.deleteFrom("game_players")
			.where("organization_id", "=", organizationId)
			.where("game_id", "=", gameId)
			.execute();
		await insertRows(
			db,
			"game_players",
			all.map((it) => ({
				organization_id: organizationId,
				game_id: gameId,
				player_id: it.playerId,
				side: it.side,
				is_here: it.isHere === null ? null : it.isHere ? (1 as const) : (0 as const),
				is_starter: it.isStarter ? (1 as const) : (0 as const),
				number: it.number,
				is_guest: it.isGuest ? (1 as const) : (0 as const),
				is_star: it.isStar ? (1 as const) : (0 as const),
			})),
		);
		const guests = all.filter(({ isGuest }) => isGuest).map(({ playerId }) => playerId);
		if (guests.length > 0) await markMinors(organizationId, db, guests);
	},
});
