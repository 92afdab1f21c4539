import { canManageLeagues } from "#domain/account/policy.ts";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { Position } from "#domain/bookkeeping/reorder.ts";
import type { GamePeriod } from "#domain/game/game.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { addTo, type Book, findSport, reorder, reset, setHidden } from "./bookkeeping.ts";
import { removeUnused, rename } from "./bookkeeping-changes.ts";
import { undoReset } from "./undo-reset.ts";

/** The periods of a sport in the organization's order, hidden ones too. */
export async function listPeriods(
	scope: WorkScope,
	{ sportId, ...page }: PageAsked & { sportId: number },
): Promise<Kept<GamePeriod>[]> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	await findSport(scope, sportId);
	return paged(await scope.store.periods.list(sportId), page);
}

export async function addPeriod(
	scope: WorkScope,
	{ sportId, name }: { sportId: number; name: string },
): Promise<Kept<GamePeriod>> {
	return addTo(scope, periods, sportId, { name, isHidden: false });
}

export async function hidePeriod(scope: WorkScope, { id }: { id: number }) {
	return setHidden(scope, periods, { id, isHidden: true });
}

export async function unhidePeriod(scope: WorkScope, { id }: { id: number }) {
	return setHidden(scope, periods, { id, isHidden: false });
}

export async function reorderPeriods(
	scope: WorkScope,
	{ places }: { places: readonly Position[] },
): Promise<Kept<GamePeriod>[]> {
	return reorder(scope, periods, places);
}

export async function resetPeriods(
	scope: WorkScope,
	{ sportId }: { sportId: number },
): Promise<Kept<GamePeriod>[]> {
	return reset(scope, periods, sportId);
}

export async function renamePeriod(scope: WorkScope, asked: { id: number; name: string }) {
	return rename(scope, periods, asked);
}

export async function removePeriod(scope: WorkScope, asked: { id: number }) {
	return removeUnused(scope, periods, asked);
}

export async function undoPeriodsReset(scope: WorkScope, asked: { sportId: number }) {
	return undoReset(scope, periods, asked);
}

const periods: Book<GamePeriod> = {
	noun: "gamePeriod",
	field: "name",
	missing: "Period not found.",
	taken: "There is a period with this name already.",
	in: (store) => store.periods,
	standards: (defaults) => defaults.periods,
	keyOf: ({ name }) => nameKey(name),
	nameOf: ({ name }) => name,
	restore: (period, standard) => ({ ...period, ...standard }),
	isHidden: ({ isHidden }) => isHidden,
	hide: (period) => ({ ...period, isHidden: true }),
	show: (period) => ({ ...period, isHidden: false }),
};
