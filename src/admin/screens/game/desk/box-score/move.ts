/** Where in one team's table somebody is: row by player, column by statistic. */
export type Position = { row: number; column: number };
export type Size = { rows: number; columns: number };

/**
 * Where a key leads, as in a spreadsheet: arrows one cell on, Enter down and from the end of a
 * column to the top of the next, Home and End along the row, with Ctrl to the corners. Null when the
 * key means nothing here, or there is nowhere to go: Tab and all others are the browser's.
 */
export function moved(
	from: Position,
	{ key, isShifted, isControl }: Press,
	size: Size,
): Position | null {
	const { row, column } = from;
	const last = { row: size.rows - 1, column: size.columns - 1 };
	const to = (next: Position): Position | null =>
		isWithin(next, size) && (next.row !== row || next.column !== column) ? next : null;
	switch (key) {
		case "ArrowUp":
			return to({ row: isControl ? 0 : row - 1, column });
		case "ArrowDown":
			return to({ row: isControl ? last.row : row + 1, column });
		case "ArrowLeft":
			return to({ row, column: isControl ? 0 : column - 1 });
		case "ArrowRight":
			return to({ row, column: isControl ? last.column : column + 1 });
		case "Home":
			return to({ row: isControl ? 0 : row, column: 0 });
		case "End":
			return to({ row: isControl ? last.row : row, column: last.column });
		case "Enter":
			return to(isShifted ? up(from, last) : down(from, last));
		default:
			return null;
	}
}

export type Press = { key: string; isShifted: boolean; isControl: boolean };

/** The next cell along the row, and from its end the first of the next row; null after the last. */
export function nextInRow({ row, column }: Position, size: Size): Position | null {
	const next =
		column + 1 < size.columns ? { row, column: column + 1 } : { row: row + 1, column: 0 };
	return isWithin(next, size) ? next : null;
}

/** The cell before, and from the start of a row the last of the row above; null before the first. */
export function previousInRow({ row, column }: Position, size: Size): Position | null {
	const previous =
		column > 0 ? { row, column: column - 1 } : { row: row - 1, column: size.columns - 1 };
	return isWithin(previous, size) ? previous : null;
}

function down({ row, column }: Position, last: Position): Position {
	return row < last.row ? { row: row + 1, column } : { row: 0, column: column + 1 };
}

function up({ row, column }: Position, last: Position): Position {
	return row > 0 ? { row: row - 1, column } : { row: last.row, column: column - 1 };
}

function isWithin({ row, column }: Position, { rows, columns }: Size): boolean {
	return row >= 0 && column >= 0 && row < rows && column < columns;
}
