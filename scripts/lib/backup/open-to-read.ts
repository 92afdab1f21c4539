import { existsSync } from "node:fs";
import type { Database } from "#store/engine/database.ts";
import { openDatabase } from "#store/engine/open-database.ts";
import { migrations } from "#store/migrations/index.ts";
import { appliedSteps, orExplain } from "../open-for-import.ts";
import type { Home } from "./new-home.ts";

/** A database that is there and of this version, to read from. Throws a sentence. */
export async function openToRead(home: Home): Promise<Database> {
	if (home.databaseUrl === null && !existsSync(`${home.dataDir}/fieldhouse.db`)) {
		throw new Error(`There is no database in the data folder ${home.dataDir}. Check DATA_DIR.`);
	}
	const database = openDatabase(home);
	try {
		const steps = await orExplain(home, () => appliedSteps(database));
		if (steps.length === migrations.length) return database;
		throw new Error("The database is of another version than this code. Run npm start once first.");
	} catch (error) {
		await database.close();
		throw error;
	}
}
