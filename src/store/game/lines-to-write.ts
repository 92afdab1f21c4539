import { type Kysely, sql, type Transaction } from "kysely";
import { isBrokenConstraint } from "../engine/broken-reference.ts";
import { inChunks } from "../engine/chunks.ts";
import type { Connection } from "../engine/database.ts";
import { pausesForOthers } from "../engine/sqlite/turns.ts";
import {
	inWriteTransaction,
	inWritingTurn,
	lockOrganization,
} from "../engine/write-transaction.ts";
import { isSeasonLocked } from "../season/season-lock.ts";
import type { Tables } from "../tables.ts";
import { boxScores, linesOfText, toTexts } from "./box-scores.ts";

/** Games whose box scores are written within some twenty milliseconds. */
const gamesAtOnce = 40;

/**
 * Writes the box scores that have come with a transaction on SQLite, a few games at a time, so that other
 * leagues' writers have their turn in between (decision 45). To be called in the same turn of the
 * organization's as the transaction.
 */
export async function writeLinesToWrite(db: Kysely<Tables>, organizationId: number): Promise<void> {
	const pause = pausesForOthers();
	try {
		while (await inWriteTransaction(db, (trx) => writeSome(trx, organizationId))) await pause();
	} catch (error) {
		if (isOutOfPlace(error)) await forget(db, organizationId);
		throw error;
	}
}

/**
 * Makes lines to write of the box scores of games that are about to go, a few games at a time. They go
 * with their games, and where those stay, because the process ends or is refused, they are written again.
 */
export async function putLinesAside(
	db: Kysely<Tables>,
	organizationId: number,
	gameIds: readonly number[],
): Promise<void> {
	const pause = pausesForOthers();
	const putAside = async (some: readonly number[]) => {
		await inWriteTransaction(db, async (trx) => {
			const store = boxScores(organizationId, trx, undefined, { isAny: false });
			const lines = await store.linesOfGames(some);
			await store.insertSoon(toTexts(lines), lines);
			await store.replace(some, []);
		});
		await pause();
	};
	await inChunks(gameIds, putAside, gamesAtOnce);
}

/** Writes what is left of another transaction, whose process has ended or is at it, before anything else. */
export async function writeLeftLines(
	trx: Transaction<Tables>,
	organizationId: number,
): Promise<void> {
	await sql`savepoint left_lines`.execute(trx);
	try {
		while (await writeSome(trx, organizationId));
	} catch (error) {
		if (!isOutOfPlace(error)) throw error;
		await sql`rollback to savepoint left_lines`.execute(trx);
		await forget(trx, organizationId);
	}
}

/**
 * The same for all organizations, before anybody is answered. What cannot be written now, on a full disk,
 * is tried again by whoever writes next to the organization, and who is told.
 */
export async function writeAllLeftLines(connection: Connection): Promise<void> {
	const organizations = await connection.db
		.selectFrom("lines_to_write")
		.select("organization_id")
		.distinct()
		.execute();
	for (const { organization_id: id } of organizations) {
		await inWritingTurn(connection, id, () =>
			inWriteTransaction(connection.tenant(id), async (trx) => {
				await lockOrganization(connection, trx, id);
				await writeLeftLines(trx, id);
			}),
		).catch(() => {});
		connection.committed(id, "rows");
	}
}

/** Such as when another process has deleted who is in them, or locked their season. */
function isOutOfPlace(error: unknown): boolean {
	return isBrokenConstraint(error) || isSeasonLocked(error);
}

/** Answers whether there may be more. */
async function writeSome(trx: Transaction<Tables>, organizationId: number): Promise<boolean> {
	const rows = await trx
		.selectFrom("lines_to_write")
		.select(["game_id", "lines"])
		.where("organization_id", "=", organizationId)
		.orderBy("game_id")
		.limit(gamesAtOnce)
		.execute();
	if (rows.length === 0) return false;
	const gameIds = rows.map(({ game_id }) => game_id);
	await boxScores(organizationId, trx).replace(gameIds, rows.flatMap(linesOfText));
	await trx
		.deleteFrom("lines_to_write")
		.where("organization_id", "=", organizationId)
		.where("game_id", "in", gameIds)
		.execute();
	return rows.length === gamesAtOnce;
}

async function forget(db: Kysely<Tables>, organizationId: number): Promise<void> {
	await db.deleteFrom("lines_to_write").where("organization_id", "=", organizationId).execute();
}
