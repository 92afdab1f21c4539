import { enterTeams } from "#usecases/team/enter-teams.ts";
import {
	changeEnteredTeam,
	enterTeam,
	listEnteredTeams,
	showEnteredTeam,
	withdrawTeam,
} from "#usecases/team/team-entries.ts";
import {
	addTeam,
	changeTeam,
	listTeams,
	listTeamsByLeague,
	removeTeam,
	showTeam,
	showTeamWithGames,
} from "#usecases/team/teams.ts";
import {
	previewWithdrawal,
	recordWithdrawal,
	takeBackWithdrawal,
} from "#usecases/team/withdrawals.ts";
import { members, visitors } from "../access.ts";
import { del, evenWhenFull, get, post, put } from "../endpoint.ts";
import { nothing } from "../fields.ts";
import * as answers from "./answers.ts";
import * as legacy from "./legacy.ts";
import * as reads from "./reads.ts";
import * as v2 from "./v2.ts";
import * as withdrawal from "./withdrawal.ts";

/** The teams of a season-league. */
export const seasonLeagueTeamRoutes = [
	get(
		"/seasonsv2/:seasonId/leagues/:leagueId/teams",
		visitors,
		reads.listedInPlace,
		listEnteredTeams,
		answers.teams,
		"The teams of a league in a season by rank, those without a game last.",
	),
	post(
		"/seasonsv2/:seasonId/leagues/:leagueId/teams",
		members,
		v2.newEntry,
		enterTeam,
		answers.enteredTeam,
		"Enters a team: a new one by its name, or one that exists, with roster and captain as it was last, by `copyFromTeamId`.",
	),
	post(
		"/seasonsv2/:seasonId/leagues/:leagueId/teams/several",
		members,
		v2.newEntries,
		enterTeams,
		answers.enteredTeams,
		"Enters a new team for each of the `names` that the league does not have yet.",
	),
	get(
		"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId",
		visitors,
		reads.oneInPlace,
		showEnteredTeam,
		answers.oneTeam,
		"A team of a league in a season, by its own id or its `seasons_leagues_team_id`.",
	),
	put(
		"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId",
		members,
		v2.changedEntry,
		changeEnteredTeam,
		answers.changedTeam,
		"Changes the name of a team and its captain: a player of the roster, or only a name.",
	),
	del(
		"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId",
		members,
		reads.removedFromPlace,
		withdrawTeam,
		answers.removedTeam,
		"Takes a team out of a league in a season, with its roster and games there; it can be restored for 30 days.",
	),
	evenWhenFull(
		post(
			"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/withdrawal/preview",
			members,
			withdrawal.asked,
			previewWithdrawal,
			withdrawal.preview,
			"The table of the league before and after a withdrawal of the team, and how many games to come it would take; nothing is changed.",
		),
	),
	put(
		"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/withdrawal",
		members,
		withdrawal.given,
		recordWithdrawal,
		withdrawal.withdrawn,
		"Lets a team withdraw from a league during the season, with the reason visitors read. Its `games` are `annulled`, so that they count for nobody, or the rest is `forfeited`, or its results `stand` and the rest is cancelled.",
	),
	del(
		"/seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/withdrawal",
		members,
		withdrawal.one,
		takeBackWithdrawal,
		withdrawal.readmitted,
		"Takes a withdrawal back: the games it called off are what they were, unless they were changed since.",
	),
] as const;

export const teamRoutes = [
	get(
		"/teams",
		visitors,
		reads.pageQuery,
		listTeams,
		answers.teams,
		"The teams of the current season; for members also those that have not entered it.",
	),
	get(
		"/teams/list",
		members,
		nothing,
		listTeams,
		answers.listedTeams,
		"The same teams in a line each, as a list shows them.",
	),
	get(
		"/teams/:id",
		visitors,
		reads.oneTeam,
		showTeam,
		answers.oneTeam,
		"A team with its players in the current season, else in its latest.",
	),
	get(
		"/teams/teamsByLeague",
		visitors,
		reads.listedByLeague,
		listTeamsByLeague,
		answers.teams,
		"The teams of a league in the season it is played in now, else in its latest.",
	),
	post(
		"/teams",
		members,
		legacy.newTeam,
		addTeam,
		answers.addedTeam,
		"Adds a team; with `leagueId` it enters the season the league is played in now.",
	),
	put(
		"/teams/:id",
		members,
		legacy.changedTeam,
		changeTeam,
		answers.changedTeam,
		"Changes what is given of a team: its name, its league, the times at which it cannot play, its logo and the two `colors` of its crest.",
	),
	del(
		"/teams/:id",
		members,
		reads.removed,
		removeTeam,
		answers.removedTeam,
		"Deletes a team with all it has entered and played; it can be restored for 30 days.",
	),
	get(
		"/teamsv2",
		visitors,
		reads.pageQuery,
		listTeams,
		answers.teams,
		"The teams of the current season; for members also those that have not entered it.",
	),
	get(
		"/teamsv2/:id",
		visitors,
		reads.oneTeam,
		showTeamWithGames,
		answers.teamWithGames,
		"A team with its games and its roster in the current season, else in its latest.",
	),
] as const;
