import type { RouteObject } from "react-router";
import { login } from "./screens/sign-in/login.tsx";
import { membersOnly, strangersOnly, superAdminsOnly } from "./shell/guards.ts";
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
const importing = async () => (await import("./screens/import/import.tsx")).importing;
const trash = async () => (await import("./screens/trash/trash.tsx")).trash;
const statList = async () => (await import("./screens/stats/stat-list.tsx")).statList;
const userSettings = async () => (await import("./screens/users/user-settings.tsx")).userSettings;
const userList = async () => (await import("./screens/users/user-list.tsx")).userList;
const organizationList = async () =>
	(await import("./screens/organizations/organization-list.tsx")).organizationList;

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
	at(importing, "/dashboard/import"),
	at(trash, "/dashboard/trash"),
	at(statList, "/stats"),
	at(userSettings, "/userSettings"),
].flat();

const forSuperAdmins: RouteObject[] = [
	at(userList, "/userList"),
	at(organizationList, "/organizations"),
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
