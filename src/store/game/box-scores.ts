import { type Kysely, sql } from "kysely";
import { type GameLines, toGameLines, toStatLines } from "#domain/stats/line/game-lines.ts";
import type { StatLine } from "#domain/stats/stat-definition.ts";
import type { Audience } from "../audience.ts";
import { inChunks, insertRows } from "../engine/chunks.ts";
import { noticeGrowth } from "../engine/planner/statistics.ts";
import { prepared } from "../engine/prepared.ts";
import { isSqlite } from "../engine/sqlite/is-sqlite.ts";
import { within } from "../engine/within.ts";
import type { Tables } from "../tables.ts";
import type { LinesToWriteRow } from "./rows.ts";

/** Games whose lines, with the values that fall with them, go within some ten milliseconds. */
const emptiedAtOnce = 10;

/** Told by whoever carries a transaction out that box scores may be written after it, and tells whether any are to be. */
export type Later = { isAny: boolean };

export const boxScores = (
	organizationId: number,
	db: Kysely<Tables>,
	_audience?: Audience,
	later?: Later,
) => {
	const lines = () => linesWithValues(db, organizationId);

	/** A team at a time: in one statement nobody else is answered for a tenth of a second. */
	async function* linesByTeam(
		of: "sl.season_id" | "sl.id",
		id: number,
	): AsyncGenerator<StatLine[], void, undefined> {
		const entries = await db
			.selectFrom("team_entries as e")
			.innerJoin("season_leagues as sl", within("sl.id", "e.season_league_id"))
			.select("e.id")
			.where("e.organization_id", "=", organizationId)
			.where(of, "=", id)
			.execute();
		for (const entry of entries) {
			yield toLines(await lines().where("l.entry_id", "=", entry.id).execute());
		}
	}

	async function replaceLines(
		gameIds: readonly number[],
		lines: readonly StatLine[],
	): Promise<void> {
		const remove = (chunk: number[]) =>
			db
				.deleteFrom("stat_lines")
				.where("organization_id", "=", organizationId)
				.where("game_id", "in", chunk)
				.execute();
		await inChunks(gameIds, remove, emptiedAtOnce);
		await insertRows(
			db,
			"stat_lines",
			lines.map((line) => toLineRow(organizationId, line)),
		);
		await noticeGrowth(db, "stat_lines", lines.length);
	}

	async function insertValues(lines: readonly StatLine[]): Promise<void> {
		await insertRows(
			db,
			"player_game_stats",
			lines.flatMap((line) => valueRows(organizationId, line)),
		);
	}

	/** Replaces the box scores of these games by these lines; the games stand in both. */
	async function replace(gameIds: readonly number[], lines: readonly StatLine[]): Promise<void> {
		await replaceLines(gameIds, lines);
		await insertValues(lines);
	}

	function keepToWrite(texts: readonly BoxScoreText[]): Promise<void> {
		const rows = texts.map((text) => {
			return { organization_id: organizationId, game_id: text.game_id, lines: text.lines };
		});
		return insertRows(db, "lines_to_write", rows, ["organization_id", "game_id"]);
	}

	return {
		/** Everybody's line in a game, both sides. */
		async linesOfGame(gameId: number): Promise<StatLine[]> {
			return toLines(await linesOfGame(db, organizationId, gameId));
		},

		/** Everybody's lines in some games. */
		async linesOfGames(gameIds: readonly number[]): Promise<StatLine[]> {
			const found: StatLine[] = [];
			await inChunks(gameIds, async (chunk) => {
				found.push(...toLines(await lines().where("l.game_id", "in", chunk).execute()));
			});
			return found;
		},

		/** The last game of a sport that somebody has numbers in. */
		async newestGameOf(sportId: number): Promise<number | undefined> {
			const row = await db
				.selectFrom("games as g")
				.innerJoin("season_leagues as sl", within("sl.id", "g.season_league_id"))
				.innerJoin("leagues as le", within("le.id", "sl.league_id"))
				.select("g.id")
				.where("g.organization_id", "=", organizationId)
				.where("le.sport_id", "=", sportId)
				.where(({ exists, selectFrom }) =>
					exists(
						selectFrom("player_game_stats as s")
							.select("s.game_id")
							.whereRef("s.organization_id", "=", "g.organization_id")
							.whereRef("s.game_id", "=", "g.id"),
					),
				)
				// A game without a date is older than any other.
				.orderBy(({ fn, val }) => fn.coalesce("g.date", val("")), "desc")
				.orderBy(({ fn, val }) => fn.coalesce("g.time", val("")), "desc")
				.orderBy("g.id", "desc")
				.limit(1)
				.executeTakeFirst();
			return row?.id;
		},

		/** The lines that some players have in a game. */
		async linesOf(gameId: number, playerIds: readonly number[]): Promise<StatLine[]> {
			if (playerIds.length === 0) return [];
			const rows = await lines()
				.where("l.game_id", "=", gameId)
				.where("l.player_id", "in", playerIds)
				.execute();
			return toLines(rows);
		},

		/** The lines of players in one season, over every team of theirs in it. */
		async linesOfSeason(seasonId: number, playerIds: readonly number[]): Promise<StatLine[]> {
			const rows = await lines()
				.innerJoin("team_entries as e", within("e.id", "l.entry_id"))
				.innerJoin("season_leagues as sl", within("sl.id", "e.season_league_id"))
				.where("sl.season_id", "=", seasonId)
				.where("l.player_id", "in", playerIds)
				.execute();
			return toLines(rows);
		},

		/** Everybody's lines in one season, a team at a time. */
		everybodysOfSeason: (seasonId: number) => linesByTeam("sl.season_id", seasonId),

		/** In which games of a season somebody of which team has a line. */
		async listSheets(seasonId: number): Promise<Pick<StatLine, "entryId" | "gameId">[]> {
			return listSheets(db, organizationId, seasonId);
		},

		/** The lines of a player for some of his teams. */
		async linesOfPlayer(playerId: number, entryIds: readonly number[]): Promise<StatLine[]> {
			if (entryIds.length === 0) return [];
			return toLines(await linesOfPlayer(db, organizationId, playerId, entryIds));
		},

		/** All lines of a player, of games that count and of others. */
		async everyLineOf(playerId: number): Promise<StatLine[]> {
			return toLines(await lines().where("l.player_id", "=", playerId).execute());
		},

		/** All lines of a season-league. */
		async linesOfLeague(seasonLeagueId: number): Promise<StatLine[]> {
			const teams: StatLine[][] = [];
			for await (const lines of linesByTeam("sl.id", seasonLeagueId)) teams.push(lines);
			return teams.flat();
		},

		/** Begins lines; those that stand already stay. Their values are written by `saveValues`. */
		async addLines(lines: readonly Omit<StatLine, "values">[]): Promise<void> {
			await inChunks(lines, (chunk) =>
				db
					.insertInto("stat_lines")
					.values(chunk.map((line) => toLineRow(organizationId, line)))
					.onConflict((conflict) =>
						conflict.columns(["organization_id", "game_id", "player_id"]).doNothing(),
					)
					.execute(),
			);
		},

		/** Writes who started and for how long over what stands, or begins lines; values stay. */
		async saveLines(lines: readonly Omit<StatLine, "values">[]): Promise<void> {
			await inChunks(lines, (chunk) =>
				db
					.insertInto("stat_lines")
					.values(chunk.map((line) => toLineRow(organizationId, line)))
					.onConflict((conflict) =>
						conflict.columns(["organization_id", "game_id", "player_id"]).doUpdateSet((set) => ({
							is_starter: set.ref("excluded.is_starter"),
							seconds: set.ref("excluded.seconds"),
						})),
					)
					.execute(),
			);
		},

		/** Writes values over what stands for the same player, game and statistic. */
		async saveValues(lines: readonly LineValues[]): Promise<void> {
			const rows = lines.flatMap((line) => valueRows(organizationId, line));
			const key = ["organization_id", "game_id", "player_id", "stat_id"] as const;
			await insertRows(db, "player_game_stats", rows, key);
		},

		/** Takes single values out of a game. */
		async removeValues(gameId: number, cells: readonly Cell[]): Promise<void> {
			await inChunks(cells, (chunk) => {
				const byPlayer = [...Map.groupBy(chunk, ({ playerId }) => playerId)];
				return db
					.deleteFrom("player_game_stats")
					.where("organization_id", "=", organizationId)
					.where("game_id", "=", gameId)
					.where(({ or, and, eb }) =>
						or(
							byPlayer.map(([playerId, own]) => {
								const statIds = own.map(({ statId }) => statId);
								return and([eb("player_id", "=", playerId), eb("stat_id", "in", statIds)]);
							}),
						),
					)
					.execute();
			});
		},

		/** Takes lines of a game away with their values. */
		async removeLines(gameId: number, playerIds: readonly number[]): Promise<void> {
			await inChunks(playerIds, (chunk) =>
				db
					.deleteFrom("stat_lines")
					.where("organization_id", "=", organizationId)
					.where("game_id", "=", gameId)
					.where("player_id", "in", chunk)
					.execute(),
			);
		},

		replace,

		/**
		 * The same of many games. On SQLite they are there when the transaction has answered, not before: while
		 * it lasts no other league can write (lines-to-write.ts).
		 */
		async replaceSoon(games: readonly GameLines[]): Promise<void> {
			if (later === undefined) {
				const gameIds = games.map(({ gameId }) => gameId);
				return replace(gameIds, games.flatMap(toStatLines));
			}
			later.isAny = true;
			await keepToWrite(games.map(toText));
		},

		/** The same of games without a box score, where the texts of all these lines were made ready before. */
		async insertSoon(texts: readonly BoxScoreText[], lines: readonly StatLine[]): Promise<void> {
			if (later === undefined) return replace([], lines);
			later.isAny = true;
			await keepToWrite(texts);
		},
	};
};

