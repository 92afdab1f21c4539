import { expect, test } from "vitest";
import { calendarPath, type WhoseCalendar } from "#domain/calendar/address.ts";
import { findAddress } from "../address.ts";
import { siteAddresses } from "../routes.ts";

const found = (path: string) => findAddress(siteAddresses, path, "");

test.each<[WhoseCalendar, string, Record<string, string>]>([
	[{ of: "organization" }, "/calendar/organization.ics", {}],
	[{ of: "league", id: 7 }, "/calendar/leagues/7.ics", { id: "7" }],
	[{ of: "team", id: 12 }, "/calendar/teams/12.ics", { id: "12" }],
])("%o is at %s", (whose, path, params) => {
	expect(calendarPath(whose)).toBe(path);
	expect(found(path)).toMatchObject({ address: { as: "calendar" }, params });
});

test.each([
	"/calendar",
	"/calendar/",
	"/calendar/organization",
	"/calendar/organization.ics/",
	"/calendar/leagues/.ics",
	"/calendar/teams/7",
	"/calendar/players/7.ics",
	"/teams/7.ics",
])("%s is no calendar", (path) => {
	expect(found(path)?.address.as).not.toBe("calendar");
});

test.each([
	"/calendar/leagues/0.ics",
	"/calendar/leagues/07.ics",
	"/calendar/teams/-7.ics",
	"/calendar/teams/1.5.ics",
	"/calendar/teams/2147483648.ics",
])("%s is nobody's calendar", async (path) => {
	const { address, params } = found(path) ?? {};
	await expect(address?.load({} as never, params ?? {}, {})).rejects.toMatchObject({
		kind: "missing",
	});
});
