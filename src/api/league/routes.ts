import {
	addLeague,
	changeLeague,
	deleteLeague,
	listLeagues,
	showLeague,
} from "#usecases/league/leagues.ts";
import { addSeasonLeagues } from "#usecases/season/add-season-leagues.ts";
import {
	changeSeasonLeague,
	deleteSeasonLeague,
	listLeaguesOfSeason,
	listSeasonLeagues,
	viewSeasonLeague,
} from "#usecases/season/season-leagues.ts";
import { members, visitors } from "../access.ts";
import { del, get, large, post, put } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import {
	addedLeague,
	addedLeagues,
	changedLeague,
	deletedLeague,
	leagues,
	listedLeagues,
	oneLeague,
	seasonsLeagues,
} from "./league.ts";
import * as legacy from "./legacy.ts";
import * as v2 from "./v2.ts";

/** Leagues as they are played in a season. */
export const seasonLeagueRoutes = [
	get(
		"/seasonsv2/:seasonId/leagues-with-teams",
		visitors,
		v2.ofSeason,
		listLeaguesOfSeason,
		leagues,
		"The leagues of a season with their teams, by location and weekday.",
	),
	get(
		"/seasonsv2/:seasonId/leagues",
		visitors,
		v2.ofSeason,
		listLeaguesOfSeason,
		leagues,
		"The leagues of a season, by location and weekday.",
	),
	post(
		"/seasonsv2/:seasonId/leagues",
		members,
		v2.newLeague,
		addSeasonLeagues,
		addedLeagues,
		"Adds leagues to a season. With a `name` alone: a new league. With `copyFromLeagueId`: that league, with the teams, rosters and captains of its latest other season, or of `copyFromSeasonId`; under another `name` a new league with these teams. With `copyFromSeasonId` and a `name`: that season's league of this name, or a new league with all teams of that season. With `copyFromSeasonId` alone: all leagues of that season that are not here yet. Games, scores and schedules are never copied.",
	),
	get(
		"/seasonsv2/:seasonId/leagues/:leagueId",
		visitors,
		v2.one,
		viewSeasonLeague,
		oneLeague,
		"A league as it is played in a season, with its teams by rank.",
	),
	put(
		"/seasonsv2/:seasonId/leagues/:leagueId",
		members,
		v2.leagueChange,
		changeSeasonLeague,
		changedLeague,
		"Renames a league, which has one name in all its seasons.",
	),
	large(
		"deletion",
		del(
			"/seasonsv2/:seasonId/leagues/:leagueId",
			members,
			v2.deleted,
			deleteSeasonLeague,
			deletedLeague,
			"Takes a league out of a season, with its team entries, schedules and games there; the league itself goes with its last season. Can be undone for 30 days.",
		),
	),
] as const;

/** Leagues over all their seasons. */
export const leagueRoutes = [
	get(
		"/seasonsleagues",
		visitors,
		v2.pageQuery,
		listSeasonLeagues,
		seasonsLeagues,
		"Which league is played in which season.",
	),
	get(
		"/leagues",
		visitors,
		legacy.pageQuery,
		listLeagues,
		leagues,
		"Every league once, with its teams in the current one of its seasons, or in the latest.",
	),
	post(
		"/leagues",
		members,
		legacy.newLeague,
		addLeague,
		addedLeague,
		"Adds a league, in the season `seasonId` or in none yet.",
	),
	get(
		"/leagues/list",
		members,
		nothing,
		listLeagues,
		listedLeagues,
		"The same leagues in a line each, as a list shows them.",
	),
	get(
		"/leagues/:id",
		visitors,
		legacy.one,
		showLeague,
		oneLeague,
		"A league with its teams in the current one of its seasons, or in the latest.",
	),
	put(
		"/leagues/:id",
		members,
		legacy.leagueChange,
		changeLeague,
		changedLeague,
		"Renames a league. With `seasonId` it is played in that season too, if it is not yet.",
	),
	large(
		"deletion",
		del(
			"/leagues/:id",
			members,
			legacy.deleted,
			deleteLeague,
			deletedLeague,
			"Deletes a league in all its seasons, with team entries, schedules and games; teams and players stay. Can be undone for 30 days.",
		),
	),
	get("/leaguesv2", visitors, v2.pageQuery, listLeagues, leagues, "The same as `GET /leagues`."),
] as const;
