import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import type { Appointment } from "#domain/calendar/appointment.ts";
import { shownStatus } from "#domain/game/game.ts";
import { labelled } from "#domain/text/labelled.ts";
import { addDays } from "#domain/time/calendar.ts";
import { forfeitSaid, withdrawalSaid } from "#ui/game/game-status.ts";
import { placeName } from "#ui/sport/stored-words.ts";
import { waitingAbout, waitingTitle } from "#ui/stage/waiting-text.ts";
import type { Calendar } from "#usecases/calendar/view-calendar.ts";
import type { Words } from "#words/words.ts";

/** Where a calendar's games are found, and how they are known for good. */
type CalendarHome = {
	/** The site's own address, without a slash at its end. */
	siteUrl: string;
	/** Stays the same when an organization changes its domain, so that no game is there twice. */
	rootDomain: string;
	organization: { name: string };
	words: Words;
	/** The day from which appointments are dated that were never changed. */
	today: string;
};

/** How often calendars may ask again; an unchanged one is answered without its text. */
const secondsBetween = 60 * 60;

/**
 * A calendar as an iCalendar file (RFC 5545). It has no time zone of its own: instants in UTC are
 * right in every zone and on every clock, and ical-generator writes the machine's wall clock once it
 * is given one.
 */
export function calendarFile({ of, appointments }: Calendar, place: CalendarHome): string {
	const { words } = place;
	const calendar = ical({
		name: plain(nameOf(of, place)),
		prodId: {
			company: "Fieldhouse",
			product: "Schedule",
			language: words.language.toUpperCase(),
		},
		method: ICalCalendarMethod.PUBLISH,
		ttl: secondsBetween,
	});
	for (const appointment of appointments) calendar.createEvent(toEvent(appointment, place));
	// RFC 5545 §3.1: the last line ends like every other.
	return `${calendar.toString()}\r\n`;
}

function nameOf(of: Calendar["of"], { words, organization }: CalendarHome): string {
	if (of === null) return organization.name;
	const what =
		"names" in of ? waitingTitle(words, of) : "name" in of ? of.name : words.game.title(of);
	return `${what} · ${organization.name}`;
}

function toEvent(it: Appointment, { siteUrl, rootDomain, today, words }: CalendarHome) {
	const url = `${siteUrl}/games/${it.gameId}`;
	const duty = it.duty === undefined ? "" : dutyOf(words, it.duty);
	const revisedAt = it.revisedAt === null ? null : new Date(it.revisedAt);
	return {
		id: `game-${it.gameId}@${rootDomain}`,
		sequence: it.revision,
		stamp: revisedAt ?? atMidnight(today),
		...(revisedAt === null ? {} : { lastModified: revisedAt }),
		...timesOf(it),
		summary: plain(titleOf(words, it.game)),
		status: statusOf(it),
		...(it.location === null ? {} : { location: plain(placeOf(words, it.location, it.address)) }),
		// Some calendars show no URL, but all make links of addresses in the text.
		description: [duty, plain(it.about), plain(noteOf(words, it)), url].filter(Boolean).join("\n"),
		url,
	};
}

/** A game that may fall away is put into nobody's day as a sure one. */
function statusOf({ isOff, game, duty }: Appointment): ICalEventStatus {
	if (isOff) return ICalEventStatus.CANCELLED;
	const isSure = !game.isIfNecessary && duty?.state !== "asked";
	return isSure ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

function dutyOf(words: Words, { job, state }: NonNullable<Appointment["duty"]>): string {
	return `${words.official.job[job]} · ${words.official.states[state]}`;
}

/** A phone that opens it as a map finds an address where a name says nothing to it. */
function placeOf(words: Words, location: string, address: string | null): string {
	const place = placeName(words, location);
	return address === null ? place : `${place}, ${address}`;
}

/** Which game of its stage it will be, whether it is sure, or why it is off. */
function noteOf(words: Words, { game, isOff }: Appointment): string {
	if ("names" in game) return labelled(words, game.stage.name, waitingAbout(words, game));
	if (isOff) return withdrawalSaid(game, words) ?? "";
	return game.isIfNecessary ? words.stage.ifNecessary : "";
}

/** The site says "Hawks at Owls", the guests first, and so does the calendar. */
function titleOf(words: Words, game: Appointment["game"]): string {
	if ("names" in game) return waitingTitle(words, game);
	const { home, away, score } = game;
	const title = words.game.title({ home: home.name, away: away.name });
	const status = shownStatus(game);
	switch (status) {
		case "completed":
			return words.calendar.final({
				result: `${away.name} ${score?.away}, ${home.name} ${score?.home}`,
			});
		case "forfeit":
			return `${title} (${forfeitSaid(game, words)})`;
		case "postponed":
		case "cancelled":
			return words.calendar.withStatus({ title, status: words.game.status[status] });
		case "scheduled":
		case "in_progress":
			return title;
	}
}

/** A day without a time takes up the day and blocks nobody's. */
function timesOf({ date, hours }: Appointment) {
	if (hours !== null) return { start: new Date(hours.startsAt), end: new Date(hours.endsAt) };
	return {
		allDay: true,
		start: atMidnight(date),
		end: atMidnight(addDays(date, 1)),
		transparency: ICalEventTransparency.TRANSPARENT,
	};
}

/** Without a zone the library takes the day from UTC. */
function atMidnight(date: string): Date {
	return new Date(`${date}T00:00:00Z`);
}

/** On one line, and without what no file may hold: control characters, halves of letters. */
function plain(text: string): string {
	return text
		.toWellFormed()
		.replaceAll(/\s*[\n\r\u2028\u2029]+\s*/g, " ")
		.replaceAll(/\p{Cc}/gu, "");
}
