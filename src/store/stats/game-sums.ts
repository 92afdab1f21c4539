import type { Kysely } from "kysely";
import type { PlayerTotals } from "#domain/stats/totals.ts";
import { inChunks, insertRows } from "../engine/chunks.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { toJson, toTotals } from "./totals.ts";

/** What the players of one side did in a game, together. */
export type GameSum = { gameId: number; entryId: number; totals: PlayerTotals };

/** Sums of each side of a game, kept as those of `totals` are (decision 5): what others did against a team. */
export const gameSums = (organizationId: number, db: Kysely<Tables>) => ({
	/** Both sides of all games of season-leagues in which somebody has a line. */
	async listByLeagues(seasonLeagueIds: readonly number[]): Promise<GameSum[]> {
		if (seasonLeagueIds.length === 0) return [];
		const rows = await sums(organizationId, db)
			.innerJoin("games as g", within("g.id", "m.game_id"))
			.where("g.season_league_id", "in", seasonLeagueIds)
			.execute();
		return rows.map(toSum);
	},

	async listOfGames(gameIds: readonly number[]): Promise<GameSum[]> {
		const found: GameSum[] = [];
		await inChunks(gameIds, async (chunk) => {
			const rows = await sums(organizationId, db).where("m.game_id", "in", chunk).execute();
			found.push(...rows.map(toSum));
		});
		return found;
	},

	/** Writes the sums of these games over those that stand. */
	async replace(gameIds: readonly number[], rows: readonly GameSum[]): Promise<void> {
		await inChunks(gameIds, (chunk) =>
			db
				.deleteFrom("game_sums")
				.where("organization_id", "=", organizationId)
				.where("game_id", "in", chunk)
				.execute(),
		);
		await insertRows(
			db,
			"game_sums",
			rows.map(({ gameId, entryId, totals }) => ({
				organization_id: organizationId,
				game_id: gameId,
				entry_id: entryId,
				totals: toJson(totals),
			})),
		);
	},
});

function sums(organizationId: number, db: Kysely<Tables>) {
	return db
		.selectFrom("game_sums as m")
		.select(["m.game_id", "m.entry_id", "m.totals"])
		.where("m.organization_id", "=", organizationId);
}

function toSum(row: { game_id: number; entry_id: number; totals: string }): GameSum {
	return { gameId: row.game_id, entryId: row.entry_id, totals: toTotals(row.totals) };
}
