import { z } from "zod";
import { changeGallery, type GalleryView, viewGallery } from "#usecases/game/game-gallery.ts";
import { changeSeasonPictures, viewSeasonPictures } from "#usecases/season/season-pictures.ts";
import { members } from "../access.ts";
import { answer, get, put } from "../endpoint.ts";
import { id, success } from "../fields.ts";
import { said } from "../said.ts";
import { oneGame } from "./reads.ts";

const image = z.object({
	picture: z.looseObject({ url: z.string(), alt: z.string() }),
	caption: z.string().optional(),
});
const gallery = z.object({
	images: z.array(image),
	/** Whether visitors see them. */
	isShown: z.boolean(),
});

const images = z.array(
	z.looseObject({ picture: z.looseObject({}, "This is no picture.") }, "This is no picture."),
	"This is no list of pictures.",
);
const changed = z.object({
	id: oneGame.shape.id,
	images: images.max(60, "A game has 60 pictures at most."),
});
const changedOfSeason = z.object({
	id,
	images: images.max(60, "A season has 60 pictures at most."),
});

const toGallery = ({ images, isShown }: GalleryView) => ({
	images: images.map(({ picture, caption }) => ({ picture, ...(caption && { caption }) })),
	isShown,
});

/** Pictures of a game, and of a season itself. */
export const galleryRoutes = [
	get(
		"/gamesv2/:id/pictures",
		members,
		oneGame,
		viewGallery,
		answer(gallery, toGallery),
		"The pictures of a game in their order; `isShown` says whether visitors see them, who see none of games in which minors play.",
	),
	put(
		"/gamesv2/:id/pictures",
		members,
		changed,
		changeGallery,
		answer(gallery.extend({ success, message: said }), (it: GalleryView) => ({
			message: "Pictures saved",
			...toGallery(it),
		})),
		"Sets the pictures of a game, at most 60, each with an address of the library, a description (`alt`) and maybe a caption.",
	),
	get(
		"/seasonsv2/:id/pictures",
		members,
		z.object({ id }),
		viewSeasonPictures,
		answer(gallery, toGallery),
		"The pictures of a season itself in their order; `isShown` says whether visitors see them, who see none of seasons in which minors play.",
	),
	put(
		"/seasonsv2/:id/pictures",
		members,
		changedOfSeason,
		changeSeasonPictures,
		answer(gallery.extend({ success, message: said }), (it: GalleryView) => ({
			message: "Pictures saved",
			...toGallery(it),
		})),
		"Sets the pictures of a season itself, at most 60, as those of a game are set.",
	),
] as const;
