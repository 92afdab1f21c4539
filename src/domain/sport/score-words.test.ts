import { expect, test } from "vitest";
import { knownSports } from "../bookkeeping/known-sports.ts";
import { scoreWords } from "./score-words.ts";

const wordsOf = (name: string, type = name) => JSON.stringify(scoreWords({ name, type }));

test("no sport but basketball has points in its tables", () => {
	const others = Object.keys(knownSports).filter((name) => name !== "basketball");
	expect(others.length).toBeGreaterThan(2);
	for (const name of [...others, "Tennis", ""])
		expect(wordsOf(name)).not.toMatch(/point|PF|PA|PPG/i);
	expect(scoreWords(null).made.name).toBe("Score for");
});

test("a sport goes by its name in any case, else by its type", () => {
	expect(wordsOf("Basketball")).toContain("Points for");
	expect(wordsOf("Streetball", "basketball")).toContain("Points for");
	expect(wordsOf("SOCCER")).toContain("Goals for");
	expect(wordsOf("Baseball", "basketball")).toContain("Runs scored");
});
