import { canManageLeagues } from "#domain/account/policy.ts";
import type { SeasonLeague } from "#domain/league/league.ts";
import { byLocationThenWeekday } from "#domain/league/league-order.ts";
import type { Season } from "#domain/season/season.ts";
import type { Store } from "#store/store.ts";
import { type LeagueView, viewSeasonLeagues } from "../league/league-views.ts";
import { noSuchLeague, rename } from "../league/leagues.ts";
import { withoutMakerForStrangers } from "../makers.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type InLeague, seasonLeagueAt } from "../team/season-league-lookup.ts";
import { authorizeDeletionOfSeasons, type MovedToTrash, throwMuchAway } from "../trash/trash.ts";
import { listSeasons, noSuchSeason, viewSeason } from "./seasons.ts";

export type SeasonLeagueView = { seasonLeague: SeasonLeague; season: Season };

/** Which league is played in which season: the newest season first, hidden ones for members only. */
export async function listSeasonLeagues(
	scope: Scope,
	page: PageAsked = {},
): Promise<SeasonLeagueView[]> {
	const [seasons, played] = await Promise.all([
		listSeasons(scope),
		scope.store.leagues.listInSeasons(),
	]);
	const compare = byLocationThenWeekday(scope.organization.leagueLocations);
	const bySeason = Map.groupBy(played, ({ seasonId }) => seasonId);
	const all = seasons.flatMap((season) =>
		(bySeason.get(season.id) ?? [])
			.sort((a, b) => compare(a.league, b.league))
			.map(({ league, ...its }) => ({
				seasonLeague: { ...its, league: withoutMakerForStrangers(scope, league) },
				season,
			})),
	);
	return paged(all, page);
}

/** The leagues of a season with their teams. */
export async function listLeaguesOfSeason(
	scope: Scope,
	{ seasonId }: { seasonId: number },
): Promise<LeagueView[]> {
	const { id } = await viewSeason(scope, { id: seasonId });
	return viewSeasonLeagues(scope, await scope.store.leagues.listBySeason(id));
}

/** A league as it is played in a season. */
export async function viewSeasonLeague(scope: Scope, place: InLeague): Promise<LeagueView> {
	return viewAt(scope, await seasonLeagueAt(scope, place));
}

/** Renames a league, which has one name in all its seasons. */
export async function changeSeasonLeague(
	scope: Scope,
	{ name, ...place }: InLeague & { name?: string | undefined },
): Promise<LeagueView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const { league } = await findAt(store, place);
		await rename(inside, league, name);
		return viewAt(inside, await findAt(store, place));
	});
}

/**
 * Takes a league out of a season, with its entries, schedules and games there; where it is played
 * in no other season, the league itself goes too (rule `league-goes-with-last-season`).
 */
export async function deleteSeasonLeague(scope: Scope, place: InLeague): Promise<MovedToTrash> {
	authorizeDeletionOfSeasons(scope);
	return throwMuchAway(scope, async (store) => {
		const season = found(await store.seasons.find(place.seasonId), noSuchSeason);
		const { id, league } = await findAt(store, place);
		const isLast = (await store.leagues.listByLeague(league.id)).length === 1;
		return {
			kind: isLast ? "league" : "seasonLeague",
			id: isLast ? league.id : id,
			label: `${league.name}, ${season.name}`,
			seasonIds: [place.seasonId],
			action: "league.delete",
			subjectId: league.id,
			before: { ...league, seasonId: place.seasonId },
		};
	});
}

async function findAt(store: Store, { seasonId, leagueId }: InLeague): Promise<SeasonLeague> {
	return found(await store.leagues.findInSeason(seasonId, leagueId), noSuchLeague);
}

async function viewAt(scope: Scope, seasonLeague: SeasonLeague): Promise<LeagueView> {
	const [view] = await viewSeasonLeagues(scope, [seasonLeague]);
	return found(view, noSuchLeague);
}
