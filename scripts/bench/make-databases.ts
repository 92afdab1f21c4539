import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { LeaguePlan } from "./league-data.ts";
import { type MadeDatabase, makeDatabase } from "./make-database.ts";

export type DatabaseFile = { file: string; made: MadeDatabase };

/** How much is made. */
export type Size = {
	teams: number;
	rounds: number;
	seasons: number;
	organizations: number;
	/** Of the league that does its worst. */
	worstSeasons: number;
};

/**
 * The same organization four times: alone with three seasons, with them among many organizations,
 * alone with many seasons, and with many beside one neighbour.
 */
export async function makeDatabases(
	folder: string,
	{ teams, rounds, seasons, organizations, worstSeasons }: Size,
): Promise<Record<"small" | "crowded" | "old" | "shared", DatabaseFile>> {
	const league = { slug: "bench", seasons: 3, teams, rounds, lastStart: "2026-01-05" };
	const others = Array.from({ length: organizations - 1 }, (_, index): LeaguePlan => {
		return { ...league, slug: `other-${index}`, seasons: 1, teams: 4, rounds: 3 };
	});
	return {
		small: await make(fileIn(folder, "small"), [league]),
		crowded: await make(fileIn(folder, "crowded"), [league, ...others]),
		old: await make(fileIn(folder, "old"), [{ ...league, seasons }]),
		shared: await make(fileIn(folder, "shared"), [
			{ ...league, seasons: worstSeasons },
			{ ...league, slug: "neighbour" },
		]),
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
	console.error(
		`Made ${plans.length} organizations, ${plans[0]?.seasons} seasons, ` +
			`${made.statValues.toLocaleString("en-US")} stat values in ${seconds} s`,
	);
	return { file, made };
}
