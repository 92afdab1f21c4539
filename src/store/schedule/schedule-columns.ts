import type { Selectable } from "kysely";
import type { GameLeague } from "#domain/game/game.ts";
import { type PlanRules, plainRules } from "#domain/schedule/check/plan-rules.ts";
import type { Planning, Schedule, WeekdayName } from "#domain/schedule/schedule.ts";
import type { ScheduleRow } from "./rows.ts";

/** A schedule with the season-league it is for, and how many games it has. */
export type KnownSchedule = Schedule & { seasonId: number; league: GameLeague; games: number };

/** Whoever does not say more adds a public schedule without rules. */
export type NewSchedule = Omit<Schedule, "id" | Later> & Partial<Pick<Schedule, Later>>;
type Later = "rules" | "isPublished" | "publishedAt" | "changedAt";

export function toPlanColumns(plan: Planning) {
	return {
		game_days: JSON.stringify(plan.gameDays),
		is_same_slot: plan.hasSameSlots ? 1 : 0,
		time_slots: JSON.stringify(plan.timeSlots),
		weekly_time_slots: JSON.stringify(plan.weeklyTimeSlots),
		rules: JSON.stringify(plan.rules),
	} as const;
}

type KnownColumns = Selectable<ScheduleRow> & {
	games: number | null;
	season_id: number;
	league_id: number;
	league_name: string;
};

export function toKnownSchedule(row: KnownColumns): KnownSchedule {
	return {
		id: row.id,
		seasonLeagueId: row.season_league_id,
		name: row.name,
		startDate: row.start_date,
		numWeeks: row.num_weeks,
		gameDays: JSON.parse(row.game_days) as WeekdayName[],
		hasSameSlots: row.is_same_slot === 1,
		timeSlots: JSON.parse(row.time_slots) as string[],
		weeklyTimeSlots: JSON.parse(row.weekly_time_slots) as string[][],
		// Schedules from before there were rules have none of them.
		rules: { ...plainRules, ...(JSON.parse(row.rules) as Partial<PlanRules>) },
		isPublished: row.is_published === 1,
		publishedAt: row.published_at,
		changedAt: row.changed_at,
		games: row.games ?? 0,
		seasonId: row.season_id,
		league: { id: row.league_id, name: row.league_name },
	};
}
