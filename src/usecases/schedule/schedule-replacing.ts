import { placeNamed } from "#domain/schedule/courts.ts";
import type { PlannedGame, ScheduleResult } from "#domain/schedule/types.ts";
import type { KnownSchedule } from "#store/schedule/schedules.ts";
import type { Store } from "#store/store.ts";
import { nothingKnown } from "../game/game-details.ts";
import { Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { refreshTotals } from "../stats/totals.ts";
import { readState, type ScheduleState } from "./schedule-state.ts";

type Replacement = {
	schedule: KnownSchedule;
	standing: ScheduleState;
	result: ScheduleResult;
	keepsPlayed: boolean;
};

/**
 * Writes the games that were made, and throws those away as one that were there: all of them, or those
 * that have not begun. Games of other schedules and games entered by hand have another schedule or
 * none, so they are never among them.
 */
export async function replaceGames(
	scope: Scope,
	{ schedule, standing, result, keepsPlayed }: Replacement,
): Promise<{ made: number; kept: number; trashId: number | null }> {
	const kept = keepsPlayed ? standing.games.filter(({ hasBegun }) => hasBegun) : [];
	const replaced = standing.games.filter((game) => !kept.includes(game));
	const trashId = await throwGamesAway(scope, schedule, replaced);
	const keptKeys = new Set(kept.map((game) => keyOf(game)));
	const made = result.games.filter((game) => !keptKeys.has(keyOf(toStanding(game))));
	const entryOf = new Map(standing.teams.map(({ id, entryId }) => [String(id), entryId]));
	await scope.store.games.insertAll(
		made.map(({ home, away, week, date, time, court }) => ({
			...nothingKnown,
			score: null,
			externalId: null,
			date,
			time,
			location: placeNamed(schedule, court),
			seasonLeagueId: schedule.seasonLeagueId,
			homeEntryId: entryOf.get(home) ?? 0,
			awayEntryId: entryOf.get(away) ?? 0,
			scheduleId: schedule.id,
			weekIndex: week,
			revisedAt: scope.now.toISOString(),
			createdBy: scope.viewer.kind === "member" ? scope.viewer.userId : null,
		})),
	);
	return { made: made.length, kept: kept.length, trashId };
}

/** Games that come back take the place of those that stand there and have not begun. */
export async function makeRoom(
	scope: Pick<Scope, "viewer" | "now">,
	store: Store,
	scheduleId: number,
): Promise<void> {
	const schedule = await store.schedules.find(scheduleId);
	if (schedule === undefined) {
		throw new Refusal(
			"conflict",
			"The schedule of these games was deleted. Bring that back first.",
		);
	}
	const { games } = await readState(store, schedule);
	const ahead = games.filter(({ hasBegun }) => !hasBegun);
	await throwGamesAway({ ...scope, store }, schedule, ahead);
}

async function throwGamesAway(
	{ viewer, store, now }: Pick<Scope, "viewer" | "store" | "now">,
	{ id, name, seasonId }: KnownSchedule,
	games: ScheduleState["games"],
): Promise<number | null> {
	if (games.length === 0) return null;
	const trashId = await store.trash.discardGames(
		id,
		games.map((game) => game.id),
		{
			by: viewer.kind === "member" ? viewer.userId : null,
			at: now.toISOString(),
			label: `Games of ${name}`,
		},
	);
	// Only games that have begun are part of sums and wins.
	if (games.some(({ hasBegun }) => hasBegun)) {
		await refreshTotals(store, { seasonId, playerIds: "all", isDecidedAnew: true });
	}
	return trashId;
}

/** One team plays once at a time, so this names a game. */
function keyOf(
	game: Pick<ScheduleState["games"][number], "homeTeamId" | "awayTeamId" | "date" | "time">,
) {
	return `${game.homeTeamId} ${game.awayTeamId} ${game.date} ${game.time}`;
}

function toStanding({ home, away, date, time }: PlannedGame) {
	return { homeTeamId: Number(home), awayTeamId: Number(away), date, time };
}
