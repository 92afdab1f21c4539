import { canManageLeagues } from "#domain/account/policy.ts";
import { hasWeek } from "#domain/schedule/schedule.ts";
import type { Team } from "#domain/team/team.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { type GameView, viewGames } from "../game/game-views.ts";
import { authorize } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { findSchedule } from "./schedules.ts";

/** A week of a schedule, counted from 0. */
export type AskedWeek = { scheduleId: number; weekIndex: number };

/** The games of one week of a schedule; a week it does not have has none. */
export async function listWeeklyGames(scope: Scope, asked: AskedWeek): Promise<GameView[]> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const schedule = await findSchedule(scope.store, asked.scheduleId);
	return hasWeek(schedule, asked.weekIndex) ? viewGames(scope, asked) : [];
}

/**
 * The league's teams without a game in the week, by name. Found out, never stored
 * (rule `bye-is-derived`).
 */
export async function listWeeklyByes(scope: Scope, asked: AskedWeek): Promise<Team[]> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const { store } = scope;
	const schedule = await findSchedule(store, asked.scheduleId);
	if (!hasWeek(schedule, asked.weekIndex)) return [];
	const [entries, games] = await Promise.all([
		store.teams.listEntries([schedule.seasonLeagueId]),
		store.games.listWithTeams(asked),
	]);
	const busy = new Set(games.flatMap(({ homeEntryId, awayEntryId }) => [homeEntryId, awayEntryId]));
	return entries
		.filter(({ id, withdrawal }) => !busy.has(id) && withdrawal === undefined)
		.map(({ team }) => team)
		.sort((a, b) => naturalOrder(a.name, b.name) || a.id - b.id);
}
