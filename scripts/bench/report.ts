/** What a part of the bench found: its tables as docs/performance.md has them, and its goals. */
export type Findings = { tables: string[]; goals: Goal[] };

export type Goal = {
	goal: string;
	/** The figures, as a reader wants them. */
	measured: string;
	isReached: boolean;
	/** Reached on the slowest and busiest machine as well, or something is broken. */
	isEverywhere?: boolean;
};

/** A table as Markdown writes it, its columns as wide as they have to be, numbers to the right. */
export function table(
	head: readonly string[],
	rows: readonly (readonly string[])[],
	{ isText = false } = {},
): string {
	const isLeft = (column: number) => isText || column === 0;
	const widths = head.map((title, column) =>
		Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
	);
	const line = (cells: readonly string[]) =>
		`| ${cells
			.map((cell, column) =>
				isLeft(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
			)
			.join(" | ")} |`;
	const rule = widths.map((width, column) =>
		isLeft(column) ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
	);
	return [line(head), line(rule), ...rows.map(line)].join("\n");
}

export function goalsTable(goals: readonly Goal[]): string {
	return table(
		["goal", "measured", ""],
		goals.map(({ goal, measured, isReached }) => [
			goal,
			measured,
			isReached ? "reached" : "missed",
		]),
		{ isText: true },
	);
}

export function fixed(value: number, digits: number): string {
	return figure(value).toFixed(digits);
}

export function thousands(value: number): string {
	return Math.round(figure(value)).toLocaleString("en-US");
}

/** Nothing was measured where a figure is none. */
function figure(value: number): number {
	if (!Number.isFinite(value)) throw new Error(`A figure of the bench is ${value}.`);
	return value;
}

/** "a, b and c" */
export function listed(words: readonly string[]): string {
	return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
