import { argon2, randomBytes } from "node:crypto";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import pg from "pg";
import type { Statement } from "./recorder.ts";
import { answerUsage } from "./usage.ts";

/**
 * The bare drivers, a process of their own: the statements of a write one after the other, and the
 * hash of a password, with nothing around them.
 */
export type DriverOrder = {
	ms: number;
	/** A SQLite file or the URL of a PostgreSQL database. Without it passwords are hashed. */
	database?: string;
	/** The statements of each write, which are done in turn. */
	writes: readonly (readonly Statement[])[];
	/** How many at once; SQLite has one connection. */
	atOnce: number;
};
export type DriverResult = { done: number; ms: number };

type Write = (statements: readonly Statement[]) => void | Promise<void>;

process.on("message", async ({ drive }: { drive?: DriverOrder }) => {
	if (drive !== undefined) process.send?.({ driven: await run(drive) });
});
answerUsage();

const opened = new Map<string, Promise<Write[]>>();

async function run({ ms, database, writes, atOnce }: DriverOrder): Promise<DriverResult> {
	const hands = database === undefined ? hashers(atOnce) : await connections(database, atOnce);
	const start = performance.now();
	const counts = await Promise.all(
		hands.map(async (work) => {
			let done = 0;
			do {
				const pending = work(writes[done % writes.length] ?? []);
				if (pending !== undefined) await pending;
				done += 1;
			} while (performance.now() < start + ms);
			return done;
		}),
	);
	return { done: counts.reduce((sum, count) => sum + count, 0), ms: performance.now() - start };
}

function connections(database: string, atOnce: number): Promise<Write[]> {
	const known = opened.get(database);
	if (known !== undefined) return known;
	const made = database.startsWith("postgres")
		? Promise.all(Array.from({ length: atOnce }, () => postgres(database)))
		: Promise.resolve([sqlite(database)]);
	opened.set(database, made);
	return made;
}

function sqlite(file: string): Write {
	const connection = new DatabaseSync(file);
	connection.exec(
		"pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000",
	);
	const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
	return (statements) => {
		for (const { sql, parameters } of statements) {
			const statement = prepared.get(sql) ?? connection.prepare(sql);
			prepared.set(sql, statement);
			statement.all(...(parameters as SQLInputValue[]));
		}
	};
}

async function postgres(url: string): Promise<Write> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	return async (statements) => {
		for (const { sql, parameters } of statements) await client.query(sql, parameters);
	};
}

/** The cost of passwords.ts. */
function hashers(atOnce: number): Write[] {
	const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
	const message = Buffer.from("correct horse 9");
	const hash = () =>
		new Promise<void>((resolve, reject) => {
			argon2("argon2id", { message, nonce: randomBytes(16), ...cost }, (error) =>
				error === null ? resolve() : reject(error),
			);
		});
	return Array.from({ length: atOnce }, () => hash);
}
