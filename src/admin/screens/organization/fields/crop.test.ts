import { describe, expect, test } from "vitest";
import { draggedBy, firstCrop, isNearlySquare, leastZoom, placeOf, sizeWithin } from "./crop.ts";

const wide = { width: 400, height: 100 };
const square = { width: 300, height: 300 };

describe("a picture in a square", () => {
	test("is seen whole at its least zoom, in the middle", () => {
		expect(placeOf(wide, { zoom: leastZoom(wide), x: 1, y: -1 })).toEqual({
			left: 0,
			top: 0.375,
			width: 1,
			height: 0.25,
		});
	});

	test("fills it at zoom 1, and shows the end that is asked for", () => {
		const at = (x: number) => placeOf(wide, { zoom: 1, x, y: 0 });
		expect(at(0)).toEqual({ left: -1.5, top: 0, width: 4, height: 1 });
		expect(at(-1).left).toBeCloseTo(0);
		expect(at(1).left).toBe(-3);
	});

	test("lies so at first that nothing much is cut off", () => {
		expect(firstCrop(square).zoom).toBe(1);
		expect(firstCrop({ width: 110, height: 100 }).zoom).toBe(1);
		expect(firstCrop(wide).zoom).toBe(0.25);
	});

	test("keeps its shape unless it is nearly square, in a size that can be sent", () => {
		expect([wide, square, { width: 110, height: 100 }].map(isNearlySquare)).toEqual([
			false,
			true,
			true,
		]);
		expect(sizeWithin({ width: 4000, height: 1000 }, 1280)).toEqual({ width: 1280, height: 320 });
		expect(sizeWithin(wide, 1280)).toEqual(wide);
		expect(sizeWithin({ width: 9000, height: 2 }, 1280)).toEqual({ width: 1280, height: 1 });
	});

	test("follows the finger, as far as there is picture", () => {
		const crop = { zoom: 1, x: 0, y: 0 };
		const dragged = draggedBy(wide, crop, { x: 0.5, y: 0.5 });
		expect(placeOf(wide, dragged).left).toBeCloseTo(-1);
		expect(dragged.y).toBe(0);
		expect(draggedBy(wide, crop, { x: 99, y: 0 }).x).toBe(-1);
		expect(draggedBy(wide, crop, { x: -99, y: 0 }).x).toBe(1);
	});
});
