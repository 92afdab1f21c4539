import { Outlet, type RouteObject } from "react-router";
import { WordsProvider } from "#ui/words.tsx";
import { choosePassword } from "./screens/account/sign-in/choose-password.tsx";
import { confirmAddress } from "./screens/account/sign-in/confirm-address.tsx";
import { forgotten } from "./screens/account/sign-in/forgotten.tsx";
import { login } from "./screens/account/sign-in/login.tsx";
import {
	everybody,
	membersOnly,
	ownersOnly,
	strangersOnly,
	superAdminsOnly,
} from "./shell/guards.ts";
import { Loading } from "./shell/loading.tsx";
import { Shell } from "./shell/navigation/shell.tsx";
import { NotFound } from "./shell/not-found.tsx";
import type { Screen } from "./shell/screen.tsx";
import { ScreenError } from "./shell/screen-error.tsx";
import { siteWords } from "./words.ts";

const signIn: RouteObject[] = [
	{ path: "/login", ...login },
	{ path: "/:slug/login", ...login },
	{ path: "/login/forgotten", ...forgotten },
	{ path: "/login/password", ...choosePassword },
];

/** Whoever has changed the own address is signed in, mostly, when the link of the letter is pressed. */
const forEverybody: RouteObject[] = [{ path: "/login/address", ...confirmAddress }];