export type BoxScoreText = Pick<LinesToWriteRow, "game_id" | "lines">;

/** Box scores as they are kept until they are written. */
export function toTexts(lines: readonly StatLine[]): BoxScoreText[] {
	return toGameLines(lines).map(toText);
}

function toText({ gameId, statIds, lines }: GameLines): BoxScoreText {
	return { game_id: gameId, lines: JSON.stringify({ statIds, lines }) };
}

/** Those of releases before are read too: a list of lines, each with pairs of statistic and value. */
export function linesOfText({ game_id, lines }: BoxScoreText): StatLine[] {
	const kept: Omit<GameLines, "gameId"> | OldLine[] = JSON.parse(lines);
	if (!Array.isArray(kept)) return toStatLines({ gameId: game_id, ...kept });
	return kept.map((line) => ({ ...line, values: new Map(line.values) }));
}

type OldLine = Omit<StatLine, "values"> & { values: [number, number][] };

/** The values of a line come as one text: a row for each would say all else of the line twenty times. */
const linesWithValues = (db: Kysely<Tables>, organizationId: number) =>
	db
		.selectFrom("stat_lines as l")
		.select(["l.game_id", "l.player_id", "l.entry_id", "l.is_starter", "l.seconds"])
		.select(({ selectFrom }) =>
			selectFrom("player_game_stats as s")
				.select(
					isSqlite(db)
						? sql<string>`json_group_object(s.stat_id, s.value)`.as("of")
						: sql<string | null>`json_object_agg(s.stat_id, s.value)::text`.as("of"),
				)
				.whereRef("s.organization_id", "=", "l.organization_id")
				.whereRef("s.game_id", "=", "l.game_id")
				.whereRef("s.player_id", "=", "l.player_id")
				.as("stat_values"),
		)
		.where("l.organization_id", "=", organizationId);

