import type { Insertable, Kysely, Selectable } from "kysely";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { GamePeriod, PeriodScore } from "#domain/game/game.ts";
import { inChunks } from "../engine/chunks.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import { keptTable } from "./kept-table.ts";
import type { GamePeriodRow } from "./rows.ts";

export type StoredPeriodScore = {
	gameId: number;
	periodId: number;
	home: number | null;
	away: number | null;
};

export const periods = (organizationId: number, db: Kysely<Tables>) => ({
	...kept(organizationId, db),

	/** Scores of the periods of a game in the organization's order, hidden periods too. */
	async scoresOf(gameId: number): Promise<PeriodScore[]> {
		return (await scoresOf(db, organizationId, gameId)).map((row) => ({
			period: toPeriod(row),
			home: row.home_score,
			away: row.away_score,
		}));
	},

	/** What is stored for the games of a season-league. */
	async listScoresByLeague(seasonLeagueId: number): Promise<StoredPeriodScore[]> {
		const rows = await db
			.selectFrom("period_scores as s")
			.innerJoin("games as g", within("g.id", "s.game_id"))
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

	/** The same with the periods themselves, for some leagues, by game. */
	async scoresOfLeagues(
		seasonLeagueIds: readonly number[],
	): Promise<ReadonlyMap<number, PeriodScore[]>> {
		if (seasonLeagueIds.length === 0) return new Map();
		const rows = await db
			.selectFrom("period_scores as s")
			.innerJoin("game_periods as p", within("p.id", "s.period_id"))
			.innerJoin("games as g", within("g.id", "s.game_id"))
			.select(["s.game_id", "s.home_score", "s.away_score"])
			.select(["p.id", "p.name", "p.sort_order", "p.is_hidden"])
			.where("s.organization_id", "=", organizationId)
			.where("g.season_league_id", "in", seasonLeagueIds)
			.execute();
		const scores = rows.map((row) => ({
			gameId: row.game_id,
			period: toPeriod(row),
			home: row.home_score,
			away: row.away_score,
		}));
		return Map.groupBy(scores, ({ gameId }) => gameId);
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

const kept = keptTable({
	table: "game_periods",
	values: "period_scores",
	fromRow: toKeptPeriod,
	toRow,
});

const scoresOf = prepared((db, organizationId: number, gameId: number) =>
	db
		.selectFrom("period_scores as s")
		.innerJoin("game_periods as p", within("p.id", "s.period_id"))
		.select(["p.id", "p.name", "p.sort_order", "p.is_hidden", "s.home_score", "s.away_score"])
		.where("s.organization_id", "=", organizationId)
		.where("s.game_id", "=", gameId)
		.orderBy("p.sort_order")
		.orderBy("p.id"),
);

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
