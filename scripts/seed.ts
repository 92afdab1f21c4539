/** `npm run seed`: fills an empty database with the demonstration leagues (seeds/demo.ts). */
import { plainOrganization } from "#domain/organization/organization.ts";
import { today } from "#domain/time/wall-clock.ts";
import { seedDemo } from "#seeds/demo.ts";
import { readSettings, type Settings } from "#server/env.ts";
import { originOf } from "#server/http/origins.ts";
import { hashPassword } from "#server/identity/passwords.ts";
import type { Database } from "#store/engine/database.ts";
import { platformStore } from "#store/platform/platform.ts";
import { storeFor } from "#store/store.ts";
import { openForImport } from "./lib/open-for-import.ts";

try {
	const settings = readSettings(process.env);
	const database = await openForImport(settings);
	try {
		await refuseUnlessEmpty(database);
		for (const line of await seed(database, settings)) console.log(line);
	} finally {
		await database.close();
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}

async function refuseUnlessEmpty(database: Database): Promise<void> {
	const count = await platformStore(database).organizations.count();
	if (count === 0) return;
	throw new Error(
		"The database has organizations already, and only an empty one is seeded; set DATA_DIR or DATABASE_URL to another.",
	);
}

/** Answers what was done, in lines for people. */
async function seed(database: Database, settings: Settings): Promise<string[]> {
	const { adminPassword } = settings;
	const passwordHash = adminPassword === null ? null : await hashPassword(adminPassword);
	const start = performance.now();
	await seedDemo(database, today(new Date(), plainOrganization.timeZone), { passwordHash });
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	return [
		`Seeded ${settings.databaseUrl === null ? settings.dataDir : "PostgreSQL"} in ${seconds} s.`,
		...(await contents(database, settings)),
		passwordHash === null
			? "Nobody can sign in yet: npm start makes the first administrator."
			: "The owners and staff sign in with the password of ADMIN_PASSWORD.",
	];
}

async function contents(database: Database, settings: Settings): Promise<string[]> {
	const { organizations, accounts } = platformStore(database);
	const lines: string[] = [];
	for (const { id, name, slug } of await organizations.listPublic()) {
		const store = storeFor(id, database);
		const seasons = await store.seasons.list();
		const seasonLeagues = await Promise.all(seasons.map((s) => store.leagues.listBySeason(s.id)));
		const games = await store.games.listByLeagues(seasonLeagues.flat().map((one) => one.id));
		const people = (await accounts.list(id)).map(({ username }) => username);
		lines.push(
			`  ${name}: ${originOf(settings, settings.rootDomain)}/${slug}`,
			`    seasons ${seasons.length}, teams ${(await store.teams.list()).length}, ` +
				`players ${(await store.players.list()).length}, games ${games.length}; ${people.join(", ")}`,
		);
	}
	return lines;
}
