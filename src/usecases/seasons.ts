import { newestFirst, type Season } from "#domain/season/season.ts";
import { isMemberOf } from "#domain/user/user.ts";
import { authorize } from "./refusals.ts";
import type { Scope } from "./scope.ts";

/** The organization's seasons, newest first; hidden ones only for members. */
export async function listSeasons({ viewer, organization, store }: Scope): Promise<Season[]> {
	const isMember = isMemberOf(viewer, organization.id);
	return newestFirst(await store.seasons.list()).filter((season) => isMember || season.isVisible);
}

/** How many seasons there are, hidden ones too. */
export async function countSeasons({ viewer, organization, store }: Scope): Promise<number> {
	authorize(isMemberOf(viewer, organization.id));
	return store.seasons.count();
}
