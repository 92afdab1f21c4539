import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	afterSaving,
	conflictsIn,
	dropped,
	type Edits,
	kept,
	over,
	sameNumber,
	sameText,
	textAt,
	typed,
} from "./edits.ts";

const saved = { points: "14", assists: "3" };

test("a field says what was typed, else what is saved, else nothing", () => {
	const edits = typed(saved, {}, { points: "15" }, sameNumber);
	expect(textAt(saved, edits, "points")).toBe("15");
	expect(textAt(saved, edits, "assists")).toBe("3");
	expect(textAt(saved, edits, "fouls")).toBe("");
});

test("typing what is saved is no edit, however it is written", () => {
	const edits = typed(saved, {}, { points: "15" }, sameNumber);
	expect(typed(saved, edits, { points: " 014" }, sameNumber)).toEqual({});
	expect(typed(saved, {}, { points: "014" }, sameText)).toEqual({
		points: { text: "014", base: "14" },
	});
	expect(typed(saved, {}, { fouls: "" }, sameNumber)).toEqual({});
});

test("the base stays what was saved when the typing began", () => {
	const first = typed(saved, {}, { points: "15" }, sameNumber);
	const second = typed({ ...saved, points: "20" }, first, { points: "16" }, sameNumber);
	expect(second).toEqual({ points: { text: "16", base: "14" } });
});

describe("what somebody else saved meanwhile", () => {
	const edits = typed(saved, {}, { points: "15" }, sameNumber);

	test("shows in fields nobody edits here", () => {
		const theirs = { ...saved, assists: "4" };
		expect(textAt(theirs, over(theirs, edits, sameNumber), "assists")).toBe("4");
		expect(conflictsIn(theirs, edits, sameNumber)).toEqual([]);
	});

	test("is a conflict in a field that was edited to something else", () => {
		const theirs = { ...saved, points: "16" };
		expect(conflictsIn(theirs, edits, sameNumber)).toEqual([
			{ key: "points", mine: "15", theirs: "16" },
		]);
		expect(textAt(theirs, over(theirs, edits, sameNumber), "points")).toBe("15");
	});

	test("is no conflict when both wrote the same", () => {
		const theirs = { ...saved, points: "15" };
		expect(conflictsIn(theirs, edits, sameNumber)).toEqual([]);
		expect(over(theirs, edits, sameNumber)).toEqual({});
	});

	test("can be taken, or one's own can be kept", () => {
		const theirs = { ...saved, points: "16" };
		expect(textAt(theirs, dropped(edits, ["points"]), "points")).toBe("16");
		const mine = kept(theirs, edits, "points");
		expect(conflictsIn(theirs, mine, sameNumber)).toEqual([]);
		expect(textAt(theirs, mine, "points")).toBe("15");
	});
});

test("what was typed while a save was under way remains, and is no conflict", () => {
	const sent = typed(saved, {}, { points: "15", assists: "5" }, sameNumber);
	const now = typed(saved, sent, { points: "16" }, sameNumber);
	const after = { points: "15", assists: "5" };
	const left = afterSaving(after, now, sent, sameNumber);
	expect(left).toEqual({ points: { text: "16", base: "15" } });
	expect(conflictsIn(after, left, sameNumber)).toEqual([]);
});

test("what is typed back to the old text while a save is under way is an edit after it", () => {
	const sent = typed(saved, {}, { points: "15" }, sameNumber);
	const now: Edits = { points: { text: "14", base: "14" } };
	expect(afterSaving({ ...saved, points: "15" }, now, sent, sameNumber)).toEqual({
		points: { text: "14", base: "15" },
	});
});

const texts = fc.dictionary(
	fc.constantFrom("a", "b", "c", "d"),
	fc.constantFrom("", "1", "2", "x"),
);

test("whoever saves what: edited fields keep their text, all others show what is saved", () => {
	fc.assert(
		fc.property(texts, texts, texts, (before, mine, theirs) => {
			const edits = typed(before, {}, mine, sameText);
			const merged = over(theirs, edits, sameText);
			for (const key of ["a", "b", "c", "d"]) {
				const expected = edits[key]?.text ?? theirs[key] ?? "";
				expect(textAt(theirs, merged, key)).toBe(expected);
			}
			for (const { key } of conflictsIn(theirs, merged, sameText)) {
				expect(theirs[key] ?? "").not.toBe(before[key] ?? "");
			}
		}),
	);
});
