/** The widths in which a picture of the library is kept beside its largest rendition (pixels). */
export const smallerWidths = [480, 960] as const;

/** The longest side of a picture's largest rendition. */
export const mostSide = 1600;

/** A picture of one organization's, by the part of its name that all its renditions share. */
const address = /^(\/files\/[1-9]\d{0,9}\/([0-9a-f]{32}))\.webp$/;

/**
 * The renditions of a picture from small to large, told by its address and the width of the largest one.
 * Addresses that are not ours have none.
 */
export function sizesOf(url: string, width: number): { url: string; width: number }[] {
	const [, start] = address.exec(url) ?? [];
	if (start === undefined) return [];
	const smaller = smallerWidths.filter((it) => it < width);
	return [...smaller.map((it) => ({ url: `${start}-${it}.webp`, width: it })), { url, width }];
}

/** The same as the `srcset` of an image; undefined where there is nothing to choose from. */
export function srcSetOf(url: string, width: number | undefined): string | undefined {
	if (width === undefined) return undefined;
	const sizes = sizesOf(url, width);
	if (sizes.length < 2) return undefined;
	return sizes.map((size) => `${size.url} ${size.width}w`).join(", ");
}

/** Every name of a file of ours in a text, by the part that all renditions of a picture share. */
export function stemsIn(text: string): string[] {
	return [...text.matchAll(/(?<![0-9a-f])[0-9a-f]{32}(?=[-.])/g)].map(([stem]) => stem);
}
