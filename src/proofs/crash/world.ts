import { mkdirSync } from "node:fs";
import { readSettings } from "#server/env.ts";
import { startSession } from "#server/identity/session.ts";
import type { Database } from "#store/engine/database.ts";
import { migrate } from "#store/engine/migrate.ts";
import { openDatabase } from "#store/engine/open-database.ts";
import { platformStore } from "#store/platform/platform.ts";
import { type Store, storeFor } from "#store/store.ts";
import { aLeague, anAccount, type MadeLeague } from "#testing/factories.ts";
import { dataDirOf, type Home } from "./server-process.ts";

/** What is written to: a league with seasons to be thrown away, and another organization. */
export type World = {
	own: MadeLeague;
	/** Seasons with leagues of their own, box scores and all. */
	past: MadeLeague[];
	others: MadeLeague;
	otherSeasons: MadeLeague[];
	/** The session cookie of everybody, by user name. */
	cookies: Map<string, string>;
};

const played = [
	["Ants", 60, "Bees", 50],
	["Cats", 70, "Ants", 75],
	["Bees", 61, "Cats", 58],
] as const;

const teams = ["Ants", "Bees", "Cats", "Dogs", "Eels", "Frogs"];

export async function makeWorld(home: Home): Promise<World> {
	mkdirSync(dataDirOf(home), { recursive: true });
	return lookInto(home, async (database) => {
		await migrate(database.db, database.dialect);
		const own = await aLeague(database, {
			organization: { name: "Hoops", slug: "hoops" },
			// Three that are scored, and as many coming ones as there are teams to swap.
			games: [
				...[0, 1, 2].map((index) => ["Ants", 50 + index, "Bees", 40] as const),
				...teams.map((team, index) => [team, teams[(index + 1) % teams.length] ?? ""] as const),
			],
			hasBoxScores: false,
		});
		const past = [];
		// One of so many box scores that they come and go in several transactions.
		for (const [year, rounds] of [
			[2021, 1],
			[2022, 1],
			[2023, 40],
		] as const) {
			past.push(
				await aLeague(database, {
					in: own.organization,
					season: { name: `${year}`, startDate: `${year}-01-04`, isActive: false },
					league: `League of ${year}`,
					games: Array.from({ length: rounds }, () => played).flat(),
					hasBoxScores: true,
				}),
			);
		}
		const others = await aLeague(database, {
			organization: { name: "Nets", slug: "nets" },
			// One that is scored live.
			games: [["Ants", "Bees"]],
		});
		const otherSeasons = [others];
		for (const name of ["Summer", "Autumn", "Winter"]) {
			const season = { name, isActive: false };
			otherSeasons.push(await aLeague(database, { in: others.organization, season }));
		}
		const cookies = new Map<string, string>();
		for (const [username, { organization }] of [
			["olive", own] as const,
			["nina", others] as const,
		]) {
			const account = await anAccount(database, { username, organizationId: organization.id });
			cookies.set(username, await sessionOf(database, account.id));
		}
		return { own, past, others, otherSeasons, cookies };
	});
}

/** The database while nobody else of ours has it open: opening a file is what mends it. */
export async function lookInto<Result>(
	{ databaseUrl, ...home }: Home,
	read: (database: Database) => Promise<Result>,
): Promise<Result> {
	const dataDir = dataDirOf({ databaseUrl, ...home });
	const database = openDatabase({ databaseUrl, dataDir });
	try {
		return await read(database);
	} finally {
		await database.close();
	}
}

export function storeOf(league: MadeLeague, database: Database): Store {
	return storeFor(league.organization.id, database);
}

async function sessionOf(database: Database, userId: number): Promise<string> {
	const { cookie } = await startSession(
		{
			settings: readSettings({ ROOT_DOMAIN: "localhost" }),
			platform: platformStore(database),
			now: () => new Date(),
		},
		{ userId, host: "localhost" },
	);
	return cookie.split(";")[0] ?? "";
}
