import { chmodSync, closeSync, openSync } from "node:fs";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";

/** PostgreSQL when a URL is given, else the SQLite file `fieldhouse.db` in the data folder. */
export function openDatabase(settings: {
	databaseUrl: string | null;
	databaseListenUrl?: string | null;
	dataDir: string;
}): Database {
	return settings.databaseUrl === null
		? openSqlite(ownFile(`${settings.dataDir}/fieldhouse.db`))
		: openPostgres(settings.databaseUrl, settings.databaseListenUrl ?? settings.databaseUrl);
}

/** For this user only; SQLite gives the files beside it the rights of this one. */
function ownFile(file: string): string {
	closeSync(openSync(file, "a", 0o600));
	chmodSync(file, 0o600);
	return file;
}
