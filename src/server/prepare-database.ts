import { randomInt } from "node:crypto";
import { platformOrganizationId } from "#domain/organization/organization.ts";
import { today } from "#domain/time/wall-clock.ts";
import { seedDemo } from "#seeds/demo.ts";
import { seedPlatform } from "#seeds/platform.ts";
import { type Database, openDatabase } from "#store/database.ts";
import { DatabaseIsNewer, migrate } from "#store/migrate.ts";
import { platformStore } from "#store/platform.ts";
import { lockDataFolder, openDataFolder } from "./data-folder.ts";
import type { Settings } from "./env.ts";
import { hashPassword } from "./passwords.ts";

export type Prepared = {
	database: Database;
	/** Gives the data folder back. */
	unlock: () => void;
	/** The account made just now; its password when it was made up and must be told. */
	firstAdministrator: { username: string; password: string | null } | null;
};

/** Opens the data folder and the database, migrates it, and fills it when it is empty. */
export async function prepareDatabase(settings: Settings, now: Date): Promise<Prepared> {
	openDataFolder(settings.dataDir);
	const unlock = lockDataFolder(settings.dataDir);
	const database = openDatabase(settings);
	try {
		await migrate(database.db, database.dialect);
	} catch (error) {
		throw error instanceof DatabaseIsNewer ? error : unreachable(settings, error);
	}
	const { organizations, accounts } = platformStore(database);
	if ((await organizations.count()) === 0) await fill(database, settings, now);
	// Asked apart: an import may have come before the first start, or that start was interrupted.
	const hasAdministrator = (await accounts.list()).some(({ role }) => role === "super_admin");
	const firstAdministrator = hasAdministrator ? null : await addAdministrator(database, settings);
	return { database, unlock, firstAdministrator };
}

function unreachable(settings: Settings, error: unknown): Error {
	const cause = error instanceof Error ? error.message : String(error);
	return settings.databaseUrl === null
		? new Error(`The database in ${settings.dataDir} cannot be opened: ${cause}.`)
		: new Error(`PostgreSQL cannot be reached. Check DATABASE_URL: ${cause || "no answer"}.`);
}

async function fill(database: Database, settings: Settings, now: Date): Promise<void> {
	if (settings.seed === "none") return seedPlatform(database);
	await seedDemo(database, today(now, "America/Los_Angeles"));
}

async function addAdministrator(database: Database, settings: Settings) {
	const password = settings.adminPassword ?? madeUpPassword();
	const isMadeUp = settings.adminPassword === null;
	await platformStore(database).accounts.insert({
		organizationId: platformOrganizationId,
		username: "admin",
		usernameKey: "admin",
		email: null,
		passwordHash: await hashPassword(password),
		mustChangePassword: isMadeUp,
		role: "super_admin",
		domain: null,
		slug: null,
		theme: "light",
		logoUrl: null,
	});
	return { username: "admin", password: isMadeUp ? password : null };
}

/** Twenty letters and digits that are not mistaken for each other when read from a terminal. */
function madeUpPassword(): string {
	const signs = "abcdefghjkmnpqrstuvwxyz23456789";
	return Array.from({ length: 20 }, () => signs[randomInt(signs.length)]).join("");
}
