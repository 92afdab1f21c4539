import type { DatabaseSync, SQLInputValue } from "node:sqlite";

/** Adds a row to a table; the columns are those of the table's first row. */
export type Insert = (table: string, row: Record<string, SQLInputValue>) => void;

/** Inserts by statements that are prepared once a table: a million values in a second or two. */
export function insertInto(database: DatabaseSync): Insert {
	const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
	return (table, row) => {
		let statement = prepared.get(table);
		if (statement === undefined) {
			const columns = Object.keys(row);
			const marks = columns.map(() => "?").join(", ");
			statement = database.prepare(
				`insert into ${table} (${columns.join(", ")}) values (${marks})`,
			);
			prepared.set(table, statement);
		}
		statement.run(...Object.values(row));
	};
}

/** Ids of one kind: 1, 2, 3, … */
export function ids(): () => number {
	let last = 0;
	return () => {
		last += 1;
		return last;
	};
}

/** The same numbers in every run: `random(n)` is a whole number from 0 to n - 1. */
export function randomNumbers(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		// The constants of Numerical Recipes; the high bits are the better ones.
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}
