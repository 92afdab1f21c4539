import { countsNumbers } from "#domain/game/counting.ts";
import { phaseOf, phases } from "#domain/season/phase.ts";
import { boardStats } from "#domain/stats/headline-stats.ts";
import { bestsReader } from "#domain/stats/ranking/stat-bests.ts";
import { sumsByPhase } from "#domain/stats/sums-by-phase.ts";
import { totalsOf } from "#domain/stats/totals.ts";
import type { GameSum } from "#store/stats/game-sums.ts";
import type { StoredBests } from "#store/stats/stat-bests.ts";
import type { StoredTotals } from "#store/stats/totals.ts";
import type { Store } from "#store/store.ts";
import { readDefinitions } from "./definitions.ts";
import { gameSumsOf, refreshGameSums } from "./game-sums.ts";
import { refreshStreaks, refreshWins } from "./wins-and-streaks.ts";

/** What changed in which season: whose lines, and whether games may have ended otherwise. */
export type TotalsChange = {
	seasonId: number;
	playerIds: number[] | "all";
	/** Of one game alone `refreshResultOf` is told, which counts nothing else again. */
	isDecidedAnew?: boolean;
	/** Where lines of some players changed: in which games. */
	gameIds?: readonly number[];
};

/**
 * Brings season totals and leaderboards in line with stat lines and games. Called inside the
 * transaction that changed them; a change in which seasons are visible asks for "all".
 */
export async function refreshTotals(store: Store, change: TotalsChange): Promise<void> {
	if (change.playerIds.length > 0) {
		await refreshSeason(store, change);
		await refreshBoards(store, change.playerIds);
	}
	await refreshGameSums(store, change.gameIds ?? []);
	if (change.isDecidedAnew) {
		await refreshWins(store);
		await refreshStreaks(store, change.seasonId, "all");
	}
}

/**
 * Carries out work that may leave the sums of whole seasons old (`seasons.setTotalsOld`), then makes
 * them again. A formula changes the sums of all seasons: in one transaction with it everybody else
 * would wait for seconds on SQLite. What is cut off goes on with the next change or sweep.
 */
export async function withSumsMadeAgain<Result>(
	store: Store,
	work: (store: Store) => Promise<Result>,
	done = 0,
): Promise<Result> {
	const result = await store.transaction(work);
	await refreshOldTotals(store, await store.seasons.listTotalsOld(), done);
	return result;
}

/**
 * Makes the sums again that were made in another way, by the rules of today: a season at a time, so
 * that others write in between, and then what is made of all of them. A season's sums are old until
 * that stands too for the last of them. `done` is the share of the whole work that was done before.
 */
export async function refreshOldTotals(
	store: Store,
	seasonIds: readonly number[],
	done = 0,
): Promise<void> {
	const last = seasonIds.at(-1);
	if (last === undefined) return;
	for (const [index, seasonId] of seasonIds.entries()) {
		store.tell(done + (1 - done) * (index / (seasonIds.length + 1)));
		const all = { seasonId, playerIds: "all" } as const;
		await store.writeAfterReading(
			(store) => sumsOfSeason(store, all),
			async (store, sums) => {
				await keepSums(store, all, sums);
				await refreshStreaks(store, seasonId, "all");
				if (seasonId !== last) await store.seasons.setTotalsMade(seasonId);
			},
		);
	}
	await store.transaction(async (store) => {
		await refreshBoards(store, "all");
		await refreshWins(store);
		await store.seasons.setTotalsMade(last);
	});
}

/** What players lead in over all visible seasons. */
export async function refreshBoards(store: Store, playerIds: number[] | "all"): Promise<void> {
	const sportIds = await store.statDefinitions.listHeadlineSports();
	await refreshPlayerBoards(store, playerIds, sportIds);
	// Where no sport has any, only what was there before can be in the way.
	if (sportIds.length > 0 || playerIds === "all")
		await refreshHeadlines(store, playerIds, sportIds);
}

