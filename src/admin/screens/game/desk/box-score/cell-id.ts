/** The id of a cell's field in the page. */
export function cellId(key: string): string {
	return `cell-${key.replace(".", "-")}`;
}

/** Brings somebody to a cell, wherever it is on the screen. */
export function focusCell(key: string): void {
	document.getElementById(cellId(key))?.focus();
}
