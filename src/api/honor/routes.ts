import { listHonors } from "#usecases/honor/honor-views.ts";
import { changeHonors, viewLeagueHonors } from "#usecases/honor/honors.ts";
import { members, visitors } from "../access.ts";
import { get, put } from "../endpoint.ts";
import {
	changedHonors,
	givenHonors,
	honors,
	honorsAsked,
	leagueHonors,
	ofLeague,
} from "./honor.ts";

/** Final places, titles and awards. */
export const honorRoutes = [
	get(
		"/honors",
		visitors,
		honorsAsked,
		listHonors,
		honors,
		"Final places and awards of all seasons that can be seen, newest first, or of the season, league, team or player named; with `place=1` titles alone.",
	),
	get(
		"/seasonsv2/:seasonId/leagues/:leagueId/honors",
		members,
		ofLeague,
		viewLeagueHonors,
		leagueHonors,
		"The final places and awards of a league in a season, beside the places that results propose: by its newest stage that is over, else by its table.",
	),
	put(
		"/seasonsv2/:seasonId/leagues/:leagueId/honors",
		members,
		givenHonors,
		changeHonors,
		changedHonors,
		"Fixes the final places and awards of a league in a season: each has a `place` and a team, or an `award` and a team, a player or both, and maybe a picture of the library and a note. What is not sent is taken back. With `lastChangeId` it is refused with 409 when they were changed since.",
	),
] as const;
