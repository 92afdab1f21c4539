import { canManageLeagues } from "#domain/account/policy.ts";
import type { League, SeasonLeague } from "#domain/league/league.ts";
import { messages } from "#domain/messages.ts";
import { newestFirst } from "#domain/season/season.ts";
import type { Sport } from "#domain/sport/sport.ts";
import { nameKey } from "#domain/text/name-key.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { type LeagueView, viewSeasonLeagues } from "../league/league-views.ts";
import { insertLeague, noSuchLeague } from "../league/leagues.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { beginTable } from "../standings/begin-table.ts";
import { copyLeagues, copyTeams } from "./copy-season.ts";
import { noSuchSeason } from "./seasons.ts";

type Asked = {
	seasonId: number;
	name?: string | null | undefined;
	copyFromLeagueId?: number | null | undefined;
	copyFromSeasonId?: number | null | undefined;
};

/** All that were added, and the first of them. */
export type AddedLeagues = { league: LeagueView; leagues: LeagueView[] };

/** What is asked, with whoever can make new leagues for it. */
type Work = { store: Store; seasonId: number; sports: readonly Sport[]; make: MakeLeague };
/** Of the kind of one league; minors play in it where they play in one whose teams it gets. */
type MakeLeague = (name: string, like?: League, teamsOf?: SeasonLeague[]) => Promise<League>;

const isHereAlready = "This league is in this season already.";

/**
 * Adds leagues to a season, in one of these ways:
 * - by a name: a new league without teams.
 * - by `copyFromLeagueId`: that league is played in this season too, with the teams, rosters and
 * captains it has in the season of `copyFromSeasonId`, else in its latest other season. With
 *   another name, a new league of that name gets these teams instead.
 * - by `copyFromSeasonId` and a name: the league of that name in that season, likewise; where it
 * has
 *   none of that name, a new league with all teams of that season.
 * - by `copyFromSeasonId` alone: all leagues of that season that are not in this one yet.
 * Games, scores and schedules are never copied.
 */
export async function addSeasonLeagues(scope: WorkScope, asked: Asked): Promise<AddedLeagues> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const sports = await scope.sports();
	return scope.store.transaction(async (store) => {
		const { id: seasonId } = found(await store.seasons.find(asked.seasonId), noSuchSeason);
		const make: MakeLeague = (name, like, teamsOf = []) => {
			const sportId = like?.sportId ?? found(sports[0], messages.sports.noneFound).id;
			const isYouth = like?.isYouth || teamsOf.some(({ league }) => league.isYouth);
			return insertLeague(store, scope.viewer, { name, sportId, ...(isYouth && { isYouth }) });
		};
		const added = await add({ store, seasonId, sports: scope.organization.sports, make }, asked);
		for (const { league } of added) {
			const { copyFromLeagueId = null, copyFromSeasonId = null } = asked;
			const after = { ...league, seasonId, copyFromLeagueId, copyFromSeasonId };
			await recordChange(scope, store, { action: "league.add", id: league.id, after });
		}
		const leagues = await viewSeasonLeagues({ ...scope, store }, added);
		return { league: found(leagues[0], noSuchLeague), leagues };
	});
}

async function add(work: Work, asked: Asked): Promise<SeasonLeague[]> {
	const { name, copyFromLeagueId, copyFromSeasonId } = asked;
	if (copyFromLeagueId) return [await copyLeague(work, copyFromLeagueId, asked)];
	if (copyFromSeasonId) return copySeason(work, copyFromSeasonId, name);
	if (name) return [await playAs(work, await work.make(name), [])];
	const sentence = "League name is required.";
	throw new Refusal("invalid", sentence, { fields: { name: sentence } });
}

async function copyLeague(
	work: Work,
	leagueId: number,
	{ name, copyFromSeasonId }: Asked,
): Promise<SeasonLeague> {
	const league = found(await work.store.leagues.find(leagueId), noSuchLeague);
	const played = await work.store.leagues.listByLeague(leagueId);
	const source = copyFromSeasonId
		? found(
				played.find(({ seasonId }) => seasonId === copyFromSeasonId),
				noSuchLeague,
			)
		: await latestOf(played, work);
	if (!name || isNamed(league, name)) return playAgain(work, league, source);
	return playAs(work, await work.make(name, league), source === null ? [] : [source]);
}

async function copySeason(
	work: Work,
	sourceSeasonId: number,
	name: string | null | undefined,
): Promise<SeasonLeague[]> {
	const { store, seasonId } = work;
	found(await store.seasons.find(sourceSeasonId), noSuchSeason);
	const sources = await store.leagues.listBySeason(sourceSeasonId);
	if (name) {
		const source = sources.find(({ league }) => isNamed(league, name));
		if (source !== undefined) return [await playAgain(work, source.league, source)];
		return [await playAs(work, await work.make(name, sources[0]?.league, sources), sources)];
	}
	const here = new Set((await store.leagues.listBySeason(seasonId)).map(({ league }) => league.id));
	const missing = sources.filter(({ league }) => !here.has(league.id));
	if (missing.length > 0) return copyLeagues(store, missing, seasonId);
	throw new Refusal("conflict", "All leagues of that season are in this season already.");
}

/** The same league in one more season. */
async function playAgain(
	work: Work,
	league: League,
	source: SeasonLeague | null,
): Promise<SeasonLeague> {
	const known = await work.store.leagues.findInSeason(work.seasonId, league.id);
	if (known !== undefined) throw new Refusal("conflict", isHereAlready);
	return playAs(work, league, source === null ? [] : [source]);
}

async function playAs(
	{ store, seasonId, sports }: Work,
	league: League,
	sources: readonly SeasonLeague[],
): Promise<SeasonLeague> {
	const added = await store.leagues.addToSeason(league, seasonId);
	await beginTable(store, sports, added, sources[0]?.id);
	await copyTeams(
		store,
		sources.map(({ id }) => ({ from: id, to: added.id })),
	);
	return added;
}

/** The latest season-league in another season; in this one where there is no other. */
async function latestOf(
	played: readonly SeasonLeague[],
	{ store, seasonId }: Work,
): Promise<SeasonLeague | null> {
	const seasons = newestFirst(await store.seasons.list());
	const newest = seasons.flatMap(({ id }) => played.find((it) => it.seasonId === id) ?? []);
	return newest.find((it) => it.seasonId !== seasonId) ?? newest[0] ?? null;
}

function isNamed(league: League, name: string): boolean {
	return nameKey(league.name) === nameKey(name);
}
