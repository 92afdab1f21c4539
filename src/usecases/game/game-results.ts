import { countsNumbers } from "#domain/game/counting.ts";
import { winner } from "#domain/game/winner-and-forfeit.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { refreshTotals } from "../stats/totals.ts";

/**
 * Brings what is kept in line with a game that has changed: all-time wins, and what its players did,
 * which counts with it (rule `numbers-count-with-the-game`). Most changes move neither.
 */
export async function refreshResultOf(
	store: Store,
	before: KnownGame,
	after: KnownGame | null,
): Promise<void> {
	const isWonAnew = winner(before) !== (after && winner(after));
	const isCountedAnew = after !== null && countsNumbers(before) !== countsNumbers(after);
	const lines = isCountedAnew ? await store.boxScores.linesOfGame(before.id) : [];
	await refreshTotals(store, {
		seasonId: before.seasonId,
		playerIds: lines.map(({ playerId }) => playerId),
		teamIds: isWonAnew ? [before.home.teamId, before.away.teamId] : [],
	});
}
