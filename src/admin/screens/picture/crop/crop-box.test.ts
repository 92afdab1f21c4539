import { describe, expect, test } from "vitest";
import { movedBy, ofShape, pulledTo, wholePicture } from "./crop-box.ts";

const wide = { width: 1600, height: 800 };
const part = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
const topLeft = { isRight: false, isBottom: false };
const bottomRight = { isRight: true, isBottom: true };

describe("a part of a shape", () => {
	test("is the largest there is", () => {
		expect(ofShape(wholePicture, 1, wide)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
		expect(ofShape(wholePicture, 4, wide)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
	});

	test("lies about the middle of what was chosen, and inside the picture", () => {
		const right = { x: 0.9, y: 0, width: 0.1, height: 1 };
		expect(ofShape(right, 1, wide)).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
	});

	test("is any part where the shape is free", () => {
		expect(ofShape(part, null, wide)).toEqual(part);
	});
});

test("a part goes no further than the edge", () => {
	expect(movedBy(part, { x: 2, y: -2 })).toEqual({ ...part, x: 0.5, y: 0 });
});

describe("a corner", () => {
	test("is where it is pulled to, and the one across from it stays", () => {
		const pulled = pulledTo(part, topLeft, { x: 0.1, y: 0.2 }, null, wide);
		expect(pulled.x + pulled.width).toBeCloseTo(0.75);
		expect(pulled.y + pulled.height).toBeCloseTo(0.75);
		expect(pulled.x).toBeCloseTo(0.1);
		expect(pulled.y).toBeCloseTo(0.2);
	});

	test("keeps the shape, as far as the picture goes", () => {
		const square = { x: 0.25, y: 0.25, width: 0.25, height: 0.5 };
		const pulled = pulledTo(square, bottomRight, { x: 1, y: 1 }, 1, wide);
		expect(pulled).toEqual({ x: 0.25, y: 0.25, width: 0.375, height: 0.75 });
	});

	test("cannot be pulled past the one across from it", () => {
		const pulled = pulledTo(part, bottomRight, { x: 0, y: 0 }, null, wide);
		expect(pulled).toEqual({ x: 0.25, y: 0.25, width: 0.05, height: 0.05 });
	});
});
