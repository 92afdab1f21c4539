import { z } from "zod";

/*
 * The entities that are promised, by hand and not from our schemas. Both families' spellings are in
 * every answer and say the same (rule `two-families`).
 */

const id = z.int().positive();
const count = z.int().nonnegative();
const text = z.string().min(1);
const optionalText = text.nullable();
const score = count.nullable();
const named = z.object({ id, name: text });

/** What every write says. */
export const success = { success: z.literal(true), message: text };
export const done = z.object(success);

export const sport = z.object({ id, name: text, type: text });

export const organization = z.object({
	id,
	name: text,
	domain: optionalText,
	slug: optionalText,
	theme: text,
	logo_url: optionalText,
	customPageUrl: optionalText,
	customSite: z.boolean(),
	sports: z.array(sport),
});

export const organizationWithUsers = organization.extend({
	users: z.array(z.object({ id, role: text })),
});

export const user = z.object({
	id,
	username: text,
	email: optionalText,
	domain: optionalText,
	slug: optionalText,
	role: z.enum(["staff", "org_owner", "super_admin"]),
	theme: text,
	sports: z.array(sport),
	logo_url: optionalText,
	organization_id: id.nullable(),
});

export const season = z
	.object({
		id,
		name: text,
		startDate: z.iso.date().nullable(),
		finishDate: z.iso.date().nullable(),
		isActive: z.boolean(),
		isVisible: z.boolean(),
		active: z.boolean(),
	})
	.refine((it) => it.active === it.isActive, "active is isActive");

export const attribute = z
	.object({
		id,
		name: text,
		attribute_name: text,
		type: z.enum(["string", "number", "date"]),
		attribute_type: z.enum(["string", "number", "date"]),
		is_visible: z.boolean(),
		order: count,
	})
	.refine((it) => it.name === it.attribute_name && it.type === it.attribute_type);

const attributeValue = z.object({
	id,
	attribute_id: id,
	value: text,
	attribute: z.object({ attribute_name: text, order: count, is_visible: z.boolean() }),
});

/** A player as rosters list him. */
export const rosterPlayer = z.object({
	id,
	firstName: text,
	lastName: optionalText,
	image: text,
	attributeValues: z.array(attributeValue),
});

const roster = z.object({
	team: named,
	league: named,
	seasons_leagues_team: z.object({ id }),
	seasons_leagues_team_id: id,
});

export const player = rosterPlayer.extend({
	teamId: id.nullable(),
	team: named.nullable(),
	rosters: z.array(roster),
});

export const playerGameStat = z.object({ player_id: id, game_id: id, stat_id: id, value: z.int() });

export const playerWithStats = player.extend({ gameStats: z.array(playerGameStat) });

/** With its place in a season-league; a team that plays in none has null for it. */
const teamFields = z.object({
	id,
	name: text,
	leagueId: id.nullable(),
	league: z.object({ id, name: text, userId: id.nullable() }).nullable(),
	leagueName: optionalText,
	players: z.array(rosterPlayer),
	playersCount: count,
	wins: count,
	losses: count,
	rank: id.nullable(),
	captain: optionalText,
	captain_id: id.nullable(),
	ftPercentage: z.number(),
	total3PM: count,
	seasons_leagues_team_id: id.nullable(),
	unavailableSlots: z.array(text),
});

type TeamFields = z.output<typeof teamFields>;
const agrees = (it: TeamFields) =>
	it.playersCount === it.players.length &&
	it.leagueId === (it.league?.id ?? null) &&
	it.leagueName === (it.league?.name ?? null);

export const team = teamFields.refine(agrees, "counts and names agree with the lists");

const gameTeam = z.object({ id, name: text });

export const game = z
	.object({
		id,
		team1_id: id,
		team2_id: id,
		home_team_id: id,
		away_team_id: id,
		homeTeam: gameTeam,
		awayTeam: gameTeam,
		home_team: gameTeam,
		away_team: gameTeam,
		date: z.iso.date().nullable(),
		time: optionalText,
		game_dateTime: optionalText,
		location: optionalText,
		video_url: optionalText,
		status: text,
		season_id: id,
		leagueId: id,
		userId: id.nullable(),
		score_team1: score,
		score_team2: score,
		score_home: score,
		score_away: score,
	})
	.refine(
		(it) =>
			[it.home_team_id, it.homeTeam.id, it.home_team.id].every((home) => home === it.team1_id) &&
			[it.away_team_id, it.awayTeam.id, it.away_team.id].every((away) => away === it.team2_id) &&
			it.homeTeam.name === it.home_team.name &&
			it.awayTeam.name === it.away_team.name &&
			it.score_team1 === it.score_home &&
			it.score_team2 === it.score_away,
		"both spellings say the same, and team1 is at home",
	);

export const teamWithGames = teamFields
	.extend({
		games: z.array(game),
		rosters: z.array(z.object({ player_id: id, player: rosterPlayer })),
	})
	.refine(agrees);

export const league = z
	.object({
		id,
		name: text,
		seasonId: id.nullable(),
		season_id: id.nullable(),
		userId: id.nullable(),
		teamsCount: count,
		teams: z.array(team),
	})
	.refine((it) => it.seasonId === it.season_id && it.teamsCount === it.teams.length);

export const seasonLeague = z.object({ id, league: named, season });

export const teamLeague = z.object({ teamId: id, leagueId: id, league: named });

export const gamePeriod = z.object({ id, name: text, order: count, hidden: z.boolean() });

export const periodScore = z.object({ gamePeriod, team_id: id, score });

export const stat = z
	.object({
		id,
		name: text,
		abbreviation: text,
		order: count,
		hidden: z.boolean(),
		is_visible: z.boolean(),
		sport_id: id,
	})
	.refine((it) => it.hidden !== it.is_visible, "is_visible is not hidden");

export const schedule = z
	.object({
		id,
		name: text,
		leagueId: id,
		startDate: z.iso.date(),
		numWeeks: id,
		gameDays: z.array(text),
		sameSlot: z.boolean(),
		timeSlots: z.array(text),
		weeklyTimeSlots: z.array(z.array(text)),
		weeklyDates: z.array(z.iso.date()),
	})
	.refine((it) => it.weeklyDates.length === it.numWeeks, "a date for each week");

export const bye = z.object({ teamId: id, team: named });

export const business = z.object({
	id,
	name: text,
	phone: optionalText,
	email: optionalText,
	website: optionalText,
	city: optionalText,
	state: optionalText,
	location: optionalText,
	facebook: optionalText,
	instagram: optionalText,
	sport: optionalText,
	category: optionalText,
	season: optionalText,
	nextSeason: optionalText,
	signupDeadline: z.iso.date().nullable(),
	signupStatus: z.enum(["active", "closed"]),
	cost: optionalText,
	skillLevel: optionalText,
});
