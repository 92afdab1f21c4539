import { type Kysely, sql } from "kysely";
import type { Player } from "#domain/player/player.ts";
import type { Phase, PhaseAsked } from "#domain/season/phase.ts";
import type { PhaseSum } from "#domain/stats/sums-by-phase.ts";
import type { PlayerTotals } from "#domain/stats/totals.ts";
import { type Audience, perAudience } from "../audience.ts";
import { inChunks, insertRows } from "../engine/chunks.ts";
import { prepared } from "../engine/prepared.ts";
import { within } from "../engine/within.ts";
import { minorColumns } from "../player/minors.ts";
import { type PlayerColumns, toPlayer } from "../player/player-columns.ts";
import type { Tables } from "../tables.ts";
import { toCrest } from "../team/team-columns.ts";

/** What a player did for one team in one season-league, in its regular season or its playoffs. */
export type StoredTotals = {
	playerId: number;
	entryId: number;
	seasonId: number;
	phase: Phase;
	totals: PlayerTotals;
};

/** The part of the totals that leaders are found by. */
export type StoredScoring = {
	player: Player;
	entryId: number;
	games: number;
	points: number;
	threes: number;
};

export type Board = "points" | "threes" | "team_wins";

/**
 * Sums kept in the transaction that changes what they are made of (see usecases/totals), so
 * that profiles and leaderboards cost the same after one season and after a hundred.
 */
export const totals = (organizationId: number, db: Kysely<Tables>, audience: Audience) => ({
	async listByPlayer(playerId: number): Promise<StoredTotals[]> {
		const rows = await db
			.selectFrom("player_season_totals")
			.select(["player_id", "entry_id", "season_id", "phase", "totals"])
			.where("organization_id", "=", organizationId)
			.where("player_id", "=", playerId)
			.execute();
		return rows.map(toStoredTotals);
	},

	/** The totals of everybody who played for one of these entries. */
	async listByEntries(entryIds: readonly number[]): Promise<StoredTotals[]> {
		if (entryIds.length === 0) return [];
		const rows = await db
			.selectFrom("player_season_totals")
			.select(["player_id", "entry_id", "season_id", "phase", "totals"])
			.where("organization_id", "=", organizationId)
			.where("entry_id", "in", entryIds)
			.execute();
		return rows.map(toStoredTotals);
	},

	/** Who did what in a regular season, a row a player and team, with the few sums that leaders need. */
	async listScoring(seasonId: number): Promise<StoredScoring[]> {
		const rows = await db
			.selectFrom("player_season_totals as t")
			.innerJoin("players as p", within("p.id", "t.player_id"))
			.select(["t.player_id", "t.entry_id", "t.games", "t.points", "t.threes"])
			.select(["p.first_name", "p.last_name", "p.image_url"])
			.select(minorColumns(organizationId, audience).player.as("is_minor"))
			.where("t.organization_id", "=", organizationId)
			.where("t.season_id", "=", seasonId)
			.where("t.phase", "=", "regular")
			.execute();
		return rows.map((row) => ({
			player: toPlayer({ ...row, id: row.player_id }),
			entryId: row.entry_id,
			games: row.games,
			points: row.points,
			threes: row.threes,
		}));
	},

	/** Writes the totals of a season: of these players, or of everybody. */
	async replaceSeason(
		seasonId: number,
		playerIds: readonly number[] | "all",
		rows: readonly StoredTotals[],
	): Promise<void> {
		const old = db
			.deleteFrom("player_season_totals")
			.where("organization_id", "=", organizationId)
			.where("season_id", "=", seasonId);
		if (playerIds === "all") await old.execute();
		else {
			await inChunks(playerIds, (chunk) => old.where("player_id", "in", chunk).execute());
		}
		await insertRows(
			db,
			"player_season_totals",
			rows.map(({ playerId, entryId, phase, totals }) => ({
				organization_id: organizationId,
				player_id: playerId,
				entry_id: entryId,
				season_id: seasonId,
				phase,
				games: totals.games,
				points: toInteger(totals.points),
				threes: toInteger(totals.threes),
				totals: toJson(totals),
			})),
		);
	},

	/** Whether somebody's numbers of playoffs are kept; without them all three phases are one. */
	async hasPlayoffs(): Promise<boolean> {
		const rows = await hasPlayoffs(db, organizationId);
		return rows.length > 0;
	},

	/** Points and three-pointers of players over all visible seasons, a row a phase, from the season totals. */
	async sumOverSeasons(
		playerIds: readonly number[] | "all",
		sportIds: readonly number[] | "all" = "all",
	): Promise<{ playerId: number; phase: Phase; points: number; threes: number }[]> {
		let query = db
			.selectFrom("player_season_totals as t")
			.innerJoin("seasons as s", within("s.id", "t.season_id"))
			.select(["t.player_id as playerId", "t.phase"])
			.select((select) => [
				select.fn.sum<number>("t.points").as("points"),
				select.fn.sum<number>("t.threes").as("threes"),
			])
			.where("t.organization_id", "=", organizationId)
			.where("s.is_visible", "=", 1)
			.groupBy(["t.player_id", "t.phase"]);
		if (playerIds !== "all") query = query.where("t.player_id", "in", playerIds);
		if (sportIds !== "all") {
			query = query.where("t.entry_id", "in", (select) =>
				select
					.selectFrom("team_entries as e")
					.innerJoin("season_leagues as sl", within("sl.id", "e.season_league_id"))
					.innerJoin("leagues as le", within("le.id", "sl.league_id"))
					.select("e.id")
					.where("e.organization_id", "=", organizationId)
					.where("le.sport_id", "in", sportIds),
			);
		}
		return query.execute();
	},

	/** What these holders have on a board, in all phases. */
	async listBoard(board: Board, holderIds: readonly number[]): Promise<PhaseSum[]> {
		return await listBoard(db, organizationId, board, holderIds);
	},

	/** Writes a board of all phases: the places of these holders, or the whole board. Zeros are left out. */
	async replaceBoard(
		board: Board,
		holderIds: readonly number[] | "all",
		entries: readonly PhaseSum[],
	): Promise<void> {
		if (holderIds === "all") await clearBoard(db, organizationId, board);
		else {
			await inChunks(holderIds, (chunk) => clearPlaces(db, organizationId, board, chunk));
		}
		const scored = entries.filter((entry) => entry.value > 0);
		await insertRows(
			db,
			"leaderboard_totals",
			scored.map(({ holderId, phase, value }) => ({
				organization_id: organizationId,
				board,
				holder_id: holderId,
				phase,
				value: toInteger(value),
			})),
		);
	},

	/**
	 * The first `count` of a board and everybody level with the last of them, highest first. The
	 * reader orders level ones by name, so all of them have to come.
	 */
	async topPlayers(board: "points" | "threes", count: number, phase: PhaseAsked = "both") {
		const rows = await topPlayers[audience](db, organizationId, board, phase, count - 1);
		return rows.map(toLeader);
	},

	async topTeams(count: number, phase: PhaseAsked = "both") {
		const rows = await topTeams(db, organizationId, "team_wins", phase, count - 1);
		return rows.map((row) => ({ id: row.id, name: row.name, value: row.value, ...toCrest(row) }));
	},
});

