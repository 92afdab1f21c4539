import { type Kysely, sql } from "kysely";
import type { Game, GameStatus, Score } from "#domain/game/game.ts";
import { type Audience, perAudience } from "../audience.ts";
import { inChunks, insertRows } from "../engine/chunks.ts";
import { withIds } from "../engine/ids.ts";
import { noticeGrowth } from "../engine/planner/statistics.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import { revising } from "../revisions.ts";
import type { Tables } from "../tables.ts";
import { gameColumns, resultColumns, type StoredGame, toGame } from "./game-columns.ts";
import { gameEndings } from "./game-endings.ts";
import { gamesWithTeams } from "./games-with-teams.ts";
import { isDraft, isToldTo } from "./hide-draft-games.ts";
import { liveMarks } from "./live-marks.ts";

export type NewGame = Omit<Game, "id"> & {
	externalId: string | null;
	/** The schedule that made it, and in which week of it. */
	scheduleId?: number | null;
	weekIndex?: number | null;
	createdBy?: number | null;
	/** When it was entered, where that is known. */
	revisedAt?: string | null;
};

/** What people change of a game beside its score. */
export type GameDetails = Pick<
	Game,
	"date" | "time" | "location" | "videoUrl" | "status" | "forfeitedBy"
>;

export const games = (organizationId: number, db: Kysely<Tables>, audience: Audience) => {
	const change = (id: number) =>
		db.updateTable("games").where("organization_id", "=", organizationId).where("id", "=", id);

	return {
		...gamesWithTeams(organizationId, db, audience),
		...gameEndings(organizationId, db, audience),
		...liveMarks(organizationId, db, audience),

		/** The games of season-leagues by date and time, games without a date last. */
		async listByLeagues(seasonLeagueIds: readonly number[]): Promise<StoredGame[]> {
			if (seasonLeagueIds.length === 0) return [];
			return (await listByLeagues[audience](db, organizationId, seasonLeagueIds)).map(toGame);
		},

		/** Of season-leagues those with games that no visitor is told of yet, whoever asks. */
		async leaguesInDraft(seasonLeagueIds: readonly number[]): Promise<Set<number>> {
			if (seasonLeagueIds.length === 0) return new Set();
			const rows = await db
				.selectFrom("games as g")
				.select("g.season_league_id as id")
				.distinct()
				.where("g.organization_id", "=", organizationId)
				.where("g.season_league_id", "in", seasonLeagueIds)
				.where(isDraft)
				.execute();
			return new Set(rows.map(({ id }) => id));
		},

		/** Of these games those that visitors are told of, whoever asks. */
		async toldAmong(ids: readonly number[]): Promise<Set<number>> {
			const told = new Set<number>();
			await inChunks(ids, async (chunk) => {
				for (const { id } of await listTold(db, organizationId, chunk)) told.add(id);
			});
			return told;
		},

		/** The season a game is played in. */
		async seasonOf(id: number): Promise<number | undefined> {
			const row = await db
				.selectFrom("games as g")
				.innerJoin("season_leagues as sl", within("sl.id", "g.season_league_id"))
				.select("sl.season_id")
				.where("g.organization_id", "=", organizationId)
				.where(isToldTo[audience])
				.where("g.id", "=", id)
				.executeTakeFirst();
			return row?.season_id;
		},

		/** The games of a season-league that were imported, by the id they have in their source. */
		async listByExternalId(seasonLeagueId: number): Promise<Map<string, Game>> {
			const rows = await db
				.selectFrom("games as g")
				.select(gameColumns)
				.select(resultColumns)
				.select("g.external_id")
				.where("g.organization_id", "=", organizationId)
				.where(isToldTo[audience])
				.where("g.season_league_id", "=", seasonLeagueId)
				.where("g.external_id", "is not", null)
				.execute();
			return new Map(rows.map((row) => [row.external_id ?? "", toGame(row)]));
		},

		/** Adds games; their ids come back in the order of the games. */
		async insertAll(games: readonly NewGame[]): Promise<number[]> {
			const added = await withIds(db, "games", games);
			await insertRows(
				db,
				"games",
				added.map((game) => ({
					id: game.id,
					organization_id: organizationId,
					schedule_id: game.scheduleId ?? null,
					week_index: game.weekIndex ?? null,
					created_by: game.createdBy ?? null,
					revised_at: game.revisedAt ?? null,
					...toRow(game),
				})),
			);
			await noticeGrowth(db, "games", added.length);
			return added.map(({ id }) => id);
		},

		/** Writes a game anew; `at` is when, for calendars. */
		async save(id: number, game: NewGame, at: string): Promise<void> {
			await change(id)
				.set(revising(toRow(game), at))
				.execute();
		},

		async saveScore(id: number, score: Score | null): Promise<void> {
			await saveScore(db, organizationId, id, score?.home ?? null, score?.away ?? null);
		},

		/** The same new status for many at once. */
		async saveStatuses(ids: readonly number[], status: GameStatus, at: string): Promise<void> {
			await inChunks(ids, (chunk) =>
				db
					.updateTable("games")
					.set(revising({ status }, at))
					.where("organization_id", "=", organizationId)
					.where("id", "in", chunk)
					.execute(),
			);
		},

		async saveDetails(id: number, details: GameDetails, at: string): Promise<void> {
			await change(id)
				.set(revising(toDetailColumns(details), at))
				.execute();
		},
	};
};

const listByLeagues = perAudience((audience) =>
	prepared((db, organizationId: number, seasonLeagueIds: readonly number[]) =>
		db
			.selectFrom("games as g")
			.select(gameColumns)
			.select(resultColumns)
			.where("g.organization_id", "=", organizationId)
			.where("g.season_league_id", "in", seasonLeagueIds)
			.where(isToldTo[audience])
			.orderBy("g.date", (order) => order.asc().nullsLast())
			.orderBy("g.time", (order) => order.asc().nullsLast())
			.orderBy("g.id"),
	),
);

const listTold = prepared((db, organizationId: number, ids: readonly number[]) =>
	db
		.selectFrom("games as g")
		.innerJoin("season_leagues as sl", within("sl.id", "g.season_league_id"))
		.innerJoin("seasons as s", within("s.id", "sl.season_id"))
		.select("g.id")
		.where("g.organization_id", "=", organizationId)
		.where("g.id", "in", ids)
		.where("s.is_visible", "=", sql.lit(1))
		.where(isToldTo.visitors),
);

const saveScore = prepared(
	(db, organizationId: number, id: number, home: number | null, away: number | null) =>
		db
			.updateTable("games")
			.set({ home_score: home, away_score: away })
			.where("organization_id", "=", organizationId)
			.where("id", "=", id),
);

function toRow(game: NewGame) {
	return {
		season_league_id: game.seasonLeagueId,
		home_entry_id: game.homeEntryId,
		away_entry_id: game.awayEntryId,
		external_id: game.externalId,
		...toDetailColumns(game),
		...toScoreColumns(game.score),
	};
}

function toDetailColumns(details: GameDetails) {
	return {
		date: details.date,
		time: details.time,
		location: details.location,
		video_url: details.videoUrl,
		status: details.status,
		forfeited_by: details.forfeitedBy === "both" ? ("home" as const) : details.forfeitedBy,
		both_forfeited: details.forfeitedBy === "both" ? (1 as const) : (0 as const),
	};
}

function toScoreColumns(score: Score | null) {
	return { home_score: score?.home ?? null, away_score: score?.away ?? null };
}
