/** Whose games a calendar shows: of the whole organization, of one league or team, or one game. */
export type WhoseCalendar = { of: "organization" } | { of: "league" | "team" | "game"; id: number };

/** Where a calendar is found, written as without a slug. */
export function calendarPath(whose: WhoseCalendar): string {
	return whose.of === "organization"
		? "/calendar/organization.ics"
		: `/calendar/${whose.of}s/${whose.id}.ics`;
}
