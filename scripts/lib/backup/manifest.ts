import { createHash } from "node:crypto";
import { z } from "zod";
import { type Chunk, type ContentRow, tablesOfBackups } from "#store/engine/contents.ts";
import type { TravellingTable } from "#store/tables.ts";

export const manifestName = "manifest.json";
/** In the form of `sha256sum`, so that anybody can check it. */
export const manifestSumName = "manifest.json.sha256";

const sum = z.string().regex(/^[0-9a-f]{64}$/);
const table = z.enum(tablesOfBackups as [TravellingTable, ...TravellingTable[]]);

/** Says what a backup holds and how to see whether it still does. */
export const manifest = z.object({
	format: z.literal(1),
	madeAt: z.string(),
	/** The steps of the schema that the rows are of. */
	migrations: z.array(z.string()),
	tables: z.array(z.object({ name: table, rows: z.int(), sha256: sum })),
	lastIds: z.partialRecord(table, z.int()),
	files: z.array(
		z.object({
			path: z.string().regex(/^[1-9]\d*\/[0-9a-f]{32}(-480|-960|-source)?\.(webp|pdf|png)$/),
			bytes: z.int(),
			sha256: sum,
		}),
	),
	/** Files that a row names and the data folder did not have. */
	missingFiles: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifest>;
export type TableSum = Manifest["tables"][number];

export const tableFile = (table: TravellingTable) => `tables/${table}.jsonl`;

/** A row a line, its columns in their order: the form in which contents are compared. */
export function toLines(rows: readonly ContentRow[]): string {
	return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

/** Counts and sums rows as they pass, for contents are the same when their sums are. */
export function summing() {
	const tables = new Map<TravellingTable, { rows: number; hash: ReturnType<typeof createHash> }>();
	return {
		add(table: TravellingTable, rows: readonly ContentRow[], lines = toLines(rows)) {
			const known = tables.get(table) ?? { rows: 0, hash: createHash("sha256") };
			tables.set(table, { rows: known.rows + rows.length, hash: known.hash.update(lines) });
		},
		sums(): TableSum[] {
			return [...tables].map(([name, { rows, hash }]) => ({
				name,
				rows,
				sha256: hash.copy().digest("hex"),
			}));
		},
	};
}

/** The sums of tables that have rows. */
export async function sumsOf(chunks: AsyncIterable<Chunk>): Promise<TableSum[]> {
	const summed = summing();
	for await (const { table, rows } of chunks) summed.add(table, rows);
	return summed.sums();
}
