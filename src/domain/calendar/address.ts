/** Whose games a public calendar shows: of the whole organization, of one league or team, or one game. */
export type WhoseCalendar = { of: "organization" } | { of: "league" | "team" | "game"; id: number };

/** The games of an official, for whoever has the link of the own page. */
export type OwnCalendar = { of: "official"; link: string };

/** Where a calendar is found, written as without a slug. */
export function calendarPath(whose: WhoseCalendar | OwnCalendar): string {
	switch (whose.of) {
		case "organization":
			return "/calendar/organization.ics";
		case "official":
			return `/calendar/officials.ics?${new URLSearchParams({ link: whose.link })}`;
		default:
			return `/calendar/${whose.of}s/${whose.id}.ics`;
	}
}
