import type { Organization } from "#domain/organization/organization.ts";
import { stemsIn } from "#domain/picture/sizes.ts";
import type { Store } from "#store/store.ts";

/** Where a picture is used, in words, and the screen on which that is changed. */
export type PictureUse = { label: string; to: string };

type Uses = Pick<Store, "pictures" | "gameGalleries" | "seasons" | "honors" | "posts">;

/**
 * Where files of the organization are used now: on pages as published and as drafted, in
 * galleries of games and seasons, with honors, with posts, in the navigation, as logo, in the look. By the part of their names that all renditions of a picture share.
 */
export async function pictureUses(
	organization: Organization,
	{ pictures, gameGalleries, seasons, honors, posts }: Uses,
): Promise<Map<string, PictureUse[]>> {
	const uses = new Map<string, PictureUse[]>();
	const add = (stems: Iterable<string>, use: PictureUse) => {
		for (const stem of new Set(stems)) uses.set(stem, [...(uses.get(stem) ?? []), use]);
	};
	for (const { key, title, shown, written } of await pictures.listPageTexts()) {
		const to = `/dashboard/site/pages/${key}`;
		const onSite = new Set(stemsIn(shown));
		add(onSite, { label: title, to });
		const onlyWritten = stemsIn(written).filter((stem) => !onSite.has(stem));
		add(onlyWritten, { label: `${title} (draft)`, to });
	}
	for (const { gameId, title, images } of await gameGalleries.listTexts()) {
		add(stemsIn(images), { label: title, to: `/games/${gameId}` });
	}
	for (const { seasonId, name, images } of await seasons.listPictureTexts()) {
		add(stemsIn(images), { label: name, to: `/dashboard/seasons/${seasonId}/pictures` });
	}
	for (const { seasonId, leagueId, name, picture } of await honors.listPictures()) {
		const to = `/dashboard/seasons/${seasonId}/leagues/${leagueId}/honors`;
		add(stemsIn(picture), { label: name, to });
	}
	for (const { id, title, picture } of await posts.listTexts()) {
		add(stemsIn(picture), { label: title, to: `/dashboard/site/news/${id}` });
	}
	add(stemsIn(await pictures.navigationText()), {
		label: "Navigation",
		to: "/dashboard/site/navigation",
	});
	for (const [field, value] of Object.entries(organization)) {
		add(stemsIn(JSON.stringify(value) ?? ""), placeOf[field] ?? settings);
	}
	return uses;
}

const settings: PictureUse = { label: "Settings", to: "/organizationSettings" };
const look = "/dashboard/site/look";

const placeOf: Record<string, PictureUse> = {
	logoUrl: { label: "Logo", to: "/organizationSettings" },
	iconUrl: { label: "Icon", to: look },
	look: { label: "Look", to: look },
};