const listBoard = prepared(
	(db, organizationId: number, board: Board, holderIds: readonly number[]) =>
		db
			.selectFrom("leaderboard_totals")
			.select(["holder_id as holderId", "phase", "value"])
			.where("organization_id", "=", organizationId)
			.where("board", "=", board)
			.where("holder_id", "in", holderIds),
);

const clearBoard = prepared((db, organizationId: number, board: Board) =>
	db
		.deleteFrom("leaderboard_totals")
		.where("organization_id", "=", organizationId)
		.where("board", "=", board),
);

const clearPlaces = prepared(
	(db, organizationId: number, board: Board, holderIds: readonly number[]) =>
		db
			.deleteFrom("leaderboard_totals")
			.where("organization_id", "=", organizationId)
			.where("board", "=", board)
			.where("holder_id", "in", holderIds),
);

const hasPlayoffs = prepared((db, organizationId: number) =>
	db
		.selectFrom("player_season_totals")
		.select("player_id")
		.where("organization_id", "=", organizationId)
		.where("phase", "=", sql.lit("playoffs"))
		.limit(sql.lit(1)),
);

/** Who stands on a board, and with what. */
export function toLeader(row: PlayerColumns & { value: number }) {
	const { id, firstName, lastName } = toPlayer(row);
	return { id, firstName, lastName, value: row.value };
}

const topPlayers = perAudience((audience) =>
	prepared((db, organizationId: number, board: Board, phase: PhaseAsked, before: number) =>
		top(organizationId, db, { board, phase, before })
			.innerJoin("players as p", within("p.id", "b.holder_id"))
			.select(["p.id", "p.first_name", "p.last_name", "p.image_url", "b.value"])
			.select(minorColumns(organizationId, audience).player.as("is_minor")),
	),
);

const topTeams = prepared(
	(db, organizationId: number, board: Board, phase: PhaseAsked, before: number) =>
		top(organizationId, db, { board, phase, before })
			.innerJoin("teams as t", within("t.id", "b.holder_id"))
			.select(["t.id", "t.name", "t.logo_url", "t.colors", "b.value"]),
);

/** `before`: how many stand before the last place. */
type BoardAsked = { board: Board; phase: PhaseAsked; before: number };

/** The board down to and including everybody level with its last place. */
function top(organizationId: number, db: Kysely<Tables>, { board, phase, before }: BoardAsked) {
	const last = db
		.selectFrom("leaderboard_totals")
		.select("value")
		.where("organization_id", "=", organizationId)
		.where("board", "=", board)
		.where("phase", "=", phase)
		.orderBy("value", "desc")
		.limit(sql.lit(1))
		.offset(before);
	return db
		.selectFrom("leaderboard_totals as b")
		.where("b.organization_id", "=", organizationId)
		.where("b.board", "=", board)
		.where("b.phase", "=", phase)
		.where("b.value", ">=", sql<number>`coalesce(${last}, 0)`)
		.orderBy("b.value", "desc");
}

/** Sums as they are kept. */
export function toJson({ byStat, ...numbers }: PlayerTotals): string {
	return JSON.stringify({ ...numbers, byStat: [...byStat] });
}

/**
 * The leaderboards of basketball are whole numbers; a formula may make others, and larger ones than
 * PostgreSQL's integer holds.
 */
function toInteger(value: number): number {
	const most = 2 ** 31 - 1;
	return Math.round(Math.min(most, Math.max(-most, value)));
}

type TotalsColumns = {
	player_id: number;
	entry_id: number;
	season_id: number;
	phase: Phase;
	totals: string;
};

function toStoredTotals(row: TotalsColumns): StoredTotals {
	return {
		playerId: row.player_id,
		entryId: row.entry_id,
		seasonId: row.season_id,
		phase: row.phase,
		totals: toTotals(row.totals),
	};
}

/** The same as they are told. */
export function toTotals(kept: string): PlayerTotals {
	const { byStat, ...numbers } = JSON.parse(kept) as Omit<PlayerTotals, "byStat"> & {
		byStat: [number, number][];
	};
	return { ...numbers, byStat: new Map(byStat) };
}
