import type { Method, Path, Row } from "#api/endpoint.ts";
import { password } from "#testing/api.ts";
import { type PlainName, plainThings } from "#testing/plain-things.ts";
import type { ProofLeague } from "./proof-league.ts";

/** A valid request of a row, made from the ids of one organization. */
export type Ask = {
	/** The parameters of the path by their names. */
	path?: Record<string, number | string>;
	query?: Record<string, number | string>;
	/** What is sent as JSON; a row that takes forms is sent the same as a form as well. */
	body?: unknown;
	/** A picture of the form alone, by the name of its field. */
	picture?: string;
};

/** Whom a request is made as. */
export type Role = "anonymous" | "scorekeeper" | "staff" | "org_owner" | "super_admin";

export type Call = {
	ask: (league: ProofLeague) => Ask;
	/** The lowest role that gets in where the row's own rule does not say it. */
	as?: Role;
	/** What a good request is answered where that is not 200. */
	status?: number;
	/** Nothing is good of it without its picture, so it is always sent as a form with one. */
	needsPicture?: boolean;
};

type Key = `${Method} ${Path}`;

const nothing: Call = { ask: () => ({}) };

const inSeason = ({ ids }: ProofLeague) => ({ seasonId: ids.season });
const inLeague = ({ ids }: ProofLeague) => ({ seasonId: ids.season, leagueId: ids.league });
const tableSetup = (it: ProofLeague) => ({
	preset: "uefa",
	rulings: [
		{
			kind: "penalty",
			teamId: it.ids.entry2,
			of: "points",
			amount: 1,
			reason: text("reason", it),
		},
		{
			kind: "lot",
			teamIds: [it.ids.team, it.ids.entry2],
			date: "2026-03-02",
			by: text("drawer", it),
		},
	],
	playoffs: { teams: 1, knowsAllGames: true, showsChances: true },
});
const inTeam = (it: ProofLeague) => ({ ...inLeague(it), teamId: it.ids.team });

const ofTeam = ({ ids }: ProofLeague) => ({ kind: "team", id: ids.team });
const registrationOf = (it: ProofLeague) => ({
	seasonId: it.ids.season,
	name: text("registration", it),
	text: text("text", it),
	opensOn: "2026-01-01",
	closesOn: "2026-03-01",
	isPublished: true,
	offers: [
		{
			key: "1",
			kind: "team",
			label: text("team", it),
			note: text("note", it),
			places: 8,
			divisions: [{ seasonLeagueId: it.ids.seasonLeague, places: 8 }],
			fee: { price: 80_000, late: { price: 90_000, from: "2026-02-01" } },
		},
		{ key: "2", kind: "player", label: text("player", it) },
	],
	questions: [
		{
			key: "q1",
			of: ["player"],
			label: text("question", it),
			is: "choice",
			options: ["S", "M"],
			isOptional: true,
		},
	],
	waivers: [{ title: text("waiver", it), text: text("words", it) }],
	rules: {
		age: { least: 16, most: 60, on: "2026-03-01" },
		hasMinors: true,
		leastPlayers: 5,
		mostPlayers: 12,
		rosterUntil: "2026-04-01",
		offerDays: 3,
		refunds: text("refunds", it),
	},
});

/** With all its fields. */
const honor = (given: object) => ({
	place: null,
	award: null,
	teamId: null,
	playerId: null,
	picture: null,
	note: null,
	...given,
});

const byId = (name: keyof ProofLeague["ids"]): Call => ({
	ask: ({ ids }) => ({ path: { id: ids[name] } }),
});
const changing = (name: keyof ProofLeague["ids"], body: (it: ProofLeague) => unknown): Call => ({
	ask: (it) => ({ path: { id: it.ids[name] }, body: body(it) }),
});
const sending = (body: (it: ProofLeague) => unknown): Call => ({
	ask: (it) => ({ body: body(it) }),
});

/** Of the organization's own page. */
function ofPage(body?: (it: ProofLeague) => unknown): Call {
	return {
		ask: (it) => ({ path: { key: `p${it.ids.page}` }, ...(body && { body: body(it) }) }),
	};
}
const pageBlocks = (it: ProofLeague) => [
	{ id: "a1", kind: "text", markdown: `Written ${it.canary}` },
	{ id: "a2", kind: "heading", text: text("heading", it) },
];

const newPost = (it: ProofLeague) => ({
	title: text("post", it),
	text: `Told ${it.canary}`,
	picture: { url: "/demo/net.svg", alt: `Net ${it.canary}` },
	language: "en",
	isPublished: true,
	publishAt: "2026-01-05T12:00",
	isPinned: true,
	bannerUntil: "2026-12-31",
});

/** One more of everybody's name, so that a request does not meet what is there. */
const text = (name: string, { canary }: ProofLeague) => `New ${name} ${canary}`;

const webhookOf = (it: ProofLeague) => ({
	name: text("webhook", it),
	address: `https://new-${it.canary.slice(1)}.example/hook`,
	events: ["result", "game.changed"],
});

const newOrganization: Call = {
	ask: (it) => ({
		body: {
			name: `New face${it.canary.slice(1)}`,
			slug: `new-${it.canary.slice(1)}`,
			domain: `new-${it.canary.slice(1)}.example`,
			sportIds: [it.ids.sport],
			theme: "dark",
			timeZone: "America/New_York",
			language: "fr",
			moreLanguages: ["en"],
			clock: 24,
			weekStart: "monday",
			heights: "metres",
			currency: "CAD",
			leagueLocations: [`Hall ${it.canary}`],
			socialLinks: [{ label: `Link ${it.canary}`, url: "https://example.org/" }],
		},
		picture: "logo",
	}),
};

const changedUser: Call = {
	as: "org_owner",
	ask: (it) => ({
		path: { id: it.ids.colleague },
		body: {
			email: `new@${it.canary.slice(1)}.example`,
			role: "staff",
			organization_id: it.ids.organization,
			sportIds: [it.ids.sport],
		},
		picture: "logo",
	}),
};

const season = (it: ProofLeague, active: string) => ({
	name: text("season", it),
	startDate: "2027-01-04",
	finishDate: "2027-03-01",
	[active]: false,
	isVisible: true,
});

const player = (it: ProofLeague) => ({
	firstName: text("player", it),
	lastName: `Last ${it.canary}`,
	teamId: it.ids.team,
	attributes: [{ attribute_id: it.ids.attribute, value: `Value ${it.canary}` }],
});
const playerChange: Call = {
	ask: (it) => ({ path: { id: it.ids.player }, body: player(it), picture: "image" }),
};

