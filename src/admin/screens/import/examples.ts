import type { Rows } from "#domain/export/rows.ts";

/** A round of two games, to begin from: the columns of docs/import.md. */
export const exampleGames: Rows = [
	["game_id", "date", "time", "home_team", "away_team", "home_score", "away_score", "location"],
	["1", "2026-03-02", "19:00", "Hawks", "Owls", 81, 70, "Main gym"],
	["2", "2026-03-02", "20:15", "Foxes", "Bears", null, null, "Main gym"],
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
	["1", "Hawks", "7", "Ann", "O'Neil", "yes", "yes", "28:44", 14, 5, 1, 1, 6],
	["1", "Owls", "23", "Cy", "Fox", "yes", null, "31:02", 20, 8, 1, 1, 2],
];

export const exampleRosters: Rows = [
	["league", "team", "number", "first_name", "last_name", "position", "captain"],
	["Monday D1", "Hawks", "7", "Ann", "O'Neil", "G", "yes"],
	["Monday D1", "Owls", "00", "Cy", "Fox", "F", null],
];
