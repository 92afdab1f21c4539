import { describe, expect, test } from "vitest";
import { storedBlocks } from "./stored-blocks.ts";

describe("storedBlocks", () => {
	test("names blocks of old pages by their place", () => {
		expect(
			storedBlocks([
				{ kind: "text", markdown: "Hi" },
				{ kind: "text", id: "x" },
			]),
		).toEqual([
			{ id: "b1", kind: "text", markdown: "Hi" },
			{ id: "x", kind: "text" },
		]);
	});

	test("reads pictures as they were kept before there was a library", () => {
		const images = [{ url: "/demo/a.svg", alt: "A court", caption: "Here" }];
		expect(storedBlocks([{ id: "a", kind: "imageGrid", images }])).toEqual([
			{
				id: "a",
				kind: "imageGrid",
				images: [{ picture: { url: "/demo/a.svg", alt: "A court" }, caption: "Here" }],
			},
		]);
	});

	test("leaves out what is no block", () => {
		for (const kept of [null, {}, "x", [null, 7, "x", [], {}]])
			expect(storedBlocks(kept)).toEqual([]);
	});
});
