import { expect, test } from "vitest";
import { firstClash } from "./clash.ts";

const at = (id: number, time: string | null, location: string | null, date = "2026-05-01") => ({
	id,
	date,
	time,
	location,
});

test("two games clash at one place, however it is written, while the first goes on", () => {
	const other = at(2, "18:30", "Arena ");
	expect(firstClash([at(1, "19:00", "arena")], [other], 60)?.other).toBe(other);
	expect(firstClash([at(1, "19:30", "Arena")], [other], 60)).toBeUndefined();
	expect(firstClash([at(1, "17:31:00", "Arena")], [other], 60)?.game.id).toBe(1);
});

test("a game is in nobody's way on another day or court, without a place or a time, and never in its own", () => {
	const others = [
		at(1, "19:00", "Arena"),
		at(2, "19:00", "Arena", "2026-05-02"),
		at(3, "19:00", "Court 2"),
		at(4, "19:00", null),
		at(5, null, "Arena"),
	];
	expect(firstClash([at(1, "19:00", "Arena")], others, 60)).toBeUndefined();
	expect(firstClash([at(6, "19:00", null)], others, 60)).toBeUndefined();
});
