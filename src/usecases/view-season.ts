import type { SeasonLeague } from "#domain/league/league.ts";
import { byLocationThenWeekday } from "#domain/league/league-order.ts";
import { currentSeason, newestFirst, type Season } from "#domain/season/season.ts";
import { found } from "./refusals.ts";
import type { Scope } from "./scope.ts";

/**
 * The season a page is about: the one asked for, else the current one (decision A14); and those a
 * visitor may choose from, newest first. Hidden seasons do not exist for visitors.
 */
export async function chooseSeason(
	scope: Scope,
	seasonId: number | undefined,
): Promise<{ season: Season | null; seasons: Season[] }> {
	const seasons = await visibleSeasons(scope);
	if (seasonId === undefined) return { season: currentSeason(seasons), seasons };
	const season = seasons.find((candidate) => candidate.id === seasonId);
	return { season: found(season, "This season does not exist."), seasons };
}

/** The seasons visitors know of, newest first. */
export async function visibleSeasons({ store }: Scope): Promise<Season[]> {
	return newestFirst((await store.seasons.list()).filter((season) => season.isVisible));
}

/** The leagues of a season as the organization lists them (decision A15). */
export async function leaguesInOrder(
	{ store, organization }: Scope,
	seasonId: number,
): Promise<SeasonLeague[]> {
	const compare = byLocationThenWeekday(organization.leagueLocations);
	const leagues = await store.leagues.listBySeason(seasonId);
	return leagues.sort((a, b) => compare(a.league, b.league));
}
