import type { Insertable, Kysely, Selectable } from "kysely";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { GamePeriod, PeriodScore } from "#domain/game/game.ts";
import { inChunks } from "./chunks.ts";
import type { GamePeriodRow, Tables } from "./tables.ts";
import { usedInTrash } from "./trash-values.ts";

export type StoredPeriodScore = {
	gameId: number;
	periodId: number;
	home: number | null;
	away: number | null;
};

export const periods = (organizationId: number, db: Kysely<Tables>) => ({
	/** The periods of a sport in the organization's order, hidden ones too. */
	async list(sportId: number): Promise<Kept<GamePeriod>[]> {
		const rows = await db
			.selectFrom("game_periods")
			.selectAll()
			.where("organization_id", "=", organizationId)
			.where("sport_id", "=", sportId)
			.orderBy("sort_order")
			.orderBy("id")
			.execute();
		return rows.map(toKeptPeriod);
	},

	async findMany(ids: readonly number[]): Promise<Kept<GamePeriod>[]> {
		const found: Kept<GamePeriod>[] = [];
		await inChunks(ids, async (chunk) => {
			const rows = await db
				.selectFrom("game_periods")
				.selectAll()
				.where("organization_id", "=", organizationId)
				.where("id", "in", chunk)
				.execute();
			found.push(...rows.map(toKeptPeriod));
		});
		return found;
	},

	/** Those of these that somebody wrote a score down for, in the trash too. */
	async usedAmong(ids: readonly number[]): Promise<number[]> {
		if (ids.length === 0) return [];
		const rows = await db
			.selectFrom("period_scores")
			.select("period_id")
			.distinct()
			.where("organization_id", "=", organizationId)
			.where("period_id", "in", ids)
			.execute();
		const inTrash = await usedInTrash(organizationId, db, { table: "period_scores", ids });
		return [...new Set([...rows.map((row) => row.period_id), ...inTrash])];
	},

	async insert(
		sportId: number,
		periods: readonly Omit<GamePeriod, "id">[],
		createdBy: number | null = null,
	): Promise<void> {
		await inChunks(periods, (chunk) =>
			db
				.insertInto("game_periods")
				.values(
					chunk.map((period) => ({
						organization_id: organizationId,
						sport_id: sportId,
						created_by: createdBy,
						...toRow(period),
					})),
				)
				.execute(),
		);
	},

	async save(period: GamePeriod): Promise<void> {
		await db
			.updateTable("game_periods")
			.set(toRow(period))
			.where("organization_id", "=", organizationId)
			.where("id", "=", period.id)
			.execute();
	},

	/** Takes periods away, with the scores that were written down for them. */
	async remove(ids: readonly number[]): Promise<void> {
		await inChunks(ids, (chunk) =>
			db
				.deleteFrom("game_periods")
				.where("organization_id", "=", organizationId)
				.where("id", "in", chunk)
				.execute(),
		);
	},

	/** Scores of the periods of a game in the organization's order, hidden periods too. */
	async scoresOf(gameId: number): Promise<PeriodScore[]> {
		const rows = await db
			.selectFrom("period_scores as s")
			.innerJoin("game_periods as p", "p.id", "s.period_id")
			.select(["p.id", "p.name", "p.sort_order", "p.is_hidden", "s.home_score", "s.away_score"])
			.where("s.organization_id", "=", organizationId)
			.where("s.game_id", "=", gameId)
			.orderBy("p.sort_order")
			.orderBy("p.id")
			.execute();
		return rows.map((row) => ({
			period: toPeriod(row),
			home: row.home_score,
			away: row.away_score,
		}));
	},

	/** What is stored for the games of a season-league. */
	async listScoresByLeague(seasonLeagueId: number): Promise<StoredPeriodScore[]> {
		const rows = await db
			.selectFrom("period_scores as s")
			.innerJoin("games as g", "g.id", "s.game_id")
			.select(["s.game_id", "s.period_id", "s.home_score", "s.away_score"])
			.where("s.organization_id", "=", organizationId)
			.where("g.season_league_id", "=", seasonLeagueId)
			.execute();
		return rows.map((row) => ({
			gameId: row.game_id,
			periodId: row.period_id,
			home: row.home_score,
			away: row.away_score,
		}));
	},

	/** Writes period scores over what stands for the same game and period. */
	async saveScores(scores: readonly StoredPeriodScore[]): Promise<void> {
		await inChunks(scores, (chunk) =>
			db
				.insertInto("period_scores")
				.values(
					chunk.map((score) => ({
						organization_id: organizationId,
						game_id: score.gameId,
						period_id: score.periodId,
						home_score: score.home,
						away_score: score.away,
					})),
				)
				.onConflict((conflict) =>
					conflict.columns(["organization_id", "game_id", "period_id"]).doUpdateSet((set) => ({
						home_score: set.ref("excluded.home_score"),
						away_score: set.ref("excluded.away_score"),
					})),
				)
				.execute(),
		);
	},

	/** Takes away what was written down for the periods of a game. */
	async removeScores(gameId: number): Promise<void> {
		await db
			.deleteFrom("period_scores")
			.where("organization_id", "=", organizationId)
			.where("game_id", "=", gameId)
			.execute();
	},
});

type PeriodColumns = { id: number; name: string; sort_order: number; is_hidden: number };

function toPeriod(row: PeriodColumns): GamePeriod {
	return { id: row.id, name: row.name, order: row.sort_order, isHidden: row.is_hidden === 1 };
}

function toKeptPeriod(row: Selectable<GamePeriodRow>): Kept<GamePeriod> {
	return { ...toPeriod(row), sportId: row.sport_id, createdBy: row.created_by };
}

function toRow(period: Omit<GamePeriod, "id">) {
	return {
		name: period.name,
		sort_order: period.order,
		is_hidden: period.isHidden ? 1 : 0,
	} satisfies Partial<Insertable<GamePeriodRow>>;
}
