import type { Game, GameWithTeams } from "../game/game.ts";
import type { Assignment } from "../official/official.ts";
import type { WaitingGame } from "../stage/waiting-game.ts";
import { formatGameTime } from "../time/format.ts";
import { instantOf } from "../time/wall-clock.ts";

/** A game as a calendar keeps it. */
export type Appointment = {
	gameId: number;
	/** How often it was changed, and when last; null for never. */
	revision: number;
	revisedAt: string | null;
	/** Who meets, and what has become of it: the title is made of them. */
	game: AppointedGame | WaitingGame;
	/** Whether people may stay at home: it was called off, or put off to a day nobody knows yet. */
	isOff: boolean;
	/** The day, and the instants of start and end; null while the time is not known. */
	date: string;
	hours: { startsAt: string; endsAt: string } | null;
	location: string | null;
	/** Of the venue it names, where one is known. */
	address: string | null;
	/** League and season. */
	about: string;
	/** What its reader does at it, in the calendar of an official. */
	duty?: Pick<Assignment, "job" | "state">;
};

export type AppointedGame = Pick<
	GameWithTeams,
	"status" | "score" | "forfeitedBy" | "isDraw" | "isAnnulled" | "isIfNecessary" | "home" | "away"
>;

/** What is known of a game beside the game. */
export type GameForCalendar = Game &
	Pick<GameWithTeams, "home" | "away" | "league"> &
	Planned & { revision: number; revisedAt: string | null };

type Planned = {
	seasonName: string;
	/** How long it takes. */
	minutes: number;
	address: string | null;
};

/** A game without a date is no appointment yet. */
export function toAppointment(
	game: GameForCalendar | (WaitingGame & Planned),
	zone: string,
): Appointment | null {
	if (game.date === null) return null;
	return {
		gameId: game.id,
		revision: game.revision,
		revisedAt: game.revisedAt,
		game,
		isOff: "status" in game && (game.status === "postponed" || game.status === "cancelled"),
		date: game.date,
		hours: hoursOf(game.date, game, zone),
		location: game.location,
		address: game.address,
		about: [game.league.name, game.seasonName].filter(Boolean).join(", "),
	};
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
