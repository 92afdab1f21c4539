import {
	canDeleteSeasons,
	canManageLeagues,
	canManageOrganization,
} from "#domain/account/policy.ts";
import type { Store } from "#store/store.ts";
import type { Going, Restored, RowKind, Trashed } from "#store/trash/trash.ts";
import { type Change, recordChange } from "../audit/audit.ts";
import { gamesBack, gamesGone } from "../notice/game-happened.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import { noteInSchedule } from "../schedule/schedule-changes.ts";
import { makeRoom } from "../schedule/schedule-replacing.ts";
import type { Scope } from "../scope.ts";
import { settleSeasons } from "../stage/settle-stage.ts";
import { refreshOldTotals, refreshTotals } from "../stats/totals.ts";

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
	going?: Going;
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
	{ kind, id, label, seasonIds, with: others = [], going }: Thrown,
): Promise<MovedToTrash> {
	const by = viewer.kind === "member" ? viewer.userId : null;
	const at = now.toISOString();
	const trashId = await store.trash.discard(kind, id, {
		by,
		at,
		label,
		with: others,
		...(going !== undefined && { going }),
		whileGamesAreThere: async (ids) =>
			gamesGone({ viewer, now, organization, store }, await store.games.findMany(ids)),
	});
	await refreshSeasons(store, seasonIds);
	await settleSeasons({ now }, store, seasonIds);
	return { trashId: found(trashId, "This does not exist.") };
}

/** What may be much, as it was found, and what the trail says of it. */
type Deletion = Omit<Thrown, "going"> & {
	action: Change["action"];
	/** Whose deletion the trail tells of, where that is another. */
	subjectId?: number;
	before: object;
};

/** Deletes what whole seasons may hang on: it is read before anybody has to wait for it. */
export async function throwMuchAway(
	scope: Scope,
	find: (store: Store) => Promise<Deletion>,
): Promise<MovedToTrash> {
	return scope.store.writeAfterReading(
		async (store) => {
			const deletion = await find(store);
			const { kind, id, with: others = [] } = deletion;
			return { deletion, going: await store.trash.whatGoes([{ kind, id }, ...others]) };
		},
		async (store, { deletion, going }) => {
			const { action, subjectId, before, ...what } = deletion;
			const thrown = await moveToTrash(scope, store, { ...what, going });
			await recordChange(scope, store, { action, id: subjectId ?? what.id, before });
			return thrown;
		},
		({ going }) => going.gameIds,
	);
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
	const now = scope.now.toISOString();
	const restored = await scope.store.writeAfterReading(
		async (store) => found(await store.trash.whatComesBack(id, now), notInTrash),
		async (store, coming) => {
			if (coming.kind === "scheduleGames") await makeRoom(scope, store, coming.subjectId);
			const restored = found(await store.trash.restore(id, now, coming), notInTrash);
			if (restored === "impossible") throw new Refusal("conflict", cannotComeBack);
			const { kind, subjectId, label, seasonIds, gameIds, isMuch } = restored;
			if (isMuch) await store.seasons.setTotalsOld(seasonIds);
			else await refreshSeasons(store, seasonIds);
			await settleSeasons(scope, store, seasonIds);
			await noteReturn(scope, store, { kind, subjectId, gameIds });
			await recordChange(scope, store, {
				action: `${kind}.restore`,
				id: subjectId,
				after: { label },
			});
			return restored;
		},
	);
	if (restored.isMuch) {
		await refreshOldTotals(scope.store, await scope.store.seasons.listTotalsOld());
	}
	return restored;
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
