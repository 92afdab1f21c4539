import { assignTeam, listTeamLeagues } from "#usecases/team/team-league.ts";
import { members } from "../access.ts";
import { get, post } from "../endpoint.ts";
import { assigned, assignment, pageQuery, teamLeagues } from "./team-league-wire.ts";

export const teamLeagueRoutes = [
	get(
		"/teamLeague",
		members,
		pageQuery,
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