const gameDetails = (it: ProofLeague) => ({
	date: "2026-02-02",
	time: "20:00",
	location: `Hall ${it.canary}`,
	video_url: `https://example.org/${it.canary}`,
	status: "scheduled",
});

const periodScores = (it: ProofLeague) => [
	{ gamePeriodId: it.ids.period, team_id: it.ids.team, score: 12 },
	{ gamePeriodId: it.ids.period2, team_id: it.ids.entry2, score: 8 },
];
const v2Score = (it: ProofLeague) => ({
	score_home: 22,
	score_away: 8,
	periodScores: periodScores(it),
});

const places =
	(first: keyof ProofLeague["ids"], second: keyof ProofLeague["ids"]) =>
	({ ids }: ProofLeague) => [
		{ id: ids[first], order: 2 },
		{ id: ids[second], order: 1 },
	];

/** The four calls of each thing that is listed, added, changed and deleted, and no more. */
const callsOfPlainThings = Object.fromEntries(
	Object.entries(plainThings).flatMap(([name, { noun, sent }]) => [
		[`GET /${noun}`, nothing],
		[`POST /${noun}`, sending(({ canary }) => sent(canary))],
		[`PUT /${noun}/:id`, changing(name as PlainName, ({ canary }) => sent(canary))],
		[`DELETE /${noun}/:id`, byId(name as PlainName)],
	]),
) as Record<Key, Call>;

/** Every column of a spreadsheet of businesses: what else stands in a line is not read. */
const businessLine = ({ canary }: ProofLeague) => ({
	phone: null,
	state: null,
	location: null,
	facebook: null,
	instagram: null,
	sport: null,
	season: null,
	nextSeason: null,
	signupStatus: "active",
	skillLevel: null,
	...plainThings.business.sent(canary),
});

const spreadsheets = (it: ProofLeague) => ({
	games: `game_id,date,Home,away_team,home_score,away_score,Referee
g1,2026-02-02,${text("home", it)},${text("away", it)},20,18,Jo
`,
	boxScores: `game_id,team,first_name,last_name,PTS
g1,${text("home", it)},${text("shooter", it)},${it.canary},20
`,
	sportId: it.ids.sport,
});

