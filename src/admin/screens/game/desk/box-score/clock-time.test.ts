import { expect, test } from "vitest";
import { clockTime } from "./clock-time.ts";

test("a time of today is a time, one of another day names the day", () => {
	const now = new Date(2026, 2, 3, 22, 0);
	expect(clockTime(new Date(2026, 2, 3, 19, 42).getTime(), now)).toBe("7:42 PM");
	expect(clockTime(new Date(2026, 2, 2, 19, 42).toISOString(), now)).toBe("Mar 2, 7:42 PM");
});
