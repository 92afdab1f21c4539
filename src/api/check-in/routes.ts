import { addGuest, checkIn, nameStar, viewCheckIn } from "#usecases/check-in/check-in.ts";
import { atTheDoor, keepingScore } from "../access.ts";
import { evenWhenFull, get, post, put } from "../endpoint.ts";
import { oneGame } from "../game/reads.ts";
import { checkedIn, newGuest, savedCheckIn, shownCheckIn, starOfGame } from "./check-in.ts";

/** Who is here for a game. */
export const checkInRoutes = [
	get(
		"/gamesv2/:id/check-in",
		atTheDoor,
		oneGame,
		viewCheckIn,
		shownCheckIn,
		"Who is here for a game, who starts, with what number, and who may not play and why. Names stand on the game itself. A link to the roster of a side shows that side alone.",
	),
	evenWhenFull(
		put(
			"/gamesv2/:id/check-in",
			atTheDoor,
			checkedIn,
			checkIn,
			savedCheckIn,
			"Says of players whether they are here, start, and with what number; players not named stay as they were noted.",
		),
	),
	post(
		"/gamesv2/:id/guests",
		atTheDoor,
		newGuest,
		addGuest,
		savedCheckIn,
		"Adds somebody who is on no roster to a side for this one game, as a new player of the league.",
	),
	evenWhenFull(
		put(
			"/gamesv2/:id/star",
			keepingScore,
			starOfGame,
			nameStar,
			savedCheckIn,
			"Names the player of the game; without one there is none any more.",
		),
	),
] as const;
