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
		const ids = drawnAnew();
		for (const asked of statements) {
			const statement = prepared.get(asked.sql) ?? prepare(asked.sql);
			const rows = statement.all(...(ids.parametersOf(asked) as SQLInputValue[]));
			ids.note(asked, (rows as unknown as unknown[][])[0]?.[0]);
		}
	};
}

async function postgres(url: string): Promise<Hand> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	let before = Promise.resolve();
	// What has values is kept planned, as on SQLite.
	const names = new Map<string, string>();
	const nameOf = (sql: string) => {
		const name = names.get(sql) ?? `kept_${names.size}`;
		names.set(sql, name);
		return name;
	};
	const ask = async (statements: readonly Statement[]) => {
		const ids = drawnAnew();
		for (const asked of statements) {
			const [text, values] = [asked.sql, ids.parametersOf(asked)];
			const { rows } = await client.query(
				values.length === 0 ? { text } : { text, values, name: nameOf(text) },
			);
			ids.note(asked, rows?.[0]?.id);
		}
	};
	// More may come than there are connections; one connection answers one after the other.
	return (statements) => {
		before = before.then(() => ask(statements));
		return before;
	};
}

/** An id is drawn before its row is inserted (decision 27); the one recorded is a row's already. */
function drawnAnew() {
	let drawn: unknown;
	return {
		note({ sql }: Statement, id: unknown): void {
			if (/id_sequences|nextval\(/.test(sql)) drawn = id;
		},
		parametersOf({ sql, parameters }: Statement): unknown[] {
			const columns = /^insert into "\w+" \(([^)]*)\)/.exec(sql)?.[1]?.split(", ") ?? [];
			const place = columns.indexOf('"id"');
			return drawn === undefined || place === -1 ? parameters : parameters.with(place, drawn);
		},
	};
}
