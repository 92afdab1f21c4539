import { randomUUID } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { prepared } from "./engine/prepared.ts";
import { writeLeftLines } from "./game/lines-to-write.ts";
import type { Tables } from "./tables.ts";

/**
 * Tells on SQLite that somebody of the organization reads for a transaction that comes later: whoever writes
 * to it in between takes the reading away. Answers by what name `takeOver` knows it.
 */
export async function beginReading(
	trx: Transaction<Tables>,
	organizationId: number,
): Promise<string> {
	await takeOver(trx, organizationId);
	const reader = randomUUID();
	await trx.insertInto("readings").values({ organization_id: organizationId, reader }).execute();
	return reader;
}

/**
 * To be asked at the beginning of every transaction of the organization on SQLite: writes the box scores that another
 * one has left, and takes away what anybody is reading. Answers whether nobody has written since this
 * reading began; then box scores are left as they are, for it has put them aside itself.
 */
export async function takeOver(
	trx: Transaction<Tables>,
	organizationId: number,
	reader?: string,
): Promise<boolean> {
	const left = await whatIsLeft(trx, organizationId);
	if (left.length === 0) return false;
	const isAsRead = left.some((row) => row.reader === reader);
	await endReadings(trx, [organizationId]);
	if (!isAsRead) await writeLeftLines(trx, organizationId);
	return isAsRead;
}

/** The same for what writes to several organizations at once. */
export async function endReadings(
	trx: Kysely<Tables>,
	organizationIds: readonly number[],
): Promise<void> {
	if (organizationIds.length === 0) return;
	await trx.deleteFrom("readings").where("organization_id", "in", organizationIds).execute();
}

/** One question, because every transaction asks it: the readings, and a row without one where box scores are left. */
const whatIsLeft = prepared((db, organizationId: number) =>
	db
		.selectFrom("readings")
		.select("reader")
		.where("organization_id", "=", organizationId)
		.unionAll(({ selectFrom }) =>
			selectFrom(
				selectFrom("lines_to_write")
					.select("game_id")
					.where("organization_id", "=", organizationId)
					.limit(sql.lit(1))
					.as("left"),
			).select(sql.lit("").as("reader")),
		),
);