const forMembers: RouteObject[] = [
	at("dashboard", () => import("./screens/dashboard/dashboard.tsx"), "/dashboard"),
	at(
		"seasonList",
		() => import("./screens/season/season-list.tsx"),
		"/dashboard/seasons",
		"/dashboard/seasonToggle",
		"/seasonList",
	),
	at(
		"season",
		() => import("./screens/season/season.tsx"),
		"/dashboard/seasons/:seasonId",
		"/dashboard/singleSeasonToggle/:seasonId",
		"/season/:seasonId",
		"/seasonLeagues/:seasonId",
	),
	at(
		"seasonPictures",
		() => import("./screens/season/season-pictures.tsx"),
		"/dashboard/seasons/:seasonId/pictures",
	),
	at(
		"seasonLeague",
		() => import("./screens/league/season-league/season-league.tsx"),
		"/dashboard/seasons/:seasonId/leagues/:leagueId",
	),
	at(
		"tableRules",
		() => import("./screens/league/table-rules/table-rules.tsx"),
		"/dashboard/seasons/:seasonId/leagues/:leagueId/table",
	),
	at(
		"discipline",
		() => import("./screens/discipline/discipline.tsx"),
		"/dashboard/seasons/:seasonId/leagues/:leagueId/discipline",
	),
	at(
		"honors",
		() => import("./screens/league/honors/honors.tsx"),
		"/dashboard/seasons/:seasonId/leagues/:leagueId/honors",
	),
	at(
		"stageList",
		() => import("./screens/stage/stage-list.tsx"),
		"/dashboard/seasons/:seasonId/leagues/:leagueId/stages",
	),
	at("stage", () => import("./screens/stage/stage.tsx"), "/dashboard/stages/:stageId"),
	at(
		"stagePlayers",
		() => import("./screens/stage/stage-players.tsx"),
		"/dashboard/stages/:stageId/players",
	),
	at(
		"roster",
		() => import("./screens/team/roster/roster.tsx"),
		"/dashboard/seasons/:seasonId/leagues/:leagueId/teams/:teamId",
	),
	at(
		"leagueList",
		() => import("./screens/league/league-list.tsx"),
		"/dashboard/leagues",
		"/leagueList",
	),
	at(
		"league",
		() => import("./screens/league/league.tsx"),
		"/leagues/:leagueId",
		"/dashboard/singleLeagueToggle/:leagueId",
		"/dashboard/SingleLeagueToggle/:leagueId",
	),
	at(
		"teamList",
		() => import("./screens/team/team-list.tsx"),
		"/dashboard/teams",
		"/dashboard/teamToggle",
		"/teamList",
	),
	at(
		"team",
		() => import("./screens/team/team.tsx"),
		"/teams/:teamId",
		"/dashboard/singleTeamToggle/:teamId",
	),
	at(
		"playerList",
		() => import("./screens/player/player-list.tsx"),
		"/dashboard/players",
		"/dashboard/playerToggle",
		"/playerList",
	),
	at(
		"player",
		() => import("./screens/player/profile/player.tsx"),
		"/players/:playerId",
		"/dashboard/players/:playerId",
	),
	at(
		"playerStats",
		() => import("./screens/player/profile/player-stats.tsx"),
		"/player/:playerId/stats",
	),
	at(
		"gameList",
		() => import("./screens/game/list/game-list.tsx"),
		"/dashboard/games",
		"/dashboard/gameToggle",
		"/schedule",
	),
	at("gameNight", () => import("./screens/game/night/game-night.tsx"), "/dashboard/table"),
	at(
		"gameCheckIn",
		() => import("./screens/game/check-in/game-check-in.tsx"),
		"/dashboard/games/:gameId/check-in",
	),
	at(
		"gamesToMakeUp",
		() => import("./screens/evening/games-to-make-up.tsx"),
		"/dashboard/games/make-up",
	),
	at(
		"gameSheets",
		() => import("./screens/game/sheets/game-sheets.tsx"),
		"/dashboard/games/sheets",
	),
	at("game", () => import("./screens/game/desk/game.tsx"), "/games/:gameId"),
	at("scheduleList", () => import("./screens/schedule/list/schedule-list.tsx"), "/scheduleBuilder"),
	at(
		"newSchedule",
		() => import("./screens/schedule/form/new-schedule.tsx"),
		"/scheduleBuilder/new",
	),
	at(
		"compareSchedules",
		() => import("./screens/schedule/compare/compare.tsx"),
		"/scheduleBuilder/compare",
	),
	at("builder", () => import("./screens/schedule/builder.tsx"), "/scheduleBuilder/:scheduleId"),
	at(
		"editSchedule",
		() => import("./screens/schedule/form/edit-schedule.tsx"),
		"/scheduleBuilder/:scheduleId/edit",
	),
	at(
		"replanSchedule",
		() => import("./screens/schedule/replan/replan.tsx"),
		"/scheduleBuilder/:scheduleId/replan",
	),
	at(
		"availability",
		() => import("./screens/availability/availability.tsx"),
		"/scheduleBuilder/:scheduleId/availability",
	),
	at("officialList", () => import("./screens/official/official-list.tsx"), "/dashboard/officials"),
	at(
		"officiatedGames",
		() => import("./screens/official/officiated-games.tsx"),
		"/dashboard/officials/games",
	),
	at("venueList", () => import("./screens/venue/venue-list.tsx"), "/dashboard/venues"),
	at("hallEvening", () => import("./screens/venue/hall-evening.tsx"), "/dashboard/venues/evening"),
	at("businessList", () => import("./screens/business/business-list.tsx"), "/businessPage"),
	at("captainList", () => import("./screens/registration/captain-list.tsx"), "/dashboard/captains"),
	at(
		"registrationList",
		() => import("./screens/registration/registration-list.tsx"),
		"/dashboard/registrations",
	),
	at(
		"signUpList",
		() => import("./screens/registration/sign-ups/sign-up-list.tsx"),
		"/dashboard/registrations/:registrationId",
	),
	at("messageList", () => import("./screens/message/message-list.tsx"), "/dashboard/messages"),
	at("ledger", () => import("./screens/ledger/ledger.tsx"), "/dashboard/ledger"),
	at("debtor", () => import("./screens/ledger/debtor.tsx"), "/dashboard/ledger/:kind/:id"),
	at("noticeList", () => import("./screens/notice/notice-list.tsx"), "/dashboard/notices"),
	at("notice", () => import("./screens/notice/notice.tsx"), "/dashboard/notices/:noticeId"),
	at("importing", () => import("./screens/import/import.tsx"), "/dashboard/import"),
	at("trash", () => import("./screens/trash/trash.tsx"), "/dashboard/trash"),
	at("statList", () => import("./screens/bookkeeping/stat-list.tsx"), "/stats"),
	at("gamePeriods", () => import("./screens/bookkeeping/game-periods.tsx"), "/gamePeriod"),
	at(
		"playerAttributes",
		() => import("./screens/bookkeeping/player-attributes.tsx"),
		"/playerAttributes",
	),
	at("userSettings", () => import("./screens/account/settings/user-settings.tsx"), "/userSettings"),
	at("user", () => import("./screens/account/user/user.tsx"), "/user/:id"),
	at("tokenList", () => import("./screens/token/token-list.tsx"), "/dashboard/tokens"),
	at("firstSteps", () => import("./screens/first-steps/first-steps.tsx"), "/firstSteps"),
].flat();

