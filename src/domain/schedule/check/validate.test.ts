import { expect, test } from "vitest";
import { league } from "#testing/leagues.ts";
import { generateSchedule } from "../generate.ts";
import type { ScheduleInput } from "../types.ts";

const pin = { home: "T1", away: "T2", date: "2026-01-05", time: "18:00" };
const plain = league(4, 2, ["18:00", "19:00"]);

test.each<[string, Partial<ScheduleInput>]>([
	["“Funday” is not a day", { schedule: { ...plain.schedule, gameDays: ["Funday" as "Monday"] } }],
	["“2026-02-30” is not a date", { schedule: { ...plain.schedule, startDate: "2026-02-30" } }],
	["“6 pm” is not a time", { schedule: { ...plain.schedule, timeSlots: ["6 pm"] } }],
	["1 to 104 weeks, not 0", { schedule: { ...plain.schedule, numWeeks: 0 } }],
	["The most games a week is a whole number", { rules: { maxGamesPerWeek: 0 } }],
	["no team T9 to share people", { conflicts: [["T1", "T9"]] }],
	["Two teams have the same id, T1", { teams: [...plain.teams, { id: "T1", name: "Again" }] }],
	["There is no team T9", { pinned: [{ ...pin, away: "T9" }] }],
	["Team 1 plays itself", { pinned: [{ ...pin, away: "T1" }] }],
	["no slot on Monday, January 5 at 8:00 PM", { pinned: [{ ...pin, time: "20:00" }] }],
	["no slot is left|no slot on", { pinned: [pin, { ...pin, home: "T3", away: "T4" }] }],
	["Team 1 has 2 games in week 1", { pinned: [pin, { ...pin, away: "T3", time: "19:00" }] }],
	["Team 1 has 1 game, more than the 0", { pinned: [pin], rules: { gamesPerTeam: 0 } }],
	[
		"Team 1 at|Team 2 at Team 1: Team 1 cannot play",
		{
			pinned: [pin],
			teams: plain.teams.map((team) => ({ ...team, unavailableSlots: ["18:00"] })),
		},
	],
])("refuses with a sentence: %s", (sentence, change) => {
	expect(() => generateSchedule({ ...plain, ...change })).toThrow(new RegExp(sentence));
});
