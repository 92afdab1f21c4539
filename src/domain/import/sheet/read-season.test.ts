import { describe, expect, test } from "vitest";
import { changed, games, lines, type Row, sheet } from "#testing/import-fixtures.ts";
import { inEnglish } from "../../language/say.ts";
import { readSeason } from "./read-season.ts";

function read(rows: { games?: Row[]; lines?: Row[]; teamNames?: string[] }) {
	const sheets = {
		games: sheet("games.csv", rows.games ?? games),
		boxScores: sheet("box-scores.csv", rows.lines ?? lines),
	};
	const known = {
		timeZone: "America/Toronto",
		definitions: [],
		teamNames: rows.teamNames ?? [],
	};
	const { findings, ...season } = readSeason(sheets, known);
	const said = ({ listed }: typeof findings.problems) =>
		listed.map(({ file, line, sentence }) => `${file}:${line} ${inEnglish(sentence)}`);
	return { ...season, problems: said(findings.problems), warnings: said(findings.warnings) };
}

test("files without a mistake raise nothing", () => {
	expect(read({})).toMatchObject({ problems: [], warnings: [] });
});

describe("the same team spelled in two ways is a question", () => {
	test("with and without its accent, within the games", () => {
		const third = { ...games[1], game_id: "g3", home_team: "MONTREAL ALLIANCE" };
		expect(read({ games: [...games, third] }).problems).toEqual([
			'games.csv:4 Is "MONTREAL ALLIANCE" the same team as "Montréal Alliance"? Spell it one way.',
		]);
	});

	test("between the two files, once for each spelling", () => {
		const spelled = lines.map((row) => ({ ...row, team: String(row.team).toLowerCase() }));
		expect(read({ lines: spelled }).problems).toHaveLength(3);
	});

	test("against a team the organization has", () => {
		expect(read({ teamNames: ["Súrge"] }).problems).toEqual([
			'games.csv:2 Is "Surge" the same team as "Súrge"? Spell it one way.',
		]);
	});

	test("but not when the organization has both", () => {
		expect(read({ teamNames: ["Súrge", "Surge"] }).problems).toEqual([]);
	});
});

describe("lines that belong nowhere", () => {
	test("of an unknown game are left out with one warning", () => {
		const stray = [
			{ ...lines[0], game_id: "g7" },
			{ ...lines[1], game_id: "g7" },
		] as Row[];
		const { warnings, lines: kept } = read({ lines: [...lines, ...stray] });
		expect(warnings).toEqual([
			"box-scores.csv:7 Game g7 is not in games.csv; its 2 lines were left out.",
		]);
		expect([...kept.keys()]).toEqual(["g1", "g2"]);
	});

	test("of an unknown team are left out with a warning", () => {
		const { warnings } = read({ lines: [...lines, { ...lines[2], team: "Stingers" }] as Row[] });
		expect(warnings).toEqual([
			'box-scores.csv:7 The team "Stingers" is not in games.csv; this line was left out.',
		]);
	});

	test("of a team that does not play in the game are a problem", () => {
		expect(read({ lines: changed(lines, 3, { team: "Montréal Alliance" }) }).problems).toEqual([
			"box-scores.csv:5 Montréal Alliance does not play in game g2 (Bandits, Surge).",
		]);
	});
});

describe("a name in one game", () => {
	test("on both teams is a problem", () => {
		const twin = changed(lines, 2, { first_name: "DEVONTE", last_name: "bandoo" });
		expect(read({ lines: twin }).problems).toEqual([
			"box-scores.csv:4 DEVONTE bandoo stands on both teams of game g1 (line 2 too). " +
				"If these are two people, tell their names apart.",
		]);
	});

	test("with two lines for one team is a problem", () => {
		expect(read({ lines: [...lines, { ...lines[4], captain: "" }] as Row[] }).problems).toEqual([
			"box-scores.csv:7 Ann O'Neil already has line 6 in game g2.",
		]);
	});

	test("a team has one captain in a game", () => {
		expect(read({ lines: changed(lines, 1, { captain: "yes" }) }).problems).toEqual([
			"box-scores.csv:3 Surge already has a captain in game g1: Devonté Bandoo.",
		]);
	});
});

test("a player spelled in two ways is one player, with a warning", () => {
	const { players, warnings } = read({ lines: changed(lines, 3, { first_name: "Devonte" }) });
	expect(players.map(({ firstName }) => firstName)).toEqual(["Devonté", "Ann", "Noémie"]);
	expect(warnings).toEqual(['box-scores.csv:5 "Devonte Bandoo" is taken for "Devonté Bandoo".']);
});

test("the latest game decides the number by its date, not by its place in the file", () => {
	const { players } = read({ games: games.toReversed() });
	expect(players.find(({ lastName }) => lastName === "Bandoo")).toMatchObject({
		number: "22",
		position: "G/F",
		teams: new Set(["Surge", "Bandits"]),
	});
});

test("a number that the latest game lacks is that of the game before", () => {
	const { players } = read({ lines: changed(lines, 3, { number: "" }) });
	expect(players.find(({ lastName }) => lastName === "Bandoo")?.number).toBe("15");
});

describe("points that contradict each other are warnings", () => {
	test("a player's points and his shots", () => {
		const shots = { PTS: 10, "2PM": 2, "3PM": 1, FTM: 1 };
		expect(read({ lines: changed(lines, 0, shots) }).warnings).toEqual([
			"box-scores.csv:2 Devonté Bandoo has 10 points, but the shots made are worth 8.",
		]);
	});

	test("a team's players and its score", () => {
		expect(read({ lines: changed(lines, 2, { PTS: 6 }) }).warnings).toEqual([
			"games.csv:2 Montréal Alliance has 7 points, but its players in box-scores.csv have 6.",
		]);
	});

	test("but nothing is said where somebody's points were not written down", () => {
		expect(read({ lines: changed(lines, 2, { PTS: "", FTM: 1, "2PM": "" }) }).warnings).toEqual([]);
	});
});
