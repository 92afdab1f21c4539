import { describe, expect, test } from "vitest";
import { isOpen, type NewVenue, placesOf, plainVenue, renamedPlaces, venueAt } from "./venue.ts";

const gym: NewVenue = { ...plainVenue, name: "Gym", courts: ["Court 1", "Court 2"] };
const gymOne: NewVenue = { ...plainVenue, name: "Gym 1" };

describe("a place names its venue", () => {
	test("by the name, and by the court after a comma, in any case", () => {
		expect(placesOf(gym)).toEqual(["Gym, Court 1", "Gym, Court 2"]);
		expect(placesOf(gymOne)).toEqual(["Gym 1"]);
		expect(venueAt([gym, gymOne], "gym,  court 2 ")).toEqual({ venue: gym, place: "Gym, Court 2" });
		expect(venueAt([gym, gymOne], "Gym 1")).toEqual({ venue: gymOne, place: "Gym 1" });
		expect(venueAt([gym, gymOne], "Gym")).toEqual({ venue: gym, place: null });
		expect(venueAt([gym, gymOne], "Gymnasium")).toBeUndefined();
		expect(venueAt([gym, gymOne], null)).toBeUndefined();
	});

	test("and takes over new names, of courts by their name or else by their position", () => {
		const north = { ...gym, name: "North" };
		expect([...renamedPlaces(gym, north)]).toEqual([
			["Gym", "North"],
			["Gym, Court 1", "North, Court 1"],
			["Gym, Court 2", "North, Court 2"],
		]);
		expect([...renamedPlaces(gym, { ...gym, courts: ["A", "Court 2"] })]).toEqual([
			["Gym, Court 1", "Gym, A"],
		]);
		expect([...renamedPlaces(gym, { ...gym, courts: ["Court 2"] })]).toEqual([]);
	});
});

describe("a venue is open", () => {
	// A Monday.
	const at = (from: number, until: number, date = "2026-01-05", place = "Gym, Court 1") => ({
		date,
		place,
		from: from * 60,
		until: until * 60,
	});

	test("always without hours, else in the hours of the weekday, as long as a game takes", () => {
		expect(isOpen(gym, at(3, 4))).toBe(true);
		const evenings = { ...gym, hours: [{ day: "Monday" as const, from: "18:00", until: "22:00" }] };
		expect(isOpen(evenings, at(18, 22))).toBe(true);
		expect(isOpen(evenings, at(21, 23))).toBe(false);
		expect(isOpen(evenings, at(18, 19, "2026-01-06"))).toBe(false);
	});

	test("at other hours on a date, and not on days on which it or the court is closed", () => {
		const dated = {
			...gym,
			hours: [{ day: "Monday" as const, from: "18:00", until: "22:00" }],
			dates: [{ date: "2026-01-05", from: "10:00", until: "12:00" }],
			closures: [{ from: "2026-01-12", until: "2026-01-19", court: "Court 1" }],
		};
		expect(isOpen(dated, at(18, 19))).toBe(false);
		expect(isOpen(dated, at(10, 11))).toBe(true);
		expect(isOpen(dated, at(18, 19, "2026-01-19"))).toBe(false);
		expect(isOpen(dated, at(18, 19, "2026-01-19", "Gym, Court 2"))).toBe(true);
		expect(
			isOpen(
				{ ...dated, closures: [{ ...dated.closures[0], court: null }] as never },
				at(18, 19, "2026-01-12", "Gym, Court 2"),
			),
		).toBe(false);
	});
});