const forOwners: RouteObject[] = [
	at(
		"organizationSettings",
		() => import("./screens/organization/organization-settings.tsx"),
		"/organizationSettings",
	),
	at(
		"registrationForm",
		() => import("./screens/registration/form/registration-form.tsx"),
		"/dashboard/registrations/new",
		"/dashboard/registrations/:registrationId/edit",
	),
	at("look", () => import("./screens/look/look.tsx"), "/dashboard/site/look"),
	at("sitePages", () => import("./screens/page/page-list.tsx"), "/dashboard/site/pages"),
	at("pageEditor", () => import("./screens/page/page-editor.tsx"), "/dashboard/site/pages/:key"),
	at(
		"siteNavigation",
		() => import("./screens/page/navigation/navigation.tsx"),
		"/dashboard/site/navigation",
	),
	at("postList", () => import("./screens/post/post-list.tsx"), "/dashboard/site/news"),
	at("postEditor", () => import("./screens/post/post-editor.tsx"), "/dashboard/site/news/:postId"),
	at("domain", () => import("./screens/domain-name/domain.tsx"), "/dashboard/site/domain"),
	at("people", () => import("./screens/account/people.tsx"), "/dashboard/people"),
	at("pictureList", () => import("./screens/picture/picture-list.tsx"), "/dashboard/site/pictures"),
	at("webhookList", () => import("./screens/webhook/webhook-list.tsx"), "/dashboard/webhooks"),
	at("webhook", () => import("./screens/webhook/webhook.tsx"), "/dashboard/webhooks/:webhookId"),
	at("audit", () => import("./screens/audit/audit.tsx"), "/audit"),
	at("letterList", () => import("./screens/mail/letter-list.tsx"), "/dashboard/letters"),
	at("sharing", () => import("./screens/sharing/sharing.tsx"), "/dashboard/site/sharing"),
].flat();

const forSuperAdmins: RouteObject[] = [
	at("userList", () => import("./screens/account/user-list.tsx"), "/userList"),
	at("userConfig", () => import("./screens/account/user/user-config.tsx"), "/userConfig/:id"),
	at(
		"organizationList",
		() => import("./screens/organization/organization-list.tsx"),
		"/organizations",
	),
	at(
		"organization",
		() => import("./screens/organization/organization.tsx"),
		"/organizations/:organizationId",
	),
].flat();

/** Without the frame: a phone at the table shows the game and nothing else. */
const wholeWindow: RouteObject[] = at(
	"scorer",
	() => import("./screens/game/scorer/scorer.tsx"),
	"/dashboard/games/:gameId/score",
);

/** Whoever has a pass, without an account. */
const forGuests: RouteObject[] = [
	at("guest", () => import("./screens/game/scorer/guest.tsx"), "/dashboard/games/:gameId/table"),
	at(
		"captain",
		() => import("./screens/game/check-in/captain.tsx"),
		"/dashboard/games/:gameId/roster",
	),
].flat();

/** Every screen of the administration; paths.ts names those the server answers. */
export const routes: RouteObject[] = [
	{
		HydrateFallback: Loading,
		// When the frame itself breaks, there is still a sentence and a way to try again.
		ErrorBoundary: ScreenError,
		element: (
			<WordsProvider words={siteWords}>
				<Outlet />
			</WordsProvider>
		),
		children: [
			{ middleware: [strangersOnly], loader: settled, children: signIn },
			{ middleware: [everybody], loader: settled, children: forEverybody },
			{ ErrorBoundary: ScreenError, children: forGuests },
			{
				middleware: [membersOnly],
				loader: settled,
				ErrorBoundary: ScreenError,
				children: wholeWindow,
			},
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
function at<const Name extends string>(
	name: Name,
	load: () => Promise<Record<Name, Screen>>,
	...paths: string[]
): RouteObject[] {
	const lazy = async () => (await load())[name];
	return paths.map((path) => ({ path, lazy, caseSensitive: true }));
}

/** React Router runs the middleware of routes that load something, so each of them does. */
function settled(): null {
	return null;
}
