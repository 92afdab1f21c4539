import { teamStreaks } from "#domain/stats/ranking/team-streaks.ts";
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

/** The longest streaks of these teams in a season, after games of theirs were decided anew. */
export async function refreshStreaks(
	store: Store,
	seasonId: number,
	teamIds: readonly number[] | "all",
): Promise<void> {
	const games = await store.games.listWithTeams({
		seasonId,
		teamIds: teamIds === "all" ? undefined : teamIds,
	});
	const entryOf = new Map(
		games.flatMap(({ home, away, sportId }) =>
			[home, away].map(({ entryId, teamId }) => [entryId, { teamId, sportId }]),
		),
	);
	const streaks = teamStreaks(games).flatMap((streak) => {
		const entry = entryOf.get(streak.entryId);
		const isOf = teamIds === "all" || teamIds.includes(entry?.teamId ?? 0);
		return entry === undefined || !isOf ? [] : { ...streak, sportId: entry.sportId };
	});
	await store.teamStreaks.replaceSeason(seasonId, teamIds, streaks);
}
