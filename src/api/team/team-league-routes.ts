import { assignTeam, listTeamLeagues } from "#usecases/team-league.ts";
import { get, post } from "../endpoint.ts";
import { members } from "../who.ts";
import { assigned, assignment, listed, teamLeagues } from "./wire.ts";

export const teamLeagueRoutes = [
	get(
		"/teamLeague",
		members,
		listed,
		listTeamLeagues,
		teamLeagues,
		"Which team plays in which league, over all seasons, the newest first.",
	),
	post(
		"/teamLeague/assign",
		members,
		assignment,
		assignTeam,
		assigned,
		"Enters a team in one more league, in the season the league is played in now.",
	),
] as const;
