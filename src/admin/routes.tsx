import type { RouteObject } from "react-router";
import { login } from "./screens/sign-in/login.tsx";
import { membersOnly, ownersOnly, strangersOnly, superAdminsOnly } from "./shell/guards.ts";
import { Loading } from "./shell/loading.tsx";
import { NotFound } from "./shell/not-found.tsx";
import type { Screen } from "./shell/screen.tsx";
import { ScreenError } from "./shell/screen-error.tsx";
import { Shell } from "./shell/shell.tsx";

const signIn: RouteObject[] = [
	{ path: "/login", ...login },
	{ path: "/:slug/login", ...login },
];

const dashboard = async () => (await import("./screens/dashboard/dashboard.tsx")).dashboard;
const seasonList = async () => (await import("./screens/seasons/season-list.tsx")).seasonList;
const season = async () => (await import("./screens/seasons/season.tsx")).season;
const leagueList = async () => (await import("./screens/leagues/league-list.tsx")).leagueList;
const league = async () => (await import("./screens/leagues/league.tsx")).league;
const seasonLeague = async () => (await import("./screens/leagues/season-league.tsx")).seasonLeague;
const teamList = async () => (await import("./screens/teams/team-list.tsx")).teamList;
const team = async () => (await import("./screens/teams/team.tsx")).team;
const roster = async () => (await import("./screens/teams/roster.tsx")).roster;
const playerList = async () => (await import("./screens/players/player-list.tsx")).playerList;
const player = async () => (await import("./screens/players/player.tsx")).player;
const playerStats = async () => (await import("./screens/players/player-stats.tsx")).playerStats;
const gameList = async () => (await import("./screens/games/game-list.tsx")).gameList;
const game = async () => (await import("./screens/game/game.tsx")).game;
const scheduleList = async () =>
	(await import("./screens/schedule-builder/schedule-list.tsx")).scheduleList;
const newSchedule = async () =>
	(await import("./screens/schedule-builder/form/new-schedule.tsx")).newSchedule;
const editSchedule = async () =>
	(await import("./screens/schedule-builder/form/edit-schedule.tsx")).editSchedule;
const compareSchedules = async () =>
	(await import("./screens/schedule-builder/compare.tsx")).compare;
const builder = async () => (await import("./screens/schedule-builder/builder.tsx")).builder;
const businessList = async () =>
	(await import("./screens/businesses/business-list.tsx")).businessList;
const sitePages = async () => (await import("./screens/site/pages/page-list.tsx")).pageList;
const pageEditor = async () => (await import("./screens/site/pages/page-editor.tsx")).pageEditor;
const siteNavigation = async () =>
	(await import("./screens/site/navigation/navigation.tsx")).navigation;
const domain = async () => (await import("./screens/site/domain/domain.tsx")).domain;
const audit = async () => (await import("./screens/audit/audit.tsx")).audit;
const importing = async () => (await import("./screens/import/import.tsx")).importing;
const trash = async () => (await import("./screens/trash/trash.tsx")).trash;
const statList = async () => (await import("./screens/bookkeeping/stat-list.tsx")).statList;
const gamePeriods = async () =>
	(await import("./screens/bookkeeping/game-periods.tsx")).gamePeriods;
const playerAttributes = async () =>
	(await import("./screens/bookkeeping/player-attributes.tsx")).playerAttributes;
const userSettings = async () => (await import("./screens/users/user-settings.tsx")).userSettings;
const user = async () => (await import("./screens/users/user.tsx")).user;
const people = async () => (await import("./screens/users/people.tsx")).people;
const userList = async () => (await import("./screens/users/user-list.tsx")).userList;
const userConfig = async () => (await import("./screens/users/user-config.tsx")).userConfig;
const organizationList = async () =>
	(await import("./screens/organizations/organization-list.tsx")).organizationList;
const organization = async () =>
	(await import("./screens/organizations/organization.tsx")).organization;
const organizationSettings = async () =>
	(await import("./screens/organizations/organization-settings.tsx")).organizationSettings;
const sharing = async () => (await import("./screens/site/sharing/sharing.tsx")).sharing;
const pictureList = async () =>
	(await import("./screens/site/pictures/picture-list.tsx")).pictureList;
