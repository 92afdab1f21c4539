import { expect, test } from "vitest";
import { readColumns, readSeasonFiles } from "#usecases/import/read-files.ts";
import { mostInBrowser } from "#usecases/import/read-sheet.ts";
import { spreadsheetReader } from "./spreadsheet-reader.ts";

const sheet = (name: string, lines: string[]) => ({
	name,
	bytes: new TextEncoder().encode(lines.join("\n")),
	columns: new Map([["Guests", "away_team"]]),
});

/** Larger than what is read without a thread. */
const header = "game_id,date,home_team,Guests,home_score,away_score";
const rows = Array.from(
	{ length: 2000 },
	(_, id) => `${id},2026-10-0${1 + (id % 9)},A,B,70,${id % 60}`,
);
const games = () => sheet("games.csv", [header, ...rows]);
const known = { timeZone: "America/Vancouver", definitions: [], teamNames: ["A"] };

test("a large spreadsheet is read in a thread as it would be here", async () => {
	const files = () => ({ games: games(), boxScores: null, known });
	const read = await spreadsheetReader()().season(files());
	expect(read).toEqual(readSeasonFiles(files()));
	expect(read).toMatchObject({ kind: "read", sheets: { teams: ["A", "B"] } });
});

test("what is wrong with it is told by its line", async () => {
	const broken = sheet("games.csv", [header, ...rows, "2001,the day before,A,B,,"]);
	const read = await spreadsheetReader()().season({ games: broken, boxScores: null, known });
	expect(read).toMatchObject({
		kind: "refused",
		problems: { count: 1, listed: [{ file: "games.csv", line: 2002, column: "date" }] },
	});
});

test("its columns are looked at in a thread as well", async () => {
	const terms = { boxScores: null, most: mostInBrowser, definitions: [], periods: [] };
	const files = () => ({ ...terms, games: games() });
	expect(await spreadsheetReader()().columns(files())).toEqual(readColumns(files()));
});

test("one that takes too long is to be imported in parts", async () => {
	const reading = spreadsheetReader({ limitMs: 0 })().season({
		games: games(),
		boxScores: null,
		known,
	});
	await expect(reading).rejects.toThrow(/take longer than 30 seconds/);
});

test("whoever goes away ends the thread that reads for them", async () => {
	const client = new AbortController();
	const reading = spreadsheetReader()(client.signal).season({
		games: games(),
		boxScores: null,
		known,
	});
	client.abort(new Error("Gone."));
	await expect(reading).rejects.toThrow("Gone.");
});
