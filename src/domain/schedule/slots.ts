import { addDays, weekdayOf } from "../time/calendar.ts";
import { weekDates, weekdays } from "./schedule.ts";
import type { ScheduleInput, Slot, TeamIn } from "./types.ts";

/**
 * Every place for a game, in the order of date, time and court. A game day is the first such
 * weekday on or after the date its week begins on (rule `week-dates`).
 */
export function expandSlots(
	input: Pick<ScheduleInput, "schedule" | "courts" | "skipDates" | "closures" | "taken">,
): Slot[] {
	const { schedule, courts = [], skipDates = [], closures = [], taken = [] } = input;
	const isTaken = new Set(taken.map(placeKey));
	const isOpen = (slot: Slot) => !isTaken.has(placeKey(slot)) && isCourtOpen(slot);
	const isCourtOpen = ({ date, court }: Slot) =>
		!closures.some((closure) => closure.court === court && closure.dates.includes(date));
	const slots = weekDates(schedule).flatMap((start, week) => {
		const times = schedule.sameSlot ? schedule.timeSlots : (schedule.weeklyTimeSlots[week] ?? []);
		return datesOf(start, schedule.gameDays)
			.filter((date) => !skipDates.includes(date))
			.flatMap((date) =>
				courtsOf(times, courts).map(({ time, court }) => ({
					week,
					date,
					day: weekdays[weekdayOf(date)],
					time,
					court,
				})),
			);
	});
	return inSlotOrder(slots.filter(isOpen));
}

/** What one slot has and no other. */
export function placeKey({ date, time, court }: Pick<Slot, "date" | "time" | "court">): string {
	return `${date} ${time} ${court}`;
}

/** By date, time and court. */
export function inSlotOrder(slots: Slot[]): Slot[] {
	return slots.toSorted(
		(a, b) => compare(a.date, b.date) || compare(a.time, b.time) || compare(a.court, b.court),
	);
}

/** More could not be planned while somebody waits; 104 weeks with 38 games each are not more. */
export const mostSlots = 4000;

/** How many slots that would be, skipped dates among them, without listing them. */
export function countSlots({
	schedule,
	courts = [],
}: Pick<ScheduleInput, "schedule" | "courts">): number {
	const { sameSlot, timeSlots, weeklyTimeSlots, numWeeks, gameDays } = schedule;
	const perDay = (times: string[] = []) => courtsOf(times, courts).length;
	const perWeek = sameSlot
		? numWeeks * perDay(timeSlots)
		: weeklyTimeSlots.slice(0, numWeeks).reduce((sum, times) => sum + perDay(times), 0);
	return perWeek * new Set(gameDays).size;
}

/** Times are compared on their first five characters (rule `times-by-five-characters`). */
export function hourOf(time: string): string {
	return time.slice(0, 5);
}

export function minutesOf(time: string): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minutes of a day as a time of it, its first and last where they lie outside. */
export function clock(minutes: number): string {
	const within = Math.min(Math.max(0, minutes), 24 * 60 - 1);
	const two = (value: number) => String(value).padStart(2, "0");
	return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

/** Whether a team is free for a slot. */
export function isFree(team: TeamIn, slot: Slot): boolean {
	const { unavailableSlots = [], blackoutDates = [], unavailable = [] } = team;
	const minutes = minutesOf(slot.time);
	return !(
		unavailableSlots.some((time) => hourOf(time) === slot.time) ||
		blackoutDates.includes(slot.date) ||
		unavailable.some(
			({ day, date, from, until }) =>
				(!day || day === slot.day) &&
				(!date || date === slot.date) &&
				(!from || minutes >= minutesOf(from)) &&
				(!until || minutes < minutesOf(until)),
		)
	);
}

function datesOf(start: string, gameDays: ScheduleInput["schedule"]["gameDays"]): string[] {
	const dates = gameDays.map((day) =>
		addDays(start, (weekdays.indexOf(day) - weekdayOf(start) + 7) % 7),
	);
	return [...new Set(dates)];
}

/** A time that stands twice in the list is a second court (rule `same-time-is-another-court`). */
function courtsOf(times: string[], courts: string[]): { time: string; court: string }[] {
	if (courts.length > 0) {
		return [...new Set(times.map(hourOf))].flatMap((time) =>
			[...new Set(courts)].map((court) => ({ time, court })),
		);
	}
	const seen = new Map<string, number>();
	return times.map(hourOf).map((time) => {
		const number = (seen.get(time) ?? 0) + 1;
		seen.set(time, number);
		return { time, court: `Court ${number}` };
	});
}

/** By code units, so that the order does not depend on a language. */
function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}
