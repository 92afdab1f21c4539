import { type WeekdayName, weekdays } from "../schedule/schedule.ts";
import { weekdayOf } from "../time/calendar.ts";

/** A hall or a field that leagues play in. Games name it in their place (rule `place-names-venue`). */
export type Venue = NewVenue & { id: number };

export type NewVenue = {
	name: string;
	address: string | null;
	/** Names of its courts; without any it is one place. */
	courts: string[];
	/** When it is open in a week, `until` not part of it; without any it always is. */
	hours: Hours<{ day: WeekdayName }>[];
	/** Dates that have other hours than their weekday. */
	dates: Hours<{ date: string }>[];
	/** From the first to the last day, of all of it or of one court. */
	closures: { from: string; until: string; court: string | null }[];
};

type Hours<Of> = Of & { from: string; until: string };

/** One of which no more than the name is known: nothing of it is closed. */
export const plainVenue: Omit<NewVenue, "name"> = {
	address: null,
	courts: [],
	hours: [],
	dates: [],
	closures: [],
};

/** What games say that are played on one of its courts, in the order of its courts. */
export function placesOf({ name, courts }: Pick<NewVenue, "name" | "courts">): string[] {
	return courts.length === 0 ? [name] : courts.map((court) => `${name}, ${court}`);
}

/**
 * The venue a place names, and the court of it, however it is written: "North Gym" or "north gym, Court 2".
 * The place is null where it names no court that there is (rule `place-names-venue`).
 */
export function venueAt<Known extends Pick<NewVenue, "name" | "courts">>(
	venues: readonly Known[],
	location: string | null,
): { venue: Known; place: string | null } | undefined {
	if (location === null) return undefined;
	const said = plain(location);
	// "Gym 1" begins as "Gym" does: the longer name is meant.
	const named = venues
		.filter(({ name }) => said === plain(name) || said.startsWith(`${plain(name)},`))
		.toSorted((a, b) => b.name.length - a.name.length);
	const [venue] = named;
	if (venue === undefined) return undefined;
	return { venue, place: placesOf(venue).find((place) => plain(place) === said) ?? null };
}

/**
 * The places that have another name after a change of a venue, by the one they had: a court that is still there
 * under its name, or, where none came or went, the one that stands in its position.
 */
export function renamedPlaces(before: NewVenue, after: NewVenue): Map<string, string> {
	const [old, now] = [placesOf(before), placesOf(after)];
	const renamed = old.flatMap((place, at): [string, string][] => {
		const same = after.courts.indexOf(before.courts[at] ?? "");
		const next = now[same >= 0 ? same : old.length === now.length ? at : -1];
		return next === undefined || next === place ? [] : [[place, next]];
	});
	return new Map(before.name === after.name ? renamed : [[before.name, after.name], ...renamed]);
}

/** Whether a court, by its place, is open on a day from one minute of it to another. */
export function isOpen(
	venue: NewVenue,
	{ date, place, from, until }: { date: string; place: string; from: number; until: number },
): boolean {
	const isClosed = venue.closures.some(
		(closure) =>
			closure.from <= date &&
			date <= closure.until &&
			(closure.court === null || `${venue.name}, ${closure.court}` === place),
	);
	if (isClosed) return false;
	const special = venue.dates.filter((hours) => hours.date === date);
	const usual = venue.hours.filter(({ day }) => day === weekdays[weekdayOf(date)]);
	const hours = special.length > 0 ? special : usual;
	if (hours.length === 0) return venue.hours.length === 0;
	return hours.some((open) => minutes(open.from) <= from && until <= minutes(open.until));
}

function minutes(time: string): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function plain(text: string): string {
	return text.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
