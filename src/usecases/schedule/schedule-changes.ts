import { weekHolding } from "#domain/schedule/schedule.ts";
import type { KnownGame } from "#store/game/games-with-teams.ts";
import type { Store } from "#store/store.ts";
import type { Scope } from "../scope.ts";

type Planned = Pick<KnownGame, "id" | "date" | "scheduleId" | "weekIndex">;

/**
 * Brings the schedule of a game in line with a change of it: the game belongs to the week its date
 * lies in, and keeps its week where that is none of them. Answers the week.
 */
export async function followDate(
	{ now }: Pick<Scope, "now">,
	store: Store,
	{ id, date, scheduleId, weekIndex }: Planned,
): Promise<number | null> {
	const schedule = scheduleId === null ? undefined : await store.schedules.find(scheduleId);
	if (schedule === undefined) return weekIndex;
	const week = (date === null ? null : weekHolding(schedule, date)) ?? weekIndex;
	if (week !== weekIndex) await store.schedules.setWeek(id, week);
	await store.schedules.setChangedAt(schedule.id, now.toISOString());
	return week;
}

/** Notes in the schedule of a game that the game came or went, if it has one. */
export async function noteInSchedule(
	{ now }: Pick<Scope, "now">,
	store: Store,
	{ scheduleId }: Pick<KnownGame, "scheduleId">,
): Promise<void> {
	if (scheduleId !== null) await store.schedules.setChangedAt(scheduleId, now.toISOString());
}
