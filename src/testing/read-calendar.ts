import ICAL from "ical.js";

/** An event of a calendar as another program reads it. Dates without a time are `YYYY-MM-DD`. */
export type ReadEvent = {
	uid: string;
	title: string;
	start: string;
	end: string;
	sequence: number;
	status: string;
	stamp: string;
	lastModified: string | null;
	location: string | null;
	description: string;
	url: string;
};

/** Reads an iCalendar file with a parser that has nothing to do with what wrote it. */
export function readCalendar(text: string): { name: string; ttl: string; events: ReadEvent[] } {
	const calendar = new ICAL.Component(ICAL.parse(text));
	return {
		name: String(calendar.getFirstPropertyValue("x-wr-calname")),
		ttl: String(calendar.getFirstPropertyValue("refresh-interval")),
		events: calendar.getAllSubcomponents("vevent").map((component) => {
			const event = new ICAL.Event(component);
			const text = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null;
			return {
				uid: event.uid,
				title: event.summary,
				start: instantOrDay(event.startDate),
				end: instantOrDay(event.endDate),
				sequence: event.sequence,
				status: text("status") ?? "",
				stamp: text("dtstamp") ?? "",
				lastModified: text("last-modified"),
				location: text("location"),
				description: event.description,
				url: text("url") ?? "",
			};
		}),
	};
}

/** A floating time, which is the reader's own, is told from an instant: it has no Z. */
function instantOrDay(time: ICAL.Time): string {
	return time.toString();
}
