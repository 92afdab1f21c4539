import type { SeasonLeague } from "#domain/league/league.ts";
import { byLocationThenWeekday } from "#domain/league/league-order.ts";
import { currentSeason, newestFirst, type Season } from "#domain/season/season.ts";
import type { Team, TeamEntry } from "#domain/team/team.ts";
import { naturalOrder } from "#domain/text/natural-order.ts";
import { found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";

/**
 * The season a page is about: the one asked for, else the current one (rule `current-season`); and
 * those a visitor may choose from, newest first. Hidden seasons do not exist for visitors.
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

/** The visible seasons, newest first. */
export async function visibleSeasons({ store }: Scope): Promise<Season[]> {
	return newestFirst((await store.seasons.list()).filter((season) => season.isVisible));
}

/**
 * The seasons in which a team, player or league can be seen, in the order they came. What is only
 * in hidden seasons is not to be seen yet; what is in none is there without a season.
 */
export function seasonsWith(
	visible: readonly Season[],
	entered: readonly { seasonId: number }[],
	missing: string,
): Season[] {
	const ids = new Set(entered.map(({ seasonId }) => seasonId));
	const seasons = visible.filter((season) => ids.has(season.id));
	if (ids.size > 0 && seasons.length === 0) throw new Refusal("missing", missing);
	return seasons;
}

/** The season asked for when it is one of these, else the current one. */
export function chooseAmong(
	seasons: readonly Season[],
	seasonId: number | undefined,
): Season | null {
	return seasons.find((season) => season.id === seasonId) ?? currentSeason(seasons);
}

/** The leagues of a season as the organization lists them. */
export async function leaguesInOrder(
	{ store, organization }: Scope,
	seasonId: number,
): Promise<SeasonLeague[]> {
	const compare = byLocationThenWeekday(organization.leagueLocations);
	const leagues = await store.leagues.listBySeason(seasonId);
	return leagues.sort((a, b) => compare(a.league, b.league));
}

/**
 * The league asked for among those of a season, or all of them. A league that rests this season is
 * none of them, which is not an error: the visitor has only changed the season.
 */
export async function onlyLeague(
	{ store }: Scope,
	leagues: readonly SeasonLeague[],
	leagueId: number | undefined,
): Promise<readonly SeasonLeague[]> {
	if (leagueId === undefined) return leagues;
	const shown = leagues.filter(({ league }) => league.id === leagueId);
	if (shown.length === 0) found(await store.leagues.find(leagueId), "This league does not exist.");
	return shown;
}

/**
 * The teams to choose from, by name; one that plays in two leagues is one choice. As with leagues,
 * a team asked for that rests is no error, and one that nobody knows is.
 */
export async function teamsToChoose(
	{ store }: Scope,
	entries: readonly TeamEntry[],
	teamId: number | undefined,
): Promise<Team[]> {
	const teams = new Map(entries.map(({ team }) => [team.id, team]));
	if (teamId !== undefined && !teams.has(teamId)) {
		found(await store.teams.find(teamId), "This team does not exist.");
	}
	return [...teams.values()].sort((a, b) => naturalOrder(a.name, b.name));
}

/**
 * The team asked for when it is one to choose from. Another one stayed behind from the league or
 * season chosen before, and the form no longer shows it.
 */
export function amongTeams(teams: readonly Team[], teamId: number | undefined): number | undefined {
	return teams.some(({ id }) => id === teamId) ? teamId : undefined;
}
