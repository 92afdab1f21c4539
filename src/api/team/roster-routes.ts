import { addToRoster, removeFromRoster } from "#usecases/team/rosters.ts";
import { members } from "../access.ts";
import { del, post } from "../endpoint.ts";
import { addedSpot, freedSpot, newSpot, removedSpot } from "./roster-wire.ts";

export const rosterRoutes = [
	post(
		"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players",
		members,
		newSpot,
		addToRoster,
		addedSpot,
		"Puts a player on the roster: one who exists by `player_id`, or a new one by both names and maybe a picture.",
	),
	del(
		"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players/:id",
		members,
		removedSpot,
		removeFromRoster,
		freedSpot,
		"Takes a player off the roster; the player and what he has played stay.",
	),
] as const;
