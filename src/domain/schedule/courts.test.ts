import { expect, test } from "vitest";
import { plainRules } from "./check/plan-rules.ts";
import { courtsOfGames, placeNamed } from "./courts.ts";
import type { Planning } from "./schedule.ts";

const planning: Planning = {
	gameDays: ["Monday"],
	hasSameSlots: true,
	timeSlots: ["18:00", "19:00"],
	weeklyTimeSlots: [],
	rules: plainRules,
};
const slot = (court: string, time = "18:00") => ({
	week: 0,
	date: "2026-01-05",
	day: "Monday" as const,
	time,
	court,
});
const game = (location: string | null, time: string | null = "18:00") => ({
	date: "2026-01-05",
	time,
	location,
});

test("the one court of a schedule that names none is no place; any other is", () => {
	expect(placeNamed(planning, "Court 1")).toBeNull();
	expect(placeNamed(planning, "Gym")).toBe("Gym");
	expect(placeNamed({ ...planning, timeSlots: ["18:00", "18:00:00"] }, "Court 1")).toBe("Court 1");
	expect(
		placeNamed({ ...planning, rules: { ...plainRules, courts: ["Court 1"] } }, "Court 1"),
	).toBe("Court 1");
	const weekly = {
		...planning,
		hasSameSlots: false,
		weeklyTimeSlots: [["18:00"], ["18:00", "18:00"]],
	};
	expect(placeNamed(weekly, "Court 1")).toBe("Court 1");
});

test("a game is on the court its place names, else on any that is free", () => {
	const slots = [slot("North"), slot("South")];
	expect(courtsOfGames(slots, [game(null), game("North")])).toEqual(["South", "North"]);
	expect(courtsOfGames(slots, [game("Elsewhere", "18:00:00")])).toEqual(["North"]);
});

test("a game too many is on a court that is taken; one that has no slot is on none", () => {
	const slots = [slot("North"), slot("South")];
	const three = [game("South"), game("South"), game("South"), game(null)];
	expect(courtsOfGames(slots, three)).toEqual(["South", "North", "South", "North"]);
	expect(courtsOfGames(slots, [game("North", "19:00"), game("North", null)])).toEqual([null, null]);
});
