import { winner } from "#domain/game/game.ts";
import { totalsOf } from "#domain/stats/totals.ts";
import type { Store } from "#store/store.ts";
import { readDefinitions } from "./stat-definitions.ts";

/** What changed: whose lines, which teams' games, in which season. */
export type TotalsChange = {
	seasonId: number;
	playerIds: number[] | "all";
	teamIds: number[] | "all";
};

/**
 * Brings season totals and leaderboards in line with stat lines and games. Called inside the
 * transaction that changed them; a change in which seasons are visible asks for "all".
 */
export async function refreshTotals(store: Store, change: TotalsChange): Promise<void> {
	if (change.playerIds.length > 0) {
		await refreshSeason(store, change);
		await refreshPlayerBoards(store, change.playerIds);
	}
	if (change.teamIds.length > 0) await refreshWins(store, change.teamIds);
}

async function refreshSeason(store: Store, { seasonId, playerIds }: TotalsChange): Promise<void> {
	const seasonLeagues = await store.leagues.listBySeason(seasonId);
	const sportIds = seasonLeagues.map(({ league }) => league.sportId);
	const definitions = await readDefinitions(store, sportIds);
	const lines = await store.boxScores.linesOfSeason(seasonId, playerIds);
	const groups = Map.groupBy(lines, ({ playerId, entryId }) => `${playerId} ${entryId}`);
	const rows = [...groups.values()].flatMap((own) => {
		const [first] = own;
		if (first === undefined) return [];
		const { playerId, entryId } = first;
		return { playerId, entryId, seasonId, totals: totalsOf(own, definitions) };
	});
	await store.totals.replaceSeason(seasonId, playerIds, rows);
}

async function refreshPlayerBoards(store: Store, playerIds: number[] | "all"): Promise<void> {
	const sums = await store.totals.sumOverSeasons(playerIds);
	for (const board of ["points", "threes"] as const) {
		const entries = sums.map((sum) => ({ holderId: sum.playerId, value: sum[board] }));
		await store.totals.replaceBoard(board, playerIds, entries);
	}
}

/** All-time wins count decided games of visible seasons, by the rule the standings use. */
async function refreshWins(store: Store, teamIds: number[] | "all"): Promise<void> {
	const wins = new Map<number, number>();
	for (const game of await store.games.listDecidable(teamIds)) {
		const side = winner(game);
		if (side === null) continue;
		const teamId = side === "home" ? game.homeTeamId : game.awayTeamId;
		wins.set(teamId, (wins.get(teamId) ?? 0) + 1);
	}
	const entries = [...wins]
		.filter(([teamId]) => teamIds === "all" || teamIds.includes(teamId))
		.map(([holderId, value]) => ({ holderId, value }));
	await store.totals.replaceBoard("team_wins", teamIds, entries);
}
