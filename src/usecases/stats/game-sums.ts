import type { StatDefinition, StatLine } from "#domain/stats/stat-definition.ts";
import { totalsOf } from "#domain/stats/totals.ts";
import type { GameSum } from "#store/stats/game-sums.ts";
import type { Store } from "#store/store.ts";
import { readDefinitions } from "./definitions.ts";

/** What both sides of these games did, after lines of them were written. Called inside the transaction. */
export async function refreshGameSums(store: Store, gameIds: readonly number[]): Promise<void> {
	if (gameIds.length === 0) return;
	const leagues = await store.leagues.list();
	const definitions = await readDefinitions(
		store,
		leagues.map(({ sportId }) => sportId),
	);
	const lines = await store.boxScores.linesOfGames(gameIds);
	await store.gameSums.replace(gameIds, gameSumsOf(lines, definitions));
}

export function gameSumsOf(
	lines: readonly StatLine[],
	definitions: readonly (StatDefinition & { sportId: number })[],
): GameSum[] {
	const sides = Map.groupBy(lines, ({ gameId, entryId }) => `${gameId} ${entryId}`);
	return [...sides.values()].flatMap((lines) => {
		const [first] = lines;
		if (first === undefined) return [];
		const { gameId, entryId } = first;
		return { gameId, entryId, totals: totalsOf(lines, definitions) };
	});
}
