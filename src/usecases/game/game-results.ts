import { winner } from "#domain/game/winner-and-forfeit.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { refreshTotals } from "../stats/totals.ts";

/** Brings the all-time wins in line with a game that has changed; most changes change no winner. */
export async function refreshWinsOf(
	store: Store,
	before: KnownGame,
	after: KnownGame | null,
): Promise<void> {
	if (winner(before) === (after && winner(after))) return;
	await refreshTotals(store, {
		seasonId: before.seasonId,
		playerIds: [],
		teamIds: [before.home.teamId, before.away.teamId],
	});
}
