/** A table as Markdown writes it, its columns as wide as they have to be, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
	const widths = head.map((title, column) =>
		Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
	);
	const line = (cells: readonly string[]) =>
		`| ${cells
			.map((cell, column) =>
				column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
			)
			.join(" | ")} |`;
	const rule = widths.map((width, column) =>
		column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
	);
	return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** "reached" or "missed", with what was to be reached. */
export function verdict(isReached: boolean, goal: string): string {
	return `${goal}: ${isReached ? "reached" : "missed"}`;
}

export const fixed = (value: number, digits: number) => value.toFixed(digits);
export const thousands = (value: number) => Math.round(value).toLocaleString("en-US");
