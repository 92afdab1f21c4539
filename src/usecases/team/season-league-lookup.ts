import type { SeasonLeague } from "#domain/league/league.ts";
import { currentSpot } from "#domain/player/current-team.ts";
import { foremostSeason } from "#domain/season/season.ts";
import type { Team, TeamEntry } from "#domain/team/team.ts";
import type { Store } from "#store/store.ts";
import type { EntryInSeason } from "#store/team/teams.ts";
import { seasonsToSee } from "../player/player-views.ts";
import { found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";

/** A season-league as paths name it. */
export type InLeague = { seasonId: number; leagueId: number };

export const teamMissing = "Team not found.";
const leagueMissing = "League not found.";

/**
 * A league in a season that the viewer may see; else it does not exist (rule `league-in-season`).
 */
export async function seasonLeagueAt(
	scope: Scope,
	{ seasonId, leagueId }: InLeague,
): Promise<SeasonLeague> {
	const seasons = await seasonsToSee(scope);
	found(
		seasons.find(({ id }) => id === seasonId),
		"Season not found.",
	);
	return found(await scope.store.leagues.findInSeason(seasonId, leagueId), leagueMissing);
}

/** A team of a season-league by the id of the club or of the entry (rule `one-counter-for-ids`). */
export async function entryAt(
	scope: Scope,
	{ teamId, ...place }: InLeague & { teamId: number },
): Promise<TeamEntry> {
	const { id } = await seasonLeagueAt(scope, place);
	const entries = await scope.store.teams.listEntries([id]);
	return found(
		entries.find((entry) => entry.id === teamId || entry.team.id === teamId),
		teamMissing,
	);
}

/**
 * A team, by the id of the club or of one of its entries, and the entry it is shown with: the one
 * that was named, else that of the current season, else the latest. The entry is null for a team
 * that has entered nothing; where all it has entered is hidden, the team is too.
 */
export async function teamAndEntry(
	scope: Scope,
	id: number,
): Promise<{ team: Team; entry: EntryInSeason | null }> {
	const { teams } = scope.store;
	const team = found((await teams.find(id)) ?? (await teams.findByEntry(id)), teamMissing);
	const [seasons, entered] = await Promise.all([
		seasonsToSee(scope),
		teams.listEntriesOfTeam(team.id),
	]);
	const shown = entered.filter((entry) => seasons.some((season) => season.id === entry.seasonId));
	const named = team.id === id ? undefined : found(byId(shown, id), teamMissing);
	const entry = named ?? currentSpot(shown, seasons);
	if (entry === null && entered.length > 0) throw new Refusal("missing", teamMissing);
	return { team, entry };
}

/** Where a league is played now, else where it was last; null for a league without a season. */
export async function playedNow(scope: Scope, leagueId: number): Promise<SeasonLeague | null> {
	const { store } = scope;
	const [league, seasons, played] = await Promise.all([
		store.leagues.find(leagueId),
		seasonsToSee(scope),
		store.leagues.listByLeague(leagueId),
	]);
	found(league, leagueMissing);
	const ids = new Set(played.map(({ seasonId }) => seasonId));
	const season = foremostSeason(seasons.filter(({ id }) => ids.has(id)));
	// What is only in hidden seasons is not there for strangers.
	if (season === null && played.length > 0) throw new Refusal("missing", leagueMissing);
	return played.find(({ seasonId }) => seasonId === season?.id) ?? null;
}

/** The season-league that is meant by a league: in the season named, else where it is played now. */
export async function seasonLeagueFor(
	scope: Scope,
	{ leagueId, seasonId }: { leagueId: number; seasonId?: number | undefined },
): Promise<SeasonLeague> {
	if (seasonId !== undefined) return seasonLeagueAt(scope, { seasonId, leagueId });
	const place = await playedNow(scope, leagueId);
	if (place !== null) return place;
	throw invalid("leagueId", "This league is not played in any season yet.");
}

/** Enters a team; it can be in a season-league only once. */
export async function enter(store: Store, place: SeasonLeague, team: Team): Promise<TeamEntry> {
	const entries = await store.teams.listEntries([place.id]);
	if (entries.some((entry) => entry.team.id === team.id)) {
		throw alreadyThere();
	}
	return found((await store.teams.enter(place.id, [team]))[0], teamMissing);
}

export function alreadyThere(): Refusal {
	const sentence = "This team is already in this league.";
	return new Refusal("conflict", sentence, { fields: { leagueId: sentence } });
}

function byId<Item extends { id: number }>(items: readonly Item[], id: number): Item | undefined {
	return items.find((item) => item.id === id);
}
