import type { Crop } from "#domain/picture/picture.ts";
import { workerProcess } from "./worker-process.ts";

const mostPixels = 24_000_000;

/** The renditions to make of a picture, each within these sides; the most important one first. */
export type PictureWork = {
	bytes: Uint8Array;
	crop: Crop | null;
	renditions: readonly { name: string; width?: number; height?: number; isPng?: boolean }[];
};

/** A rendition that would be as wide as the first is left out. */
export type Rendition = { name: string; width: number; height: number; bytes: Uint8Array };
export type Remade = Rendition[] | "noPicture" | "tooLarge" | "tooSlow";

/** Decodes pictures and makes them anew. Hostile ones are made to take long. */
export function pictureDecoder(limitMs?: number) {
	const decode = workerProcess<PictureWork & { mostPixels: number }, Remade>({
		name: "picture-worker",
		mostMegabytes: 64,
		// An honest picture takes half a second.
		mostSeconds: 5,
		limitMs,
	});
	return async (work: PictureWork): Promise<Remade> =>
		(await decode({ ...work, mostPixels })) ?? "tooSlow";
}
