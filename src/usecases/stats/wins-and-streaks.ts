import { winner } from "#domain/game/winner-and-forfeit.ts";
import { phaseOf } from "#domain/season/phase.ts";
import { teamStreaks } from "#domain/stats/ranking/team-streaks.ts";
import { addUp, sumsByPhase } from "#domain/stats/sums-by-phase.ts";
import type { GameEnding } from "#store/game/game-endings.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";

/** All-time wins count decided games of visible seasons, by the rule the standings use. */
export async function refreshWins(store: Store): Promise<void> {
	const seasons = await store.seasons.list();
	const wins: ReturnType<typeof winOf> = [];
	// One at a time: to read sixty seasons by one statement keeps everybody waiting on SQLite.
	for (const { id } of seasons.filter(({ isVisible }) => isVisible)) {
		const games = await store.games.listEndingsOf({ seasonId: id });
		wins.push(...games.flatMap((game) => winOf(game, 1)));
	}
	await store.totals.replaceBoard("team_wins", "all", sumsByPhase(wins));
}

/**
 * The same after one game alone ended otherwise: a win less for whoever had won it, one more for who has
 * now, without counting what sixty seasons were won by.
 */
export async function moveWins(
	store: Store,
	before: KnownGame,
	after: KnownGame | null,
): Promise<void> {
	const lost = winOf(withTeams(before), -1);
	const won = after === null ? [] : winOf(withTeams(after), 1);
	const moved = sumsByPhase([...lost, ...won]).filter(({ value }) => value !== 0);
	if (moved.length === 0) return;
	const season = await store.seasons.find(before.seasonId);
	if (!season?.isVisible) return;
	const teamIds = [...new Set(moved.map(({ holderId }) => holderId))];
	const kept = await store.totals.listBoard("team_wins", teamIds);
	await store.totals.replaceBoard("team_wins", teamIds, addUp([...kept, ...moved]));
}

const withTeams = ({ home, away, ...game }: KnownGame) => ({
	...game,
	homeTeamId: home.teamId,
	awayTeamId: away.teamId,
});

function winOf(game: Omit<GameEnding, "sportId">, value: 1 | -1) {
	const side = winner(game);
	if (side === null) return [];
	const holderId = side === "home" ? game.homeTeamId : game.awayTeamId;
	return [{ holderId, phase: phaseOf(game), value }];
}

/** The longest streaks of a season, or of some entries of it, whose games were decided anew. */
export async function refreshStreaks(
	store: Store,
	seasonId: number,
	entryIds: readonly number[] | "all",
): Promise<void> {
	const games = await store.games.listEndingsOf(entryIds === "all" ? { seasonId } : { entryIds });
	const sports = new Map(
		games.flatMap(({ homeEntryId, awayEntryId, sportId }) => [
			[homeEntryId, sportId],
			[awayEntryId, sportId],
		]),
	);
	const streaks = teamStreaks(games).flatMap((streak) => {
		const sportId = sports.get(streak.entryId);
		const isAsked = entryIds === "all" || entryIds.includes(streak.entryId);
		return sportId === undefined || !isAsked ? [] : { ...streak, sportId };
	});
	await store.teamStreaks.replaceSeason(seasonId, entryIds, streaks);
}
