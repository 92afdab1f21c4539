import { describe, expect, test } from "vitest";
import { games, noFindings, type Row, sheet } from "#testing/import-fixtures.ts";
import { inEnglish } from "../../language/say.ts";
import { readGames } from "./read-games.ts";

const first = games[0] ?? {};

/** One game with these cells; date and time instead of the instant where they are given. */
function readOne(change: Row) {
	const { start_utc, ...rest } = first;
	const start: Row = "date" in change || "time" in change ? {} : { start_utc: start_utc ?? "" };
	return readRows([{ ...rest, ...start, ...change }]);
}

function readRows(rows: readonly Row[], zone = "America/Toronto") {
	const findings = noFindings();
	const read = readGames(sheet("games.csv", rows), zone, findings);
	const said = ({ listed }: typeof findings.problems) =>
		listed.map(({ column, sentence }) => `${column}: ${inEnglish(sentence)}`);
	return {
		game: read[0],
		games: read,
		problems: said(findings.problems),
		warnings: said(findings.warnings),
	};
}

describe("columns", () => {
	test("are found by name in any order, case and spelling", () => {
		const row = {
			"AWAY SCORE": 7,
			"Home-Score": 10,
			"Away Team": "Montréal Alliance",
			HomeTeam: "Surge",
			"Start UTC": "2025-05-11T22:00:00Z",
			"Game ID": "g1",
		};
		expect(readRows([row]).game).toMatchObject({
			externalId: "g1",
			home: "Surge",
			away: "Montréal Alliance",
			score: { home: 10, away: 7 },
		});
	});

	test("that are missing are all named", () => {
		expect(readRows([{ game_id: "g1", home_team: "Surge" }]).problems).toEqual([
			'away_team: The column "away_team" is missing.',
			'home_score: The column "home_score" is missing.',
			'away_score: The column "away_score" is missing.',
			'null: There is neither a column "start_utc" nor a column "date".',
		]);
	});

	test("that stand there twice are a problem", () => {
		expect(readRows([{ ...first, "Home Team": "Bandits" }]).problems).toEqual([
			'Home Team: The column "Home Team" is there twice.',
		]);
	});

	test("that nobody knows are left out with a warning", () => {
		const { problems, warnings } = readRows([{ ...first, referee: "Kim" }]);
		expect(problems).toEqual([]);
		expect(warnings).toEqual(["referee: This column is not known and was left out."]);
	});

	test("of a period come in pairs", () => {
		expect(readRows([{ ...first, home_ot: 3 }]).problems).toEqual([
			'home_ot: There is a column "home_ot" but none named "away_ot".',
		]);
	});

	test("instant and date exclude each other", () => {
		expect(readRows([{ ...first, date: "2025-05-11" }]).problems).toEqual([
			'start_utc: Give either "start_utc" or "date" and "time", not both.',
		]);
	});
});

test("a line with more cells than the header has columns is a problem", () => {
	const wide = sheet("games.csv", [first]);
	wide.rows[0]?.cells.push("Jr.");
	const findings = noFindings();
	readGames(wide, "America/Toronto", findings);
	expect(findings.problems.listed).toMatchObject([{ line: 2, column: null }]);
	expect(inEnglish(findings.problems.listed[0]?.sentence ?? "")).toMatch(
		/^This line has more cells than the header/,
	);
});

test("a file without games is a problem", () => {
	const findings = noFindings();
	readGames({ ...sheet("games.csv", [first]), rows: [] }, "America/Toronto", findings);
	expect(findings.problems.listed.map(({ sentence }) => inEnglish(sentence))).toEqual([
		"The file has no lines below the header.",
	]);
});

test("a lost accent is a problem, not a new name", () => {
	expect(readOne({ away_team: "Montr\ufffdal Alliance" }).problems).toEqual([
		'away_team: "Montr\ufffdal Alliance" has a character that cannot be read. Save the file as CSV UTF-8.',
	]);
});

test("an accent written as two characters is the same name", () => {
	expect(readOne({ away_team: " Montre\u0301al  Alliance " }).game?.away).toBe("Montréal Alliance");
});

describe("start", () => {
	test.each([
		["2025-05-11T22:00:00Z", "2025-05-11", "18:00"],
		["2025-05-12 02:30:00.000Z", "2025-05-11", "22:30"],
		["2025-05-11T19:00-04:00", "2025-05-11", "19:00"],
		["2025-12-11 00:05", "2025-12-10", "19:05"],
	])("%s is %s %s in Toronto", (text, date, time) => {
		expect(readOne({ start_utc: text }).game).toMatchObject({ date, time });
	});

	test.each(["yesterday", "2025-02-30T12:00:00Z", "2025-05-11T25:00:00Z", "5/11/2025 7:00 PM"])(
		"%s is no instant",
		(text) => {
			expect(readOne({ start_utc: text }).problems).toEqual([
				`start_utc: "${text}" is not an instant such as 2025-05-11T22:00:00Z.`,
			]);
		},
	);

	test.each([
		["19:30", "19:30"],
		["9:05", "09:05"],
		["19:30:00", "19:30"],
		["7:30 PM", "19:30"],
		["12:15 am", "00:15"],
	])("date and time are wall clock: %s is %s", (text, time) => {
		expect(readOne({ date: "2025-05-11", time: text }).game).toMatchObject({
			date: "2025-05-11",
			time,
		});
	});

	test("a date or time that is none is a problem", () => {
		expect(readOne({ date: "5/11/2025", time: "25:00" }).problems).toEqual([
			'date: "5/11/2025" is not a date such as 2025-05-11.',
			'time: "25:00" is not a time such as 19:30.',
		]);
		expect(readOne({ date: "2025-02-29", time: "13:00 PM" }).problems).toHaveLength(2);
	});

	test("a time that the clock skips is an hour later, with a warning", () => {
		const { game, warnings } = readOne({ date: "2025-03-09", time: "02:30" });
		expect(game).toMatchObject({ date: "2025-03-09", time: "03:30" });
		expect(warnings).toEqual([
			"time: The clock in America/Toronto skips 02:30 on 2025-03-09; 03:30 is meant.",
		]);
	});

	test("may be unknown", () => {
		expect(readOne({ date: "", time: "" }).game).toMatchObject({ date: null, time: null });
	});
});

