import type { Kysely } from "kysely";
import { inChunks } from "../engine/chunks.ts";
import { withIds } from "../engine/ids.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import {
	type GameColumns,
	gameColumns,
	resultColumns,
	type StoredGame,
	toGame,
} from "../game/game-columns.ts";
import { hasNumbers } from "../game/hide-draft-games.ts";
import { revising } from "../revisions.ts";
import type { Tables } from "../tables.ts";

/** When and where a game is; of one that waits for its teams too. */
export type Appointed = { date: string | null; time: string | null; location: string | null };

/** A game as a stage has planned it, and as it stands among the games once both its teams are known. */
export type PlannedGame = Appointed & {
	/** The one it has among the games, from the day it was planned. */
	id: number;
	stageId: number;
	seriesId: number;
	/** Of the series, which stands here by its number as well. */
	series: number;
	number: number;
	/** Whether the side of the series that hosts first is at home. */
	isHomeBetter: boolean;
	/** Fallen away, because the series was over before. */
	isSpare: boolean;
	/** How often its appointment was changed, and when last. */
	revision: number;
	revisedAt: string | null;
	/** Null while a team is not known. */
	game: (StoredGame & { hasNumbers: boolean }) | null;
};

export const stageGames = (organizationId: number, db: Kysely<Tables>) => {
	const change = (id: number) =>
		db
			.updateTable("stage_games")
			.where("organization_id", "=", organizationId)
			.where("id", "=", id);

	return {
		/** The games of some stages, by series and number. */
		async listPlanned(stageIds: readonly number[]): Promise<PlannedGame[]> {
			if (stageIds.length === 0) return [];
			const [planned, games] = await Promise.all([
				listPlanned(db, organizationId, stageIds),
				listGames(db, organizationId, stageIds),
			]);
			const gameOf = new Map(games.map((row) => [row.id, row]));
			return planned.map((row) => toPlanned(row, gameOf.get(row.id)));
		},

		/** Which of some stages have games that are not over. */
		async listOpen(stageIds: readonly number[]): Promise<Set<number>> {
			if (stageIds.length === 0) return new Set();
			const rows = await db
				.selectFrom("stage_games as p")
				.innerJoin("stage_series as s", within("s.id", "p.series_id"))
				.leftJoin("games as g", within("g.id", "p.id"))
				.select("s.stage_id")
				.distinct()
				.where("p.organization_id", "=", organizationId)
				.where("s.stage_id", "in", stageIds)
				.where("p.is_spare", "=", 0)
				.where(({ eb, or }) =>
					or([
						eb("g.id", "is", null),
						eb("g.status", "=", "in_progress"),
						eb.and([
							eb("g.status", "in", ["scheduled", "postponed"]),
							eb("g.home_score", "is", null),
						]),
					]),
				)
				.execute();
			return new Set(rows.map((row) => row.stage_id));
		},

		/** Plans games of series, each under the id that it keeps. */
		async insertPlanned(
			games: readonly (Appointed & { seriesId: number; number: number; isHomeBetter: boolean })[],
		): Promise<void> {
			const rows = await withIds(db, "games", games);
			await inChunks(rows, (chunk) =>
				db
					.insertInto("stage_games")
					.values(
						chunk.map((game) => ({
							id: game.id,
							organization_id: organizationId,
							series_id: game.seriesId,
							number: game.number,
							is_home_better: game.isHomeBetter ? 1 : 0,
							date: game.date,
							time: game.time,
							location: game.location,
							revised_at: null,
						})),
					)
					.execute(),
			);
		},

		/** Moves a game that still waits for its teams. */
		async savePlanned(id: number, { date, time, location }: Appointed, at: string): Promise<void> {
			await change(id).set(revising({ date, time, location }, at)).execute();
		},

		async setHost(id: number, isHomeBetter: boolean): Promise<void> {
			await change(id)
				.set({ is_home_better: isHomeBetter ? 1 : 0 })
				.execute();
		},

		async setSpare(id: number, isSpare: boolean): Promise<void> {
			await change(id)
				.set({ is_spare: isSpare ? 1 : 0 })
				.execute();
		},

		/** Stands among the games from now on, where and when it was planned. */
		async enterGame(
			{ id, stageId, date, time, location, revision }: PlannedGame,
			teams: { seasonLeagueId: number; homeEntryId: number; awayEntryId: number },
			at: string,
		): Promise<void> {
			await db
				.insertInto("games")
				.values({
					id,
					organization_id: organizationId,
					season_league_id: teams.seasonLeagueId,
					home_entry_id: teams.homeEntryId,
					away_entry_id: teams.awayEntryId,
					stage_id: stageId,
					date,
					time,
					location,
					// A calendar that has it by the names of before takes the new ones: it counts who has come.
					revision: revision + 2,
					revised_at: at,
					schedule_id: null,
					week_index: null,
					video_url: null,
					forfeited_by: null,
					home_score: null,
					away_score: null,
					external_id: null,
					created_by: null,
				})
				.execute();
		},

		async setTeams(
			id: number,
			teams: { homeEntryId: number; awayEntryId: number },
			at: string,
		): Promise<void> {
			const entries = { home_entry_id: teams.homeEntryId, away_entry_id: teams.awayEntryId };
			await db
				.updateTable("games")
				.set(revising(entries, at))
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.execute();
		},

		/** Waits for its teams again, where and when it stood. */
		async removeFromGames({ id, game }: PlannedGame, at: string): Promise<void> {
			if (game === null) return;
			const { date, time, location, revision } = game;
			await change(id)
				.set({ date, time, location, revision: revision + 1, revised_at: at })
				.execute();
			await db
				.deleteFrom("games")
				.where("organization_id", "=", organizationId)
				.where("id", "=", id)
				.execute();
		},
	};
};

const listPlanned = prepared((db, organizationId: number, stageIds: readonly number[]) =>
	db
		.selectFrom("stage_games as p")
		.innerJoin("stage_series as s", within("s.id", "p.series_id"))
		.selectAll("p")
		.select(["s.stage_id", "s.number as series_number"])
		.where("p.organization_id", "=", organizationId)
		.where("s.stage_id", "in", stageIds)
		.orderBy("s.stage_id")
		.orderBy("s.number")
		.orderBy("p.number"),
);

const listGames = prepared((db, organizationId: number, stageIds: readonly number[]) =>
	db
		.selectFrom("games as g")
		.select(gameColumns)
		.select(resultColumns)
		.select(hasNumbers.as("has_numbers"))
		.where("g.organization_id", "=", organizationId)
		.where("g.stage_id", "in", stageIds),
);

type PlannedColumns = Awaited<ReturnType<typeof listPlanned>>[number];

function toPlanned(
	row: PlannedColumns,
	game: (GameColumns & { has_numbers: unknown }) | undefined,
): PlannedGame {
	const { date, time, location } = game ?? row;
	return {
		id: row.id,
		stageId: row.stage_id,
		seriesId: row.series_id,
		series: row.series_number,
		number: row.number,
		isHomeBetter: row.is_home_better === 1,
		isSpare: row.is_spare === 1,
		date,
		time,
		location,
		revision: game?.revision ?? row.revision,
		revisedAt: game?.revised_at ?? row.revised_at,
		// 0 or 1 on SQLite.
		game: game ? { ...toGame(game), hasNumbers: Boolean(game.has_numbers) } : null,
	};
}