/** All-time sums of the statistics that stand first in these sports. */
async function refreshHeadlines(
	store: Store,
	playerIds: number[] | "all",
	sportIds: readonly number[],
): Promise<void> {
	const lists = await Promise.all(sportIds.map((id) => store.statDefinitions.list(id)));
	// A hidden one has its sums when it is shown again.
	const stats = lists.flatMap((list) =>
		boardStats(list.map((stat) => ({ ...stat, isHidden: false }))),
	);
	const rows = stats.length === 0 ? [] : await store.headlineTotals.listVisible(playerIds);
	const sums = stats.flatMap(({ definition, value }) =>
		sumsByPhase(
			rows.map(({ playerId, phase, totals }) => ({
				holderId: playerId,
				phase,
				value: value(totals) ?? 0,
			})),
		).map(({ holderId, ...sum }) => ({ statId: definition.id, playerId: holderId, ...sum })),
	);
	await store.headlineTotals.replace(playerIds, sums);
}

type OfSeason = Pick<TotalsChange, "seasonId" | "playerIds">;

async function refreshSeason(store: Store, of: OfSeason): Promise<void> {
	await keepSums(store, of, await sumsOfSeason(store, of));
}

type Sums = { rows: StoredTotals[]; best: StoredBests[]; sums: GameSum[]; gameIds: number[] };

async function sumsOfSeason(store: Store, { seasonId, playerIds }: OfSeason): Promise<Sums> {
	const seasonLeagues = await store.leagues.listBySeason(seasonId);
	const sportIds = seasonLeagues.map(({ league }) => league.sportId);
	const definitions = await readDefinitions(store, sportIds);
	const games = await store.games.listByLeagues(seasonLeagues.map(({ id }) => id));
	const counted = new Map(games.filter(countsNumbers).map((game) => [game.id, phaseOf(game)]));
	const readBests = bestsReader(definitions, games);
	const rows: StoredTotals[] = [];
	const best: StoredBests[] = [];
	const sums: GameSum[] = [];
	const kept =
		playerIds === "all"
			? store.boxScores.everybodysOfSeason(seasonId)
			: [await store.boxScores.linesOfSeason(seasonId, playerIds)];
	for await (const lines of kept) {
		if (playerIds === "all") sums.push(...gameSumsOf(lines, definitions));
		for (const phase of phases) {
			const own = lines.filter(({ gameId }) => counted.get(gameId) === phase);
			const groups = Map.groupBy(own, ({ playerId, entryId }) => `${playerId} ${entryId}`);
			for (const lines of groups.values()) {
				const [first] = lines;
				if (first === undefined) continue;
				const { playerId, entryId } = first;
				const totals = totalsOf(lines, definitions);
				rows.push({ playerId, entryId, seasonId, phase, totals });
				best.push({ playerId, entryId, phase, bests: readBests(lines, totals) });
			}
		}
	}
	return { rows, best, sums, gameIds: games.map(({ id }) => id) };
}

async function keepSums(
	store: Store,
	{ seasonId, playerIds }: OfSeason,
	{ rows, best, sums, gameIds }: Sums,
): Promise<void> {
	await store.totals.replaceSeason(seasonId, playerIds, rows);
	await store.statBests.replaceSeason(seasonId, playerIds, best);
	if (playerIds === "all") await store.gameSums.replace(gameIds, sums);
}

async function refreshPlayerBoards(
	store: Store,
	playerIds: number[] | "all",
	headlineSports: readonly number[],
): Promise<void> {
	// Beside basketball the points of soccer are another thing; where there is none they are points.
	const leagues = headlineSports.length === 0 ? [] : await store.leagues.list();
	const others = leagues.map(({ sportId }) => sportId).filter((id) => !headlineSports.includes(id));
	const sums = await store.totals.sumOverSeasons(playerIds, others.length === 0 ? "all" : others);
	for (const board of ["points", "threes"] as const) {
		const entries = sums.map((sum) => ({
			holderId: sum.playerId,
			phase: sum.phase,
			value: sum[board],
		}));
		await store.totals.replaceBoard(board, playerIds, sumsByPhase(entries));
	}
}
