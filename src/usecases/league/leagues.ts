import { canManageLeagues, canManageOrganization } from "#domain/account/policy.ts";
import type { Viewer } from "#domain/account/user.ts";
import type { League } from "#domain/league/league.ts";
import { messages } from "#domain/messages.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import type { PageAsked } from "../paged.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope, WorkScope } from "../scope.ts";
import { noSuchSeason } from "../season/seasons.ts";
import { beginTable } from "../standings/begin-table.ts";
import { authorizeDeletionOfSeasons, type MovedToTrash, throwMuchAway } from "../trash/trash.ts";
import { type LeagueView, viewLeagues, viewSeasonLeagues } from "./league-views.ts";

export const noSuchLeague = "League not found.";

/** Every league of the organization that the viewer may know of, once each. */
export async function listLeagues(scope: Scope, page: PageAsked = {}): Promise<LeagueView[]> {
	return viewLeagues(scope, await scope.store.leagues.list(), page);
}

/** A league in the season that counts for it now. */
export async function showLeague(scope: Scope, { id }: { id: number }): Promise<LeagueView> {
	const league = found(await scope.store.leagues.find(id), noSuchLeague);
	const [view] = await viewLeagues(scope, [league]);
	return found(view, noSuchLeague);
}

type NewLeague = {
	name: string;
	seasonId?: number | null | undefined;
	isYouth?: boolean | undefined;
};

/** Adds a league, and plays it in a season where one is named. */
export async function addLeague(
	scope: WorkScope,
	{ name, seasonId, isYouth = false }: NewLeague,
): Promise<LeagueView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	if (isYouth) mustSayWhoIsYoung(scope);
	const [first] = await scope.sports();
	const sport = found(first, messages.sports.noneFound);
	return scope.store.transaction(async (store) => {
		const season = seasonId ? found(await store.seasons.find(seasonId), noSuchSeason) : null;
		const league = await insertLeague(store, scope.viewer, {
			name,
			sportId: sport.id,
			...(isYouth && { isYouth: true }),
		});
		if (season !== null) {
			const played = await store.leagues.addToSeason(league, season.id);
			await beginTable(store, scope.organization.sports, played);
		}
		const after = { ...league, seasonId: season?.id ?? null };
		await recordChange(scope, store, { action: "league.add", id: league.id, after });
		return showLeague({ ...scope, store }, league);
	});
}

/** Renames a league in all its seasons; a season it is not played in yet gets it too. */
export async function changeLeague(
	scope: Scope,
	given: { id: number; name?: string | undefined } & Omit<NewLeague, "name">,
): Promise<LeagueView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const inside = { ...scope, store };
		const before = found(await store.leagues.find(given.id), noSuchLeague);
		const after = await markYouth(inside, await rename(inside, before, given.name), given.isYouth);
		if (!given.seasonId) return showLeague(inside, after);
		const season = found(await store.seasons.find(given.seasonId), noSuchSeason);
		const known = await store.leagues.findInSeason(season.id, after.id);
		const earlier = (await store.leagues.listByLeague(after.id)).at(-1);
		const seasonLeague = known ?? (await store.leagues.addToSeason(after, season.id));
		if (known === undefined) {
			await beginTable(store, scope.organization.sports, seasonLeague, earlier?.id);
			const played = { ...after, seasonId: season.id };
			await recordChange(scope, store, { action: "league.play", id: after.id, after: played });
		}
		const [view] = await viewSeasonLeagues(inside, [seasonLeague]);
		return found(view, noSuchLeague);
	});
}

/** Deletes a league in all its seasons, with teams' entries and games. */
export async function deleteLeague(scope: Scope, { id }: { id: number }): Promise<MovedToTrash> {
	authorizeDeletionOfSeasons(scope);
	return throwMuchAway(scope, async (store) => {
		const league = found(await store.leagues.find(id), noSuchLeague);
		const seasonIds = (await store.leagues.listByLeague(id)).map(({ seasonId }) => seasonId);
		return {
			kind: "league",
			id,
			label: league.name,
			seasonIds,
			action: "league.delete",
			before: { ...league, seasonIds },
		};
	});
}

/** A new competition; its creator is the viewer. */
export async function insertLeague(
	store: Store,
	viewer: Viewer,
	league: Pick<League, "name" | "sportId" | "isYouth">,
): Promise<League> {
	const createdBy = viewer.kind === "member" ? viewer.userId : null;
	return store.leagues.insert({ ...league, createdBy });
}

/** Whether minors play in it. Absent is unchanged. */
async function markYouth(
	scope: Scope,
	before: League,
	isYouth: boolean | undefined,
): Promise<League> {
	if (isYouth === undefined || isYouth === (before.isYouth === true)) return before;
	mustSayWhoIsYoung(scope);
	const { isYouth: _, ...league } = before;
	const after: League = { ...league, ...(isYouth && { isYouth }) };
	await scope.store.leagues.setYouth(before.id, isYouth);
	await recordChange(scope, scope.store, {
		action: "league.change",
		id: before.id,
		before: { ...league, isYouth: !isYouth },
		after: { ...league, isYouth },
	});
	return after;
}

/** What strangers are told of people is for owners to say. */
function mustSayWhoIsYoung({ viewer, organization }: Scope): void {
	if (canManageOrganization(viewer, organization.id)) return;
	throw new Refusal("forbidden", "Only an owner can say in which leagues minors play.");
}

/** Called inside the transaction. Absent is unchanged. */
export async function rename(
	scope: Scope,
	before: League,
	name: string | undefined,
): Promise<League> {
	if (name === undefined || name === before.name) return before;
	const after = { ...before, name };
	await scope.store.leagues.setName(before.id, name);
	await recordChange(scope, scope.store, { action: "league.change", id: before.id, before, after });
	return after;
}
