import { defaultBasketballPeriods } from "#domain/game/periods.ts";
import { defaultBasketballStats } from "#domain/stats/default-stats.ts";
import type { StatDefinition } from "#domain/stats/stat-definition.ts";
import { addDays } from "#domain/time/calendar.ts";
import type { Filling, LeagueFilling } from "./league-filling.ts";
import { addRosters, type Rosters } from "./roster-data.ts";
import { addSeasonGames, type PlayedSeason } from "./season-data.ts";
import { addBoards, addSeasonTotals, emptyBoards } from "./totals-data.ts";

/** What an organization has played: one league, every game of it with a full box score. */
export type LeaguePlan = {
	slug: string;
	seasons: number;
	/** An even number. */
	teams: number;
	rounds: number;
	/** `YYYY-MM-DD` of the first game of the last season. */
	lastStart: string;
};

/** What pages are measured at: all of the last season. */
export type Landmarks = {
	organizationId: number;
	slug: string;
	seasonId: number;
	leagueId: number;
	teamId: number;
	gameId: number;
	/** All of the season. */
	gameIds: number[];
	/** In the third season of his three. */
	playerId: number;
	/** Has played every season there was. */
	veteranId: number;
};

export const sportId = 1;
const daysBetweenSeasons = 122;

/** Writes an organization with everything it has played. */
export function addLeague(filling: Filling, organizationId: number, plan: LeaguePlan): Landmarks {
	addIdentity(filling, organizationId, plan.slug);
	const league: LeagueFilling = {
		...filling,
		organizationId,
		leagueId: addLeagueRow(filling, organizationId),
		teamIds: Array.from({ length: plan.teams }, () => addTeam(filling, organizationId)),
		definitions: addStats(filling, organizationId),
		periodIds: addPeriods(filling, organizationId),
	};
	const boards = emptyBoards();
	let rosters: Rosters | null = null;
	let last: PlayedSeason | null = null;
	for (let index = 0; index < plan.seasons; index += 1) {
		const startDate = addDays(plan.lastStart, (index + 1 - plan.seasons) * daysBetweenSeasons);
		const season = addSeason(league, startDate, index === plan.seasons - 1);
		rosters = addRosters(league, season.seasonLeagueId, rosters);
		last = addSeasonGames(league, { ...season, entries: rosters.entries }, plan.rounds);
		addSeasonTotals(league, last, boards);
	}
	addBoards(league, boards);
	const [team] = rosters?.entries ?? [];
	const [veteranId = 0, playerId = 0] = team?.playerIds ?? [];
	const gameIds = last?.games.map(({ id }) => id) ?? [];
	return {
		organizationId,
		slug: plan.slug,
		leagueId: league.leagueId,
		playerId,
		veteranId,
		seasonId: last?.seasonId ?? 0,
		teamId: team?.teamId ?? 0,
		gameId: gameIds[0] ?? 0,
		gameIds,
	};
}

function addIdentity({ insert }: Filling, id: number, slug: string): void {
	insert("organizations", {
		id,
		name: `League of ${slug}`,
		slug,
		domain: `${slug}.test`,
		brand_color: "#b3122a",
		has_full_navigation: 1,
		created_at: "2026-01-01T00:00:00.000Z",
	});
	insert("organization_sports", { organization_id: id, sport_id: sportId, sort_order: 1 });
	// The listing shows organizations that have a user (rule `listing-needs-a-member`).
	insert("users", {
		organization_id: id,
		username: `owner-${slug}`,
		username_key: `owner-${slug}`,
		role: "org_owner",
		created_at: "2026-01-01T00:00:00.000Z",
	});
}

function addLeagueRow({ insert, next }: Filling, organizationId: number): number {
	const id = next.league();
	insert("leagues", { id, organization_id: organizationId, sport_id: sportId, name: "Monday D1" });
	return id;
}

function addTeam({ insert, next }: Filling, organizationId: number): number {
	const id = next.team();
	insert("teams", { id, organization_id: organizationId, name: `Team ${id}` });
	return id;
}

function addStats({ insert, next }: Filling, organizationId: number): StatDefinition[] {
	return defaultBasketballStats.map((stat, index) => {
		const id = next.stat();
		insert("stat_definitions", {
			id,
			organization_id: organizationId,
			sport_id: sportId,
			name: stat.name,
			abbreviation: stat.abbreviation,
			abbreviation_key: stat.abbreviation.toLowerCase(),
			sort_order: index + 1,
			is_signed: stat.isSigned ? 1 : 0,
		});
		return { ...stat, id, order: index + 1, isHidden: false };
	});
}

function addPeriods({ insert, next }: Filling, organizationId: number): number[] {
	return defaultBasketballPeriods.slice(0, 4).map(({ name, order }) => {
		const id = next.period();
		const owner = { organization_id: organizationId, sport_id: sportId };
		insert("game_periods", { id, ...owner, name, sort_order: order });
		return id;
	});
}

function addSeason(
	{ insert, next, organizationId, leagueId }: LeagueFilling,
	startDate: string,
	isActive: boolean,
) {
	const [seasonId, seasonLeagueId] = [next.season(), next.seasonLeague()];
	insert("seasons", {
		id: seasonId,
		organization_id: organizationId,
		name: `Season from ${startDate}`,
		start_date: startDate,
		finish_date: addDays(startDate, daysBetweenSeasons - 1),
		is_active: isActive ? 1 : 0,
	});
	insert("season_leagues", {
		id: seasonLeagueId,
		organization_id: organizationId,
		season_id: seasonId,
		league_id: leagueId,
	});
	return { seasonId, seasonLeagueId, startDate };
}
