import { expect, test } from "vitest";
import { freeSlots, type LayingTimes, type TakenSlot } from "./free-slots.ts";

const evening: LayingTimes = {
	firstDay: "2026-04-01",
	gameDays: ["Wednesday", "Friday"],
	times: ["19:00", "20:00"],
	courts: ["North", "South"],
	skipDates: ["2026-04-03"],
	gameMinutes: 60,
};

const first = (times: LayingTimes, taken: TakenSlot[], count = 4) =>
	freeSlots(times, taken)
		.slice(0, count)
		.map(({ date, time, court }) => `${date.slice(5)} ${time} ${court}`);

const game = (time: string, location: string | null, isOwn = false): TakenSlot => ({
	date: "2026-04-01",
	time,
	location,
	isOwn,
});

test("slots stand by day, time and court from the first day on, without days on which nobody plays", () => {
	expect(first(evening, [], 5)).toEqual([
		"04-01 19:00 North",
		"04-01 19:00 South",
		"04-01 20:00 North",
		"04-01 20:00 South",
		"04-08 19:00 North",
	]);
	expect(freeSlots({ ...evening, gameDays: [] }, [])).toEqual([]);
	expect(freeSlots(evening, []).length).toBeGreaterThan(700);
});

test("a game takes its court as long as it lasts, whoever's it is and however the court is spelt", () => {
	expect(first(evening, [game("19:30:00", "north ")], 3)).toEqual([
		"04-01 19:00 South",
		"04-01 20:00 South",
		"04-08 19:00 North",
	]);
	expect(first(evening, [game("18:00", "North")], 1)).toEqual(["04-01 19:00 North"]);
});

test("a game without a place takes any court: of the own leagues, and of all where none is named", () => {
	const nowhere = [game("19:00", null)];
	expect(first(evening, nowhere, 2)).toEqual(["04-01 19:00 North", "04-01 19:00 South"]);
	expect(first(evening, [game("19:00", null, true)], 2)).toEqual([
		"04-01 19:00 North",
		"04-01 20:00 North",
	]);
	const unnamed = { ...evening, courts: [] };
	expect(first(unnamed, nowhere, 1)).toEqual(["04-01 20:00 Court 1"]);
	expect(first(unnamed, [game("19:00", "Elsewhere")], 1)).toEqual(["04-01 19:00 Court 1"]);
});
