import { describe, expect, test } from "vitest";
import { wireGame } from "#testing/admin/wire-game.ts";
import { en } from "#words/en.ts";
import { sameNumber, typed } from "../edits.ts";
import { notesOf, pointsNotes } from "../notes.ts";
import { toSheet } from "../sheet.ts";
import { derivedColumns } from "./derived-columns.ts";
import { cellKey, changedLines, gridOf, savedCells } from "./grid.ts";

const sheet = toSheet(wireGame());
const saved = savedCells(sheet);
const [pts, twosMade, twosTried, threes, throws] = [1, 2, 3, 4, 5];
const type = (texts: Record<string, string>) => typed(saved, {}, texts, sameNumber);
const gridWith = (texts: Record<string, string>) => gridOf(sheet, saved, type(texts));

test("columns are the league's statistics in its order, without the hidden ones", () => {
	const wire = wireGame();
	wire.allStats.reverse();
	const hidden = wire.allStats.map((stat) => ({ ...stat, hidden: stat.abbreviation === "PF" }));
	const { columns } = toSheet({ ...wire, allStats: hidden });
	expect(columns.map(({ abbreviation }) => abbreviation)).toEqual([
		"PTS",
		"2PM",
		"2PA",
		"3PM",
		"FTM",
	]);
});

test("a cell says what is saved, and nothing where nobody wrote anything down", () => {
	const [row] = gridWith({}).home.rows;
	expect(row?.cells.map(({ text }) => text)).toEqual(["14", "", "", "", "", ""]);
});

test("percentages and sums nobody types are computed while typing", () => {
	const texts = { [cellKey(21, twosMade)]: "3", [cellKey(21, twosTried)]: "4" };
	const [row] = gridWith(texts).away.rows;
	const columns = derivedColumns(en, sheet.definitions);
	expect(columns.map(({ short }) => short)).toEqual(["FG", "FG%"]);
	expect(columns.map(({ read }) => row && read(row.totals))).toEqual(["3-4", "75.0"]);
	const withoutPoints = sheet.definitions.filter(({ abbreviation }) => abbreviation !== "PTS");
	expect(derivedColumns(en, withoutPoints).map(({ short }) => short)).toContain("PTS");
});

test("a team's sums run along, and what cannot be read is not in them", () => {
	const { home } = gridWith({ [cellKey(12, pts)]: "9", [cellKey(12, throws)]: "1.5" });
	expect(home.points).toBe(23);
	expect(home.totals.byStat.get(throws)).toBeUndefined();
});

test("points come from the shots where nobody wrote points, and are unknown without either", () => {
	expect(gridWith({}).away.points).toBeNull();
	expect(gridWith({ [cellKey(21, 6)]: "2" }).away.points).toBeNull();
	const shots = { [cellKey(21, twosMade)]: "3", [cellKey(22, threes)]: "2" };
	expect(gridWith(shots).away.points).toBe(12);
});

test("what is sent names changed cells of changed players alone", () => {
	const edits = type({ [cellKey(11, pts)]: "014", [cellKey(12, pts)]: "0", [cellKey(21, 6)]: "3" });
	expect(changedLines(sheet, edits)).toEqual([
		{ playerId: 12, stats: [{ statId: pts, value: 0 }] },
		{ playerId: 21, stats: [{ statId: 6, value: 3 }] },
	]);
});

describe("notes", () => {
	const notes = (texts: Record<string, string>, typingAt: number | null = null) => {
		const { away, home } = gridWith(texts);
		return notesOf([away, home], typingAt).map(({ kind, place, sentence }) => [
			kind,
			place,
			sentence,
		]);
	};

	test("name the cell and say what is wrong, refusals first", () => {
		const texts = {
			[cellKey(21, twosMade)]: "5",
			[cellKey(21, twosTried)]: "3",
			[cellKey(11, pts)]: "999",
			[cellKey(12, pts)]: "1.5",
		};
		expect(notes(texts)).toEqual([
			["refusal", "Bo Ray, PTS", '"1.5" is not a whole number.'],
			["doubt", "Cy Fox, 2PM", "5 of 3 made?"],
			["doubt", "Ann Lee, PTS", "999 in one game? Please check."],
		]);
	});

	test("about a whole line wait until somebody leaves it", () => {
		const texts = { [cellKey(11, twosMade)]: "3" };
		expect(notes(texts, 11)).toEqual([]);
		expect(notes(texts)).toEqual([["doubt", "Ann Lee, PTS", "The shots make 6 points."]]);
	});

	test("tell what somebody else saved in an edited cell", () => {
		const edits = type({ [cellKey(11, pts)]: "15" });
		const { away, home } = gridOf(sheet, { ...saved, [cellKey(11, pts)]: "20" }, edits);
		expect(notesOf([away, home], null)).toMatchObject([
			{ kind: "conflict", sentence: "Somebody else saved 20.", theirs: "20" },
		]);
	});

	test("tell when a team's points and its final score disagree", () => {
		const grid = gridWith({});
		expect(pointsNotes(grid, sheet.game, { home: 64, away: 58 })).toEqual([
			{ side: "home", sentence: "The players of Hawks have 14 points, the final score says 64." },
		]);
		expect(pointsNotes(grid, sheet.game, { home: 14, away: 58 })).toEqual([]);
		expect(pointsNotes(grid, sheet.game, null)).toEqual([]);
	});
});

test("who stands on both rosters is listed once, on the home side", () => {
	const wire = wireGame();
	const { players, lines } = toSheet({
		...wire,
		awayRoster: [...wire.awayRoster, ...wire.homeRoster.slice(0, 1)],
	});
	expect(players.away.map(({ id }) => id)).toEqual([21, 22]);
	expect([lines.home.length, lines.away.length]).toEqual([1, 0]);
});
