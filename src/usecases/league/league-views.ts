import type { League, SeasonLeague } from "#domain/league/league.ts";
import { byLocationThenWeekday } from "#domain/league/league-order.ts";
import { foremostSeason } from "#domain/season/season.ts";
import { withoutMakerForStrangers } from "../makers.ts";
import { type PageAsked, paged } from "../paged.ts";
import type { Scope } from "../scope.ts";
import { listSeasons } from "../season/seasons.ts";
import { type TeamView, viewTeams } from "../team/team-views.ts";

/** A league in one season, or one that is played in none, with its teams there by rank. */
export type LeagueView = {
	league: League;
	seasonLeague: SeasonLeague | null;
	teams: TeamView[];
};

/** Leagues in the seasons they are asked for, in the organization's order. */
export async function viewSeasonLeagues(
	scope: Scope,
	seasonLeagues: readonly SeasonLeague[],
): Promise<LeagueView[]> {
	const places = seasonLeagues.map((seasonLeague) => ({
		league: seasonLeague.league,
		seasonLeague,
	}));
	return withTeams(scope, inOrder(scope, places));
}

/**
 * Leagues as they are now: in the current one of their seasons, or in the latest. For strangers
 * there is no hidden season, and no league that is played in hidden ones alone.
 */
export async function viewLeagues(
	scope: Scope,
	leagues: readonly League[],
	page: PageAsked = {},
): Promise<LeagueView[]> {
	const [seasons, all] = await Promise.all([
		listSeasons(scope),
		scope.store.leagues.listInSeasons(),
	]);
	const everywhere = Map.groupBy(all, ({ league }) => league.id);
	const places = leagues.flatMap((league) => {
		const played = everywhere.get(league.id) ?? [];
		const seen = seasons.filter(({ id }) => played.some(({ seasonId }) => seasonId === id));
		if (played.length > 0 && seen.length === 0) return [];
		const season = foremostSeason(seen);
		const seasonLeague = played.find(({ seasonId }) => seasonId === season?.id) ?? null;
		return [{ league, seasonLeague }];
	});
	return withTeams(scope, paged(inOrder(scope, places), page));
}

type SeasonLeagueView = Omit<LeagueView, "teams">;

function inOrder({ organization }: Scope, places: readonly SeasonLeagueView[]): SeasonLeagueView[] {
	const compare = byLocationThenWeekday(organization.leagueLocations);
	return places.toSorted((a, b) => compare(a.league, b.league));
}

/** As many queries for a hundred leagues as for one. */
async function withTeams(scope: Scope, places: readonly SeasonLeagueView[]): Promise<LeagueView[]> {
	const seasonLeagueIds = places.flatMap(({ seasonLeague }) => seasonLeague?.id ?? []);
	const teams = await viewTeams(scope, { seasonLeagueIds });
	const teamsOf = Map.groupBy(teams, ({ entry }) => entry?.seasonLeagueId);
	return places.map((place) => {
		const { seasonLeague } = place;
		return {
			league: withoutMakerForStrangers(scope, place.league),
			seasonLeague,
			teams: (seasonLeague && teamsOf.get(seasonLeague.id)) ?? [],
		};
	});
}
