import { canManageLeagues } from "#domain/account/policy.ts";
import { type GalleryImage, readGallery, showsGallery } from "#domain/game/gallery.ts";
import type { Store } from "#store/store.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { noSuchSeason } from "./seasons.ts";

export type SeasonPicturesView = {
	images: GalleryImage[];
	/** Whether visitors see them. */
	isShown: boolean;
};

/** The pictures of a season itself, beside those of its games, for those who choose them. */
export async function viewSeasonPictures(
	scope: Scope,
	{ id }: { id: number },
): Promise<SeasonPicturesView> {
	const { store } = scope;
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	found(await store.seasons.find(id), noSuchSeason);
	return { images: await store.seasons.listPictures(id), isShown: await isShown(scope, id) };
}

/** The same for visitors: none where minors may be seen (rule `no-pictures-of-minors`). */
export async function listShownOfSeason(scope: Scope, id: number): Promise<GalleryImage[]> {
	const images = await scope.store.seasons.listPictures(id);
	return images.length > 0 && (await isShown(scope, id)) ? images : [];
}

/** From now on a season has these pictures, in this order. */
export async function changeSeasonPictures(
	scope: Scope,
	{ id, images: sent }: { id: number; images: readonly unknown[] },
): Promise<SeasonPicturesView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const images = mustBeGallery(sent);
	return scope.store.transaction(async (store: Store) => {
		const { name } = found(await store.seasons.find(id), noSuchSeason);
		const before = await store.seasons.listPictures(id);
		await store.seasons.setPictures(id, images);
		await recordChange(scope, store, {
			action: "season.change",
			id,
			before: { name, pictures: before.length },
			after: { name, pictures: images.length },
		});
		return viewSeasonPictures({ ...scope, store }, { id });
	});
}

/** What was sent as pictures in their order, or a refusal that says which is none. */
export function mustBeGallery(sent: readonly unknown[]): GalleryImage[] {
	const read = readGallery(sent);
	if ("images" in read) return read.images;
	const fields = read.problems.map(({ at, sentence }) => [at, sentence]);
	throw new Refusal("invalid", read.problems[0]?.sentence ?? "This is no gallery.", {
		fields: Object.fromEntries(fields),
	});
}

/** A picture of a season may show anybody of it: none where one league or player is protected. */
async function isShown({ store, organization }: Scope, seasonId: number): Promise<boolean> {
	const [leagues, entries] = await Promise.all([
		store.leagues.listBySeason(seasonId),
		store.teams.listEntriesBySeason(seasonId),
	]);
	const players = await store.players.listByEntries(entries.map(({ id }) => id));
	// A season without a league is its organization's all the same.
	const all = [{}, ...leagues.map(({ league }) => league)];
	return all.every((league) => showsGallery({ organization, league, players }));
}
