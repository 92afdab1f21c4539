import type { Element } from "#site/link-pictures/element.ts";
import { linkPictureSize } from "#site/link-pictures/parts.ts";
import { workerProcess } from "./worker-process.ts";

/** Paints a drawing; null when that cannot be done. */
export type Paint = (
	drawing: Element,
	pictures: ReadonlyMap<string, Uint8Array>,
) => Promise<Uint8Array | null>;

/** Paints link pictures one at a time. */
export function linkPicturePainter(limitMs?: number): Paint {
	const paint = workerProcess<object, Uint8Array | null>({
		name: "link-picture-worker",
		mostMegabytes: 128,
		// A link picture takes a tenth of a second.
		mostSeconds: 5,
		limitMs,
	});
	return async (drawing, pictures) =>
		(await paint({ drawing, pictures, ...linkPictureSize })) ?? null;
}
