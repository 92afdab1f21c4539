import {
	addSeason,
	changeSeason,
	deleteSeason,
	listSeasons,
	lockSeason,
	viewSeason,
} from "#usecases/season/seasons.ts";
import { members, owners, visitors } from "../access.ts";
import { del, get, large, post, put } from "../endpoint.ts";
import * as legacy from "./legacy.ts";
import {
	addedSeason,
	changedSeason,
	deleted,
	deletedSeason,
	lock,
	lockedSeason,
	one,
	oneSeason,
	pageQuery,
	seasons,
} from "./season.ts";
import * as v2 from "./v2.ts";

const purposes = {
	list: "The seasons, newest first; hidden ones for members only.",
	add: "Adds a season.",
	change:
		"Changes what is given of a season. There is one active season: making one active ends the other's time.",
	remove:
		"Deletes a season with everything under it, and leagues that are played in no other; players stay. Can be undone for 30 days.",
};

export const seasonRoutes = [
	get("/seasons", visitors, pageQuery, listSeasons, seasons, purposes.list),
	post("/seasons", members, legacy.newSeason, addSeason, addedSeason, purposes.add),
	put("/seasons/:id", members, legacy.seasonChange, changeSeason, changedSeason, purposes.change),
	large(
		"deletion",
		del("/seasons/:id", members, deleted, deleteSeason, deletedSeason, purposes.remove),
	),
	get("/seasonsv2", visitors, pageQuery, listSeasons, seasons, purposes.list),
	post(
		"/seasonsv2",
		members,
		v2.newSeason,
		addSeason,
		addedSeason,
		"Adds a season. With `copyFromSeasonId` it begins with the leagues, teams, rosters and captains of that season, without its games, scores and schedules.",
	),
	get("/seasonsv2/:id", visitors, one, viewSeason, oneSeason, "One season."),
	put("/seasonsv2/:id", members, v2.seasonChange, changeSeason, changedSeason, purposes.change),
	put(
		"/seasonsv2/:id/lock",
		owners,
		lock,
		lockSeason,
		lockedSeason,
		"Locks a season for good or opens it again, which needs a `reason`; both stand in the audit. While it is locked, everything that would change its teams, rosters, games, box scores, stages, table rules and honors is refused with 409, imports included.",
	),
	large(
		"deletion",
		del("/seasonsv2/:id", members, deleted, deleteSeason, deletedSeason, purposes.remove),
	),
] as const;
