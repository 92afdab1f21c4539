/** A picture's size in its own pixels. */
export type Size = { width: number; height: number };

/** How a picture lies in a square. */
export type Crop = {
	/** 1 just fills the square; less leaves stripes, down to the whole picture. */
	zoom: number;
	/** Which part is seen where it is larger than the square: -1 left or top, 0 middle, 1 the other end. */
	x: number;
	y: number;
};

/** In parts of a square with the side 1. */
export type Rect = { left: number; top: number; width: number; height: number };

export const mostZoom = 3;

/** At this zoom the whole picture is in the square. */
export function leastZoom({ width, height }: Size): number {
	return Math.min(width, height) / Math.max(width, height);
}

/** Nothing is cut off a logo unasked, but one that is nearly square fills its square. */
export function firstCrop(size: Size): Crop {
	return { zoom: isNearlySquare(size) ? 1 : leastZoom(size), x: 0, y: 0 };
}

export function isNearlySquare(size: Size): boolean {
	return leastZoom(size) > 0.8;
}

/** The same shape, with no side longer than that; a small one stays as it is. */
export function sizeWithin({ width, height }: Size, longest: number): Size {
	const by = Math.min(1, longest / Math.max(width, height));
	return {
		width: Math.max(1, Math.round(width * by)),
		height: Math.max(1, Math.round(height * by)),
	};
}

export function placeOf(size: Size, { zoom, x, y }: Crop): Rect {
	const least = Math.min(size.width, size.height);
	const width = (size.width / least) * zoom;
	const height = (size.height / least) * zoom;
	return { left: startOf(width, x), top: startOf(height, y), width, height };
}

/** The crop after the picture was drawn by so many parts of the square's side. */
export function draggedBy(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
	const { width, height } = placeOf(size, crop);
	return { ...crop, x: shifted(crop.x, width, by.x), y: shifted(crop.y, height, by.y) };
}

/** Whether the picture is larger than the square, so that there is a part to choose. */
export function hasChoice(length: number): boolean {
	return length > 1.005;
}

function startOf(length: number, at: number): number {
	return ((1 - length) / 2) * (1 + (hasChoice(length) ? at : 0));
}

function shifted(at: number, length: number, by: number): number {
	if (!hasChoice(length)) return at;
	return Math.min(1, Math.max(-1, at + by / ((1 - length) / 2)));
}
