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

test("where games name no place, a time stands as often as that many are used to begin then", () => {
	const dates = ["2026-05-01", "2026-05-08", "2026-05-15", "2026-05-22"];
	const games = dates.flatMap((date) =>
		["19:00", "19:00", "20:15"].map((time) => ({ date, time, location: null })),
	);
	const once = { date: "2026-05-01", time: "20:15", location: null };
	const seldom = Array.from({ length: 11 }, (_, at) => ({
		date: `2026-06-${at + 10}`,
		time: "20:15",
		location: null,
	}));
	expect(usualSlots(games).times).toEqual(["19:00", "19:00", "20:15"]);
	expect(usualSlots([...games, once, ...seldom]).times).toEqual(["19:00", "19:00", "20:15"]);
	const named = games.map((game) => ({ ...game, location: "North" }));
	expect(usualSlots(named).times).toEqual(["19:00", "20:15"]);
});
