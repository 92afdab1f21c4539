/**
 * Every call that other programs were promised, in their order and spelling, with the fields it
 * sends (rule `calls-are-kept`). Written by hand and not from our rows: it says what is promised,
 * whatever the API has.
 */
export const promisedCalls = {
	auth: {
		"GET /api/auth/check-auth": "",
		"POST /api/auth/login": "username password",
		"POST /api/auth/login without a domain, on localhost": "username password slug",
		"POST /api/auth/login with a domain": "username password domain",
		"POST /api/auth/login with domain and slug": "username password domain slug",
		"POST /api/auth/logout": "",
	},
	organizations: {
		"POST /api/admin/organizations": "name domain slug sportIds[] logo customPageUrl customSite",
		"GET /api/organizations": "",
		"GET /api/organizations/{id}": "",
		"GET /api/organizations/domain/{domain}": "",
		"GET /api/organizations/slug/{slug}": "",
		"POST /api/organizations": "name domain slug sportIds[] logo customPageUrl customSite",
		"PUT /api/organizations/{id}": "name domain slug sportIds[] logo customPageUrl customSite",
		"DELETE /api/organizations/{id}": "",
		"POST /api/organizations/{id}/addUser": "userId",
	},
	users: {
		"GET /api/users/dashboardStats": "",
		"GET /api/users/userList": "",
		"GET /api/users/{id}": "",
		"PUT /api/users/{id}": "username email domain slug sportIds[] logo",
		"DELETE /api/users/{id}": "",
		"GET /api/usersv2": "",
		"GET /api/usersv2/{id}": "",
		"POST /api/usersv2": "username email password role organization_id sportIds",
		"PUT /api/usersv2/{id} from the user list":
			"username email domain slug removePassword sportIds[] logo",
		"PUT /api/usersv2/{id} from the organization page":
			"username email role resetPassword sportIds",
		"PUT /api/usersv2/{id} from the settings": "username email oldPassword password theme",
		"PUT /api/usersv2/{id} answers tempPassword": "resetPassword",
		"PUT /api/usersv2/{id} answers success and message": "email",
		"DELETE /api/usersv2/{id}": "",
	},
	platform: {
		"GET /api/sports": "",
		"GET /api/sportsv2": "",
		"GET /api/preferences/view-mode": "",
		"POST /api/preferences/view-mode": "viewMode",
	},
	records: {
		"GET /api/records/top20Points": "slug domain",
		"GET /api/records/top20Threes": "slug domain",
		"GET /api/records/top20TeamWins": "slug domain",
	},
	seasons: {
		"GET /api/seasons": "",
		"POST /api/seasons": "name startDate finishDate isActive isVisible",
		"PUT /api/seasons/{id}": "name startDate finishDate isActive isVisible",
		"DELETE /api/seasons/{id}": "",
		"GET /api/seasonsv2": "slug domain",
		"POST /api/seasonsv2": "name startDate finishDate active copyFromSeasonId",
		"GET /api/seasonsv2/{seasonId}": "",
		"PUT /api/seasonsv2/{id}": "name startDate finishDate active",
		"DELETE /api/seasonsv2/{id}": "",
	},
	leagues: {
		"GET /api/seasonsv2/{id}/leagues-with-teams": "",
		"GET /api/seasonsv2/{id}/leagues": "",
		"POST /api/seasonsv2/{id}/leagues": "name copyFromSeasonId season_id",
		"PUT /api/seasonsv2/{id}/leagues/{leagueId}": "name",
		"DELETE /api/seasonsv2/{id}/leagues/{leagueId}": "",
		"GET /api/seasonsv2/{seasonId}/leagues/{leagueId}": "",
		"GET /api/seasonsleagues": "",
		"GET /api/leagues": "domain userId",
		"POST /api/leagues": "name seasonId",
		"GET /api/leagues/{id}": "",
		"PUT /api/leagues/{id}": "name",
		"DELETE /api/leagues/{id}": "",
		"GET /api/leaguesv2": "",
	},
	teams: {
		"GET /api/seasonsv2/{s}/leagues/{l}/teams": "",
		"POST /api/seasonsv2/{s}/leagues/{l}/teams": "name copyFromTeamId",
		"GET /api/seasonsv2/{s}/leagues/{l}/teams/{t}": "domain",
		"PUT /api/seasonsv2/{s}/leagues/{l}/teams/{t}": "name captain captainId",
		"DELETE /api/seasonsv2/{s}/leagues/{l}/teams/{t}": "",
		"POST /api/seasonsv2/{s}/leagues/{l}/teams/{t}/players": "player_id",
		"POST /api/seasonsv2/{s}/leagues/{l}/teams/{t}/players as a form": "firstName lastName image",
		"DELETE /api/seasonsv2/{s}/leagues/{l}/teams/{t}/players/{id}": "",
		"GET /api/teams": "",
		"GET /api/teams/{id}": "",
		"GET /api/teams/teamsByLeague": "leagueId",
		"POST /api/teams": "name leagueId",
		"PUT /api/teams/{id}": "name leagueId",
		"PUT /api/teams/{id} with the slots alone": "unavailableSlots",
		"DELETE /api/teams/{id}": "",
		"GET /api/teamsv2": "",
		"GET /api/teamsv2/{id}": "",
		"GET /api/teamLeague": "",
		"POST /api/teamLeague/assign": "teamId leagueId",
	},
	players: {
		"GET /api/playersv2": "slug domain",
		"GET /api/playersv2/{id}": "",
		"PUT /api/playersv2/{id}": "firstName lastName teamId image",
		"GET /api/playersv2/{id}/basic": "scope",
		"GET /api/players": "",
		"POST /api/players": "firstName lastName teamId image",
		"GET /api/players/{id}": "",
		"PUT /api/players/{id}": "firstName lastName teamId image",
		"PUT /api/players/{id} with attributes": "attributes",
		"DELETE /api/players/{id}": "",
	},
	games: {
		"GET /api/seasonsv2/{s}/leagues/{l}/games": "",
		"POST /api/seasonsv2/{s}/leagues/{l}/games": "home_team_id away_team_id date time location",
		"PUT /api/seasonsv2/{s}/leagues/{l}/games/{gameId}": "score_home score_away",
		"DELETE /api/seasonsv2/{s}/leagues/{l}/games/{gameId}": "",
		"GET /api/games": "",
		"GET /api/gamesv2": "",
		"POST /api/games": "leagueId team1_id team2_id date location time status userId game_dateTime",
		"PUT /api/games/{id}/scores": "score_team1 score_team2",
		"DELETE /api/games/{id}": "",
		"GET /api/gamesv2/{id}": "",
		"PUT /api/gamesv2/{id}/scores": "score_home score_away",
		"PUT /api/gamesv2/{id}/details": "video_url location date time status",
		"PUT /api/player-game-stats": "player_id game_id stats",
	},
	schedules: {
		"POST /api/games/generate-full-schedule": "scheduleId",
		"GET /api/games/weekly-games": "scheduleId weekIndex",
		"GET /api/games/weekly-byes": "scheduleId weekIndex",
		"PUT /api/games/swap": "gameId1 gameId2",
		"GET /api/schedules": "leagueId",
		"POST /api/schedules":
			"name leagueId startDate numWeeks gameDays sameSlot timeSlots weeklyTimeSlots",
		"PUT /api/schedules/{id}": "name startDate numWeeks",
		"DELETE /api/schedules/{id}": "",
	},
	bookkeeping: {
		"GET /api/gamePeriods/{sportId}": "",
		"POST /api/gamePeriods": "sportId name userId",
		"PUT /api/gamePeriods/hide/{id}": "",
		"PUT /api/gamePeriods/unhide/{id}": "",
		"PUT /api/gamePeriods/reorder": "gamePeriods",
		"POST /api/gamePeriods/reset/{sportId}": "",
		"GET /api/playerAttributes": "",
		"POST /api/playerAttributes": "name type",
		"PUT /api/playerAttributes/{id}/toggleAttributeVisibility": "is_visible",
		"PUT /api/playerAttributes/reorder": "attributes",
		"POST /api/playerAttributes/reset": "",
		"GET /api/statsv2/{sportId}": "",
		"PUT /api/statsv2/reorder": "",
		"PUT /api/statsv2/{id}/toggle": "hidden",
		"POST /api/statsv2/reset": "sport_id",
		"POST /api/statsv2": "sport_id name abbreviation",
	},
	businesses: {
		"GET /api/businesses": "",
		"POST /api/businesses":
			"name phone email website city state location facebook instagram sport category season nextSeason signupDeadline signupStatus cost skillLevel",
		"PUT /api/businesses/{id}":
			"name phone email website city state location facebook instagram sport category season nextSeason signupDeadline signupStatus cost skillLevel",
		"DELETE /api/businesses/{id}": "",
	},
} as const;

export type Noun = keyof typeof promisedCalls;

/** One of a noun's calls, as its test is named. */
export type PromisedCall<N extends Noun> = Extract<keyof (typeof promisedCalls)[N], string>;

/** What is written in a call's name: `PUT /api/gamesv2/{id}/details`. */
export function partsOf(call: string): { method: string; path: string } {
	const [method = "", path = ""] = call.split(" ");
	return { method, path };
}
