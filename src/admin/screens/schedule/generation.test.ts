import { expect, test } from "vitest";
import { largestSeed } from "#domain/schedule/random.ts";
import { anotherSeed } from "./generation.ts";

test("another draw is asked for with a seed that the server takes", () => {
	const seeds = Array.from({ length: 1000 }, anotherSeed);
	for (const seed of seeds) {
		expect(Number.isInteger(seed)).toBe(true);
		expect(seed).toBeLessThanOrEqual(largestSeed);
	}
	expect(new Set(seeds).size).toBeGreaterThan(900);
});
