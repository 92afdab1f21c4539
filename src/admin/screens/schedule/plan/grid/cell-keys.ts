/** Where in the season's grid somebody is: rows run on through all weeks. */
export type At = { row: number; column: number };

/** By row the columns that have something to press, and which week the row belongs to. */
export type GridRows = readonly { week: number; columns: readonly number[] }[];

/**
 * Where a key leads: arrows to the next cell, over gaps and on into the next week; Home and End along
 * the row, with Ctrl to the ends of the season; Page up and down to the week before and after. Null
 * when the key means nothing here, or there is nowhere to go.
 */
export function cellToward(rows: GridRows, from: At, press: Press): At | null {
	const { row, column } = from;
	const inRow = rows[row]?.columns ?? [];
	const last = rows.length - 1;
	switch (press.key) {
		case "ArrowLeft":
			return inColumn(
				row,
				inRow.findLast((one) => one < column),
			);
		case "ArrowRight":
			return inColumn(
				row,
				inRow.find((one) => one > column),
			);
		case "ArrowUp":
			return nearest(rows, row - 1, column, -1);
		case "ArrowDown":
			return nearest(rows, row + 1, column, 1);
		case "Home":
			return press.isControl ? nearest(rows, 0, 0, 1) : inColumn(row, inRow[0]);
		case "End":
			return press.isControl ? nearest(rows, last, Infinity, -1) : inColumn(row, inRow.at(-1));
		case "PageUp":
			return nearest(rows, startOf(rows, weekBefore(rows, row)), column, 1);
		case "PageDown":
			return nearest(rows, startOf(rows, weekAfter(rows, row)), column, 1);
		default:
			return null;
	}
}

export type Press = { key: string; isControl: boolean };

function inColumn(row: number, column: number | undefined): At | null {
	return column === undefined ? null : { row, column };
}

/** The cell nearest to the column in this row, or in the next one that has any. */
function nearest(rows: GridRows, start: number, column: number, step: 1 | -1): At | null {
	if (start < 0) return null;
	for (let row = start; row >= 0 && row < rows.length; row += step) {
		const [first, ...others] = rows[row]?.columns ?? [];
		if (first === undefined) continue;
		const distance = (one: number) => Math.abs(one - Math.min(column, 1e6));
		return {
			row,
			column: others.reduce((best, one) => (distance(one) < distance(best) ? one : best), first),
		};
	}
	return null;
}

function weekBefore(rows: GridRows, row: number): number | undefined {
	const week = rows[row]?.week ?? 0;
	return rows.findLast((one) => one.week < week && one.columns.length > 0)?.week;
}

function weekAfter(rows: GridRows, row: number): number | undefined {
	const week = rows[row]?.week ?? 0;
	return rows.find((one) => one.week > week && one.columns.length > 0)?.week;
}

function startOf(rows: GridRows, week: number | undefined): number {
	return week === undefined ? -1 : rows.findIndex((one) => one.week === week);
}
