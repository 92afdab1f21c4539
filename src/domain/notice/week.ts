import type { Organization } from "../organization/organization.ts";
import { weekOf } from "../time/calendar.ts";
import { instantOf, wallClockOf } from "../time/wall-clock.ts";

/** On Mondays at this hour of the league, unless it has quiet hours then. */
const hour = "08:00";

/**
 * The week that is told of from Monday morning on, by that Monday; null before. Nobody who began to follow since
 * gets it (rule `week-on-monday`).
 */
export function weekToTell(
	{ timeZone, letters }: Pick<Organization, "timeZone" | "letters">,
	now: Date,
): { monday: string; since: string } | null {
	const { date } = wallClockOf(now.toISOString(), timeZone);
	const monday = weekOf(date).from;
	const time =
		letters.quietUntil > hour && letters.quietUntil <= "12:00" ? letters.quietUntil : hour;
	const since = new Date(instantOf(monday, time, timeZone));
	return since <= now ? { monday, since: since.toISOString() } : null;
}
