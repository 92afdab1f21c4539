import type { Kysely } from "kysely";
import type { StatLine } from "#domain/stats/stat-definition.ts";
import { inChunks, rest } from "../engine/chunks.ts";
import { type BoxScoreText, boxScores, type Later, toTexts } from "../game/box-scores.ts";
import type { Tables, TravellingTable } from "../tables.ts";
import { trashImages } from "./trash-images.ts";
import type { Images, Row } from "./trash-tables.ts";
import { packed, unpacked } from "./trash-text.ts";

/** Rows that come back, and so many box scores that they are worth transactions of their own. */
export type ComingRows = { rows: Images; many: ManyLines | null };

type ManyLines = {
	lines: StatLine[];
	/** The same as the rows that they are until they are written. */
	texts: BoxScoreText[];
	/** What has to be there for them. */
	named: readonly [TravellingTable, ReadonlySet<number>][];
};

/** Lines that are written within some twenty milliseconds, with their numbers. */
const fewLines = 400;
/** Games whose lines are made ready within some milliseconds. */
const gamesAtOnce = 100;

/** Makes ready what is to be put back, with numbers as the trash keeps them. Between its parts others have their turn. */
export async function readyRows(
	organizationId: number,
	db: Kysely<Tables>,
	images: Images,
): Promise<ComingRows> {
	const { stat_lines: stored = [], player_game_stats: values = [], ...others } = images;
	const byGame = Map.groupBy(stored, ({ game_id }) => game_id);
	// Of a game that has stayed, others may have lines in it.
	const games = new Set(images.games?.map(({ id }) => id));
	if (stored.length <= fewLines || [...byGame.keys()].some((id) => !games.has(id))) {
		const rows = { ...images, player_game_stats: unpacked(organizationId, values) };
		return { rows, many: null };
	}
	const valuesOf = new Map(packed(values).map((row) => [keyOfLine(row), row.values]));
	const lines: StatLine[] = [];
	const texts: BoxScoreText[] = [];
	const ready = async (some: (readonly Row[])[]) => {
		const own = some.flat().map((row) => toStatLine(row, valuesOf.get(keyOfLine(row)) ?? []));
		lines.push(...own);
		texts.push(...toTexts(own));
		await rest(db);
	};
	await inChunks([...byGame.values()], ready, gamesAtOnce);
	const statIds = new Set<number>();
	for (const { values } of lines) for (const id of values.keys()) statIds.add(id);
	const named: ManyLines["named"] = [
		["players", new Set(lines.map(({ playerId }) => playerId))],
		["team_entries", new Set(lines.map(({ entryId }) => entryId))],
		["stat_definitions", statIds],
	];
	return { rows: others, many: { lines, texts, named } };
}

/**
 * Puts rows back under their old ids; many box scores when the transaction has answered, where it can be.
 * "impossible" when what they name is gone; of other rows the database says so.
 */
export async function putBack(
	organizationId: number,
	db: Kysely<Tables>,
	{ rows, many }: ComingRows,
	later: Later | undefined,
): Promise<"done" | "impossible"> {
	const images = trashImages(organizationId, db);
	await images.insertAll(rows);
	if (many === null) return "done";
	for (const [table, ids] of many.named) {
		if (await images.lackAnyOf(table, ids)) return "impossible";
	}
	await boxScores(organizationId, db, undefined, later).insertSoon(many.texts, many.lines);
	return "done";
}

function keyOfLine({ game_id, player_id }: Row): string {
	return `${game_id} ${player_id}`;
}

function toStatLine(line: Row, values: unknown): StatLine {
	return {
		gameId: Number(line.game_id),
		playerId: Number(line.player_id),
		entryId: Number(line.entry_id),
		isStarter: line.is_starter === 1,
		seconds: line.seconds as number | null,
		values: new Map(values as [number, number][]),
	};
}
