import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writtenDown } from "#domain/stats/stat-definition.ts";
import { cellKey } from "./grid.ts";
import { pasted } from "./paste.ts";
import { cellsIn } from "./paste-text.ts";
import { playerFinder } from "./player-finder.ts";

const stat = (id: number, abbreviation: string, name: string) => ({
	id,
	abbreviation,
	name,
	order: id,
	isHidden: false,
	isSigned: false,
	...writtenDown,
});
const player = (id: number, name: string, number: string | null = null) => ({
	id,
	name,
	number,
	position: null,
	isHere: null,
	isStarter: false,
	isGuest: false,
	isStar: false,
});
const columns = [stat(1, "PTS", "Points"), stat(2, "AST", "Assists"), stat(3, "PF", "Fouls")];
const players = [
	player(11, "Sean East", "4"),
	player(12, "Noël O'Brien", "12"),
	player(13, "Sam East", "5"),
];
const table = { players, columns };
const start = { row: 0, column: 0 };

describe("a block of numbers", () => {
	test("fills the cells from the focused one on", () => {
		expect(pasted("7\t2\n3\t0\n", { row: 1, column: 1 }, table)).toEqual({
			texts: {
				[cellKey(12, 2)]: "7",
				[cellKey(12, 3)]: "2",
				[cellKey(13, 2)]: "3",
				[cellKey(13, 3)]: "0",
			},
			leftOut: [],
		});
	});

	test("says how much of it found no place", () => {
		expect(pasted("1\t2\t3\n4\t5\t6", { row: 2, column: 1 }, table)).toEqual({
			texts: { [cellKey(13, 2)]: "1", [cellKey(13, 3)]: "2" },
			leftOut: [
				"1 row was left out: there are no more players.",
				"1 column was left out: there are no more statistics.",
			],
		});
	});

	test("keeps what is no number as it is, for the cell to refuse; dashes are empty", () => {
		expect(pasted("1.5\t-\tDNP", start, table).texts).toEqual({
			[cellKey(11, 1)]: "1.5",
			[cellKey(11, 2)]: "",
			[cellKey(11, 3)]: "",
		});
	});
});

describe("names in front", () => {
	test("say whose row it is, in any order and however they are written", () => {
		const text = "O’BRIEN, NOEL\t7\n#5\t3\n4 Sean East\t9";
		expect(pasted(text, { row: 2, column: 0 }, table)).toEqual({
			texts: { [cellKey(12, 1)]: "7", [cellKey(13, 1)]: "3", [cellKey(11, 1)]: "9" },
			leftOut: [],
		});
	});

	test("of nobody in the team are told, and a line without one is skipped", () => {
		const { texts, leftOut } = pasted("Sean East\t9\n\t4\nTotal\t13", start, table);
		expect(texts).toEqual({ [cellKey(11, 1)]: "9" });
		expect(leftOut).toEqual(['Left out, not among the players: "Total".']);
	});

	test("that could mean two players mean nobody", () => {
		const find = playerFinder(players);
		expect(find("S. East")).toBeUndefined();
		expect(find("East")).toBeUndefined();
		expect(find("O'Brien")?.id).toBe(12);
		expect(find("N. OBrien")?.id).toBe(12);
		expect(find("Sam East")?.id).toBe(13);
	});
});

test("headings say which statistic a column holds, and strange ones are told", () => {
	const text = "No.\tPlayer\tMIN\tpf\tPoints\n4\tSean East\t31:07\t2\t14";
	expect(pasted(text, start, table)).toEqual({
		texts: { [cellKey(11, 3)]: "2", [cellKey(11, 1)]: "14" },
		leftOut: ['Left out, no statistics of this league: "No.", "MIN".'],
	});
});

test("files have commas or semicolons, and quotes around what holds them", () => {
	expect(cellsIn('"East, Sean",7\r\n"a ""b""",\r\n')).toEqual([
		["East, Sean", "7"],
		['a "b"', ""],
	]);
	expect(cellsIn("1;2")).toEqual([["1", "2"]]);
	expect(cellsIn("5")).toEqual([["5"]]);
});

test("whatever is pasted wherever, only cells of the table are written", () => {
	const cells = new Set(players.flatMap(({ id }) => columns.map((it) => cellKey(id, it.id))));
	const text = fc.oneof(
		fc.string(),
		fc
			.array(fc.array(fc.constantFrom("1", "PTS", "Sean East", "", "-"), { maxLength: 6 }), {
				maxLength: 6,
			})
			.map((rows) => rows.map((row) => row.join("\t")).join("\n")),
	);
	const place = fc.record({
		row: fc.integer({ min: 0, max: 2 }),
		column: fc.integer({ min: 0, max: 2 }),
	});
	fc.assert(
		fc.property(text, place, (block, from) => {
			for (const key of Object.keys(pasted(block, from, table).texts)) {
				expect(cells.has(key)).toBe(true);
			}
		}),
	);
});
