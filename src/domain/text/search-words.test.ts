import { expect, test } from "vitest";
import { holdsWords, isNearWord, searchWords } from "./search-words.ts";

test("words are read without accents, case and order, each once", () => {
	expect(searchWords("  BÉLIVEAU jean\u0000Jean ")).toEqual(["beliveau", "jean"]);
	expect(searchWords(" \t ")).toEqual([]);
	expect(searchWords("a b c d e f g h")).toHaveLength(6);
	expect(holdsWords("Jean Béliveau", ["beliv", "jean"])).toBe(true);
	expect(holdsWords("Jean Béliveau", ["jean", "roy"])).toBe(false);
});

test.each([
	["hawks", "hawkes"],
	["hawks", "hwaks"],
	["hawks", "hawls"],
	["hawks", "hawk"],
	["schedule", "shedule"],
])("%s is meant by %s", (known, typed) => {
	expect(isNearWord(known, typed)).toBe(true);
	expect(isNearWord(typed, known)).toBe(true);
});

test.each([
	["hawks", "owls"],
	["hawks", "hakws s"],
	["owl", "owls"],
	["hawks", "hwkas"],
])("%s is not meant by %s", (known, typed) => {
	expect(isNearWord(known, typed)).toBe(false);
});
