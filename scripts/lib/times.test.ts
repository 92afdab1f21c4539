import { expect, test } from "vitest";
import { partTimes, slowestTests } from "./times.ts";

test("parts are told in the order they ran in", () => {
	expect(
		partTimes([
			{ name: "Checks", ms: 23_440 },
			{ name: "Journeys", ms: 119_700 },
		]),
	).toEqual(["    23.4 s  Checks", "2 min 0 s  Journeys".padStart(20)]);
});

test("the ten slowest tests are told, the slowest first, and none that is quick", () => {
	const times = Array.from({ length: 12 }, (_, index) => ({
		name: `test ${index}`,
		ms: 500 + index * 1000,
	}));
	const told = slowestTests([...times, { name: "quick", ms: 99 }]);
	expect(told).toHaveLength(10);
	expect(told[0]).toBe("    11.5 s  test 11");
	expect(told.at(-1)).toBe("     2.5 s  test 2");
	expect(slowestTests([{ name: "quick", ms: 99 }])).toEqual([]);
});
