import type { Kysely } from "kysely";
import type { HeldClock } from "#domain/game-log/held-clock.ts";
import type { Tables } from "../tables.ts";

/** One clock a game, from when somebody at its table started one. */
export const gameClocks = (organizationId: number, db: Kysely<Tables>) => ({
	async find(gameId: number): Promise<HeldClock | null> {
		const row = await db
			.selectFrom("game_clocks")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("game_id", "=", gameId)
			.executeTakeFirst();
		if (row === undefined) return null;
		return {
			holder: row.holder,
			by: row.said_by,
			elapsedMs: row.elapsed_ms,
			isRunning: row.is_running === 1,
			at: row.said_at,
		};
	},

	async save(gameId: number, { holder, by, elapsedMs, isRunning, at }: HeldClock): Promise<void> {
		const said = {
			holder,
			said_by: by,
			elapsed_ms: elapsedMs,
			is_running: isRunning ? (1 as const) : (0 as const),
			said_at: at,
		};
		await db
			.insertInto("game_clocks")
			.values({ organization_id: organizationId, game_id: gameId, ...said })
			.onConflict((known) => known.columns(["organization_id", "game_id"]).doUpdateSet(said))
			.execute();
	},
});
