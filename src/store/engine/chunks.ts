/** Rows an insert carries at most: well under SQLite's 32,766 parameters for our widest table. */
const chunkSize = 400;

/** Runs `insert` over the rows in order, a bounded number at a time. No rows, no statement. */
export async function inChunks<Row>(
	rows: readonly Row[],
	insert: (chunk: Row[]) => Promise<unknown>,
	size = chunkSize,
): Promise<void> {
	for (let start = 0; start < rows.length; start += size) {
		await insert(rows.slice(start, start + size));
	}
}