const look = async () => (await import("./screens/site/look/look.tsx")).look;
const firstSteps = async () => (await import("./screens/first-steps/first-steps.tsx")).firstSteps;

const forMembers: RouteObject[] = [
	at(dashboard, "/dashboard"),
	at(seasonList, "/dashboard/seasons", "/dashboard/seasonToggle", "/seasonList"),
	at(season, "/dashboard/seasons/:seasonId", "/dashboard/singleSeasonToggle/:seasonId"),
	at(season, "/season/:seasonId", "/seasonLeagues/:seasonId"),
	at(seasonLeague, "/dashboard/seasons/:seasonId/leagues/:leagueId"),
	at(roster, "/dashboard/seasons/:seasonId/leagues/:leagueId/teams/:teamId"),
	at(leagueList, "/dashboard/leagues", "/leagueList"),
	at(league, "/leagues/:leagueId", "/dashboard/singleLeagueToggle/:leagueId"),
	at(league, "/dashboard/SingleLeagueToggle/:leagueId"),
	at(teamList, "/dashboard/teams", "/dashboard/teamToggle", "/teamList"),
	at(team, "/teams/:teamId", "/dashboard/singleTeamToggle/:teamId"),
	at(playerList, "/dashboard/players", "/dashboard/playerToggle", "/playerList"),
	at(player, "/players/:playerId", "/dashboard/players/:playerId"),
	at(playerStats, "/player/:playerId/stats"),
	at(gameList, "/dashboard/games", "/dashboard/gameToggle", "/schedule"),
	at(game, "/games/:gameId"),
	at(scheduleList, "/scheduleBuilder"),
	at(newSchedule, "/scheduleBuilder/new"),
	at(compareSchedules, "/scheduleBuilder/compare"),
	at(builder, "/scheduleBuilder/:scheduleId"),
	at(editSchedule, "/scheduleBuilder/:scheduleId/edit"),
	at(businessList, "/businessPage"),
	at(importing, "/dashboard/import"),
	at(trash, "/dashboard/trash"),
	at(statList, "/stats"),
	at(gamePeriods, "/gamePeriod"),
	at(playerAttributes, "/playerAttributes"),
	at(userSettings, "/userSettings"),
	at(user, "/user/:id"),
	at(firstSteps, "/firstSteps"),
].flat();

const forOwners: RouteObject[] = [
	at(organizationSettings, "/organizationSettings"),
	at(look, "/dashboard/site/look"),
	at(sitePages, "/dashboard/site/pages"),
	at(pageEditor, "/dashboard/site/pages/:key"),
	at(siteNavigation, "/dashboard/site/navigation"),
	at(domain, "/dashboard/site/domain"),
	at(people, "/dashboard/people"),
	at(pictureList, "/dashboard/site/pictures"),
	at(audit, "/audit"),
	at(sharing, "/dashboard/site/sharing"),
].flat();

const forSuperAdmins: RouteObject[] = [
	at(userList, "/userList"),
	at(userConfig, "/userConfig/:id"),
	at(organizationList, "/organizations"),
	at(organization, "/organizations/:organizationId"),
].flat();

/** Every screen of the administration; paths.ts names those the server answers. */
export const routes: RouteObject[] = [
	{
		HydrateFallback: Loading,
		// When the frame itself breaks, there is still a sentence and a way to try again.
		ErrorBoundary: ScreenError,
		children: [
			{ middleware: [strangersOnly], loader: settled, children: signIn },
			{
				middleware: [membersOnly],
				loader: settled,
				Component: Shell,
				children: [
					{
						// A screen whose code did not arrive leaves the navigation standing.
						ErrorBoundary: ScreenError,
						children: [
							...forMembers,
							{ middleware: [ownersOnly], loader: settled, children: forOwners },
							{ middleware: [superAdminsOnly], loader: settled, children: forSuperAdmins },
							{ path: "*", Component: NotFound },
						],
					},
				],
			},
		],
	},
];

/** One screen at its paths; its code is loaded when somebody opens it. Paths are case-sensitive. */
function at(lazy: () => Promise<Screen>, ...paths: string[]): RouteObject[] {
	return paths.map((path) => ({ path, lazy, caseSensitive: true }));
}

/** React Router runs the middleware of routes that load something, so each of them does. */
function settled(): null {
	return null;
}