describe("score", () => {
	test.each(["-1", "1000", "7.5", "ten", "1e2"])("%s is no score", (text) => {
		expect(readOne({ home_score: text }).problems).toEqual([
			`home_score: "${text}" is not a whole number from 0 to 999.`,
		]);
	});

	test("empty is not zero: a game without scores has none", () => {
		expect(readOne({ home_score: "", away_score: "" }).game?.score).toBeNull();
	});

	test("of one team alone is a problem", () => {
		expect(readOne({ away_score: "" }).problems).toEqual([
			"away_score: One team has a score and the other has none.",
		]);
	});

	test("that the periods do not add up to is a warning", () => {
		expect(readOne({ home_q1: 5 }).warnings).toEqual([
			"home_score: The periods add up to 9, the score is 10.",
		]);
	});

	test("that is equal is a warning, and so is 0-0", () => {
		const equal = { home_score: 7, home_q1: 3 };
		expect(readOne(equal).warnings).toEqual([
			"home_score: 7-7 counts as played, but as neither won nor lost.",
		]);
		const none = { home_q1: "", home_q2: "", away_q1: "", away_q2: "" };
		expect(readOne({ ...none, home_score: 0, away_score: 0 }).warnings).toEqual([
			"home_score: 0-0 counts as not played.",
		]);
	});

	test("of a period is kept by its name, without the Final, which repeats the score", () => {
		const columns = { home_ot: "", away_ot: "", home_first_half: 4, away_first_half: 2 };
		const { game } = readOne({ ...columns, home_final: 10, away_final: 7 });
		expect(game?.periods).toEqual([
			{ name: "Q1", home: 6, away: 2 },
			{ name: "Q2", home: 4, away: 5 },
			{ name: "First half", home: 4, away: 2 },
		]);
	});
});

describe("teams", () => {
	test("a team cannot play itself, whatever its spelling", () => {
		expect(readOne({ home_team: "montreal alliance" }).problems).toEqual([
			"away_team: Montréal Alliance cannot play against itself.",
		]);
	});

	test("a name is there and not longer than 120 characters", () => {
		expect(readOne({ home_team: "" }).problems).toEqual(["home_team: The home team is missing."]);
		expect(readOne({ home_team: "x".repeat(121) }).problems).toEqual([
			"home_team: The home team is longer than 120 characters.",
		]);
	});
});

test("a game id stands in the sheet once", () => {
	expect(readRows([first, { ...first, home_score: 11 }]).problems).toContain(
		"game_id: The game id g1 is already that of line 2.",
	);
	expect(readOne({ game_id: "" }).problems).toEqual(["game_id: The game id is missing."]);
});

describe("status", () => {
	test.each([
		["Final", "completed"],
		["In progress", "in_progress"],
		["canceled", "cancelled"],
		["POSTPONED", "postponed"],
		["", null],
	])("%j is %s", (text, status) => {
		expect(readOne({ status: text }).game?.status).toBe(status);
	});

	test("an unknown word is a problem that names the known ones", () => {
		expect(readOne({ status: "rained out" }).problems).toEqual([
			'status: "rained out" is not one of ' +
				"scheduled, in_progress, completed, postponed, cancelled, forfeit.",
		]);
	});

	test("a forfeit says by whom, by side, by name or by its score", () => {
		const forfeitedBy = (change: Row) =>
			readOne({ status: "forfeit", ...change }).game?.forfeitedBy;
		expect(forfeitedBy({ forfeited_by: "Home" })).toBe("home");
		expect(forfeitedBy({ forfeited_by: "montreal alliance" })).toBe("away");
		expect(forfeitedBy({})).toBe("away");
		expect(readOne({ status: "forfeit", home_score: "", away_score: "" }).problems).toEqual([
			"forfeited_by: Say who forfeited: home or away.",
		]);
		expect(readOne({ forfeited_by: "home" }).problems).toEqual([
			'forfeited_by: Only a game with the status "forfeit" has one.',
		]);
	});
});

test("a video is a link, not a script", () => {
	expect(readOne({ video_url: "https://youtu.be/dQw4w9WgXcQ" }).game?.videoUrl).toBe(
		"https://youtu.be/dQw4w9WgXcQ",
	);
	expect(readOne({ video_url: "javascript:alert(1)" }).problems).toEqual([
		'video_url: "javascript:alert(1)" is not a link that starts with https://.',
	]);
});
