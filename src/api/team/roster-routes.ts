import { addToRoster, fillRoster, removeFromRoster } from "#usecases/team/rosters.ts";
import { members } from "../access.ts";
import { del, post } from "../endpoint.ts";
import {
	addedSpot,
	filledRoster,
	freedSpot,
	newSpot,
	newSpots,
	removedSpot,
} from "./roster-wire.ts";

export const rosterRoutes = [
	post(
		"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players",
		members,
		newSpot,
		addToRoster,
		addedSpot,
		"Puts a player on the roster: one who exists by `player_id`, or a new one by both names and maybe a picture.",
	),
	post(
		"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players/several",
		members,
		newSpots,
		fillRoster,
		filledRoster,
		"Puts the players of a list on the roster, all or none: those who exist by `player_id`, new ones by both names. Attributes that are sent with one are kept of him, and so is `email`, an address that nobody but members sees.",
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
