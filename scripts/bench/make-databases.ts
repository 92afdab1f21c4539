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
};

/**
 * The same organization three times: alone with three seasons, with them among many organizations, and
 * alone with many seasons.
 */
export async function makeDatabases(
	folder: string,
	{ teams, rounds, seasons, organizations }: Size,
): Promise<Record<"small" | "crowded" | "old", DatabaseFile>> {
	const league = measured({ teams, rounds });
	const others = Array.from({ length: organizations - 1 }, (_, index): LeaguePlan => {
		return { ...league, slug: `other-${index}`, seasons: 1, teams: 4, rounds: 3 };
	});
	return {
		small: await make(fileIn(folder, "small"), [league]),
		crowded: await make(fileIn(folder, "crowded"), [league, ...others]),
		old: await make(fileIn(folder, "old"), [{ ...league, seasons }]),
	};
}

/** The organization with many seasons, beside one neighbour who is visited and one whose games are scored. */
export async function makeShared(
	folder: string,
	league: Pick<Size, "teams" | "rounds">,
	seasons: number,
): Promise<DatabaseFile> {
	return await make(fileIn(folder, "shared"), [
		{ ...measured(league), seasons },
		{ ...measured(league), slug: "visited" },
		{ ...measured(league), slug: "scored" },
	]);
}

function measured({ teams, rounds }: Pick<Size, "teams" | "rounds">): LeaguePlan {
	return { slug: "bench", seasons: 3, teams, rounds, lastStart: "2026-01-05" };
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
