import { canManageLeagues } from "#domain/account/policy.ts";
import { roomBytes } from "#domain/picture/limits.ts";
import { type LibraryPicture, stemsOf } from "#domain/picture/picture.ts";
import type { ListedPicture } from "#store/picture/pictures.ts";
import type { Store } from "#store/store.ts";
import { authorize, found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { type PictureUse, pictureUses } from "./picture-uses.ts";

export type PictureView = ListedPicture & { organizationId: number; usedIn: PictureUse[] };
export type LibraryView = { pictures: PictureView[]; usedBytes: number; quotaBytes: number };

/** The pictures and documents for pages and games, the newest first, and where each is used. */
export async function viewLibrary(scope: Scope): Promise<LibraryView> {
	const { store, organization } = scope;
	authorize(canManageLeagues(scope.viewer, organization.id));
	const uses = await pictureUses(organization, store);
	return {
		pictures: (await store.pictures.list()).map((it) => viewOf(scope, it, uses)),
		usedBytes: await store.files.usedBytes(),
		quotaBytes: roomBytes,
	};
}

/** One of them, as it is now. */
export async function viewNow(
	scope: Pick<Scope, "organization">,
	store: Store,
	id: number,
): Promise<PictureView> {
	const picture = found(await store.pictures.find(id), noSuchPicture);
	return viewOf(scope, picture, await pictureUses(scope.organization, store));
}

export const noSuchPicture = "Picture not found.";

function viewOf(
	{ organization }: Pick<Scope, "organization">,
	picture: ListedPicture,
	uses: ReadonlyMap<string, PictureUse[]>,
): PictureView {
	const usedIn = stemsOf(picture).flatMap((stem) => uses.get(stem) ?? []);
	const byPlace = new Map(usedIn.map((use) => [`${use.to} ${use.label}`, use]));
	return { ...picture, organizationId: organization.id, usedIn: [...byPlace.values()] };
}

/** What the audit says of it. */
export function factsOf({ kind, name, alt, fileName, crop, focusX, focusY }: LibraryPicture) {
	return { kind, name, alt, fileName, crop, focusX, focusY };
}
