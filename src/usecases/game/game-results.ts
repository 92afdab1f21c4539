import { countsNumbers } from "#domain/game/counting.ts";
import { type Game, isLevelAtTheEnd } from "#domain/game/game.ts";
import { outcomeFor } from "#domain/game/winner-and-forfeit.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { Refusal } from "../refusals.ts";
import { refreshTotals } from "../stats/totals.ts";
import { moveWins, refreshStreaks } from "../stats/wins-and-streaks.ts";

/**
 * Brings what is kept in line with a game that has changed: all-time wins and streaks, and what its players did,
 * which counts with it (rule `numbers-count-with-the-game`). Most changes move neither.
 */
export async function refreshResultOf(
	store: Store,
	before: KnownGame,
	after: KnownGame | null,
): Promise<void> {
	const isWonAnew = endOf(before) !== (after && endOf(after));
	const isCountedAnew = after !== null && countedAt(before) !== countedAt(after);
	const lines = isCountedAnew ? await store.boxScores.linesOfGame(before.id) : [];
	await refreshTotals(store, {
		seasonId: before.seasonId,
		playerIds: lines.map(({ playerId }) => playerId),
	});
	if (!isWonAnew) return;
	await moveWins(store, before, after);
	await refreshStreaks(store, before.seasonId, [before.homeEntryId, before.awayEntryId]);
}

/** How it ended, and when: what wins and streaks are made of; nothing where it has not. */
function endOf(game: KnownGame): string | null {
	const ends = [outcomeFor("home", game), outcomeFor("away", game)];
	return ends.every((end) => end === null) ? null : [...ends, game.date, game.time].join(" ");
}

/** When its numbers were made, which streaks go by; nothing where they do not count. */
function countedAt(game: KnownGame): string | null {
	return countsNumbers(game) ? `${game.date} ${game.time}` : null;
}

export const levelRefused = "No game of this league ends level. Enter the score that says who won.";

/** Refuses a final score without a winner where the league's table knows no draws (rule `no-draws`). */
export async function mustHaveWinner(
	store: Store,
	game: Pick<Game, "seasonLeagueId" | "score" | "status">,
): Promise<void> {
	if (!isLevelAtTheEnd(game)) return;
	const setup = (await store.tableSetups.listOf([game.seasonLeagueId])).get(game.seasonLeagueId);
	if (setup === undefined || setup.rules.allowsDraws) return;
	throw new Refusal("invalid", levelRefused, { fields: { score: levelRefused } });
}
