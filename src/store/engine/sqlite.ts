import {
	DatabaseSync,
	type SQLInputValue,
	type SQLOutputValue,
	type StatementSync,
} from "node:sqlite";
import { Kysely, SqliteDialect } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database, WriteListener } from "./database.ts";
import type { Tables } from "./tables.ts";

/** How often another process's commits are looked for; a write elsewhere shows within this time. */
const foreignWritePollMs = 500;

const optimizeMs = 60 * 60_000;

/** Opens (and creates) a SQLite file, or a database in memory for `:memory:`. */
export function openSqlite(file: string): Database {
	const connection = new DatabaseSync(file);
	connection.exec("pragma journal_mode = wal");
	connection.exec("pragma synchronous = full");
	connection.exec("pragma foreign_keys = on");
	connection.exec("pragma busy_timeout = 5000");
	const listeners = new Set<WriteListener>();
	const tell: WriteListener = (organizationId) => {
		for (const listener of listeners) listener(organizationId);
	};
	const stopCounting = keepStatistics(connection);
	const stopWatching = file === ":memory:" ? () => {} : watchDataVersion(connection, tell);
	const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapter(connection) }) });
	return {
		db,
		tenant: () => db,
		dialect: "sqlite",
		committed: tell,
		onWrite: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		close: async () => {
			stopWatching();
			stopCounting();
			await db.destroy();
		},
	};
}

/** The shape Kysely expects of a SQLite driver, over node:sqlite with its statements kept prepared. */
function adapter(connection: DatabaseSync) {
	const kept = new LRUCache<string, ReturnType<typeof kyselyStatement>>({ max: 300 });
	return {
		close: () => connection.close(),
		prepare(asked: string) {
			// A transaction that reads first and writes then would be refused when another process wrote
			// in between (sqlite.org/lang_transaction.html), so it takes the write lock at its beginning.
			const sql = asked === "begin" ? "begin immediate" : asked;
			const known = kept.get(sql);
			if (known !== undefined) return known;
			const statement =
				sql === "rollback" ? rollback(connection) : kyselyStatement(connection.prepare(sql));
			kept.set(sql, statement);
			return statement;
		},
	};
}

/**
 * A full disk and the like roll a transaction back by themselves (sqlite.org/lang_transaction.html);
 * an error about doing it twice would hide the one that says why.
 */
function rollback(connection: DatabaseSync): ReturnType<typeof kyselyStatement> {
	const statement = kyselyStatement(connection.prepare("rollback"));
	const nothing = { changes: 0, lastInsertRowid: 0 };
	return {
		...statement,
		run: (parameters) => (connection.isTransaction ? statement.run(parameters) : nothing),
	};
}

/**
 * Rows come as arrays and become objects here: the objects node:sqlite makes itself are dictionaries
 * without a shape, and reading a season's games took twice the time with them.
 */
function kyselyStatement(statement: StatementSync) {
	const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
	const names = statement.columns().map(({ name }) => name);
	statement.setReturnArrays(true);
	const toRow = (values: unknown) => {
		const row: Record<string, SQLOutputValue> = {};
		for (let index = 0; index < names.length; index += 1) {
			row[names[index] ?? ""] = (values as SQLOutputValue[])[index] ?? null;
		}
		return row;
	};
	return {
		reader: names.length > 0,
		all: (parameters: readonly unknown[]) => statement.all(...bind(parameters)).map(toRow),
		run: (parameters: readonly unknown[]) => statement.run(...bind(parameters)),
		*iterate(parameters: readonly unknown[]) {
			for (const values of statement.iterate(...bind(parameters))) yield toRow(values);
		},
	};
}

/**
 * Keeps what SQLite chooses its indexes by: without it, it reads the rosters of all seasons to find
 * a player's teams. As sqlite.org/lang_analyze.html advises: at opening, from time to time, and at
 * the end; some 60 ms with two million stat values, nothing when little has changed.
 */
function keepStatistics(connection: DatabaseSync): () => void {
	const optimize = (mask: string) => {
		try {
			connection.exec(`pragma optimize${mask}`);
		} catch {
			// Another process is writing. Old statistics make queries slower, never wrong.
		}
	};
	optimize(" = 0x10002");
	const timer = setInterval(optimize, optimizeMs, "");
	timer.unref();
	return () => {
		clearInterval(timer);
		optimize("");
	};
}

/** `data_version` changes exactly when another connection has committed (sqlite.org/pragma.html). */
function watchDataVersion(connection: DatabaseSync, tell: WriteListener): () => void {
	const statement = connection.prepare("pragma data_version");
	const read = () => Object.values(statement.get() ?? {})[0];
	let seen = read();
	const timer = setInterval(() => {
		const now = read();
		if (now === seen) return;
		seen = now;
		tell(null);
	}, foreignWritePollMs);
	timer.unref();
	return () => clearInterval(timer);
}
