import fc from "fast-check";
import { expect, test } from "vitest";
import { type Candidate, leaderCount, leaders } from "./leaders.ts";

test("twenty of twenty-five lead, the highest value first", () => {
	const list = leaders(people(Array.from({ length: 25 }, (_, index) => index + 1)));
	expect(list).toHaveLength(20);
	expect(list[0]?.value).toBe(25);
	expect(list[19]?.value).toBe(6);
});

test("equal values stand by name, then by id, also at the twentieth place", () => {
	const list = leaders(
		[
			{ id: 3, name: "Bo", value: 5 },
			{ id: 2, name: "Al", value: 5 },
			{ id: 1, name: "Bo", value: 5 },
		],
		2,
	);
	expect(list.map(({ id }) => id)).toEqual([2, 1]);
});

test("zero leads nothing, so an empty season has no leaders and no bar without a length", () => {
	expect(leaders(people([0, 0]))).toEqual([]);
	expect(leaders([])).toEqual([]);
	expect(leaders(people([3, 0]))).toHaveLength(1);
});

test("the highest value has the full bar, half of it half the bar", () => {
	expect(leaders(people([10, 5, 1])).map(({ share }) => share)).toEqual([1, 0.5, 0.1]);
});

test("the first three places wear gold, silver and bronze", () => {
	const medals = leaders(people([40, 30, 20, 10])).map(({ medal }) => medal);
	expect(medals).toEqual(["gold", "silver", "bronze", null]);
	expect(leaders(people([7])).map(({ medal }) => medal)).toEqual(["gold"]);
});

test("equal values share the place and the medal, and the next place is skipped", () => {
	const list = leaders(people([9, 9, 8, 8, 8]));
	expect(list.map(({ place, medal }) => [place, medal])).toEqual([
		[1, "gold"],
		[1, "gold"],
		[3, "bronze"],
		[3, "bronze"],
		[3, "bronze"],
	]);
});

test("leaders agree with sorting everybody and cutting", () => {
	fc.assert(
		fc.property(
			fc.array(fc.tuple(fc.constantFrom("Al", "Bo", "Cy"), fc.nat(12)), { maxLength: 60 }),
			(list) => {
				const everybody = list.map(([name, value], id) => ({ id, name, value }));
				const expected = everybody
					.filter(({ value }) => value > 0)
					.toSorted(
						(a, b) =>
							b.value - a.value || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id),
					)
					.slice(0, leaderCount);
				expect(leaders(everybody).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
			},
		),
	);
});

function people(values: number[]): Candidate[] {
	return values.map((value, index) => ({ id: index + 1, name: `Player ${index + 1}`, value }));
}
