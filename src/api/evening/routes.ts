import {
	callOffEvening,
	listEvenings,
	takeEveningBack,
	viewEveningEffect,
} from "#usecases/evening/evenings.ts";
import { findGameTimes, listGamesToMakeUp } from "#usecases/evening/game-times.ts";
import { members } from "../access.ts";
import { del, evenWhenFull, get, post } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import { games } from "../game/answers.ts";
import {
	calledOff,
	eveningAsked,
	eveningById,
	eveningEffect,
	eveningOff,
	evenings,
	foundTimes,
	takenBack,
} from "./evening.ts";

/** Evenings that fall out: all games of a day, of a league or at a place. */
export const eveningRoutes = [
	get(
		"/evenings",
		members,
		nothing,
		listEvenings,
		evenings,
		"The evenings that were called off, from today on.",
	),
	get(
		"/evenings/effect",
		members,
		eveningAsked,
		viewEveningEffect,
		eveningEffect,
		"What calling off an evening would do: which games of the day, the league and the place would fall out, how many teams and people they concern, and why other games would stay. Without a date it is the day of the next game.",
	),
	get(
		"/evenings/games",
		members,
		nothing,
		listGamesToMakeUp,
		games,
		"Games to be made up: those that are postponed, of seasons that are not locked.",
	),
	get(
		"/gamesv2/:id/times",
		members,
		eveningById,
		findGameTimes,
		foundTimes,
		"When and where a game could be played, best first: by the days, times, courts and rules of its schedule, up to six weeks behind its end, with what each place costs in fairness. Saved by `PUT /gamesv2/:id/details`.",
	),
	evenWhenFull(
		post(
			"/evenings",
			members,
			eveningOff,
			callOffEvening,
			calledOff,
			"Postpones or cancels all games of a day that have not begun, or those of a league or at a place, with a reason that the site shows until the day is over. Sent again it adds the games that have come since.",
		),
	),
	evenWhenFull(
		del(
			"/evenings/:id",
			members,
			eveningById,
			takeEveningBack,
			takenBack,
			"Takes an evening back: its games are planned again, but for those that were changed since.",
		),
	),
] as const;
