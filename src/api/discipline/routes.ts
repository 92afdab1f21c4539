import {
	changeDisciplineRules,
	changeSuspension,
	removeSuspension,
	suspendPlayer,
	viewDiscipline,
} from "#usecases/discipline/discipline.ts";
import { members } from "../access.ts";
import { del, get, post, put } from "../endpoint.ts";
import {
	changedSuspension,
	disciplineAsked,
	newRules,
	newSuspension,
	removedSuspension,
	savedRules,
	savedSuspension,
	shownDiscipline,
	suspensionById,
} from "./discipline.ts";

/** What keeps players out of games. */
export const disciplineRoutes = [
	get(
		"/seasonsv2/:seasonId/leagues/:leagueId/discipline",
		members,
		disciplineAsked,
		viewDiscipline,
		shownDiscipline,
		"The rules by which a league in a season suspends players, and everybody who is or was suspended in it, with the games still to be sat out.",
	),
	put(
		"/seasonsv2/:seasonId/leagues/:leagueId/discipline",
		members,
		newRules,
		changeDisciplineRules,
		savedRules,
		"Sets the rules: so many (`count`) of a statistic in a `game`, or each time in the `season`, keep a player out of so many `games`. They count for what was played before, too.",
	),
	post(
		"/seasonsv2/:seasonId/leagues/:leagueId/suspensions",
		members,
		newSuspension,
		suspendPlayer,
		savedSuspension,
		"Suspends a player of a team for so many `games` from a day on, or after the game it happened in (`gameId`), where it stands in place of what the rules say; 0 games let it pass.",
	),
	put(
		"/suspensions/:id",
		members,
		changedSuspension,
		changeSuspension,
		savedSuspension,
		"Changes for how many games, or from when, a player was suspended by a decision.",
	),
	del(
		"/suspensions/:id",
		members,
		suspensionById,
		removeSuspension,
		removedSuspension,
		"Takes a decision back; it can be restored for 30 days.",
	),
] as const;
