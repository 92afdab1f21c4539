import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import pg from "pg";
import type { Statement } from "./recorder.ts";

/** Does statements one after the other, with nothing around them. */
export type Hand = (statements: readonly Statement[]) => void | Promise<void>;

/** Connections to a SQLite file, which has one, or to the URL of a PostgreSQL database. */
export function connections(database: string, atOnce: number): Promise<Hand[]> {
	return database.startsWith("postgres")
		? Promise.all(Array.from({ length: atOnce }, () => postgres(database)))
		: Promise.resolve([sqlite(database)]);
}

/** As durable as the product's, and with rows in the form that takes the least. */
function sqlite(file: string): Hand {
	const connection = new DatabaseSync(file);
	connection.exec(
		"pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000",
	);
	const prepared = new Map<string, ReturnType<typeof prepare>>();
	const prepare = (sql: string) => {
		const statement = connection.prepare(sql);
		statement.setReturnArrays(true);
		prepared.set(sql, statement);
		return statement;
	};
	return (statements) => {
		for (const { sql, parameters } of statements) {
			const statement = prepared.get(sql) ?? prepare(sql);
			statement.all(...(parameters as SQLInputValue[]));
		}
	};
}

async function postgres(url: string): Promise<Hand> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	let before = Promise.resolve();
	const ask = async (statements: readonly Statement[]) => {
		for (const { sql, parameters } of statements) await client.query(sql, parameters);
	};
	// More may come than there are connections; one connection answers one after the other.
	return (statements) => {
		before = before.then(() => ask(statements));
		return before;
	};
}
