import { expect, test } from "vitest";
import { byLocationThenWeekday } from "./league-order.ts";

const locations = ["Fountain Valley", "Tustin Columbus", "Irvine Valley College"];

test("leagues stand in the organization's order of locations", () => {
	expect(
		sorted(["Monday Irvine Valley College", "Monday Tustin Columbus", "Monday Fountain Valley"]),
	).toEqual(["Monday Fountain Valley", "Monday Tustin Columbus", "Monday Irvine Valley College"]);
});

test("within a location they stand from Monday to Sunday, not by the alphabet", () => {
	const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
	const names = days.map((day) => `${day} Fountain Valley`);
	expect(sorted(names.toSorted())).toEqual(names);
});

test("location and weekday are read in any case and anywhere in the name", () => {
	expect(
		sorted(["FOUNTAIN VALLEY tuesdays D1", "monday d1 fountain valley", "Tustin columbus MONDAY"]),
	).toEqual(["monday d1 fountain valley", "FOUNTAIN VALLEY tuesdays D1", "Tustin columbus MONDAY"]);
});

test("an unknown location comes after the known ones, an unknown weekday after Sunday", () => {
	expect(sorted(["Monday Elsewhere", "Summer Fountain Valley", "Sunday Fountain Valley"])).toEqual([
		"Sunday Fountain Valley",
		"Summer Fountain Valley",
		"Monday Elsewhere",
	]);
});

test("a weekday is a whole word", () => {
	expect(sorted(["Sundayside", "Sunday League", "Alpha"])).toEqual([
		"Sunday League",
		"Alpha",
		"Sundayside",
	]);
});

test("divisions sort by number, and leagues of one name by id", () => {
	expect(sorted(["Monday D10 Fountain Valley", "Monday D2 Fountain Valley"])).toEqual([
		"Monday D2 Fountain Valley",
		"Monday D10 Fountain Valley",
	]);
	const twins = [
		{ id: 2, name: "Open" },
		{ id: 1, name: "Open" },
	];
	expect(twins.toSorted(byLocationThenWeekday([])).map(({ id }) => id)).toEqual([1, 2]);
});

test("the longest location in the name decides", () => {
	const order = byLocationThenWeekday(["Irvine", "Tustin", "Irvine Valley College"]);
	const names = ["Irvine Valley College", "Tustin", "Irvine"].map((name, id) => ({ id, name }));
	expect(names.toSorted(order).map(({ name }) => name)).toEqual([
		"Irvine",
		"Tustin",
		"Irvine Valley College",
	]);
});

test("an empty location names no place", () => {
	const order = byLocationThenWeekday(["", "Tustin"]);
	const names = ["Anywhere", "Tustin"].map((name, id) => ({ id, name }));
	expect(names.toSorted(order).map(({ name }) => name)).toEqual(["Tustin", "Anywhere"]);
});

function sorted(names: string[]): string[] {
	return names
		.map((name, id) => ({ id, name }))
		.toSorted(byLocationThenWeekday(locations))
		.map(({ name }) => name);
}
