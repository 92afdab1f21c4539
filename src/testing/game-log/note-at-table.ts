import type { Side } from "#domain/game/game.ts";
import type { Play } from "#domain/game-log/play.ts";
import type { MadeLeague } from "../factories.ts";

/** Side, who did it and the statistic, in a period that is the first one unless it is named. */
export type Tap = readonly [side: Side, name: string, stat: string, period?: string];

/** Writes taps into the log of a game as they came, and nothing of what follows from them. */
export async function noteAtTable(
	{ store, periodId, playerId, statId }: MadeLeague,
	gameId: number,
	taps: readonly Tap[],
	firstPeriod = "Q1",
): Promise<void> {
	const plays = taps.map(([side, name, stat, period = firstPeriod], index): Play => {
		const of = { side, playerId: playerId(name), statId: statId(stat), points: null };
		const at = { periodId: periodId(period), place: (index + 1) * 1000, second: index * 10 };
		return {
			id: `tap-${gameId}-${index}-x`,
			version: 1,
			isStruck: false,
			...at,
			kind: "stat",
			...of,
		};
	});
	await store.transaction(async ({ plays: log }) => {
		await log.add(gameId, plays, { by: "pat", at: "2026-01-07T20:00:00.000Z" });
	});
}
