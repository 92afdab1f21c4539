import { join } from "node:path";
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
		small: await make(join(folder, "small.db"), [league]),
		crowded: await make(join(folder, "crowded.db"), [league, ...others]),
		old: await make(join(folder, "old.db"), [{ ...league, seasons: 60 }]),
	};
}

async function make(file: string, plans: readonly LeaguePlan[]): Promise<DatabaseFile> {
	const start = performance.now();
	const made = await makeDatabase(file, plans);
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.log(
		`Made ${plans.length} organizations, ${plans[0]?.seasons} seasons, ` +
			`${made.statValues.toLocaleString("en-US")} stat values in ${seconds} s`,
	);
	return { file, made };
}
