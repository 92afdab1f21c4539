import { expect, test } from "vitest";
import { usualSlots } from "./usual-slots.ts";

test("a league is used to its days, times and places, not to what happened once", () => {
	const fridays = Array.from({ length: 12 }, (_, at) => ({
		date: `2026-05-0${at % 2 === 0 ? 1 : 8}`,
		time: at % 2 === 0 ? "19:00" : "20:15",
		location: at % 3 === 0 ? null : "North",
	}));
	const once = { date: "2026-05-03", time: "08:00", location: null };
	const undated = { date: null, time: null, location: null };
	expect(usualSlots([...fridays, once, undated])).toEqual({
		gameDays: ["Friday"],
		times: ["19:00", "20:15"],
		courts: ["North"],
	});
	expect(usualSlots([undated])).toEqual({ gameDays: [], times: [], courts: [] });
});
