import { describe, expect, test } from "vitest";
import { rostersSheet } from "../export/people-sheets.ts";
import { defaultBasketballStats } from "../stats/default-stats.ts";
import { meaningsOf, missingIn } from "./meanings.ts";
import type { Sheet, SheetKind } from "./sheet/sheet.ts";
import { suggestColumns } from "./suggest-columns.ts";

const definitions = defaultBasketballStats.map((stat, index) => ({
	...stat,
	id: index + 1,
	order: index,
	isHidden: false,
}));
const periods = [{ name: "Q1" }, { name: "Team" }, { name: "Final" }];

test("every column of our own files means what it says", () => {
	for (const kind of ["games", "boxScores"] as const) {
		const meanings = meaningsOf(kind, { periods, definitions });
		const keys = meanings.map(({ key }) => key);
		expect(suggest(kind, keys).map(({ meaning }) => meaning)).toEqual(keys);
		expect(missingIn(kind, keys)).toEqual([]);
	}
});

test("periods are offered by name, but none that is another column's", () => {
	const keys = meaningsOf("games", { periods, definitions }).map(({ key }) => key);
	expect(keys).toContain("home_Q1");
	expect(keys.filter((key) => /team|final/i.test(key))).toEqual(["home_team", "away_team"]);
});

test("a start may be an instant or a date", () => {
	const rest = ["game_id", "home_team", "away_team", "home_score", "away_score"];
	expect(missingIn("games", rest)).toEqual(["date"]);
	expect(missingIn("games", [...rest, "Start UTC"])).toEqual([]);
	expect(missingIn("games", [...rest, "date", null])).toEqual([]);
});

describe("a column is understood", () => {
	test.each([
		["games", "Visitors", "away_team"],
		["games", "Visitors' points", "away_score"],
		["games", "Score Home", "home_score"],
		["games", "Guest Team", "away_team"],
		["games", "Gym", "location"],
		["games", "game-no", "game_id"],
		["boxScores", "Points", "PTS"],
		["boxScores", "Offensive rebounds", "OREB"],
		["boxScores", "+/-", "PLUS_MINUS"],
		["boxScores", "Jersey #", null],
		["boxScores", "#", "number"],
	] as const)("in %s: %s", (kind, name, meaning) => {
		expect(suggest(kind, [name], ["x"])[0]?.meaning).toBe(meaning);
	});

	test.each([
		[
			"games",
			[
				"No de match",
				"Date",
				"Heure",
				"Domicile",
				"Visiteur",
				"Pointage domicile",
				"Points visiteur",
				"Lieu",
			],
		],
		[
			"games",
			[
				"Juego",
				"Fecha",
				"Hora",
				"Equipo local",
				"Visitante",
				"Marcador local",
				"Puntos visitante",
				"Cancha",
			],
		],
	] as const)("in French and Spanish, in %s: %s", (kind, names) => {
		expect(suggest(kind, [...names]).map(({ meaning }) => meaning)).toEqual([
			"game_id",
			"date",
			"time",
			"home_team",
			"away_team",
			"home_score",
			"away_score",
			"location",
		]);
	});

	test.each([
		["rosters", ["Équipe", "Prénom", "Nom", "Numéro", "Poste", "Capitaine"]],
		["rosters", ["Equipo", "Nombre", "Apellidos", "Número", "Posición", "Capitán"]],
	] as const)("in French and Spanish, in %s: %s", (kind, names) => {
		expect(suggest(kind, [...names]).map(({ meaning }) => meaning)).toEqual([
			"team",
			"first_name",
			"last_name",
			"number",
			"position",
			"captain",
		]);
	});

	test("of the rosters we write ourselves, so that they come back changed", () => {
		const attributes = new Map([
			["Number", "7"],
			["Position", "Guard"],
		]);
		const ada = { firstName: "Ada", lastName: "Stone", team: "Hawks", isCaptain: true, attributes };
		const [heads = []] = rostersSheet([ada]);
		expect(suggest("rosters", heads.map(String)).map(({ meaning }) => meaning)).toEqual([
			"team",
			"first_name",
			"last_name",
			"captain",
			"number",
			"position",
		]);
	});

	test.each([
		["Passes décisives", "AST"],
		["PD", "AST"],
		["Rebotes ofensivos", "OREB"],
		["Puntos", "PTS"],
		["LFT", "FTA"],
	])("in French and Spanish, in box scores: %s", (name, meaning) => {
		expect(suggest("boxScores", [name], ["1"])[0]?.meaning).toBe(meaning);
	});

	test("once: the second of two is left out", () => {
		const found = suggest("games", ["Home", "home_team", "Host"]);
		expect(found.map(({ meaning }) => meaning)).toEqual([null, "home_team", null]);
	});

	test("as a period of the league's own when both halves are there", () => {
		const found = suggest("games", ["home_ot3", "away_ot3", "home_fans"]);
		expect(found.map(({ meaning }) => meaning)).toEqual(["home_ot3", "away_ot3", null]);
	});

	test("as a new statistic when all that stands in it are whole numbers", () => {
		expect(suggest("boxScores", ["Dunks"], ["3", "", "-1"])[0]?.meaning).toBe("Dunks");
		expect(suggest("boxScores", ["Dunks"], ["3", "a lot"])[0]?.meaning).toBe(null);
		expect(suggest("boxScores", ["FG%"], ["50"])[0]?.meaning).toBe(null);
		expect(suggest("boxScores", ["Empty"], [""])[0]?.meaning).toBe(null);
	});

	test("with the first cells that say something, each once", () => {
		const [column] = suggest("games", ["Home"], ["", "Owls", "Owls", "Hawks", "Bears", "Foxes"]);
		expect(column?.sample).toEqual(["Owls", "Hawks", "Bears"]);
	});

	test("by its first 200 cells that say something, however many follow", () => {
		const cells = [...Array<string>(300).fill(""), ...Array<string>(199).fill("1")];
		expect(suggest("boxScores", ["Dunks"], [...cells, "x"])[0]?.meaning).toBe(null);
		expect(suggest("boxScores", ["Dunks"], [...cells, "1", "x"])[0]?.meaning).toBe("Dunks");
	});
});

function suggest(kind: SheetKind, columns: string[], cells: string[] = ["x"]) {
	const sheet: Sheet = {
		file: "file.csv",
		columns,
		headerLine: 1,
		rows: cells.map((cell, index) => ({ line: index + 2, cells: columns.map(() => cell) })),
	};
	return suggestColumns(kind, sheet, meaningsOf(kind, { periods, definitions }), definitions);
}
