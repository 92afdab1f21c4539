import { canManageLeagues, canManageOrganization } from "#domain/account/policy.ts";
import { isMemberOf } from "#domain/account/user.ts";
import { finishesInTime, newestFirst, type Season } from "#domain/season/season.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { refreshTotals } from "../stats/totals.ts";
import { authorizeDeletionOfSeasons, type MovedToTrash, throwMuchAway } from "../trash/trash.ts";
import { copyLeagues } from "./copy-season.ts";

export const noSuchSeason = "Season not found.";

type Given = { [Field in keyof Omit<Season, "id">]?: Season[Field] | undefined };
export type NewSeason = Given & { name: string; copyFromSeasonId?: number | null | undefined };
export type SeasonChange = { id: number; season: Given };

/** The organization's seasons, newest first; hidden ones only for members. */
export async function listSeasons(scope: Scope, page: PageAsked = {}): Promise<Season[]> {
	const seasons = newestFirst(await scope.store.seasons.list());
	return paged(
		seasons.filter((season) => canSee(scope, season)),
		page,
	);
}

/** How many seasons there are, hidden ones too. */
export async function countSeasons({ viewer, organization, store }: Scope): Promise<number> {
	authorize(isMemberOf(viewer, organization.id));
	return store.seasons.count();
}

/** One season; a hidden one does not exist for strangers. */
export async function viewSeason(scope: Scope, { id }: { id: number }): Promise<Season> {
	const season = found(await scope.store.seasons.find(id), noSuchSeason);
	return found(canSee(scope, season) ? season : null, noSuchSeason);
}

/**
 * Adds a season: visible and not active unless it is said otherwise. As a copy it begins with the
 * leagues, teams, rosters and captains of another season, and without its games
 * (rule `copy-without-games`).
 */
export async function addSeason(
	scope: Scope,
	{ copyFromSeasonId, ...given }: NewSeason,
): Promise<Season> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const blank = { startDate: null, finishDate: null, isActive: false, isVisible: true };
		const wanted = changed({ ...blank, name: given.name }, given);
		const source = copyFromSeasonId
			? found(await store.seasons.find(copyFromSeasonId), noSuchSeason)
			: null;
		const season = await store.seasons.insert(wanted);
		if (source !== null) {
			await copyLeagues(store, await store.leagues.listBySeason(source.id), season.id);
		}
		const after = { ...season, copyFromSeasonId: source?.id ?? null };
		await recordChange(scope, store, { action: "season.add", id: season.id, after });
		return season;
	});
}

/**
 * Changes what is given. The season that becomes the active one is the only one
 * (rule `one-active-season`).
 */
export async function changeSeason(
	scope: Scope,
	{ id, season: given }: SeasonChange,
): Promise<Season> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return scope.store.transaction(async (store) => {
		const before = found(await store.seasons.find(id), noSuchSeason);
		const after = { id, ...changed(before, given) };
		await store.seasons.save(id, after);
		// Leaderboards count visible seasons (rule `top-twenty`).
		if (after.isVisible !== before.isVisible) {
			await refreshTotals(store, { seasonId: id, playerIds: "all", isDecidedAnew: true });
		}
		await recordChange(scope, store, { action: "season.change", id, before, after });
		return after;
	});
}

/**
 * Keeps what was played in a season as it stands, or opens it again, which needs a reason
 * (rule `locked-season`).
 */
export async function lockSeason(
	scope: Scope,
	{ id, isLocked, reason }: { id: number; isLocked: boolean; reason: string | null },
): Promise<Season> {
	authorize(canManageOrganization(scope.viewer, scope.organization.id));
	if (!isLocked && reason === null) throw invalid("reason", "Please say why it is opened again.");
	return scope.store.transaction(async (store) => {
		const { name, lockedAt } = found(await store.seasons.find(id), noSuchSeason);
		if (isLocked !== (lockedAt !== undefined)) {
			await store.seasons.setLocked(id, isLocked ? scope.now.toISOString() : null);
			const action = isLocked ? "season.lock" : "season.open";
			await recordChange(scope, store, { action, id, after: { name, reason } });
		}
		return found(await store.seasons.find(id), noSuchSeason);
	});
}

/**
 * Deletes a season and everything under it, and leagues that are left without any season; players
 * stay. All of it can be brought back together.
 */
export async function deleteSeason(scope: Scope, { id }: { id: number }): Promise<MovedToTrash> {
	authorizeDeletionOfSeasons(scope);
	return throwMuchAway(scope, async (store) => {
		const season = found(await store.seasons.find(id), noSuchSeason);
		return {
			kind: "season",
			id,
			label: season.name,
			seasonIds: [id],
			with: await leaguesOnlyIn(store, id),
			action: "season.delete",
			before: season,
		};
	});
}

function canSee({ viewer, organization }: Scope, season: Season): boolean {
	return season.isVisible || isMemberOf(viewer, organization.id);
}

/** The season with what was given put over it. Absent is unchanged. */
function changed(season: Omit<Season, "id">, given: Given): Omit<Season, "id"> {
	const after = {
		name: given.name ?? season.name,
		startDate: given.startDate === undefined ? season.startDate : given.startDate,
		finishDate: given.finishDate === undefined ? season.finishDate : given.finishDate,
		isActive: given.isActive ?? season.isActive,
		isVisible: given.isVisible ?? season.isVisible,
		...(season.lockedAt && { lockedAt: season.lockedAt }),
	};
	if (finishesInTime(after)) return after;
	const sentence = "A season cannot finish before it starts.";
	throw new Refusal("invalid", sentence, { fields: { finishDate: sentence } });
}

async function leaguesOnlyIn(store: Store, seasonId: number) {
	const played = Map.groupBy(await store.leagues.listInSeasons(), ({ league }) => league.id);
	return [...played]
		.filter(([, seasons]) => seasons.every((it) => it.seasonId === seasonId))
		.map(([id]) => ({ kind: "league" as const, id }));
}
