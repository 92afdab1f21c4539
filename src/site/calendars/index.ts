import type { WhoseCalendar } from "#domain/calendar/address.ts";
import {
	type Calendar,
	viewCalendar,
	viewOfficialsCalendar,
} from "#usecases/calendar/view-calendar.ts";
import { type Address, address, type ParamsOf } from "../address.ts";
import { idFrom } from "../page.ts";

export type CalendarAddress = Address<"calendar", Calendar>;

/** The calendars that can be subscribed to; where they are written, `calendarPath` knows. */
export const calendars: CalendarAddress[] = [
	calendar("/calendar/organization.ics", () => ({ of: "organization" })),
	calendar("/calendar/leagues/:id.ics", ({ id }) => ({ of: "league", id: idFrom(id) })),
	calendar("/calendar/teams/:id.ics", ({ id }) => ({ of: "team", id: idFrom(id) })),
	calendar("/calendar/games/:id.ics", ({ id }) => ({ of: "game", id: idFrom(id) })),
	{
		...address({
			as: "calendar",
			path: "/calendar/officials.ics",
			query: ["link"],
			staysUnderSlug: true,
			load: (scope, _params, { link = "" }) => viewOfficialsCalendar(scope, { link }),
		}),
		isPrivate: true,
	},
];

function calendar<Path extends `/calendar/${string}`>(
	path: Path,
	whose: (params: ParamsOf<Path>) => WhoseCalendar,
): CalendarAddress {
	return address({
		as: "calendar",
		path,
		query: [],
		staysUnderSlug: true,
		load: async (scope, params) => viewCalendar(scope, whose(params)),
	});
}
