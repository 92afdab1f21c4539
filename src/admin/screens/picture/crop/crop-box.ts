import { leastShare } from "#domain/picture/crop.ts";
import type { Crop } from "#domain/picture/picture.ts";
import { words } from "../../../words.ts";

export type Size = { width: number; height: number };

/** Width by height of what is cut out; null where any will do. */
export const shapes = [
	{ label: words.picture.freeShape, ratio: null },
	{ label: words.common.square, ratio: 1 },
	{ label: "4 : 3", ratio: 4 / 3 },
	{ label: "16 : 9", ratio: 16 / 9 },
] as const;

export const wholePicture: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** The largest part of this shape about the middle of what was chosen before. */
export function ofShape(crop: Crop, ratio: number | null, picture: Size): Crop {
	if (ratio === null) return crop;
	const sides = sidesOf(ratio, picture);
	const scale = Math.min(1 / sides.width, 1 / sides.height);
	const [width, height] = [sides.width * scale, sides.height * scale];
	const [middleX, middleY] = [crop.x + crop.width / 2, crop.y + crop.height / 2];
	return inside({ x: middleX - width / 2, y: middleY - height / 2, width, height });
}

/** Moved by so much of the picture's sides, as far as it goes. */
export function movedBy(crop: Crop, by: { x: number; y: number }): Crop {
	return inside({ ...crop, x: crop.x + by.x, y: crop.y + by.y });
}

export type Corner = { isRight: boolean; isBottom: boolean };

/** The corner pulled to a point of the picture; the one across from it stays where it is. */
export function pulledTo(
	crop: Crop,
	{ isRight, isBottom }: Corner,
	point: { x: number; y: number },
	ratio: number | null,
	picture: Size,
): Crop {
	const anchor = {
		x: isRight ? crop.x : crop.x + crop.width,
		y: isBottom ? crop.y : crop.y + crop.height,
	};
	// How much there is on the side of the anchor to which the corner is pulled.
	const room = { x: isRight ? 1 - anchor.x : anchor.x, y: isBottom ? 1 - anchor.y : anchor.y };
	const reach = (to: number, from: number, isForward: boolean) =>
		isForward ? to - from : from - to;
	let width = between(reach(point.x, anchor.x, isRight), leastShare, room.x);
	let height = between(reach(point.y, anchor.y, isBottom), leastShare, room.y);
	if (ratio !== null) {
		const sides = sidesOf(ratio, picture);
		const scale = Math.min(
			Math.max(width / sides.width, height / sides.height),
			room.x / sides.width,
			room.y / sides.height,
		);
		[width, height] = [sides.width * scale, sides.height * scale];
	}
	return {
		x: isRight ? anchor.x : anchor.x - width,
		y: isBottom ? anchor.y : anchor.y - height,
		width,
		height,
	};
}

/** The sides of a shape as shares of the picture's, up to a factor. */
function sidesOf(ratio: number, picture: Size): Size {
	return { width: ratio / picture.width, height: 1 / picture.height };
}

function inside({ x, y, width, height }: Crop): Crop {
	return { x: between(x, 0, 1 - width), y: between(y, 0, 1 - height), width, height };
}

function between(value: number, least: number, most: number): number {
	return Math.min(Math.max(value, least), Math.max(most, 0));
}
