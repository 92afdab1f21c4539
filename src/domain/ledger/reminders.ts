import { addDays, daysBetween } from "../time/calendar.ts";
import type { Balance } from "./balance.ts";

/** When those who owe are written to by itself; null is never. */
export type ReminderRule = {
	/** So many days before something has to be paid. */
	daysBefore: number | null;
	/** Every so many days while something is due, the first time on the day after it was. */
	everyDays: number | null;
};

export const noReminders: ReminderRule = { daysBefore: null, everyDays: null };

/** What somebody is reminded of: an amount, and the day it was or has to be paid by. */
export type Reminded = { amount: number; day: string; isDue: boolean };

/** What there is to remind somebody of now; what is due comes before what will be. Null for nothing. */
export function remindedOf({ due, since, coming }: Balance): Reminded | null {
	if (due > 0 && since !== null) return { amount: due, day: since, isDue: true };
	const [next] = coming;
	return next === undefined ? null : { amount: next.amount, day: next.due, isDue: false };
}

/** Whether somebody is to be written to today by itself, after the last time (rule `reminders-by-itself`). */
export function isToRemind(
	balance: Balance,
	{ daysBefore, everyDays }: ReminderRule,
	{ last, today }: { last: string | null; today: string },
): boolean {
	const about = remindedOf(balance);
	if (about === null) return false;
	if (about.isDue) {
		if (everyDays === null || about.day >= today) return false;
		return last === null || last <= about.day || daysBetween(last, today) >= everyDays;
	}
	if (daysBefore === null) return false;
	const from = addDays(about.day, -daysBefore);
	return today >= from && (last === null || last < from);
}
