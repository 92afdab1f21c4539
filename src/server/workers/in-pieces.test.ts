import { expect, test } from "vitest";
import { inPieces, putTogether } from "./in-pieces.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test("long lists and maps travel in pieces, wherever they are, and come together as they were", async () => {
	const lines = numbers(1201).map((line) => ({ line, values: new Map([["PTS", line]]) }));
	const value = {
		kind: "read",
		lines: new Map(lines.map((line) => [`game ${line.line}`, [line]])),
		rosters: [{ league: null, players: lines, captains: new Map([["Hawks", "ann lee"]]) }],
		teams: new Set(["Hawks"]),
		none: [],
		missing: undefined,
	};
	const sent = structuredClone(inPieces(value));
	expect(sent.pieces).toHaveLength(50);
	expect(await putTogether(sent)).toEqual(value);
});

test("between pieces others get their turn", async () => {
	const sent = inPieces(numbers(100_000).map((line) => ({ line })));
	let turns = 0;
	const count = () => {
		turns += 1;
		timer = setImmediate(count);
	};
	let timer = setImmediate(count);
	await putTogether(sent);
	clearImmediate(timer);
	expect(turns).toBeGreaterThan(9);
});
