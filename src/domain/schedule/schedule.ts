import { addDays, daysBetween } from "../time/calendar.ts";
import type { PlanRules } from "./check/plan-rules.ts";

/** Sunday to Saturday, by the numbers of domain/time/calendar. */
export const weekdays = [
	"Sunday",
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
] as const;

export type WeekdayName = (typeof weekdays)[number];

/** When a season-league plays: which weeks, which days of them, at which times. */
export type Schedule = {
	id: number;
	seasonLeagueId: number;
	name: string;
	startDate: string;
	/** 1 to 104. */
	numWeeks: number;
	gameDays: WeekdayName[];
	/** The same times in all weeks, or those of `weeklyTimeSlots`. */
	hasSameSlots: boolean;
	/** A time that stands twice is another court (rule `same-time-is-another-court`). */
	timeSlots: string[];
	/** By week; weeks behind the end of the list have none. */
	weeklyTimeSlots: string[][];
	rules: PlanRules;
	/** Visitors see no game of a draft that has no score. */
	isPublished: boolean;
	/** The instant of the last publication, and of the last change of it or of its games. */
	publishedAt: string | null;
	changedAt: string | null;
};

/** When it is played and by which rules. */
export type Planning = Pick<
	Schedule,
	"gameDays" | "hasSameSlots" | "timeSlots" | "weeklyTimeSlots" | "rules"
>;

/** The date each week begins on, seven days after the one before. */
export function weekDates({
	startDate,
	numWeeks,
}: Pick<Schedule, "startDate" | "numWeeks">): string[] {
	return Array.from({ length: numWeeks }, (_, index) => addDays(startDate, 7 * index));
}

/** As long as a schedule can be. */
const mostWeeks = 104;

/** The same schedule with some weeks more, as far as it can have them, which look like its last one that has times. */
export function withMoreWeeks<Weeks extends Pick<Schedule, "numWeeks" | "weeklyTimeSlots">>(
	schedule: Weeks,
	more: number,
): Weeks {
	const numWeeks = Math.min(mostWeeks, schedule.numWeeks + more);
	const last = schedule.weeklyTimeSlots.findLast(({ length }) => length > 0) ?? [];
	const weeklyTimeSlots = Array.from(
		{ length: numWeeks },
		(_, week) => schedule.weeklyTimeSlots[week] ?? (week < schedule.numWeeks ? [] : last),
	);
	return { ...schedule, numWeeks, weeklyTimeSlots };
}

/** Whether the schedule has this week, counted from 0. */
export function hasWeek({ numWeeks }: Pick<Schedule, "numWeeks">, weekIndex: number): boolean {
	return weekIndex >= 0 && weekIndex < numWeeks;
}

/** The week of the schedule a date lies in; null before the first and after the last. */
export function weekHolding(
	{ startDate, numWeeks }: Pick<Schedule, "startDate" | "numWeeks">,
	date: string,
): number | null {
	const week = Math.floor(daysBetween(startDate, date) / 7);
	return hasWeek({ numWeeks }, week) ? week : null;
}

/** The day with this name in any case. */
export function weekdayNamed(text: string): WeekdayName | undefined {
	const wanted = text.trim().toLowerCase();
	return weekdays.find((name) => name.toLowerCase() === wanted);
}
