import type { StatLine } from "../stat-definition.ts";

/** The lines of a game as a table, which is quicker to make and to keep than a map for each of thousands of lines. */
export type GameLines = {
	gameId: number;
	/** What the columns of numbers hold. */
	statIds: readonly number[];
	lines: readonly TableLine[];
};

/** Values stand in the order of the columns; null was not written down. */
export type TableLine = Omit<StatLine, "gameId" | "values"> & {
	values: readonly (number | null)[];
};

export function toStatLines({ gameId, statIds, lines }: GameLines): StatLine[] {
	return lines.map((line) => {
		const values = new Map<number, number>();
		for (const [column, statId] of statIds.entries()) {
			const value = line.values[column] ?? null;
			if (value !== null) values.set(statId, value);
		}
		return { ...line, gameId, values };
	});
}

/** A table for each game that has lines. */
export function toGameLines(lines: readonly StatLine[]): GameLines[] {
	return [...Map.groupBy(lines, ({ gameId }) => gameId)].map(([gameId, own]) => {
		const statIds = [...new Set(own.flatMap(({ values }) => [...values.keys()]))];
		const tableLines = own.map(({ gameId: _, values, ...line }) => ({
			...line,
			values: statIds.map((id) => values.get(id) ?? null),
		}));
		return { gameId, statIds, lines: tableLines };
	});
}
