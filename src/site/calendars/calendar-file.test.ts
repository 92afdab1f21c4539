import { afterEach, describe, expect, test } from "vitest";
import { type GameForCalendar, toAppointment } from "#domain/calendar/appointment.ts";
import { aGame } from "#testing/a-game.ts";
import { present } from "#testing/present.ts";
import { readCalendar } from "#testing/read-calendar.ts";
import { wordsOf } from "#words/words.ts";
import { calendarFile } from "./calendar-file.ts";

const place = {
	siteUrl: "https://hoops.test",
	rootDomain: "fieldhouse.test",
	organization: { name: "Hoops" },
	words: wordsOf("en"),
	today: "2026-05-01",
};

const processZone = process.env.TZ;
afterEach(() => {
	if (processZone === undefined) delete process.env.TZ;
	else process.env.TZ = processZone;
});

/** What stands in a subscribed calendar of one game. */
function fileOf(changes: Partial<GameForCalendar> = {}, zone = "America/Los_Angeles") {
	const planned = { seasonName: "Spring 2026", minutes: 60, address: null };
	const known = { revision: 0, revisedAt: null, ...planned };
	const game = { ...aGame({ date: "2026-05-01", time: "18:00" }), ...known, ...changes };
	const appointment = present(toAppointment(game, zone) ?? undefined, "a date");
	return calendarFile({ of: null, appointments: [appointment] }, place);
}

function eventOf(changes: Partial<GameForCalendar> = {}, zone?: string) {
	return present(readCalendar(fileOf(changes, zone)).events[0], "an event");
}

test("a place whose venue is known has its address, for maps", () => {
	const { location } = eventOf({ location: "Gym, Court 2", address: "1 Main St" });
	expect(location).toBe("Gym, Court 2, 1 Main St");
});

test("a game is an appointment with teams, hours, place and its page", () => {
	expect(eventOf({ location: "Gym A" })).toEqual({
		uid: "game-7@fieldhouse.test",
		title: "Stingers at Surge",
		start: "2026-05-02T01:00:00Z",
		end: "2026-05-02T02:00:00Z",
		sequence: 0,
		status: "CONFIRMED",
		stamp: "2026-05-01T00:00:00Z",
		lastModified: null,
		location: "Gym A",
		description: "Monday D1, Spring 2026\nhttps://hoops.test/games/7",
		url: "https://hoops.test/games/7",
	});
});

test("a change keeps the name of the appointment and counts it", () => {
	const revised = { revision: 3, revisedAt: "2026-04-20T09:30:00.000Z" };
	expect(eventOf(revised)).toMatchObject({
		uid: "game-7@fieldhouse.test",
		sequence: 3,
		stamp: "2026-04-20T09:30:00Z",
		lastModified: "2026-04-20T09:30:00Z",
	});
});

test.each<[Partial<GameForCalendar>, string, string]>([
	[{ score: { home: 81, away: 70 } }, "Stingers 70, Surge 81 (final)", "CONFIRMED"],
	[{ status: "in_progress", score: { home: 8, away: 7 } }, "Stingers at Surge", "CONFIRMED"],
	[{ status: "cancelled" }, "Cancelled: Stingers at Surge", "CANCELLED"],
	[{ status: "postponed" }, "Postponed: Stingers at Surge", "CANCELLED"],
	[
		{ status: "forfeit", forfeitedBy: "away" },
		"Stingers at Surge (Stingers forfeited)",
		"CONFIRMED",
	],
])("%o is called %s and is %s", (changes, title, status) => {
	expect(eventOf(changes)).toMatchObject({ title, status });
});

describe.each(["UTC", "America/New_York", "Asia/Tokyo", "Pacific/Kiritimati"])(
	"on a machine in %s",
	(machine) => {
		test.each([
			// Clocks change on 2026-03-08, 2026-03-29, 2026-04-05 and 2026-11-01.
			["America/Los_Angeles", "2026-03-07", "19:00", "2026-03-08T03:00:00Z"],
			["America/Los_Angeles", "2026-03-08", "19:00", "2026-03-09T02:00:00Z"],
			["America/Los_Angeles", "2026-11-01", "00:30", "2026-11-01T07:30:00Z"],
			["America/Los_Angeles", "2026-11-01", "19:00", "2026-11-02T03:00:00Z"],
			["Europe/Berlin", "2026-03-28", "19:00", "2026-03-28T18:00:00Z"],
			["Europe/Berlin", "2026-03-29", "19:00", "2026-03-29T17:00:00Z"],
			["Europe/London", "2026-10-25", "19:00", "2026-10-25T19:00:00Z"],
			["Australia/Lord_Howe", "2026-04-04", "19:00", "2026-04-04T08:00:00Z"],
			["Australia/Lord_Howe", "2026-04-05", "19:00", "2026-04-05T08:30:00Z"],
			["Asia/Kolkata", "2026-04-05", "19:00", "2026-04-05T13:30:00Z"],
		])("19:00 of the hall in %s is right for everybody: %s %s", (zone, date, time, start) => {
			process.env.TZ = machine;
			expect(eventOf({ date, time }, zone).start).toBe(start);
		});

		test.each(["America/Los_Angeles", "Europe/Berlin", "Asia/Kolkata"])(
			"a game without a time takes up its day in %s, and a short one is short",
			(zone) => {
				process.env.TZ = machine;
				for (const time of [null, "TBD"]) {
					const allDay = eventOf({ date: "2026-03-29", time }, zone);
					expect(allDay).toMatchObject({ start: "2026-03-29", end: "2026-03-30" });
				}
				const night = { date: "2026-03-28", time: "23:30", minutes: 45 };
				const { start, end } = eventOf(night, zone);
				expect(Date.parse(end) - Date.parse(start)).toBe(45 * 60_000);
			},
		);
	},
);

const hostile = [
	"Hawks, Owls; and \\ the \\n rest",
	"Ünïcødé “Quötes” 雀鷹隊 🏀🏆👨‍👩‍👧‍👦 ".repeat(8).trim(),
	"BEGIN:VEVENT",
	'X";VALUE=URI:https://evil.test',
];

test.each(hostile)("no name breaks a calendar: %s", (name) => {
	const { home, league } = aGame();
	const changes = { home: { ...home, name }, league: { ...league, name }, location: name };
	const text = fileOf(changes);
	const { events } = readCalendar(text);
	expect(events).toHaveLength(1);
	expect(events[0]).toMatchObject({ title: `Stingers at ${name}`, location: name });
	expect(events[0]?.description).toBe(`${name}, Spring 2026\nhttps://hoops.test/games/7`);
	const calendar = calendarFile(
		{ of: null, appointments: [] },
		{ ...place, organization: { name } },
	);
	expect(readCalendar(calendar).name).toBe(name);
	// RFC 5545 §3.1: lines end with CRLF and have 75 octets at most.
	expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
	expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
	for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("line breaks and what no file may hold are taken out of names", () => {
	const home = { ...aGame().home, name: "Ow\0ls\r\nDTSTART:20200101\u2028x\ud83c" };
	expect(eventOf({ home }).title).toBe("Stingers at Owls DTSTART:20200101 x\ufffd");
});

test("whoever subscribes is told to ask again every hour", () => {
	expect(readCalendar(fileOf()).ttl).toBe("PT1H");
	expect(fileOf()).toContain("X-PUBLISHED-TTL:PT1H");
});

test("the same games make the same bytes", () => {
	expect(fileOf()).toBe(fileOf());
});
