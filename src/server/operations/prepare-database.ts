import { plainOrganization } from "#domain/organization/organization.ts";
import { today } from "#domain/time/wall-clock.ts";
import { seedDemo } from "#seeds/demo.ts";
import { seedPlatform } from "#seeds/platform.ts";
import { TenantRoleMissing } from "#store/engine/connections/tenant-role.ts";
import type { Database } from "#store/engine/database.ts";
import { giveIdRange, IdsGivenOutBehindRange } from "#store/engine/ids.ts";
import { DatabaseIsNewer, migrate } from "#store/engine/migrate.ts";
import { openDatabase } from "#store/engine/open-database.ts";
import { writeAllLeftLines } from "#store/game/lines-to-write.ts";
import { platformStore } from "#store/platform/platform.ts";
import type { Settings } from "../env.ts";
import { lockDataFolder, openDataFolder } from "./data-folder.ts";

export type Prepared = {
	database: Database;
	/** Gives the data folder back. */
	unlock: () => void;
};

/** Opens the data folder and the database, migrates it, and fills it when it is empty. */
export async function prepareDatabase(settings: Settings, now: Date): Promise<Prepared> {
	openDataFolder(settings.dataDir);
	const unlock = lockDataFolder(settings.dataDir);
	const database = await openMigrated(settings);
	if ((await platformStore(database).organizations.count()) === 0) {
		await fill(database, settings, now);
	}
	return { database, unlock };
}

async function openMigrated(settings: Settings): Promise<Database> {
	const { idRange } = settings;
	try {
		const database = openDatabase(settings);
		await migrate(database.db, database.dialect);
		await writeAllLeftLines(database);
		if (idRange !== null) {
			await database.db.transaction().execute((trx) => giveIdRange(trx, idRange));
		}
		return database;
	} catch (error) {
		const isSaidAlready = saidAlready.some((kind) => error instanceof kind);
		throw isSaidAlready ? error : unreachable(settings, error);
	}
}

const saidAlready = [DatabaseIsNewer, IdsGivenOutBehindRange, TenantRoleMissing];

function unreachable(settings: Settings, error: unknown): Error {
	const cause = error instanceof Error ? error.message : String(error);
	return settings.databaseUrl === null
		? new Error(`The database in ${settings.dataDir} cannot be opened: ${cause}.`)
		: new Error(`PostgreSQL cannot be reached. Check DATABASE_URL: ${cause || "no answer"}.`);
}

async function fill(database: Database, settings: Settings, now: Date): Promise<void> {
	if (settings.seed === "none") return seedPlatform(database);
	await seedDemo(database, today(now, plainOrganization.timeZone));
}
