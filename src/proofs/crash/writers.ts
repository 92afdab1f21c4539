import type { Database } from "#store/engine/database.ts";
import { gamesWithKeys, swaps } from "./game-writers.ts";
import { boxScores, plays, scores } from "./number-writers.ts";
import { pictures, rosterMoves } from "./player-writers.ts";
import { activations, seasonDeletion } from "./season-writers.ts";
import type { Home } from "./server-process.ts";
import type { World } from "./world.ts";
import { type Watched, watch } from "./writer.ts";

/** Nine who write at once: three of them in another organization, one sends pictures. */
export async function watchedWriters(
	{ own, past, others, otherSeasons }: World,
	home: Home,
	database: Database,
): Promise<Watched[]> {
	return [
		await watch(scores(own), database),
		await watch(plays(others), database),
		await watch(boxScores(own), database),
		await watch(seasonDeletion(past), database),
		await watch(rosterMoves(own), database),
		await watch(swaps(own), database),
		await watch(gamesWithKeys(own), database),
		await watch(await pictures(others, home), database),
		await watch(activations(otherSeasons), database),
	];
}