/** A good request for every row of the API. A row that is not here fails the test beside. */
export const calls: Record<Key, Call> = {
	"GET /auth/check-auth": nothing,
	"POST /auth/login": {
		ask: (it) => ({
			body: {
				username: it.staff.username,
				password,
				domain: it.organization.domain,
				slug: it.organization.slug,
			},
		}),
	},
	"POST /auth/logout": nothing,
	"POST /auth/forgotten": { ask: () => ({ body: { name: "nobody has this" } }) },
	// The links of letters are in letters alone.
	"POST /auth/link": { ask: () => ({ body: { link: "nobody.has-this" } }), status: 409 },
	// The ticket is the first step's, and the codes are those of an app.
	"POST /auth/second-step": {
		ask: () => ({ body: { ticket: "1.2.no", code: "123456" } }),
		status: 409,
	},
	"GET /auth/second-step": nothing,
	"POST /auth/second-step/secret": { ask: () => ({ body: { oldPassword: password } }) },
	"PUT /auth/second-step": { ask: () => ({ body: { code: "123456" } }), status: 409 },
	"POST /auth/second-step/recovery-codes": {
		ask: () => ({ body: { oldPassword: password } }),
		status: 409,
	},
	"POST /auth/second-step/end": { ask: () => ({ body: { oldPassword: password } }), status: 409 },
	"PUT /auth/second-step/requirement": {
		ask: () => ({ body: { isRequired: true, oldPassword: password } }),
		as: "super_admin",
		status: 409,
	},
	// Only a device answers a challenge.
	"POST /auth/passkey/options": { ask: () => ({ body: { ticket: "1.2.no" } }), status: 409 },
	"POST /auth/passkey": {
		ask: () => ({
			body: {
				ticket: "1.2.no",
				passkey: {
					id: "none",
					clientDataJSON: "none",
					authenticatorData: "none",
					signature: "none",
				},
			},
		}),
		status: 409,
	},
	"POST /auth/passkeys/options": { ask: () => ({ body: { oldPassword: password } }) },
	"POST /auth/passkeys": {
		ask: () => ({
			body: {
				name: "My phone",
				passkey: {
					id: "none",
					clientDataJSON: "none",
					attestationObject: "none",
					transports: ["usb"],
				},
			},
		}),
		status: 422,
	},
	"POST /auth/passkeys/end": {
		ask: () => ({ body: { passkeyId: "none", oldPassword: password } }),
		status: 404,
	},
	"POST /auth/address": { ask: () => ({ body: { link: "nobody.has-this" } }), status: 409 },
	"POST /auth/password": {
		ask: () => ({ body: { link: "nobody.has-this", password } }),
		status: 409,
	},

	"POST /admin/organizations": newOrganization,
	"GET /organizations": nothing,
	"GET /organizations/activity": nothing,
	"GET /organizations/address-check": {
		ask: (it) => ({
			query: {
				slug: `free-${it.canary.slice(1)}`,
				domain: `free-${it.canary.slice(1)}.example`,
				id: it.ids.organization,
			},
		}),
	},
	"GET /organizations/:id": byId("organization"),
	"GET /organizations/:id/contents": byId("organization"),
	"GET /organizations/domain/:domain": {
		ask: ({ organization }) => ({ path: { domain: organization.domain } }),
	},
	"GET /organizations/slug/:slug": {
		ask: ({ organization }) => ({ path: { slug: organization.slug } }),
	},
	"POST /organizations": newOrganization,
	"PUT /organizations/:id": {
		as: "org_owner",
		ask: (it) => ({
			path: { id: it.ids.organization },
			body: {
				name: `Other ${it.face}`,
				sportIds: [it.ids.sport],
				theme: "dark",
				brandColor: "#112233",
				leagueLocations: [`Other hall ${it.canary}`],
				socialLinks: [{ label: `Link ${it.canary}`, url: "https://example.org/" }],
			},
			picture: "logo",
		}),
	},
	"DELETE /organizations/:id": byId("organization"),
	"GET /organizations/:id/look": { ...byId("organization"), as: "org_owner" },
	"POST /organizations/:id/look/check": {
		...changing("organization", () => ({ accent: "#ffd400" })),
		as: "org_owner",
	},
	"PUT /organizations/:id/look": {
		as: "org_owner",
		ask: (it) => ({
			path: { id: it.ids.organization },
			body: { accent: "#112233", bar: "#445566", font: "serif", scheme: "dark" },
			picture: "icon",
		}),
	},
	"GET /organizations/:id/domain": { ...byId("organization"), as: "org_owner" },
	"POST /organizations/:id/domain": {
		...changing("organization", ({ face }) => ({ domain: `new-${face}.example` })),
		as: "org_owner",
	},
	"POST /organizations/:id/domain/check": { ...byId("organization"), as: "org_owner" },
	"DELETE /organizations/:id/domain": { ...byId("organization"), as: "org_owner" },
	"GET /organizations/:id/storage": { ...byId("organization"), as: "org_owner" },
	"PUT /organizations/:id/storage": changing("organization", () => ({ megabytes: 4096 })),
	"GET /organizations/:id/letters": { ...byId("organization"), as: "org_owner" },
	"PUT /organizations/:id/letters": {
		...changing("organization", () => ({
			answersTo: "office@letters.example",
			holdMinutes: 2,
			digestMinutes: 30,
			quietFrom: "21:00",
			quietUntil: "08:00",
		})),
		as: "org_owner",
	},
	"GET /organizations/:id/privacy": { ...byId("organization"), as: "org_owner" },
	"PUT /organizations/:id/privacy": {
		as: "org_owner",
		ask: ({ ids }) => ({
			path: { id: ids.organization },
			body: {
				isYouth: true,
				showsFullNames: true,
				hasConsent: true,
				youthLeagueIds: [ids.league],
			},
		}),
	},
	"POST /organizations/:id/addUser": {
		ask: ({ ids }) => ({ path: { id: ids.organization }, body: { userId: ids.colleague } }),
	},

	"GET /users/dashboardStats": nothing,
	"GET /users/userList": nothing,
	"GET /users/:id": { ...byId("colleague"), as: "org_owner" },
	"PUT /users/:id": changedUser,
	"DELETE /users/:id": byId("colleague"),
	"GET /usersv2": { ...nothing, as: "org_owner" },
	"GET /usersv2/:id": { ...byId("colleague"), as: "org_owner" },
	"POST /usersv2": {
		as: "super_admin",
		ask: (it) => ({
			body: {
				// Of one script, as the canary is not.
				username: `new user ${it.canary.slice(1)}`,
				email: `new@${it.canary.slice(1)}.example`,
				role: "staff",
				organization_id: it.ids.organization,
				sportIds: [it.ids.sport],
			},
		}),
	},
	"PUT /usersv2/:id": changedUser,
	"DELETE /usersv2/:id": byId("colleague"),
	"DELETE /usersv2/:id/second-step": { ...byId("colleague"), as: "org_owner", status: 409 },
	"DELETE /usersv2/:id/sessions": { ...byId("colleague"), as: "org_owner" },
	"POST /usersv2/:id/invitation": { ...byId("colleague"), as: "org_owner" },
	"GET /outbox": { ...nothing, as: "org_owner" },
	"GET /outbox/:id": { ask: () => ({ path: { id: "nobody-has-this" } }), status: 404 },
	"GET /sessions": nothing,
	"DELETE /sessions": nothing,
	// Nobody knows the name of a session of one's own before asking for it.
	"DELETE /sessions/:id": { ask: () => ({ path: { id: "nobody-has-this" } }), status: 404 },
	"GET /sports": nothing,
	"GET /sportsv2": nothing,
	"GET /preferences/view-mode": nothing,
	"POST /preferences/view-mode": sending(() => ({ viewMode: "card" })),
	"GET /records/top20Points": nothing,
	"GET /records/top20Threes": nothing,
	"GET /records/top20TeamWins": nothing,

	"GET /seasons": nothing,
	"POST /seasons": sending((it) => season(it, "isActive")),
	"PUT /seasons/:id": changing("season", (it) => season(it, "isActive")),
	"DELETE /seasons/:id": byId("season"),
	"GET /seasonsv2": nothing,
	"POST /seasonsv2": sending((it) => ({
		...season(it, "active"),
		copyFromSeasonId: it.ids.season,
	})),
	"GET /seasonsv2/:id": byId("season"),
	"PUT /seasonsv2/:id": changing("season", (it) => season(it, "active")),
	"DELETE /seasonsv2/:id": byId("season"),
	"GET /seasonsv2/:seasonId/leagues-with-teams": { ask: (it) => ({ path: inSeason(it) }) },
	"GET /seasonsv2/:seasonId/leagues": { ask: (it) => ({ path: inSeason(it) }) },
	"POST /seasonsv2/:seasonId/leagues": {
		ask: (it) => ({
			path: { seasonId: it.ids.formerSeason },
			body: {
				name: text("league", it),
				copyFromLeagueId: it.ids.league,
				copyFromSeasonId: it.ids.season,
			},
		}),
	},
	"GET /seasonsv2/:seasonId/leagues/:leagueId": { ask: (it) => ({ path: inLeague(it) }) },
	"PUT /seasonsv2/:seasonId/leagues/:leagueId": {
		ask: (it) => ({ path: inLeague(it), body: { name: text("league", it) } }),
	},
	"DELETE /seasonsv2/:seasonId/leagues/:leagueId": { ask: (it) => ({ path: inLeague(it) }) },

	"GET /seasonsv2/:seasonId/leagues/:leagueId/teams": { ask: (it) => ({ path: inLeague(it) }) },
	"POST /seasonsv2/:seasonId/leagues/:leagueId/teams": {
		ask: (it) => ({ path: inLeague(it), body: { copyFromTeamId: it.ids.freeTeam } }),
	},
	"POST /seasonsv2/:seasonId/leagues/:leagueId/teams/several": {
		ask: (it) => ({
			path: inLeague(it),
			body: { names: [text("team", it), text("other team", it)] },
		}),
	},
	"GET /seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId": {
		ask: (it) => ({ path: inTeam(it) }),
	},
	"PUT /seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId": {
		ask: (it) => ({
			path: inTeam(it),
			body: {
				name: text("team", it),
				captain: `Captain ${it.canary}`,
				captainId: it.ids.player,
			},
		}),
	},
	"DELETE /seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId": {
		ask: (it) => ({ path: inTeam(it) }),
	},
	"POST /seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players": {
		ask: (it) => ({ path: inTeam(it), body: { player_id: it.ids.freePlayer } }),
	},
	"POST /seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players/several": {
		ask: (it) => ({
			path: inTeam(it),
			body: {
				players: [
					{
						player_id: it.ids.freePlayer,
						attributes: [{ attribute_id: it.ids.attribute, value: "7" }],
						email: `several@${it.canary.slice(1)}.example`,
					},
					{ firstName: text("first", it), lastName: text("last", it) },
				],
			},
		}),
	},
	"DELETE /seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/players/:id": {
		ask: (it) => ({ path: { ...inTeam(it), id: it.ids.player } }),
	},
	"GET /seasonsv2/:seasonId/leagues/:leagueId/games": { ask: (it) => ({ path: inLeague(it) }) },
	"POST /seasonsv2/:seasonId/leagues/:leagueId/games": {
		ask: (it) => ({
			path: inLeague(it),
			body: { home_team_id: it.ids.team, away_team_id: it.ids.entry2, ...gameDetails(it) },
		}),
	},
	"PUT /seasonsv2/:seasonId/leagues/:leagueId/games/:gameId": {
		ask: (it) => ({ path: { ...inLeague(it), gameId: it.ids.game }, body: v2Score(it) }),
	},
	"DELETE /seasonsv2/:seasonId/leagues/:leagueId/games/:gameId": {
		ask: (it) => ({ path: { ...inLeague(it), gameId: it.ids.game } }),
	},
	"GET /seasonsv2/:seasonId/leagues/:leagueId/box-scores": {
		ask: (it) => ({ path: inLeague(it) }),
	},
	"GET /seasonsv2/:seasonId/leagues/:leagueId/table": { ask: (it) => ({ path: inLeague(it) }) },
	"PUT /seasonsv2/:seasonId/leagues/:leagueId/table": {
		ask: (it) => ({ path: inLeague(it), body: tableSetup(it) }),
	},
	"POST /seasonsv2/:seasonId/leagues/:leagueId/table/preview": {
		ask: (it) => ({ path: inLeague(it), body: tableSetup(it) }),
	},
	"POST /seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/withdrawal/preview": {
		ask: (it) => ({ path: inTeam(it), body: { date: "2026-01-06", games: "annulled" } }),
	},
	"PUT /seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/withdrawal": {
		ask: (it) => ({
			path: inTeam(it),
			body: { date: "2026-01-06", games: "stand", reason: text("reason", it) },
		}),
	},
	"DELETE /seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/withdrawal": {
		ask: ({ ids }) => ({
			path: { seasonId: ids.hiddenSeason, leagueId: ids.league, teamId: ids.hiddenEntry2 },
		}),
	},
	"PUT /seasonsv2/:id/lock": changing("formerSeason", (it) => ({
		isLocked: true,
		reason: text("reason", it),
	})),
	"GET /honors": nothing,
	"GET /seasonsv2/:seasonId/leagues/:leagueId/honors": { ask: (it) => ({ path: inLeague(it) }) },
	"PUT /seasonsv2/:seasonId/leagues/:leagueId/honors": {
		ask: (it) => ({
			path: inLeague(it),
			body: {
				honors: [
					honor({ place: 1, teamId: it.ids.entry }),
					honor({ place: 2, teamId: it.ids.team2 }),
					honor({
						award: text("award", it),
						playerId: it.ids.player2,
						teamId: it.ids.team2,
						note: text("note", it),
					}),
				],
			},
		}),
	},
	"GET /stages": nothing,
	"GET /stages/:id": byId("stage"),
	"POST /seasonsv2/:seasonId/leagues/:leagueId/stages": {
		ask: (it) => ({
			path: inLeague(it),
			body: {
				name: text("stage", it),
				format: { kind: "single", teams: 2, hasThirdPlace: false },
				leagueIds: [it.ids.league],
				eligibility: {
					needsFeesPaid: true,
					rulings: [{ teamId: it.ids.entry3, isIn: false, reason: text("reason", it) }],
				},
			},
		}),
	},
	"PUT /stages/:id": changing("stage", (it) => ({
		name: text("stage", it),
		seedsOn: "2026-03-01",
		minGames: 3,
	})),
	"PUT /stages/:id/publication": changing("stage", () => ({ isPublished: false })),
	"GET /stages/:id/seeding": byId("stage"),
	"GET /stages/:id/players": byId("stage"),
	"POST /stages/:id/seeding": byId("stage"),
	"PUT /stages/:id/seeds": changing("stage", ({ ids }) => ({
		seeds: [{ teamId: ids.entry2 }, { teamId: ids.team }],
	})),
	"PUT /stages/:id/withdrawals": changing("stage", (it) => ({
		teamId: it.ids.team,
		reason: text("reason", it),
	})),
	"PUT /stages/:id/series/:number": {
		ask: (it) => ({
			path: { id: it.ids.stage, number: 1 },
			body: { teamId: it.ids.entry, reason: text("reason", it) },
		}),
	},
	"PUT /stages/:id/games": changing("stage", (it) => ({
		games: [
			{
				id: it.ids.stageGame,
				date: "2026-03-24",
				time: "19:00",
				location: text("hall", it),
				isHomeBetter: true,
			},
		],
	})),
	"GET /stages/:id/laying": byId("stage"),
	"POST /gamesv2/:id/effect": changing("stageGame", () => ({
		score_home: 80,
		score_away: 70,
		status: "completed",
	})),
	"DELETE /stages/:id": byId("stage"),
	"GET /evenings": nothing,
	"GET /evenings/effect": { ask: ({ ids }) => ({ query: { leagueId: ids.league } }) },
	"GET /evenings/games": nothing,
	"GET /gamesv2/:id/times": byId("comingGame"),
	"POST /evenings": sending((it) => ({
		date: "2026-01-19",
		leagueId: it.ids.league2,
		location: `Hall ${it.canary}`,
		status: "postponed",
		reason: text("reason", it),
	})),
	"DELETE /evenings/:id": byId("evening"),
	"GET /seasonsleagues": nothing,

	"GET /leagues": nothing,
	"POST /leagues": sending((it) => ({ name: text("league", it), seasonId: it.ids.season })),
	"GET /leagues/list": nothing,
	"GET /leagues/:id": byId("league"),
	"PUT /leagues/:id": changing("league2", (it) => ({
		name: text("league", it),
		seasonId: it.ids.season,
	})),
	"DELETE /leagues/:id": byId("league"),
	"GET /leaguesv2": nothing,

	"GET /teams": nothing,
	"GET /teams/list": nothing,
	"GET /teams/:id": byId("team"),
	"GET /teams/teamsByLeague": { ask: ({ ids }) => ({ query: { leagueId: ids.league } }) },
	"POST /teams": sending((it) => ({ name: text("team", it), leagueId: it.ids.league })),
	"PUT /teams/:id": changing("freeTeam", (it) => ({
		name: text("team", it),
		leagueId: it.ids.league,
		unavailableSlots: "18:00, 19:00",
	})),
	"DELETE /teams/:id": byId("team"),
	"GET /teamsv2": nothing,
	"GET /teamsv2/:id": byId("team"),
	"GET /teamLeague": nothing,
	"POST /teamLeague/assign": sending(({ ids }) => ({
		teamId: ids.freeTeam,
		leagueId: ids.league,
	})),

	"GET /playersv2": nothing,
	"GET /playersv2/:id": byId("player"),
	"PUT /playersv2/:id": playerChange,
	"GET /playersv2/:id/basic": {
		ask: ({ ids }) => ({ path: { id: ids.player }, query: { scope: "all" } }),
	},
	"GET /players": nothing,
	"POST /players": { ask: (it) => ({ body: player(it), picture: "image" }) },
	"GET /players/list": nothing,
	"GET /players/:id": byId("player"),
	"PUT /players/:id": playerChange,
	"DELETE /players/:id": byId("player"),
	"GET /players/:id/merge/:otherId": {
		ask: ({ ids }) => ({ path: { id: ids.player, otherId: ids.freePlayer } }),
	},
	"POST /players/:id/merge": changing("player", ({ ids }) => ({
		otherId: ids.freePlayer,
		name: "former",
		picture: "kept",
		attributes: [{ attribute_id: ids.attribute, from: "former" }],
	})),
	"GET /players/:id/contact": byId("player"),
	"PUT /players/:id/contact": changing("player", ({ canary }) => ({
		address: `new@${canary.slice(1)}.example`,
		isGuardians: true,
		guardianName: `New guardian ${canary}`,
	})),
	"GET /seasonsv2/:seasonId/leagues/:leagueId/teams/:teamId/contacts": {
		ask: (it) => ({ path: inTeam(it) }),
	},
	"POST /players/:id/personal-data": byId("player"),
	"POST /players/:id/anonymize": changing("player", ({ canary }) => ({
		confirm: `player ${canary} Last ${canary}`,
	})),

	"GET /games": {
		ask: ({ ids }) => ({
			query: { seasonId: ids.season, leagueId: ids.league, teamId: ids.team },
		}),
	},
	"GET /gamesv2": {
		ask: ({ ids }) => ({
			query: { seasonId: ids.season, leagueId: ids.league, teamId: ids.entry },
		}),
	},
	"POST /games": sending((it) => ({
		leagueId: it.ids.league,
		seasonId: it.ids.season,
		team1_id: it.ids.team,
		team2_id: it.ids.team2,
		...gameDetails(it),
	})),
	"PUT /games/:id/scores": changing("game", (it) => ({
		score_team1: 22,
		score_team2: 8,
		periodScores: periodScores(it),
	})),
	"DELETE /games/:id": byId("game"),
	"PUT /gamesv2/:id/scores": changing("game", v2Score),
	"PUT /gamesv2/:id/details": changing("game", gameDetails),
	"GET /gamesv2/:id/changes": byId("game"),
	"GET /gamesv2/:id/pictures": byId("game"),
	"PUT /gamesv2/:id/pictures": changing("game", ({ canary }) => ({
		images: [{ picture: { url: "/demo/net.svg", alt: `Net ${canary}` }, caption: `New ${canary}` }],
	})),
	"GET /seasonsv2/:id/pictures": byId("season"),
	"PUT /seasonsv2/:id/pictures": changing("season", ({ canary }) => ({
		images: [{ picture: { url: "/demo/net.svg", alt: `Opening ${canary}` } }],
	})),
	"GET /gamesv2/:id": byId("game"),
	"GET /gamesv2/:id/live": byId("game"),
	"PUT /player-game-stats": sending(({ ids }) => ({
		game_id: ids.game,
		player_id: ids.player,
		stats: [
			{ game_id: ids.game, player_id: ids.player, stat_id: ids.stat, value: 20 },
			{ stat_id: ids.stat2, value: 2 },
		],
	})),

	"GET /gamesv2/:id/log": byId("game"),
	"GET /gamesv2/:id/check-in": byId("game"),
	"PUT /gamesv2/:id/check-in": changing("game", ({ ids }) => ({
		players: [{ playerId: ids.player, isHere: true, isStarter: true, number: "7" }],
	})),
	"POST /gamesv2/:id/guests": changing("game", (it) => ({
		side: "home",
		firstName: text("guest", it),
		lastName: text("name", it),
		number: "8",
	})),
	"PUT /gamesv2/:id/star": changing("game", ({ ids }) => ({ playerId: ids.player })),
	"GET /seasonsv2/:seasonId/leagues/:leagueId/discipline": {
		ask: (it) => ({ path: inLeague(it) }),
	},
	"PUT /seasonsv2/:seasonId/leagues/:leagueId/discipline": {
		ask: (it) => ({
			path: inLeague(it),
			body: { rules: [{ statId: it.ids.stat2, count: 2, per: "season", games: 1 }] },
		}),
	},
	"POST /seasonsv2/:seasonId/leagues/:leagueId/suspensions": {
		ask: (it) => ({
			path: inLeague(it),
			body: {
				teamId: it.ids.entry,
				playerId: it.ids.player,
				gameId: it.ids.game,
				startsOn: "2026-01-02",
				games: 2,
				note: text("note", it),
			},
		}),
	},
	"PUT /suspensions/:id": changing("suspension", (it) => ({
		games: 3,
		startsOn: "2026-01-03",
		note: text("note", it),
	})),
	"DELETE /suspensions/:id": byId("suspension"),
	"POST /gamesv2/:id/log": changing("game", ({ ids }) => ({
		plays: [
			{
				id: "a-tap-at-the-table",
				version: 1,
				isStruck: false,
				second: null,
				points: null,
				periodId: ids.period,
				place: 1000,
				kind: "stat",
				side: "home",
				playerId: ids.player,
				statId: ids.stat2,
			},
		],
		clock: { holder: "a-phone-at-the-table", elapsedMs: 60_000, isRunning: true, takes: false },
	})),

	"POST /gamesv2/:id/end": changing("game", () => ({})),
	"PUT /gamesv2/:id/box-score": changing("game", ({ ids }) => ({
		lines: [
			{
				player_id: ids.player,
				stats: [
					{ stat_id: ids.stat, value: 20 },
					{ stat_id: ids.stat2, value: 2 },
				],
			},
		],
	})),

	"POST /games/generate-full-schedule": sending(({ ids }) => ({
		scheduleId: ids.schedule,
		keepPlayed: true,
		seed: 1,
		effort: "quick",
	})),
	"GET /officials/games": { ask: () => ({ query: { from: "2026-01-05", to: "2026-01-26" } }) },
	"POST /officials/assignment": {
		ask: () => ({ body: { from: "2026-01-05", to: "2026-01-26", referees: 1, scorers: 0 } }),
	},
	"PUT /gamesv2/:id/officials": changing("game", ({ ids }) => ({
		officials: [{ officialId: ids.official, job: "referee" }],
	})),
	"GET /venues/evening": { ask: () => ({ query: { date: "2026-01-05" } }) },
	"POST /schedules/together": sending(({ ids }) => ({
		scheduleIds: [ids.schedule, ids.schedule],
		keepPlayed: true,
		seed: 1,
		effort: "quick",
	})),
	"GET /games/weekly-games": {
		ask: ({ ids }) => ({ query: { scheduleId: ids.schedule, weekIndex: 2 } }),
	},
	"GET /games/weekly-byes": {
		ask: ({ ids }) => ({ query: { scheduleId: ids.schedule, weekIndex: 2 } }),
	},
	"PUT /games/swap": sending(({ ids }) => ({
		gameId1: ids.comingGame,
		gameId2: ids.comingGame2,
		reason: "The hall has one hoop",
	})),
	"GET /schedules": {
		ask: ({ ids }) => ({ query: { leagueId: ids.league, seasonId: ids.season } }),
	},
	"POST /schedules": sending((it) => ({
		leagueId: it.ids.league,
		seasonId: it.ids.season,
		name: text("schedule", it),
		startDate: "2026-02-02",
		numWeeks: 3,
		gameDays: ["Monday"],
		timeSlots: ["18:00"],
	})),
	"PUT /schedules/:id/rules": changing("schedule", (it) => ({
		gameDays: ["Monday", "Tuesday"],
		timeSlots: ["18:00", "19:00"],
		courts: [`Hall ${it.canary}`],
		skipDates: ["2026-01-12"],
		blackouts: [{ teamId: it.ids.team, dates: ["2026-01-19"] }],
		pinnedGames: [
			{
				homeTeamId: it.ids.team,
				awayTeamId: it.ids.team2,
				date: "2026-01-05",
				time: "18:00",
				court: `Hall ${it.canary}`,
			},
		],
		sharedPeople: [[it.ids.team, it.ids.team2]],
		wishes: [
			{
				kind: "time",
				team: it.ids.team,
				isLiked: false,
				day: "Monday",
				from: "21:00",
				until: "23:00",
				weight: 2,
			},
			{ kind: "place", team: it.ids.team, isLiked: true, place: `Hall ${it.canary}`, weight: 1 },
			{ kind: "notEarly", teams: [it.ids.team, it.ids.team2], weeks: 1, weight: 1 },
		],
		groups: [
			{ name: it.canary, teamIds: [it.ids.team], meetings: [0, 1] },
			{ name: it.canary, teamIds: [it.ids.team2], meetings: [1, 0] },
		],
		gamesPerTeam: 2,
		maxGamesPerWeek: 1,
	})),
	"PUT /schedules/:id/publication": changing("schedule", () => ({
		isPublished: false,
		isDespiteFees: false,
	})),
	"GET /schedules/:id/plan": byId("schedule"),
	"GET /schedules/:id/generation": byId("schedule"),
	"DELETE /schedules/:id/generation": byId("schedule"),
	"POST /schedules/:id/games": changing("schedule", (it) => ({
		homeTeamId: it.ids.team,
		awayTeamId: it.ids.team2,
		date: "2026-01-12",
		time: "19:00",
		location: `Hall ${it.canary}`,
	})),
	"PUT /schedules/:id/games/:gameId": {
		ask: (it) => ({
			path: { id: it.ids.schedule, gameId: it.ids.comingGame },
			body: { date: "2026-01-12", time: "20:00", location: `Hall ${it.canary}` },
		}),
	},
	"GET /schedules/:id/availability": byId("schedule"),
	"PUT /schedules/:id/availability": changing("schedule", () => ({ until: "2199-01-05" })),
	"POST /schedules/:id/availability/decisions": changing("schedule", (it) => ({
		decisions: [{ teamId: it.ids.team, key: "date 2026-01-26", state: "accepted" }],
	})),
	"GET /schedules/:id/trial": {
		ask: ({ ids }) => ({
			path: { id: ids.schedule },
			query: { gameId: ids.comingGame, date: "2026-01-12", time: "20:00" },
		}),
	},
	"POST /schedules/:id/replan": changing("schedule", () => ({
		closedFrom: "2026-01-19",
		closedUntil: "2026-01-20",
		moreWeeks: 1,
		from: "2026-01-06",
	})),
	"PUT /schedules/:id/moves": changing("schedule", (it) => {
		const place = { time: "19:00", location: `Hall ${it.canary}`, status: "scheduled" };
		return {
			numWeeks: 5,
			skipDates: ["2026-01-19"],
			closedCourts: [{ court: `Hall ${it.canary}`, dates: ["2026-01-26"] }],
			pinnedGames: [],
			moves: [
				{
					gameId: it.ids.comingGame,
					before: { date: "2026-01-19", ...place },
					after: { date: "2026-02-02", ...place },
				},
			],
			added: [
				{
					homeTeamId: it.ids.team,
					awayTeamId: it.ids.team2,
					date: "2026-02-02",
					time: "21:00",
					location: `Hall ${it.canary}`,
				},
			],
		};
	}),
	"PUT /schedules/:id": changing("schedule", (it) => ({
		name: text("schedule", it),
		startDate: "2026-01-12",
		numWeeks: 5,
	})),
	"DELETE /schedules/:id": byId("schedule"),

	"GET /gamePeriods/:sportId": { ask: ({ ids }) => ({ path: { sportId: ids.sport } }) },
	"POST /gamePeriods": sending((it) => ({ name: text("period", it), sportId: it.ids.sport })),
	"PUT /gamePeriods/hide/:id": byId("period"),
	"PUT /gamePeriods/unhide/:id": byId("period"),
	"PUT /gamePeriods/reorder": sending(places("period", "period2")),
	"PUT /gamePeriods/:id": changing("period", (it) => ({ name: text("period", it) })),
	// Points are written down for it.
	"DELETE /gamePeriods/:id": { ...byId("period"), status: 409 },
	// Nothing was reset.
	"POST /gamePeriods/reset/:sportId/undo": {
		ask: ({ ids }) => ({ path: { sportId: ids.sport } }),
		status: 409,
	},
	"POST /gamePeriods/reset/:sportId": { ask: ({ ids }) => ({ path: { sportId: ids.sport } }) },
	"GET /playerAttributes": nothing,
	"POST /playerAttributes": sending((it) => ({ name: text("attribute", it), type: "string" })),
	"PUT /playerAttributes/:id/toggleAttributeVisibility": changing("attribute", () => ({
		is_visible: false,
	})),
	"PUT /playerAttributes/reorder": sending((it) => ({
		attributes: places("attribute", "attribute2")(it),
	})),
	"PUT /playerAttributes/:id": changing("attribute", (it) => ({ name: text("attribute", it) })),
	// Players have values of it.
	"DELETE /playerAttributes/:id": { ...byId("attribute"), status: 409 },
	"POST /playerAttributes/reset/undo": { ...nothing, status: 409 },
	"POST /playerAttributes/reset": nothing,
	"GET /statsv2/:sportId": { ask: ({ ids }) => ({ path: { sportId: ids.sport } }) },
	"PUT /statsv2/reorder": sending((it) => ({ stats: places("stat", "stat2")(it) })),
	"PUT /statsv2/:id/toggle": changing("stat", () => ({ hidden: true })),
	"PUT /statsv2/:id": changing("stat", (it) => ({
		name: text("statistic", it),
		abbreviation: `N${it.canary}`,
		formula: "2 * 2PM + AST",
		format: "whole",
		headline: true,
	})),
	// Numbers are written down for it, and another is computed from it.
	"DELETE /statsv2/:id": { ...byId("stat"), status: 409 },
	"POST /statsv2/preview": sending(({ ids }) => ({
		sport_id: ids.sport,
		id: ids.stat,
		formula: "AST / GP",
		format: "decimal",
	})),
	"POST /statsv2/reset/undo": {
		...sending(({ ids }) => ({ sport_id: ids.sport })),
		status: 409,
	},
	"POST /statsv2/reset": sending(({ ids }) => ({ sport_id: ids.sport })),
	"POST /statsv2": sending((it) => ({
		name: text("stat", it),
		abbreviation: `N${it.canary.slice(1)}`,
		sport_id: it.ids.sport,
	})),

	"GET /gamesv2/:id/passes": byId("game"),
	"POST /passes": sending(({ ids }) => ({ gameIds: [ids.game], job: "score" })),
	"DELETE /passes/:id": byId("pass"),
	"GET /tokens": nothing,
	"POST /tokens": sending((it) => ({ name: text("token", it), scope: "read", days: 30 })),
	// One's own is ended by oneself, any of the organization by its owner.
	"DELETE /tokens/:id": { ...byId("token"), as: "org_owner" },
	"GET /webhooks": nothing,
	"POST /webhooks": sending((it) => webhookOf(it)),
	"PUT /webhooks/:id": {
		ask: (it) => ({
			path: { id: it.ids.webhook },
			body: Object.assign({ isOn: true }, webhookOf(it)),
		}),
	},
	"DELETE /webhooks/:id": byId("webhook"),
	"GET /webhooks/:id/deliveries": byId("webhook"),
	"POST /webhooks/:id/test": byId("webhook"),
	"POST /webhooks/:id/deliveries/:deliveryId/repeat": {
		ask: (it) => ({ path: { id: it.ids.webhook, deliveryId: "nobody-has-this" } }),
		status: 404,
	},
	"GET /embeds": nothing,
	"PUT /embeds": sending((it) => ({ hosts: [`new-${it.canary.slice(1)}.example`] })),
	...callsOfPlainThings,
	"GET /notices": nothing,
	"GET /notices/readers": {
		ask: ({ ids }) => ({ query: { gameIds: ids.game, leagueIds: ids.league } }),
	},
	"GET /notices/questions": nothing,
	"GET /notices/questions/:id": { ask: () => ({ path: { id: "nobody-has-this" } }), status: 404 },
	"GET /notices/:id": { ask: () => ({ path: { id: "nobody-has-this" } }), status: 404 },
	"DELETE /notices/:id": { ask: () => ({ path: { id: "nobody-has-this" } }), status: 404 },
	"GET /ledger": { ask: (it) => ({ query: inSeason(it) }) },
	"GET /ledger/entries": { ask: (it) => ({ query: inSeason(it) }) },
	"GET /ledger/:kind/:id": { ask: (it) => ({ path: ofTeam(it) }) },
	"POST /ledger/:kind/:id": {
		ask: (it) => ({
			path: ofTeam(it),
			body: {
				entry: "payment",
				amount: 5_000,
				why: text("payment", it),
				day: "2026-01-05",
				due: null,
				method: "cash",
				seasonId: it.ids.season,
			},
		}),
	},
	"POST /ledger/charges": sending((it) => ({
		seasonId: it.ids.season,
		teamIds: [it.ids.team, it.ids.team2],
		why: text("fee", it),
		parts: [{ amount: 40_000, due: "2026-02-01" }],
	})),
	"POST /ledger/officials": { ask: () => ({ body: { from: "2026-01-01", to: "2026-12-31" } }) },
	"POST /ledger/entries/:id/reversal": {
		as: "org_owner",
		ask: (it) => ({ path: { id: it.ids.ledgerEntry }, body: { why: text("reason", it) } }),
	},
	// Nobody takes cards in the proofs: what came in by hand is not refunded to one.
	"POST /ledger/entries/:id/refund": {
		as: "org_owner",
		ask: (it) => ({
			path: { id: it.ids.ledgerEntry },
			body: { amount: 100, why: text("reason", it) },
		}),
		status: 409,
	},
	"GET /ledger/cards": nothing,
	"POST /ledger/cards": { ask: () => ({}), status: 409 },
	"PUT /ledger/cards": { ask: () => ({ body: { isOn: false } }) },
	"GET /ledger/reminders": nothing,
	"POST /ledger/reminders": sending((it) => ({
		debtors: [{ kind: "signUp", id: it.ids.teamSignUp }],
	})),
	"PUT /ledger/reminders": { ask: () => ({ body: { daysBefore: 3, everyDays: 7 } }) },
	"GET /seasonsv2/:seasonId/leagues/:leagueId/fees": { ask: (it) => ({ path: inLeague(it) }) },
	"PUT /seasonsv2/:seasonId/leagues/:leagueId/fees": {
		ask: (it) => ({
			path: inLeague(it),
			body: { forfeitFine: 5_000, barredFrom: 5, isPaidFirst: true },
		}),
	},
	"GET /gamesv2/:id/fees": byId("game"),
	"GET /registrations": nothing,
	"POST /registrations": sending(registrationOf),
	"GET /registrations/:id": byId("registration"),
	"PUT /registrations/:id": changing("registration", registrationOf),
	"DELETE /registrations/:id": byId("registration"),
	"GET /registrations/:id/sign-ups": byId("registration"),
	"POST /sign-ups/:id/acceptance": {
		ask: ({ ids }) => ({
			path: { id: ids.teamSignUp },
			body: { seasonLeagueId: ids.seasonLeague, known: [] },
		}),
	},
	"POST /sign-ups/:id/waitlist": byId("teamSignUp"),
	"POST /sign-ups/:id/refusal": {
		ask: (it) => ({ path: { id: it.ids.teamSignUp }, body: { reason: text("reason", it) } }),
	},
	"POST /sign-ups/:id/link": byId("teamSignUp"),
	"DELETE /sign-ups/:id": byId("signUp"),
	"GET /captain-words": nothing,
	"POST /captain-words/:id/decision": {
		ask: (it) => ({
			path: { id: it.ids.captainWord },
			body: { isGranted: false, reason: text("reason", it) },
		}),
	},
	"GET /messages": nothing,
	"PUT /messages/:id": changing("message", () => ({ state: "answered" })),
	"DELETE /messages/:id": byId("message"),
	"POST /businesses/import": sending((it) => ({ businesses: [businessLine(it)] })),
	"POST /imports/columns": sending(spreadsheets),
	"POST /imports": sending((it) => ({
		...spreadsheets(it),
		season: text("season", it),
		league: text("league", it),
		gamesColumns: { Home: "home_team", Referee: null },
		isTrial: false,
	})),
	"GET /dashboard": nothing,
	"GET /pages": nothing,
	"POST /pages": sending((it) => ({
		title: text("page", it),
		path: `new-${it.canary.slice(1)}`,
		outline: true,
	})),
	"PUT /pages/navigation": sending((it) => ({
		navigation: [
			{ label: `Start ${it.canary}`, to: "/" },
			{ label: `Own ${it.canary}`, to: "https://example.org/" },
		],
	})),
	"GET /pages/:key": ofPage(),
	"PUT /pages/:key/draft": ofPage((it) => ({
		revision: 2,
		title: text("title", it),
		description: null,
		isIndexed: false,
		path: `moved-${it.canary.slice(1)}`,
		blocks: pageBlocks(it),
	})),
	"POST /pages/:key/preview": ofPage((it) => ({
		title: text("title", it),
		blocks: pageBlocks(it),
	})),
	"GET /pages/:key/changes": ofPage(),
	"POST /pages/:key/publish": ofPage(() => ({ revision: 2, publishAt: null })),
	// It is no translation.
	"POST /pages/:key/check": { ...ofPage(() => ({})), status: 409 },
	"DELETE /pages/:key/publish": ofPage(),
	"POST /pages/:key/unpublish": ofPage(() => ({})),
	"POST /pages/:key/discard": ofPage(() => ({ revision: 2 })),
	"GET /pages/:key/versions": ofPage(),
	"GET /pages/:key/versions/:number": {
		ask: ({ ids }) => ({ path: { key: `p${ids.page}`, number: 1 } }),
	},
	"POST /pages/:key/restore": ofPage(() => ({ number: 1, revision: 2 })),
	"DELETE /pages/:key": ofPage(),
	"GET /posts": nothing,
	"POST /posts": sending((it) => newPost(it)),
	"GET /posts/:id": byId("post"),
	"PUT /posts/:id": changing("post", (it) => newPost(it)),
	"GET /posts/:id/readers": byId("post"),
	// Nobody follows here; who hears of one that is sent stands in its own test.
	"POST /posts/:id/sending": { ...changing("post", () => ({ how: ["mail"] })), status: 409 },
	"DELETE /posts/:id": byId("post"),
	"GET /pictures": nothing,
	"POST /pictures": { ask: () => ({ body: {}, picture: "file" }), needsPicture: true },
	"PUT /pictures/:id": changing("picture", ({ canary }) => ({
		name: `Picture ${canary}`,
		alt: `Seen ${canary}`,
		focusX: 10,
		focusY: 90,
		crop: null,
	})),
	"DELETE /pictures/:id": byId("picture"),
	"GET /trash": nothing,
	"POST /trash/:id/restore": byId("trash"),
	"GET /tasks": nothing,
	// Nothing large is under way here.
	"DELETE /tasks/:id": { ask: () => ({ path: { id: 7 } }), status: 404 },
	"GET /audit": nothing,
};

