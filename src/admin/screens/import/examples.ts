import type { Rows } from "#domain/export/rows.ts";
import { words } from "../../words.ts";

/** A round of two games, to begin from: the columns of docs/import.md. */
export const exampleGames: Rows = [
	["game_id", "date", "time", "home_team", "away_team", "home_score", "away_score", "location"],
	["1", "2026-03-02", "19:00", words.common.hawks, words.common.owls, 81, 70, words.common.mainGym],
	["2", "2026-03-02", "20:15", "Foxes", "Bears", null, null, words.common.mainGym],
];

export const exampleBoxScores: Rows = [
	[
		"game_id",
		"team",
		"number",
		"first_name",
		"last_name",
		"starter",
		"captain",
		"minutes",
		"PTS",
		"2PM",
		"3PM",
		"FTM",
		"AST",
	],
	["1", words.common.hawks, "7", "Ann", "O'Neil", "yes", "yes", "28:44", 14, 5, 1, 1, 6],
	["1", words.common.owls, "23", "Cy", "Fox", "yes", null, "31:02", 20, 8, 1, 1, 2],
];

export const exampleRosters: Rows = [
	["league", "team", "number", "first_name", "last_name", "position", "captain"],
	[words.common.mondayD1, words.common.hawks, "7", "Ann", "O'Neil", "G", "yes"],
	[words.common.mondayD1, words.common.owls, "00", "Cy", "Fox", "F", null],
];
