import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { LeaguePlan } from "./league-data.ts";
import { type MadeDatabase, makeDatabase } from "./make-database.ts";

export type DatabaseFile = { file: string; made: MadeDatabase };

/** Twelve teams that play 114 games a season, as a city league does. */
const league: LeaguePlan = {
	slug: "bench",
	seasons: 3,
	teams: 12,
	rounds: 19,
	lastStart: "2026-01-05",
};

const others: LeaguePlan[] = Array.from({ length: 999 }, (_, index) => ({
	...league,
	slug: `other-${index}`,
	seasons: 1,
	teams: 4,
	rounds: 3,
}));

/**
 * The same organization three times: alone with three seasons, with them among 1,000 organizations,
 * and alone with sixty seasons.
 */
export async function makeDatabases(
	folder: string,
): Promise<Record<"small" | "crowded" | "old", DatabaseFile>> {
	return {
		small: await make(fileIn(folder, "small"), [league]),
		crowded: await make(fileIn(folder, "crowded"), [league, ...others]),
		old: await make(fileIn(folder, "old"), [{ ...league, seasons: 60 }]),
	};
}

/** Each in a data folder, as the server has them. */
function fileIn(folder: string, name: string): string {
	return join(folder, name, "fieldhouse.db");
}

async function make(file: string, plans: readonly LeaguePlan[]): Promise<DatabaseFile> {
	mkdirSync(dirname(file));
	const start = performance.now();
	const made = await makeDatabase(file, plans);
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.log(
		`Made ${plans.length} organizations, ${plans[0]?.seasons} seasons, ` +
			`${made.statValues.toLocaleString("en-US")} stat values in ${seconds} s`,
	);
	return { file, made };
}
