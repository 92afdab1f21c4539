import type { Element } from "#site/link-pictures/element.ts";
import { linkPictureSize } from "#site/link-pictures/parts.ts";
import { workerProcess } from "./worker-process.ts";

/** Paints a drawing; null when that cannot be done. */
export type Paint = (
	drawing: Element,
	pictures: ReadonlyMap<string, Uint8Array>,
	size?: { width: number; height: number },
) => Promise<Uint8Array | null>;

/** Paints link pictures and those for chats one at a time. */
export function linkPicturePainter(limitMs?: number, mostSeconds = 10): Paint {
	const paint = workerProcess<object, Uint8Array | null>({
		name: "link-picture-worker",
		mostMegabytes: 128,
		// A link picture takes a tenth of a second, one for a chat three times as long.
		mostSeconds,
		limitMs,
	});
	return async (drawing, pictures, size = linkPictureSize) =>
		(await paint({ drawing, pictures, ...size })) ?? null;
}
