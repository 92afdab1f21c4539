import { expect, test } from "vitest";
import { expectWireForms } from "./wire-forms.ts";

const good = {
	success: true,
	message: "Done",
	game: {
		id: 7,
		home_team_id: 1,
		leagueId: 2,
		userId: null,
		score_home: 0,
		score_away: null,
		date: "2026-03-02",
		time: "19:00",
		game_dateTime: "2026-03-03T03:00:00Z",
	},
	teams: [
		{ id: 1, wins: 0, rank: null, total3PM: 3, playersCount: 2, unavailableSlots: ["18:00"] },
	],
	schedules: [{ weeklyDates: ["2026-03-02"], weeklyTimeSlots: [["18:00"], []], startDate: null }],
};

test("an answer as it ought to be is taken", () => {
	expectWireForms(good);
});

test.each<[string, unknown]>([
	["a bare list", [good]],
	["nothing", null],
	["an id in text", { game: { id: "7" } }],
	["another id in text", { playerStats: [{ stat_id: "7" }] }],
	["a count in text", { seasonCount: "3" }],
	["a sum in text", { players: [{ totalPoints: "12" }] }],
	["half a win", { teams: [{ wins: 0.5 }] }],
	["an instant for a date", { game: { date: "2026-03-02T00:00:00Z" } }],
	["seconds in a time", { game: { time: "19:00:00" } }],
	["a number for a time", { team: { unavailableSlots: [18] } }],
	["an instant that is not in UTC", { game: { game_dateTime: "2026-03-03T03:00:00" } }],
	["empty text for missing", { game: { location: "" } }],
	["null for an empty list", { teams: null }],
	["a hash", { user: { passwordHash: "x" } }],
	["a password", { user: { password: "x" } }],
	["what is made of a password", { user: { name: "$argon2id$v=19$x" } }],
])("%s is noticed", (_, body) => {
	expect(() => expectWireForms(body)).toThrow();
});
