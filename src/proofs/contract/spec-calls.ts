/**
 * Every call of the specification's section 7 in its order and spelling, with the requirement it
 * comes from and the fields it sends. Written by hand from the text and not from our rows: it says
 * what is promised, whatever the API has.
 */
export const specCalls = {
	auth: {
		"R7.3 GET /api/auth/check-auth": "",
		"R7.4 POST /api/auth/login": "username password",
		"R7.5 POST /api/auth/login without a domain, on localhost": "username password slug",
		"R7.6 POST /api/auth/login with a domain": "username password domain",
		"R7.7 POST /api/auth/login with domain and slug": "username password domain slug",
		"R7.8 POST /api/auth/logout": "",
	},
	organizations: {
		"R7.9 POST /api/admin/organizations":
			"name domain slug sportIds[] logo customPageUrl customSite",
		"R7.10 GET /api/organizations": "",
		"R7.11 GET /api/organizations/{id}": "",
		"R7.12 GET /api/organizations/domain/{domain}": "",
		"R7.13 GET /api/organizations/slug/{slug}": "",
		"R7.14 POST /api/organizations": "name domain slug sportIds[] logo customPageUrl customSite",
		"R7.15 PUT /api/organizations/{id}":
			"name domain slug sportIds[] logo customPageUrl customSite",
		"R7.16 DELETE /api/organizations/{id}": "",
		"R7.17 POST /api/organizations/{id}/addUser": "userId",
	},
	users: {
		"R7.18 GET /api/users/dashboardStats": "",
		"R7.19 GET /api/users/userList": "",
		"R7.20 GET /api/users/{id}": "",
		"R7.21 PUT /api/users/{id}": "username email domain slug sportIds[] logo",
		"R7.22 DELETE /api/users/{id}": "",
		"R7.23 GET /api/usersv2": "",
		"R7.24 GET /api/usersv2/{id}": "",
		"R7.25 POST /api/usersv2": "username email password role organization_id sportIds",
		"R7.26 PUT /api/usersv2/{id} from the user list":
			"username email domain slug removePassword sportIds[] logo",
		"R7.27 PUT /api/usersv2/{id} from the organization page":
			"username email role resetPassword sportIds",
		"R7.28 PUT /api/usersv2/{id} from the settings": "username email oldPassword password theme",
		"R7.29 PUT /api/usersv2/{id} answers tempPassword": "resetPassword",
		"R7.30 PUT /api/usersv2/{id} answers success and message": "email",
		"R7.31 DELETE /api/usersv2/{id}": "",
	},
	platform: {
		"R7.32 GET /api/sports": "",
		"R7.33 GET /api/sportsv2": "",
		"R7.34 GET /api/preferences/view-mode": "",
		"R7.35 POST /api/preferences/view-mode": "viewMode",
	},
	records: {
		"R7.36 GET /api/records/top20Points": "slug domain",
		"R7.37 GET /api/records/top20Threes": "slug domain",
		"R7.38 GET /api/records/top20TeamWins": "slug domain",
	},
	seasons: {
		"R7.39 GET /api/seasons": "",
		"R7.40 POST /api/seasons": "name startDate finishDate isActive isVisible",
		"R7.41 PUT /api/seasons/{id}": "name startDate finishDate isActive isVisible",
		"R7.42 DELETE /api/seasons/{id}": "",
		"R7.43 GET /api/seasonsv2": "slug domain",
		"R7.44 POST /api/seasonsv2": "name startDate finishDate active copyFromSeasonId",
		"R7.45 GET /api/seasonsv2/{seasonId}": "",
		"R7.46 PUT /api/seasonsv2/{id}": "name startDate finishDate active",
		"R7.47 DELETE /api/seasonsv2/{id}": "",
	},
	leagues: {
		"R7.48 GET /api/seasonsv2/{id}/leagues-with-teams": "",
		"R7.49 GET /api/seasonsv2/{id}/leagues": "",
		"R7.50 POST /api/seasonsv2/{id}/leagues": "name copyFromSeasonId season_id",
		"R7.51 PUT /api/seasonsv2/{id}/leagues/{leagueId}": "name",
		"R7.52 DELETE /api/seasonsv2/{id}/leagues/{leagueId}": "",
		"R7.53 GET /api/seasonsv2/{seasonId}/leagues/{leagueId}": "",
		"R7.66 GET /api/seasonsleagues": "",
		"R7.67 GET /api/leagues": "domain userId",
		"R7.68 POST /api/leagues": "name seasonId",
		"R7.69 GET /api/leagues/{id}": "",
		"R7.70 PUT /api/leagues/{id}": "name",
		"R7.71 DELETE /api/leagues/{id}": "",
		"R7.72 GET /api/leaguesv2": "",
	},
	teams: {
		"R7.54 GET /api/seasonsv2/{s}/leagues/{l}/teams": "",
		"R7.55 POST /api/seasonsv2/{s}/leagues/{l}/teams": "name copyFromTeamId",
		"R7.56 GET /api/seasonsv2/{s}/leagues/{l}/teams/{t}": "domain",
		"R7.57 PUT /api/seasonsv2/{s}/leagues/{l}/teams/{t}": "name captain captainId",
		"R7.58 DELETE /api/seasonsv2/{s}/leagues/{l}/teams/{t}": "",
		"R7.59 POST /api/seasonsv2/{s}/leagues/{l}/teams/{t}/players": "player_id",
		"R7.60 POST /api/seasonsv2/{s}/leagues/{l}/teams/{t}/players as a form":
			"firstName lastName image",
		"R7.61 DELETE /api/seasonsv2/{s}/leagues/{l}/teams/{t}/players/{id}": "",
		"R7.73 GET /api/teams": "",
		"R7.74 GET /api/teams/{id}": "",
		"R7.75 GET /api/teams/teamsByLeague": "leagueId",
		"R7.76 POST /api/teams": "name leagueId",
		"R7.77 PUT /api/teams/{id}": "name leagueId",
		"R7.78 PUT /api/teams/{id} with the slots alone": "unavailableSlots",
		"R7.79 DELETE /api/teams/{id}": "",
		"R7.80 GET /api/teamsv2": "",
		"R7.81 GET /api/teamsv2/{id}": "",
		"R7.82 GET /api/teamLeague": "",
		"R7.83 POST /api/teamLeague/assign": "teamId leagueId",
	},
	players: {
		"R7.84 GET /api/playersv2": "slug domain",
		"R7.85 GET /api/playersv2/{id}": "",
		"R7.86 PUT /api/playersv2/{id}": "firstName lastName teamId image",
		"R7.87 GET /api/playersv2/{id}/basic": "scope",
		"R7.88 GET /api/players": "",
		"R7.89 POST /api/players": "firstName lastName teamId image",
		"R7.90 GET /api/players/{id}": "",
		"R7.91 PUT /api/players/{id}": "firstName lastName teamId image",
		"R7.92 PUT /api/players/{id} with attributes": "attributes",
		"R7.93 DELETE /api/players/{id}": "",
	},
	games: {
		"R7.62 GET /api/seasonsv2/{s}/leagues/{l}/games": "",
		"R7.63 POST /api/seasonsv2/{s}/leagues/{l}/games":
			"home_team_id away_team_id date time location",
		"R7.64 PUT /api/seasonsv2/{s}/leagues/{l}/games/{gameId}": "score_home score_away",
		"R7.65 DELETE /api/seasonsv2/{s}/leagues/{l}/games/{gameId}": "",
		"R7.94 GET /api/games": "",
		"R7.95 GET /api/gamesv2": "",
		"R7.96 POST /api/games":
			"leagueId team1_id team2_id date location time status userId game_dateTime",
		"R7.97 PUT /api/games/{id}/scores": "score_team1 score_team2",
		"R7.98 DELETE /api/games/{id}": "",
		"R7.99 GET /api/gamesv2/{id}": "",
		"R7.100 PUT /api/gamesv2/{id}/scores": "score_home score_away",
		"R7.101 PUT /api/gamesv2/{id}/details": "video_url location date time status",
		"R7.102 PUT /api/player-game-stats": "player_id game_id stats",
	},
	schedules: {
		"R7.103 POST /api/games/generate-full-schedule": "scheduleId",
		"R7.104 GET /api/games/weekly-games": "scheduleId weekIndex",
		"R7.105 GET /api/games/weekly-byes": "scheduleId weekIndex",
		"R7.106 PUT /api/games/swap": "gameId1 gameId2",
		"R7.107 GET /api/schedules": "leagueId",
		"R7.108 POST /api/schedules":
			"name leagueId startDate numWeeks gameDays sameSlot timeSlots weeklyTimeSlots",
		"R7.109 PUT /api/schedules/{id}": "name startDate numWeeks",
		"R7.110 DELETE /api/schedules/{id}": "",
	},
	bookkeeping: {
		"R7.111 GET /api/gamePeriods/{sportId}": "",
		"R7.112 POST /api/gamePeriods": "sportId name userId",
		"R7.113 PUT /api/gamePeriods/hide/{id}": "",
		"R7.114 PUT /api/gamePeriods/unhide/{id}": "",
		"R7.115 PUT /api/gamePeriods/reorder": "gamePeriods",
		"R7.116 POST /api/gamePeriods/reset/{sportId}": "",
		"R7.117 GET /api/playerAttributes": "",
		"R7.118 POST /api/playerAttributes": "name type",
		"R7.119 PUT /api/playerAttributes/{id}/toggleAttributeVisibility": "is_visible",
		"R7.120 PUT /api/playerAttributes/reorder": "attributes",
		"R7.121 POST /api/playerAttributes/reset": "",
		"R7.122 GET /api/statsv2/{sportId}": "",
		"R7.123 PUT /api/statsv2/reorder": "",
		"R7.124 PUT /api/statsv2/{id}/toggle": "hidden",
		"R7.125 POST /api/statsv2/reset": "sport_id",
		"R7.126 POST /api/statsv2": "sport_id name abbreviation",
	},
	businesses: {
		"R7.127 GET /api/businesses": "",
		"R7.127 POST /api/businesses":
			"name phone email website city state location facebook instagram sport category season nextSeason signupDeadline signupStatus cost skillLevel",
		"R7.127 PUT /api/businesses/{id}":
			"name phone email website city state location facebook instagram sport category season nextSeason signupDeadline signupStatus cost skillLevel",
		"R7.127 DELETE /api/businesses/{id}": "",
	},
} as const;

export type Noun = keyof typeof specCalls;

/** One of a noun's calls, as its test is named. */
export type SpecCall<N extends Noun> = Extract<keyof (typeof specCalls)[N], string>;

/** What is written in a call's name: `R7.101 PUT /api/gamesv2/{id}/details`. */
export function partsOf(call: string): { row: number; method: string; path: string } {
	const [row = "", method = "", path = ""] = call.split(" ");
	return { row: Number(row.slice("R7.".length)), method, path };
}
