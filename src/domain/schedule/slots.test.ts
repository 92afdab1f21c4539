import { expect, test } from "vitest";
import { league } from "#testing/leagues.ts";
import { expandSlots, isFree } from "./slots.ts";

const places = (input: Parameters<typeof expandSlots>[0]) =>
	expandSlots(input).map(({ week, date, time, court }) => `${week} ${date} ${time} ${court}`);

test("a game day is the first such weekday on or after the date its week begins on", () => {
	const input = league(2, 2, ["18:00"]);
	const schedule = { ...input.schedule, startDate: "2026-01-07", gameDays: ["Monday" as const] };
	expect(places({ schedule })).toEqual([
		"0 2026-01-12 18:00 Court 1",
		"1 2026-01-19 18:00 Court 1",
	]);
});

test("a time that stands twice is a second court, and seconds do not count", () => {
	expect(places(league(2, 1, ["19:00", "18:00", "19:00:00"]))).toEqual([
		"0 2026-01-05 18:00 Court 1",
		"0 2026-01-05 19:00 Court 1",
		"0 2026-01-05 19:00 Court 2",
	]);
});

test("with names each time exists on each court once", () => {
	expect(places(league(2, 1, ["18:00", "18:00"], { courts: ["North", "South"] }))).toEqual([
		"0 2026-01-05 18:00 North",
		"0 2026-01-05 18:00 South",
	]);
});

test("dates without play drop out, and times may differ by week", () => {
	const input = league(2, 4, [], { skipDates: ["2026-01-12"] });
	const schedule = {
		...input.schedule,
		sameSlot: false,
		weeklyTimeSlots: [["18:00"], ["18:00"], ["20:00"]],
	};
	expect(places({ ...input, schedule })).toEqual([
		"0 2026-01-05 18:00 Court 1",
		"2 2026-01-19 20:00 Court 1",
	]);
});

test("a team is free unless its times, dates or ranges say otherwise", () => {
	const [six, seven, later] = expandSlots(league(2, 2, ["18:00", "19:00"]));
	if (!six || !seven || !later) throw new Error("Slots are missing.");
	const team = { id: "a", name: "Ash" };
	expect(isFree({ ...team, unavailableSlots: ["18:00:00"] }, six)).toBe(false);
	expect(isFree({ ...team, unavailableSlots: ["18:00:00"] }, seven)).toBe(true);
	expect(isFree({ ...team, blackoutDates: ["2026-01-05"] }, six)).toBe(false);
	expect(isFree({ ...team, blackoutDates: ["2026-01-05"] }, later)).toBe(true);
	const untilSeven = { ...team, unavailable: [{ day: "Monday" as const, until: "19:00" }] };
	expect([six, seven].map((slot) => isFree(untilSeven, slot))).toEqual([false, true]);
	const fromSeven = { ...team, unavailable: [{ date: "2026-01-05", from: "19:00" }] };
	expect([six, seven, later].map((slot) => isFree(fromSeven, slot))).toEqual([true, false, true]);
});
