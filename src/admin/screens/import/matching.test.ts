import { describe, expect, test } from "vitest";
import {
	choicesFor,
	countMatched,
	matchesFor,
	openQuestions,
	type SheetColumns,
} from "./matching.ts";

const games: SheetColumns = {
	name: "games.csv",
	rows: 2,
	missing: [],
	columns: [
		column("Nr", "game_id"),
		column("Home", "home_team"),
		column("Guest", "away_team"),
		column("Home Pts", "home_score"),
		column("Guest Pts", null),
		column("Referee", null),
		column("home_ot", "home_ot"),
	],
	meanings: [
		meaning("game_id", "Game id"),
		meaning("home_team", "Home team"),
		meaning("away_team", "Away team"),
		meaning("home_score", "Home score"),
		meaning("away_score", "Away score"),
		{ ...meaning("date", "Date"), required: false },
	],
};

test("what is needed and matched with nothing is named as people call it", () => {
	const matches = matchesFor(games, null);
	expect(openQuestions("games", games, matches).missing).toEqual(["Away score", "Date"]);
	const answered = new Map([...matches, ["Guest Pts", "away_score"], ["Referee", "date"]]);
	expect(openQuestions("games", games, answered)).toEqual({ missing: [], twice: [] });
	expect(countMatched(answered)).toBe(7);
});

test("two columns of one meaning are both named", () => {
	const matches = new Map([...matchesFor(games, null), ["Guest", "home_team"]]);
	expect(openQuestions("games", games, matches).twice).toEqual(["Home", "Guest"]);
});

test("a file chosen again keeps what was chosen for its columns", () => {
	const before = new Map([
		["Guest Pts", "away_score"],
		["Home", null],
		["Gone", "date"],
	]);
	const matches = matchesFor(games, before);
	expect(matches.get("Guest Pts")).toBe("away_score");
	expect(matches.get("Home")).toBe(null);
	expect(matches.has("Gone")).toBe(false);
	expect(matches.get("Nr")).toBe("game_id");
});

describe("a column can be", () => {
	const labels = (...args: Parameters<typeof choicesFor>) =>
		choicesFor(...args).map(({ name, choices }) => [name, choices.map(({ label }) => label)]);

	test("any of the meanings, the needed ones marked", () => {
		expect(labels("games", games, column("Referee", null))).toEqual([
			[
				"Game",
				[
					"Game id (needed)",
					"Home team (needed)",
					"Away team (needed)",
					"Home score (needed)",
					"Away score (needed)",
					"Date",
				],
			],
		]);
	});

	test("a period of the league's own, where it was found to be one", () => {
		expect(labels("games", games, column("home_ot", "home_ot")).at(-1)).toEqual([
			"New",
			["Period “home_ot”"],
		]);
	});

	test("a new statistic in box scores, unless its name is known", () => {
		const file = { meanings: [{ ...meaning("PTS", "Points (PTS)"), group: "statistic" as const }] };
		expect(labels("boxScores", file, column("Dunks", null)).at(-1)).toEqual([
			"New",
			["New statistic “Dunks”"],
		]);
		expect(labels("boxScores", file, column("pts", "PTS"))).toHaveLength(1);
	});
});

function column(name: string, meaning: string | null) {
	return { name, meaning, sample: [] };
}

function meaning(key: string, label: string) {
	return { key, label, group: "game" as const, required: true };
}
