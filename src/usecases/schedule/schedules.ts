import { canManageLeagues } from "#domain/account/policy.ts";
import { say } from "#domain/language/say.ts";
import { type GameWithNumbers, hasBegun } from "#domain/schedule/begun.ts";
import { plainRules } from "#domain/schedule/check/plan-rules.ts";
import { hasWeek, type Schedule } from "#domain/schedule/schedule.ts";
import { addDays, daysBetween } from "#domain/time/calendar.ts";
import type { KnownSchedule } from "#store/schedule/schedules.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { seasonLeagueFor } from "../team/season-league-lookup.ts";
import { type MovedToTrash, moveToTrash } from "../trash/trash.ts";
import {
	mustFit,
	mustMakeSense,
	type Planning,
	type PlanningAsked,
	withAsked,
} from "./schedule-checks.ts";

/** A schedule with the season-league it is for. */
export type ScheduleView = KnownSchedule;

/** The schedules of a league in one season, of a season, or all of them. */
export async function listSchedules(
	scope: Scope,
	asked: PageAsked & { leagueId?: number | undefined; seasonId?: number | undefined },
): Promise<ScheduleView[]> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const { store } = scope;
	const { leagueId, seasonId } = asked;
	if (leagueId === undefined) return paged(await store.schedules.list({ seasonId }), asked);
	const played = await store.leagues.listByLeague(leagueId);
	if (played.length === 0) {
		found(await store.leagues.find(leagueId), "League not found.");
		return [];
	}
	const { id } = await seasonLeagueFor(scope, { leagueId, seasonId });
	return paged(await store.schedules.list({ seasonLeagueId: id }), asked);
}

export type ScheduleToAdd = Pick<Schedule, "name" | "startDate" | "numWeeks" | "isPublished"> &
	PlanningAsked & {
		leagueId: number;
		/** Without it: the season the league is played in now, else the last one it was. */
		seasonId?: number | undefined;
	};

/** Adds a schedule, as a draft unless something else is said. */
export async function addSchedule(scope: Scope, asked: ScheduleToAdd): Promise<ScheduleView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const { id: seasonLeagueId } = await seasonLeagueFor({ ...scope, store }, asked);
		const { name, startDate, numWeeks, isPublished } = asked;
		const now = scope.now.toISOString();
		const schedule = {
			...withAsked(nothingPlanned, asked),
			seasonLeagueId,
			name,
			startDate,
			numWeeks,
			isPublished,
			publishedAt: isPublished ? now : null,
			changedAt: now,
		};
		await mustMakeSense(store, schedule, asked.rules ?? {});
		const id = await store.schedules.insert(schedule);
		const after = await findSchedule(store, id);
		await recordChange(scope, store, { action: "schedule.add", id, after });
		return after;
	});
}

const nothingPlanned: Planning = {
	gameDays: [],
	hasSameSlots: true,
	timeSlots: [],
	weeklyTimeSlots: [],
	rules: plainRules,
};

export type ScheduleToChange = { id: number } & {
	[Key in "name" | "startDate" | "numWeeks"]?: Schedule[Key] | undefined;
};

/**
 * Changes name, start and length. With the start its games move by as many days, but for those that
 * have begun; weeks with games cannot be cut off (rule `schedule-edit-is-narrow`).
 */
export async function changeSchedule(
	scope: Scope,
	{ id, ...asked }: ScheduleToChange,
): Promise<ScheduleView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = await findSchedule(store, id);
		const after = {
			...before,
			name: asked.name ?? before.name,
			startDate: asked.startDate ?? before.startDate,
			numWeeks: asked.numWeeks ?? before.numWeeks,
			changedAt: scope.now.toISOString(),
		};
		mustFit(after);
		const games = await store.schedules.gamesOf(id);
		if (after.numWeeks < before.numWeeks) refuseToCut(after, games);
		await store.schedules.save(id, after);
		const days = daysBetween(before.startDate, after.startDate);
		await moveGames(store, games, days, scope.now.toISOString());
		await recordChange(scope, store, { action: "schedule.change", id, before, after });
		return after;
	});
}

/**
 * Throws a schedule away with the games it planned. Games that have begun stay, on their own
 * (rule `begun-games-stay`).
 */
export async function removeSchedule(scope: Scope, { id }: { id: number }): Promise<MovedToTrash> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = await findSchedule(store, id);
		const games = await store.schedules.gamesOf(id);
		const staying = games.filter(hasBegun).map((game) => game.id);
		await store.schedules.removeFromSchedule(staying);
		const { name: label } = before;
		const thrown = await moveToTrash(scope, store, { kind: "schedule", id, label, seasonIds: [] });
		const after = staying.length === 0 ? undefined : { gamesThatStay: staying };
		await recordChange(scope, store, { action: "schedule.delete", id, before, after });
		return thrown;
	});
}

export async function findSchedule({ schedules }: Store, id: number): Promise<ScheduleView> {
	return found(await schedules.find(id), "Schedule not found.");
}

/** Weeks with games cannot be cut off. */
export function refuseToCut(schedule: Schedule, games: readonly GameWithNumbers[]): void {
	const weeks = games.map(({ weekIndex }) => weekIndex ?? 0);
	const last = Math.max(0, ...weeks);
	if (hasWeek(schedule, last)) return;
	const sentence = say`Week ${last + 1} has games. The schedule needs at least ${last + 1} weeks.`;
	throw new Refusal("conflict", sentence, { fields: { numWeeks: sentence } });
}

async function moveGames(
	store: Store,
	games: readonly GameWithNumbers[],
	days: number,
	at: string,
): Promise<void> {
	if (days === 0) return;
	const movable = games.filter((game) => !hasBegun(game));
	for (const [date, those] of Map.groupBy(movable, (game) => game.date)) {
		if (date === null) continue;
		const ids = those.map(({ id }) => id);
		await store.schedules.setDate(ids, addDays(date, days), at);
	}
}
