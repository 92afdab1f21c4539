import { describe, expect, test } from "vitest";
import type { StatLine } from "../stats/stat-definition.ts";
import { mergedPerson, mergeFields, type Person, sharedGames } from "./merge.ts";

const number = { id: 1, name: "Number", type: "string", order: 1, isVisible: true } as const;
const height = { id: 2, name: "Height", type: "string", order: 2, isVisible: true } as const;

const jon: Person = {
	firstName: "Jon",
	lastName: "Doe",
	imageUrl: null,
	attributes: [{ attribute: number, value: "7" }],
};
const john: Person = {
	firstName: "John",
	lastName: "Doe",
	imageUrl: "/files/1/john.webp",
	attributes: [
		{ attribute: height, value: "190" },
		{ attribute: number, value: "9" },
	],
};

describe("what two players who are one say differently", () => {
	test("is the kept one's, and what only the other has is taken from there", () => {
		expect(mergeFields(jon, john)).toEqual([
			{ field: "name", name: null, kept: "Jon Doe", former: "John Doe", chosen: "kept" },
			{ field: "picture", name: null, kept: null, former: john.imageUrl, chosen: "former" },
			{ field: 1, name: "Number", kept: "7", former: "9", chosen: "kept" },
			{ field: 2, name: "Height", kept: null, former: "190", chosen: "former" },
		]);
	});

	test("is chosen field by field", () => {
		const attributes = [
			{ attributeId: 1, from: "former" },
			{ attributeId: 2, from: "kept" },
		] as const;
		const fields = mergeFields(jon, john, { name: "former", picture: "kept", attributes });
		expect(mergedPerson(jon, john, fields)).toEqual({
			firstName: "John",
			lastName: "Doe",
			imageUrl: null,
			attributes: [{ attributeId: 1, value: "9" }],
		});
	});

	test("is not asked of what neither has", () => {
		const bare = { ...jon, attributes: [{ attribute: number, value: "" }] };
		expect(mergeFields(bare, { ...john, imageUrl: null, attributes: [] })).toHaveLength(1);
	});
});

describe("a game in which both have a line", () => {
	const line = (gameId: number, seconds: number | null, points?: number): StatLine => ({
		gameId,
		playerId: 1,
		entryId: 1,
		isStarter: false,
		seconds,
		values: new Map(points === undefined ? [] : [[5, points]]),
	});

	test("keeps the line with numbers, else the kept one's, and neither where both have some", () => {
		const kept = [line(1, null, 8), line(2, null), line(3, 0, 0), line(4, 600), line(5, null, 3)];
		const former = [
			line(1, null),
			line(2, 1200, 4),
			line(3, null),
			line(4, null, 2),
			line(6, null),
		];
		expect(sharedGames(kept, former)).toEqual([
			{ gameId: 1, line: "kept" },
			{ gameId: 2, line: "former" },
			{ gameId: 3, line: "kept" },
			{ gameId: 4, line: null },
		]);
	});
});
