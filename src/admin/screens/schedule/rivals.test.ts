import { expect, test } from "vitest";
import { rivalsOf } from "./rivals.ts";

const regular = { id: 1, startDate: "2026-01-05", numWeeks: 2, isPublished: true };

test("two published schedules for the same weeks are rivals; a draft is none", () => {
	const again = { ...regular, id: 2 };
	expect(rivalsOf(again, [regular])).toEqual([regular]);
	expect(rivalsOf(again, [{ ...regular, isPublished: false }])).toEqual([]);
	expect(rivalsOf(again, [again])).toEqual([]);
});

test("playoffs after the regular season are no rival of it", () => {
	const playoffs = { ...regular, id: 2, startDate: "2026-01-19" };
	expect(rivalsOf(playoffs, [regular])).toEqual([]);
	expect(rivalsOf({ ...playoffs, startDate: "2026-01-18" }, [regular])).toEqual([regular]);
});
