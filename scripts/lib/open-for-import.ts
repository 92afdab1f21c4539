import { existsSync } from "node:fs";
import type { Settings } from "#server/env.ts";
import { openDataFolder } from "#server/operations/data-folder.ts";
import type { Database } from "#store/engine/database.ts";
import { migrate } from "#store/engine/migrate.ts";
import { openDatabase } from "#store/engine/open-database.ts";
import { openSqlite } from "#store/engine/sqlite.ts";
import { migrations } from "#store/migrations/index.ts";

/**
 * The database to import into, brought up to date. A running server may use it at the same time, so
 * the lock of its data folder is not taken. Throws sentences for people.
 */
export async function openForImport(settings: Settings): Promise<Database> {
	if (settings.databaseUrl === null) openDataFolder(settings.dataDir);
	const database = openDatabase(settings);
	await orExplain(settings, () => migrate(database.db, database.dialect));
	return database;
}

/** The database to try an import on; an empty one in memory where there is none, to make none. */
export async function openForTrial(settings: Settings): Promise<Database> {
	const isMissing =
		settings.databaseUrl === null && !existsSync(`${settings.dataDir}/fieldhouse.db`);
	if (isMissing) return openEmpty();
	const database = openDatabase(settings);
	const steps = await orExplain(settings, () => appliedSteps(database));
	if (steps.length === migrations.length) return database;
	await database.close();
	if (steps.length === 0) return openEmpty();
	throw new Error("The database is of another version than this code. Run npm start once first.");
}

async function openEmpty(): Promise<Database> {
	const database = openSqlite(":memory:");
	await migrate(database.db, database.dialect);
	return database;
}

export async function appliedSteps({ db }: Database): Promise<string[]> {
	const tables = await db.introspection.getTables();
	if (!tables.some(({ name }) => name === "schema_migrations")) return [];
	const rows = await db.selectFrom("schema_migrations").select("name").execute();
	return rows.map(({ name }) => name);
}

/** The same failure in a sentence that names the setting to look at. */
export async function orExplain<Result>(
	settings: Pick<Settings, "databaseUrl" | "dataDir">,
	ask: () => Promise<Result>,
): Promise<Result> {
	try {
		return await ask();
	} catch (error) {
		const cause = error instanceof Error ? error.message : String(error);
		throw settings.databaseUrl === null
			? new Error(`The database in ${settings.dataDir} cannot be used: ${cause}`)
			: new Error(`PostgreSQL cannot be used. Check DATABASE_URL: ${cause || "no answer"}`);
	}
}