/** What a row is called here. */
export const keyOf = ({ method, path }: Pick<Row, "method" | "path">): Key => `${method} ${path}`;

/** The call of a row. */
export function callOf(row: Row): Call {
	const call = calls[keyOf(row)];
	if (call === undefined) throw new Error(`${keyOf(row)} has no request in proofs/world/calls.ts.`);
	return call;
}

/** The lowest role whose request the row carries out. */
export function roleOf(row: Row): Role {
	const { as } = callOf(row);
	if (as !== undefined) return as;
	const roles: Record<string, Role> = {
		everybody: "anonymous",
		visitors: "anonymous",
		accounts: "scorekeeper",
		scorekeepers: "scorekeeper",
		members: "staff",
		owners: "org_owner",
		"super administrators": "super_admin",
	};
	return roles[row.access.name] ?? "super_admin";
}

/** The address under /api, with the parameters and the query filled in. */
export function addressOf(row: Pick<Row, "path">, { path = {}, query = {} }: Ask): string {
	const filled = row.path.replaceAll(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(String(path[name] ?? "")),
	);
	const search = new URLSearchParams(
		Object.entries(query).map(([name, value]) => [name, String(value)]),
	);
	return `/api${filled}${search.size > 0 ? `?${search}` : ""}`;
}

/** Does the row read forms with files beside JSON? */
export function takesForm(row: Pick<Row, "reads">): boolean {
	return (row.reads.meta() as { isForm?: boolean } | undefined)?.isForm === true;
}

/** The body as a form: lists of single values repeat `name[]`, anything deeper is JSON text. */
export function formOf({ body, picture }: Ask, file?: Blob): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
		if (!Array.isArray(value)) form.append(name, inForm(value));
		else if (value.some((item) => typeof item === "object")) form.append(name, inForm(value));
		else for (const item of value) form.append(`${name}[]`, inForm(item));
	}
	if (picture !== undefined && file !== undefined) form.append(picture, file, "picture.png");
	return form;
}

function inForm(value: unknown): string {
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}
