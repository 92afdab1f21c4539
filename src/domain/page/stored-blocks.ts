import type { BlockContent } from "./fields.ts";
import { isRecord } from "./values.ts";

/**
 * Blocks as they were kept, at whatever release. Older ones have no ids, so their place names them,
 * and their pictures were an address and a text of their own.
 */
export function storedBlocks(kept: unknown): BlockContent[] {
	if (!Array.isArray(kept)) return [];
	return kept.flatMap((block, index) => {
		if (!isRecord(block) || typeof block.kind !== "string") return [];
		const id = typeof block.id === "string" && block.id !== "" ? block.id : `b${index + 1}`;
		return [withPictures({ ...block, id, kind: block.kind })];
	});
}

function withPictures(block: BlockContent): BlockContent {
	if (block.kind !== "imageGrid" || !Array.isArray(block.images)) return block;
	const images = block.images.map((image) => {
		if (!isRecord(image) || image.url === undefined) return image;
		const { url, alt, ...rest } = image;
		return { picture: { url, alt }, ...rest };
	});
	return { ...block, images };
}
