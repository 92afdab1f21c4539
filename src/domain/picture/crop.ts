import type { Crop } from "./picture.ts";

type Focus = { focusX: number; focusY: number };

const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** The smallest share of a side that is still a picture. */
export const leastShare = 0.05;

/** Hundredths of a pixel of the largest pictures are nothing. */
const rounding = 0.0005;

/** Whether this is a part of a picture: inside it, and no mere line. */
export function isCrop({ x, y, width, height }: Crop): boolean {
	const isInside = x >= 0 && y >= 0 && x + width <= 1 + rounding && y + height <= 1 + rounding;
	return isInside && width >= leastShare - rounding && height >= leastShare - rounding;
}

/** A part that is all of it is no part: null. */
export function partOf(crop: Crop | null): Crop | null {
	if (crop === null) return null;
	const isAll = crop.width >= 1 - rounding && crop.height >= 1 - rounding;
	return isAll ? null : crop;
}

/** The same point of the picture, seen in another part of it; at its edge when it lies outside. */
export function focusIn({ focusX, focusY }: Focus, before: Crop | null, after: Crop | null): Focus {
	const from = before ?? whole;
	const to = after ?? whole;
	const moved = (focus: number, start: "x" | "y", length: "width" | "height") => {
		const inWhole = from[start] + (focus / 100) * from[length];
		return Math.round(Math.min(Math.max((inWhole - to[start]) / to[length], 0), 1) * 100);
	};
	return { focusX: moved(focusX, "x", "width"), focusY: moved(focusY, "y", "height") };
}
