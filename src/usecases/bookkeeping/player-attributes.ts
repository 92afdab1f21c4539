import { canManageLeagues } from "#domain/account/policy.ts";
import type { Kept } from "#domain/bookkeeping/kept.ts";
import type { Position } from "#domain/bookkeeping/reorder.ts";
import { messages } from "#domain/messages.ts";
import type { PlayerAttribute } from "#domain/player/player.ts";
import type { Sport } from "#domain/sport/sport.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { type PageAsked, paged } from "../paged.ts";
import { authorize, found } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { addTo, type Book, reorder, reset, setHidden } from "./bookkeeping.ts";
import { removeUnused, rename } from "./bookkeeping-changes.ts";
import { undoReset } from "./undo-reset.ts";

/** What is kept of the players of the first sport, hidden attributes too. */
export async function listPlayerAttributes(
	scope: WorkScope,
	page: PageAsked,
): Promise<Kept<PlayerAttribute>[]> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const { id } = await firstSport(scope);
	return paged(await scope.store.playerAttributes.list(id), page);
}

export async function addPlayerAttribute(
	scope: WorkScope,
	{ name, type }: Pick<PlayerAttribute, "name" | "type">,
): Promise<Kept<PlayerAttribute>> {
	const { id } = await firstSport(scope);
	// A date is somebody's birth date more often than not (rule `date-attribute-hidden`).
	return addTo(scope, attributes, id, { name, type, isVisible: type !== "date" });
}

export async function toggleAttribute(
	scope: WorkScope,
	{ id, isVisible }: { id: number; isVisible: boolean | undefined },
): Promise<Kept<PlayerAttribute>> {
	const isHidden = isVisible === undefined ? undefined : !isVisible;
	return setHidden(scope, attributes, { id, isHidden });
}

export async function reorderAttributes(
	scope: WorkScope,
	{ places }: { places: readonly Position[] },
): Promise<Kept<PlayerAttribute>[]> {
	return reorder(scope, attributes, places);
}

export async function resetAttributes(scope: WorkScope): Promise<Kept<PlayerAttribute>[]> {
	return reset(scope, attributes, (await firstSport(scope)).id);
}

export async function renameAttribute(scope: WorkScope, asked: { id: number; name: string }) {
	return rename(scope, attributes, asked);
}

export async function removeAttribute(scope: WorkScope, asked: { id: number }) {
	return removeUnused(scope, attributes, asked);
}

export async function undoAttributesReset(scope: WorkScope) {
	return undoReset(scope, attributes, { sportId: (await firstSport(scope)).id });
}

async function firstSport(scope: WorkScope): Promise<Sport> {
	const [first] = await scope.sports();
	return found(first, messages.sports.noneFound);
}

const attributes: Book<PlayerAttribute> = {
	noun: "playerAttribute",
	field: "name",
	missing: "Attribute not found.",
	taken: "There is an attribute with this name already.",
	in: (store) => store.playerAttributes,
	standards: (defaults) => defaults.attributes,
	keyOf: ({ name }) => nameKey(name),
	nameOf: ({ name }) => name,
	restore: (attribute, standard, isUsed) => ({
		...attribute,
		...standard,
		// What was written down may be none of the default's type.
		type: isUsed ? attribute.type : standard.type,
	}),
	isHidden: ({ isVisible }) => !isVisible,
	hide: (attribute) => ({ ...attribute, isVisible: false }),
	show: (attribute) => ({ ...attribute, isVisible: true }),
};
