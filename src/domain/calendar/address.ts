/** Whose games a calendar shows: of the whole organization, of one league, or of one team. */
export type WhoseCalendar = { of: "organization" } | { of: "league" | "team"; id: number };

/** Where a calendar is found, written as without a slug. */
export function calendarPath(whose: WhoseCalendar): string {
	return whose.of === "organization"
		? "/calendar/organization.ics"
		: `/calendar/${whose.of}s/${whose.id}.ics`;
}

/** Whose calendar is at a path; null where there is none. */
export function calendarAt(path: string): WhoseCalendar | null {
	if (path === calendarPath({ of: "organization" })) return { of: "organization" };
	const [, of, digits] = /^\/calendar\/(league|team)s\/([1-9]\d{0,9})\.ics$/.exec(path) ?? [];
	const id = Number(digits);
	if (of === undefined || id > 2 ** 31 - 1) return null;
	return { of: of === "league" ? "league" : "team", id };
}
