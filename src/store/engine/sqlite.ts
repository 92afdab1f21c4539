import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Tables } from "../tables.ts";
import { tooManyChanges, turns } from "./connections/turns.ts";
import type { Connection, Database, WriteListener } from "./database.ts";
import { sqliteDialect } from "./sqlite/driver.ts";

/** How often another process's commits are looked for; a write elsewhere shows within this time. */
const foreignWritePollMs = 500;

const optimizeMs = 60 * 60_000;

/** Writers of one organization wait for each other, so that they are not all before another's. */
const writingTurns = {
	atOnce: Number.POSITIVE_INFINITY,
	each: 1,
	mostWaiting: 1000,
	longestMs: 60_000,
	sentence: tooManyChanges,
};

/** How long another process that is just writing may keep this one from opening the file. */
const openingMs = 5000;

/**
 * Opens (and creates) a SQLite file, or a database in memory for `:memory:`. One in memory may begin as
 * the copy of a file.
 */
export function openSqlite(file: string, copyOf?: Uint8Array): Database {
	const connection = new DatabaseSync(file, { timeout: openingMs });
	if (copyOf !== undefined) connection.deserialize(copyOf);
	connection.exec("pragma journal_mode = wal");
	connection.exec("pragma synchronous = full");
	connection.exec("pragma foreign_keys = on");
	// Another process is waited for without blocking this one; see sqlite/turns.ts.
	connection.exec("pragma busy_timeout = 0");
	const listeners = new Set<WriteListener>();
	const tell: Connection["committed"] = (organizationId, what = "organization") => {
		for (const listener of listeners) listener(organizationId, what);
	};
	const stopCounting = keepStatistics(connection);
	const stopWatching = file === ":memory:" ? () => {} : watchDataVersion(connection, tell);
	const openReader = file === ":memory:" ? null : () => readerOf(file);
	const db = new Kysely<Tables>({ dialect: sqliteDialect({ writer: connection, openReader }) });
	return {
		db,
		tenant: () => db,
		dialect: "sqlite",
		takeWriting: turns(writingTurns),
		committed: tell,
		onWrite: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		ping: async () => {
			// Not by Kysely: who asks for nothing stands in no line with those who ask for much (sqlite/driver.ts).
			connection.prepare("select 1").get();
		},
		close: async () => {
			stopWatching();
			stopCounting();
			await db.destroy();
			// Kysely closes what was asked something.
			if (connection.isOpen) connection.close();
		},
	};
}

function readerOf(file: string): DatabaseSync {
	const connection = new DatabaseSync(file, { timeout: 0 });
	connection.exec("pragma query_only = on");
	return connection;
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
function watchDataVersion(connection: DatabaseSync, tell: Connection["committed"]): () => void {
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
