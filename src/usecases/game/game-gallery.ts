import { canManageLeagues } from "#domain/account/policy.ts";
import { type GalleryImage, showsGallery } from "#domain/game/gallery.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { mustBeGallery } from "../season/season-pictures.ts";
import { type BoxScore, viewBoxScore } from "./view-box-score.ts";

export type GalleryView = {
	images: GalleryImage[];
	/** Whether visitors see them. */
	isShown: boolean;
};

/** The pictures of a game for those who choose them. */
export async function viewGallery(scope: Scope, { id }: { id: number }): Promise<GalleryView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const boxScore = await viewBoxScore(scope, { id });
	return { images: await scope.store.gameGalleries.find(id), isShown: isShown(scope, boxScore) };
}

/** The same for visitors: none where minors may be seen (rule `no-pictures-of-minors`). */
export async function viewShownGallery(scope: Scope, boxScore: BoxScore): Promise<GalleryImage[]> {
	return isShown(scope, boxScore) ? scope.store.gameGalleries.find(boxScore.game.id) : [];
}

/** From now on a game has these pictures, in this order. */
export async function changeGallery(
	scope: Scope,
	{ id, images: sent }: { id: number; images: readonly unknown[] },
): Promise<GalleryView> {
	authorize(canManageLeagues(scope.viewer, scope.organization.id));
	const images = mustBeGallery(sent);
	return scope.store.transaction(async (store) => {
		const { home, away } = found(await store.games.find(id), "Game not found.");
		const before = await store.gameGalleries.find(id);
		await store.gameGalleries.save(id, images);
		const name = `${away.name} at ${home.name}`;
		await recordChange(scope, store, {
			action: "gallery.change",
			id,
			before: { name, pictures: before.length },
			after: { name, pictures: images.length },
		});
		return viewGallery({ ...scope, store }, { id });
	});
}

function isShown({ organization }: Scope, { seasonLeague, home, away }: BoxScore): boolean {
	const players = [home, away].flatMap((side) => [
		...side.players.map(({ player }) => player),
		...side.absent,
	]);
	return showsGallery({ organization, league: seasonLeague.league, players });
}