const linesOfGame = prepared((db, organizationId: number, gameId: number) =>
	linesWithValues(db, organizationId).where("l.game_id", "=", gameId),
);

const linesOfPlayer = prepared(
	(db, organizationId: number, playerId: number, entryIds: readonly number[]) =>
		linesWithValues(db, organizationId)
			.where("l.player_id", "=", playerId)
			.where("l.entry_id", "in", entryIds),
);

const listSheets = prepared((db, organizationId: number, seasonId: number) =>
	db
		.selectFrom("stat_lines as l")
		.innerJoin("team_entries as e", within("e.id", "l.entry_id"))
		.innerJoin("season_leagues as sl", within("sl.id", "e.season_league_id"))
		.select(["l.entry_id as entryId", "l.game_id as gameId"])
		.distinct()
		.where("l.organization_id", "=", organizationId)
		.where("sl.season_id", "=", seasonId),
);

type LineValues = Pick<StatLine, "gameId" | "playerId" | "values">;
type Cell = { playerId: number; statId: number };

type LineColumns = {
	game_id: number;
	player_id: number;
	entry_id: number;
	is_starter: number;
	seconds: number | null;
	/** JSON: by statistic. */
	stat_values: string | null;
};

function toLines(rows: readonly LineColumns[]): StatLine[] {
	return rows.map((row) => ({
		gameId: row.game_id,
		playerId: row.player_id,
		entryId: row.entry_id,
		isStarter: row.is_starter === 1,
		seconds: row.seconds,
		values: toValues(row.stat_values),
	}));
}

function toValues(json: string | null): Map<number, number> {
	const values = new Map<number, number>();
	const byStat: Record<string, number> = json === null ? {} : JSON.parse(json);
	for (const statId of Object.keys(byStat)) values.set(Number(statId), byStat[statId] ?? 0);
	return values;
}

function toLineRow(organizationId: number, line: Omit<StatLine, "values">) {
	return {
		organization_id: organizationId,
		game_id: line.gameId,
		player_id: line.playerId,
		entry_id: line.entryId,
		is_starter: line.isStarter ? 1 : 0,
		seconds: line.seconds,
	};
}

function valueRows(organizationId: number, line: LineValues) {
	return [...line.values].map(([statId, value]) => ({
		organization_id: organizationId,
		game_id: line.gameId,
		player_id: line.playerId,
		stat_id: statId,
		value,
	}));
}
