import {
	canDeleteSeasons,
	canManageLeagues,
	canManageOrganization,
} from "#domain/account/policy.ts";
import type { Store } from "#store/store.ts";
import type { Images, Restored, RowKind, Trashed } from "#store/trash/trash.ts";
import { recordChange } from "../audit/audit.ts";
import { gamesBack, gamesGone } from "../notice/game-happened.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import { noteInSchedule } from "../schedule/schedule-changes.ts";
import { makeRoom } from "../schedule/schedule-replacing.ts";
import type { Scope } from "../scope.ts";
import { settleSeasons } from "../stage/settle-stage.ts";
import { refreshTotals } from "../stats/totals.ts";

export type { Restored, Trashed };

/** The place in the trash from which a deletion can be undone for thirty days. */
export type MovedToTrash = { trashId: number };

type Thrown = {
	kind: RowKind;
	id: number;
	/** What people call it. */
	label: string;
	/** The seasons whose sums it was part of. */
	seasonIds: readonly number[];
	with?: readonly { kind: RowKind; id: number }[];
	/** What goes, where that was read before the transaction. */
	rows?: Images;
};

/** Asked by all that deletes a season or a league, in one season or in all. */
export function authorizeDeletionOfSeasons({ viewer, organization }: Scope): void {
	authorize(canManageLeagues(viewer, organization.id));
	if (canDeleteSeasons(viewer, organization)) return;
	throw new Refusal(
		"forbidden",
		"Only owners and super administrators can delete seasons and leagues here.",
	);
}

/**
 * Deletes something that is there, with everything under it, and makes the sums again. Whoever was to come to its games
 * hears of them in one letter (rule `who-plays-hears`).
 */
export async function moveToTrash(
	{ viewer, now, organization }: Pick<Scope, "viewer" | "now" | "organization">,
	store: Store,
	{ kind, id, label, seasonIds, with: others = [], rows }: Thrown,
): Promise<MovedToTrash> {
	const by = viewer.kind === "member" ? viewer.userId : null;
	const at = now.toISOString();
	const trashId = await store.trash.discard(kind, id, {
		by,
		at,
		label,
		with: others,
		...(rows !== undefined && { rows }),
		whileGamesAreThere: async (ids) =>
			gamesGone({ viewer, now, organization, store }, await store.games.findMany(ids)),
	});
	await refreshSeasons(store, seasonIds);
	await settleSeasons({ now }, store, seasonIds);
	return { trashId: found(trashId, "This does not exist.") };
}

/** What was deleted in the last thirty days, newest first (rule `deletion-comes-back`). */
export async function listTrash(scope: Scope, page: PageAsked = {}): Promise<Trashed[]> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	return paged((await trashOf(scope)).filter(isFor(scope)), page);
}

/** Undoes a deletion: everything stands again as it did, under its old ids. */
export async function undoDeletion(scope: Scope, { id }: { id: number }): Promise<Restored> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const thrown = await scope.store.trash.find(id, scope.now.toISOString());
	if (thrown !== undefined && !isFor(scope)(thrown)) throw new Refusal("missing", notInTrash);
	return bringBack(scope, id);
}

/** What owners alone may throw away is theirs alone to bring back. */
function isFor({ viewer, organization }: Scope) {
	const isOwner = canManageOrganization(viewer, organization.id);
	const seasons = canDeleteSeasons(viewer, organization)
		? []
		: ["season", "league", "seasonLeague"];
	const ofOwners: string[] = ["page", "picture", ...seasons];
	return ({ kind }: Pick<Trashed, "kind">) => isOwner || !ofOwners.includes(kind);
}

const notInTrash =
	"This cannot be brought back any more: it is not among what was recently deleted.";

/** The same for whoever runs the server, and needs no account. */
export async function trashOf({ store, now }: Pick<Scope, "store" | "now">): Promise<Trashed[]> {
	return store.trash.list(now.toISOString());
}

export async function bringBack(
	scope: Pick<Scope, "viewer" | "store" | "now"> & Partial<Pick<Scope, "organization">>,
	id: number,
): Promise<Restored> {
	return scope.store.transaction(async (store) => {
		const thrown = await store.trash.find(id, scope.now.toISOString());
		if (thrown?.kind === "scheduleGames") await makeRoom(scope, store, thrown.subjectId);
		const restored = await store.trash.restore(id, scope.now.toISOString());
		if (restored === "impossible") throw new Refusal("conflict", cannotComeBack);
		const { kind, subjectId, label, seasonIds, gameIds } = found(restored, notInTrash);
		await refreshSeasons(store, seasonIds);
		await settleSeasons(scope, store, seasonIds);
		await noteReturn(scope, store, { kind, subjectId, gameIds });
		await recordChange(scope, store, {
			action: `${kind}.restore`,
			id: subjectId,
			after: { label },
		});
		return { id, kind, subjectId, label, seasonIds, gameIds };
	});
}

/** Games that come back change the schedule they are of, and are on again for those concerned. */
async function noteReturn(
	{
		now,
		viewer,
		organization,
	}: Pick<Scope, "now" | "viewer"> & Partial<Pick<Scope, "organization">>,
	store: Store,
	{ kind, subjectId, gameIds }: Pick<Restored, "kind" | "subjectId" | "gameIds">,
): Promise<void> {
	if (kind === "scheduleGames") await noteInSchedule({ now }, store, { scheduleId: subjectId });
	const games = await store.games.findMany(gameIds);
	if (kind === "game") for (const game of games) await noteInSchedule({ now }, store, game);
	if (organization === undefined) return;
	await gamesBack({ store, now, viewer, organization }, games);
}

const cannotComeBack =
	"This cannot come back: something it belongs to was deleted too, or its place is taken. Bring that back first.";

/** Sums of these seasons, and the leaderboards over all of them. */
async function refreshSeasons(store: Store, seasonIds: readonly number[]): Promise<void> {
	for (const seasonId of seasonIds) {
		await refreshTotals(store, { seasonId, playerIds: "all", isDecidedAnew: true });
	}
}
