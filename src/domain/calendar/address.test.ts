import { expect, test } from "vitest";
import { calendarAt, calendarPath, type WhoseCalendar } from "./address.ts";

test.each<[WhoseCalendar, string]>([
	[{ of: "organization" }, "/calendar/organization.ics"],
	[{ of: "league", id: 7 }, "/calendar/leagues/7.ics"],
	[{ of: "team", id: 12 }, "/calendar/teams/12.ics"],
])("%o is at %s", (whose, path) => {
	expect(calendarPath(whose)).toBe(path);
	expect(calendarAt(path)).toEqual(whose);
});

test.each([
	...["/calendar", "/calendar/", "/calendar/organization", "/calendar/organization.ics/"],
	...["/calendar/leagues/.ics", "/calendar/leagues/0.ics", "/calendar/leagues/07.ics"],
	...["/calendar/teams/7", "/calendar/teams/-7.ics", "/calendar/teams/1.5.ics"],
	...["/calendar/teams/2147483648.ics", "/calendar/players/7.ics", "/teams/7.ics"],
])("%s is no calendar", (path) => {
	expect(calendarAt(path)).toBeNull();
});
