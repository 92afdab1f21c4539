import type { Organization } from "../organization/organization.ts";
import { addDays } from "../time/calendar.ts";
import { instantOf, wallClockOf } from "../time/wall-clock.ts";
import type { GameState, Happening } from "./happening.ts";
import { quietAt } from "./letter-settings.ts";

/** A part of a letter: a notice, and which of its games concern the reader; null for all of it. */
export type Piece = { notice: string; games: readonly number[] | null };

/** Whose games they are: what a reader has to follow to hear of it. */
export type Item = {
	gameId: number | null;
	teams: readonly number[];
	leagues: readonly number[];
	/** On whose rosters those stand who play. */
	entries: readonly number[];
};

const hour = 60 * 60_000;

/** When people may be told of it where the organization is: at once of what is played within a day. */
export function toldAt(
	happening: Happening,
	{ timeZone, letters }: Pick<Organization, "timeZone" | "letters">,
	now: Date,
): { at: Date; isUrgent: boolean } {
	const isUrgent = soonest(happening, timeZone, now);
	const { date, time } = wallClockOf(now.toISOString(), timeZone);
	// Nobody is woken (rule `quiet-hours`).
	const { isQuiet, endsTomorrow } = quietAt(time, letters);
	if (isUrgent || !isQuiet) return { at: now, isUrgent };
	const day = endsTomorrow ? addDays(date, 1) : date;
	return { at: new Date(instantOf(day, letters.quietUntil, timeZone)), isUrgent };
}

/** Whether a game that was changed was or is to begin within a day. */
function soonest(happening: Happening, zone: string, now: Date): boolean {
	if (happening.kind !== "gamesChanged") return false;
	const isSoon = ({ date, time }: GameState) => {
		if (date === null) return false;
		const ahead = Date.parse(instantOf(date, clockTime(time), zone)) - now.getTime();
		return ahead > -24 * hour && ahead < 24 * hour;
	};
	return happening.changes.some(({ before, after }) => isSoon(before) || isSoon(after));
}

/** Of a day without a time its middle. */
function clockTime(time: string | null): string {
	return /^([01]\d|2[0-3]):[0-5]\d$/.test(time ?? "") ? (time ?? "") : "12:00";
}
