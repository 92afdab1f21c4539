import type { Kysely, Selectable, SqlBool } from "kysely";
import type { Side } from "#domain/game/game.ts";
import type { GameWithNumbers } from "#domain/schedule/begun.ts";
import { inChunks } from "../engine/chunks.ts";
import { toScore } from "../game/game-columns.ts";
import { hasNumbers } from "../game/hide-draft-games.ts";
import type { GameRow } from "../game/rows.ts";
import { revising } from "../revisions.ts";
import type { Tables } from "../tables.ts";

/** What schedules ask and change of their games. */
export const gamesOfSchedules = (organizationId: number, db: Kysely<Tables>) => ({
	/** The games a schedule has made, and whether anything was written down for them. */
	async gamesOf(id: number): Promise<GameWithNumbers[]> {
		const rows = await db
			.selectFrom("games as g")
			.select(["g.id", "g.date", "g.week_index", "g.status", "g.home_score", "g.away_score"])
			.select(hasNumbers.as("has_numbers"))
			.where("g.organization_id", "=", organizationId)
			.where("g.schedule_id", "=", id)
			.orderBy("g.id")
			.execute();
		return rows.map(toGameWithNumbers);
	},

	/** Which of these games have numbers beside their score. */
	async withNumbersAmong(gameIds: readonly number[]): Promise<number[]> {
		if (gameIds.length === 0) return [];
		const rows = await db
			.selectFrom("games as g")
			.select("g.id")
			.where("g.organization_id", "=", organizationId)
			.where("g.id", "in", gameIds)
			.where(hasNumbers)
			.orderBy("g.id")
			.execute();
		return rows.map((row) => row.id);
	},

	/** Puts a game into a week of its schedule. */
	async setWeek(gameId: number, week: number | null): Promise<void> {
		await db
			.updateTable("games")
			.set({ week_index: week })
			.where("organization_id", "=", organizationId)
			.where("id", "=", gameId)
			.execute();
	},

	/** Puts games on a date; `at` is when that was decided, for calendars. */
	async setDate(gameIds: readonly number[], date: string, at: string): Promise<void> {
		await inChunks(gameIds, (chunk) =>
			db
				.updateTable("games")
				.set(revising({ date }, at))
				.where("organization_id", "=", organizationId)
				.where("id", "in", chunk)
				.execute(),
		);
	},

	/** Makes games independent of their schedule. */
	async removeFromSchedule(gameIds: readonly number[]): Promise<void> {
		await inChunks(gameIds, (chunk) =>
			db
				.updateTable("games")
				.set({ schedule_id: null, week_index: null })
				.where("organization_id", "=", organizationId)
				.where("id", "in", chunk)
				.execute(),
		);
	},

	/** Gives a game other teams, by their entries; all else of it stays. */
	async setMatchup(gameId: number, entryIds: Record<Side, number>, at: string): Promise<void> {
		await db
			.updateTable("games")
			.set(revising({ home_entry_id: entryIds.home, away_entry_id: entryIds.away }, at))
			.where("organization_id", "=", organizationId)
			.where("id", "=", gameId)
			.execute();
	},
});

type GameColumns = Pick<
	Selectable<GameRow>,
	"id" | "date" | "week_index" | "status" | "home_score" | "away_score"
> & { has_numbers: SqlBool };

function toGameWithNumbers(row: GameColumns): GameWithNumbers {
	return {
		id: row.id,
		date: row.date,
		weekIndex: row.week_index,
		status: row.status,
		score: toScore(row),
		// 0 or 1 on SQLite.
		hasNumbers: Boolean(row.has_numbers),
	};
}
