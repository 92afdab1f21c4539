import { type Game, type GameWithTeams, shownStatus } from "../game/game.ts";
import { formatGameTime } from "../time/format.ts";
import { instantOf } from "../time/wall-clock.ts";

/** A game as a calendar keeps it. */
export type Appointment = {
	gameId: number;
	/** How often it was changed, and when last; null for never. */
	revision: number;
	revisedAt: string | null;
	title: string;
	/** Whether people may stay at home: it was called off, or put off to a day nobody knows yet. */
	isOff: boolean;
	/** The day, and the instants of start and end; null while the time is not known. */
	date: string;
	hours: { startsAt: string; endsAt: string } | null;
	location: string | null;
	/** League and season. */
	about: string;
};

/** What is known of a game beside the game. */
export type GameForCalendar = Game &
	Pick<GameWithTeams, "home" | "away" | "league"> & {
		revision: number;
		revisedAt: string | null;
		seasonName: string;
		/** How long it takes. */
		minutes: number;
	};

/** A game without a date is no appointment yet. */
export function toAppointment(game: GameForCalendar, zone: string): Appointment | null {
	if (game.date === null) return null;
	return {
		gameId: game.id,
		revision: game.revision,
		revisedAt: game.revisedAt,
		title: titleOf(game),
		isOff: game.status === "postponed" || game.status === "cancelled",
		date: game.date,
		hours: hoursOf(game.date, game, zone),
		location: game.location,
		about: [game.league.name, game.seasonName].filter(Boolean).join(", "),
	};
}

/** The site says "Hawks at Owls", the guests first, and so does the calendar. */
function titleOf(game: GameForCalendar): string {
	const { home, away, score } = game;
	const teams = `${away.name} at ${home.name}`;
	switch (shownStatus(game)) {
		case "completed":
			return `${away.name} ${score?.away}, ${home.name} ${score?.home} (final)`;
		case "forfeit":
			return `${teams} (${game[game.forfeitedBy ?? "home"].name} forfeited)`;
		case "postponed":
			return `Postponed: ${teams}`;
		case "cancelled":
			return `Cancelled: ${teams}`;
		case "scheduled":
		case "in_progress":
			return teams;
	}
}

/**
 * Start and end as instants, of which every calendar makes the reader's own time. A time that is
 * none, such as "TBD", is not known.
 */
function hoursOf(
	date: string,
	{ time, minutes }: Pick<GameForCalendar, "time" | "minutes">,
	zone: string,
): Appointment["hours"] {
	if (time === null || formatGameTime(time) === null) return null;
	const startsAt = instantOf(date, time, zone);
	const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000);
	return { startsAt, endsAt: endsAt.toISOString().replace(".000Z", "Z") };
}
