import { dirname, join } from "node:path";
import pg from "pg";
import { moveContents } from "../lib/backup/move-contents.ts";
import { startDurable } from "../lib/postgres.ts";
import type { DatabaseFile } from "./make-databases.ts";

/** The same contents on an engine: a SQLite file, or the URL of a PostgreSQL database. */
export type Engine = { name: "SQLite" | "PostgreSQL"; database: string };

/**
 * The measured organization on both engines, each of which has its commits on the disk before it
 * says so. PostgreSQL is left out where there is none.
 */
export async function startEngines({ file }: DatabaseFile): Promise<{
	engines: Engine[];
	stop: () => Promise<void>;
}> {
	const sqlite: Engine = { name: "SQLite", database: file };
	const server = await startDurable();
	if (server?.url === undefined) return { engines: [sqlite], stop: async () => {} };
	const database = await createDatabase(server.url);
	const dataDir = dirname(file);
	const silent = { rows: () => {}, files: () => {} };
	await moveContents(
		{ dataDir, databaseUrl: null },
		{ dataDir: join(dataDir, "..", "postgres"), databaseUrl: database },
		silent,
	);
	return { engines: [sqlite, { name: "PostgreSQL", database }], stop: server.stop };
}

async function createDatabase(url: string): Promise<string> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query("create database bench");
	await client.end();
	return url.replace("/postgres?", "/bench?");
}
