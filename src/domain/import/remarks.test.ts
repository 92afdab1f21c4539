import { expect, test } from "vitest";
import { inEnglish, type Sentence, say } from "../language/say.ts";
import { inOrder, listedOnly, Remarks } from "./remarks.ts";

const remark = (line: number | null, file = "games.csv", sentence: Sentence = "No.") => ({
	file,
	line,
	column: null,
	sentence,
});

test("the first 500 remarks are listed and all are counted", () => {
	const remarks = new Remarks();
	for (let line = 1; line <= 600; line += 1) remarks.push(remark(line));
	remarks.push(remark(601), remark(602));
	expect(remarks.count).toBe(602);
	expect(remarks.listed.map(({ line }) => line)).toEqual(
		Array.from({ length: 500 }, (_, index) => index + 1),
	);
});

test("a sentence that tells a whole file is cut", () => {
	const remarks = new Remarks();
	remarks.push(remark(1, "games.csv", `"${"x".repeat(10_000)}" is not a date.`));
	expect(remarks.listed[0]?.sentence).toMatch(/^"x{498}…$/);
	remarks.push(remark(1, "games.csv", say`"${"x".repeat(10_000)}" is not ${"a date"}.`));
	expect(inEnglish(remarks.listed[1]?.sentence ?? "")).toMatch(/^"x{482}…" is not a date.$/);
});

test("of notes that every line may have the first 499 are listed, and the rest is counted", () => {
	const notes = (count: number) => Array.from({ length: count }, (_, line) => `Note ${line}`);
	expect(listedOnly(notes(500))).toEqual(notes(500));
	expect(listedOnly(notes(601)).slice(498).map(inEnglish)).toEqual([
		"Note 498",
		"And 102 more like these.",
	]);
});

test("remarks stand file by file from the top", () => {
	const remarks = new Remarks();
	remarks.push(remark(5), remark(9, "lines.csv"), remark(2), remark(null), remark(1, "lines.csv"));
	const { listed, count } = inOrder(remarks);
	expect(count).toBe(5);
	expect(listed.map(({ file, line }) => `${file} ${line}`)).toEqual([
		"games.csv null",
		"games.csv 2",
		"games.csv 5",
		"lines.csv 1",
		"lines.csv 9",
	]);
});
