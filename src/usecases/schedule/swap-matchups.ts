import { canManageLeagues } from "#domain/account/policy.ts";
import type { Side } from "#domain/game/game.ts";
import { messages } from "#domain/messages.ts";
import { hasBegun } from "#domain/schedule/begun.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { type GameView, toGameView } from "../game/game-views.ts";
import { gamesHappened } from "../notice/game-happened.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { noteInSchedule } from "./schedule-changes.ts";

/**
 * Two games of one schedule exchange their teams; dates, times and places stay
 * (rule `swap-matchups`). A matchup moves whole, so nobody comes to play against himself.
 */
export async function swapMatchups(
	scope: Scope,
	asked: { gameId1: number; gameId2: number; reason?: string | null | undefined },
): Promise<GameView[]> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const ids = [asked.gameId1, asked.gameId2];
	if (asked.gameId1 === asked.gameId2) {
		throw new Refusal("invalid", "Please choose two different games.");
	}
	return scope.store.transaction(async (store) => {
		const [first, second] = await findBoth(store, asked);
		const withNumbers = new Set(await store.schedules.withNumbersAmong(ids));
		for (const game of [first, second]) {
			if (game.stageId !== null)
				throw new Refusal("conflict", "A stage says who plays in its games.");
			if (hasBegun({ ...game, hasNumbers: withNumbers.has(game.id) })) {
				throw new Refusal("conflict", "Games with scores or statistics cannot be swapped.");
			}
		}
		const at = scope.now.toISOString();
		await store.schedules.setMatchup(first.id, entriesOf(second), at);
		await store.schedules.setMatchup(second.id, entriesOf(first), at);
		await noteInSchedule(scope, store, first);
		await recordChange(scope, store, {
			action: "schedule.swap",
			id: first.scheduleId,
			before: { [first.id]: entriesOf(first), [second.id]: entriesOf(second) },
			after: { [first.id]: entriesOf(second), [second.id]: entriesOf(first) },
		});
		const after = await findBoth(store, asked);
		await gamesHappened({ ...scope, store }, [first, second], asked.reason ?? null);
		return after.map((game) => toGameView(scope, game));
	});
}

/** Both games; one of another schedule or league is none of this schedule's. */
async function findBoth(
	{ games }: Store,
	asked: { gameId1: number; gameId2: number },
): Promise<[KnownGame, KnownGame]> {
	const both = await games.findMany([asked.gameId1, asked.gameId2]);
	const [first, second] = [asked.gameId1, asked.gameId2].map((wanted) =>
		found(
			both.find(({ id }) => id === wanted),
			messages.games.notFound,
		),
	) as [KnownGame, KnownGame];
	const areTogether =
		first.scheduleId === second.scheduleId && first.seasonLeagueId === second.seasonLeagueId;
	found(areTogether || null, messages.games.notFound);
	return [first, second];
}

function entriesOf(game: KnownGame): Record<Side, number> {
	return { home: game.homeEntryId, away: game.awayEntryId };
}
