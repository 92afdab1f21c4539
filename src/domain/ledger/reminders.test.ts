import { expect, test } from "vitest";
import { isToRemind, remindedOf } from "./reminders.ts";

const nothing = { owed: 0, due: 0, since: null, coming: [] };
const due = { owed: 800, due: 800, since: "2026-03-01", coming: [] };
const later = { owed: 800, due: 0, since: null, coming: [{ amount: 800, due: "2026-03-10" }] };
const rule = { daysBefore: 3, everyDays: 7 };

test("what is due is told before what will be, and nothing where nothing is owed", () => {
	const both = { ...due, coming: later.coming };
	expect(remindedOf(both)).toEqual({ amount: 800, day: "2026-03-01", isDue: true });
	expect(remindedOf(later)).toEqual({ amount: 800, day: "2026-03-10", isDue: false });
	expect(remindedOf(nothing)).toBeNull();
});

test.each([
	["on the day itself", due, null, "2026-03-01", false],
	["on the day after", due, null, "2026-03-02", true],
	["after the letter of before", due, "2026-02-26", "2026-03-02", true],
	["again too soon", due, "2026-03-02", "2026-03-08", false],
	["again after a week", due, "2026-03-02", "2026-03-09", true],
	["too early", later, null, "2026-03-06", false],
	["three days before", later, null, "2026-03-07", true],
	["once only", later, "2026-03-07", "2026-03-08", false],
	["after one about something else", later, "2026-02-01", "2026-03-08", true],
	["of nothing", nothing, null, "2026-03-02", false],
])("somebody is written to by itself %s: %#", (_when, balance, last, today, is) => {
	expect(isToRemind(balance, rule, { last, today })).toBe(is);
});

test("nobody is written to where the organization has not said so", () => {
	const never = { daysBefore: null, everyDays: null };
	for (const balance of [due, later])
		expect(isToRemind(balance, never, { last: null, today: "2026-03-09" })).toBe(false);
});
