import { wordsOfFile } from "#domain/import/match-columns.ts";
import { meaningsOf } from "#domain/import/meanings.ts";
import { suggestColumns } from "#domain/import/suggest-columns.ts";
import { fieldsOf } from "#server/api/form-fields.ts";
import type { Browser } from "#testing/browser.ts";
import { readColumns, readSeasonFiles } from "#usecases/import/read-files.ts";
import { mostInBrowser, type Spreadsheet } from "#usecases/import/read-sheet.ts";
import type { Sized } from "./growth.ts";

type Input = [name: string, work: Sized];

/** What anybody may send, whoever it is, to the call that is meant for nobody yet. */
export function inputsOfAnybody(browser: Browser): Input[] {
	const login = (type: string, body: (times: number) => string): Sized => {
		return (times) => {
			const sent = body(1000 * times);
			return () => browser.post("/api/auth/login", sent, { "content-type": type });
		};
	};
	const urlencoded = "application/x-www-form-urlencoded";
	const json = "application/json";
	return [
		["a list in a form", login(urlencoded, (count) => "a[]&".repeat(count))],
		["fields of a form", login(urlencoded, (count) => numbered(count, (at) => `f${at}&`))],
		["signs that are written in three", login(urlencoded, (count) => `a=${"%41".repeat(count)}`)],
		["values of JSON", login(json, (count) => `{"a":[${"1,".repeat(count)}1]}`)],
		["fields of JSON", login(json, (count) => `{${numbered(count, (at) => `"f${at}":1,`)}"a":1}`)],
		["levels of JSON", login(json, (count) => "[".repeat(count) + "]".repeat(count))],
		["quotes in JSON", login(json, (count) => `{"username":"${'\\"'.repeat(count)}"}`)],
		["blanks in a name", login(json, (count) => `{"username":"a${" ".repeat(count)}b"}`)],
		[
			"parameters of a query",
			(times) => {
				const query = "a[]&".repeat(500 * times);
				return () => browser.get(`/api/auth/check-auth?${query}`);
			},
		],
	];
}

/** What the staff of a league may send: forms with files. */
export function inputsOfStaff(browser: Browser): Input[] {
	const form = (body: (times: number) => string): Sized => {
		return (times) => {
			const sent = `${body(times)}--parts--\r\n`;
			return () => browser.post("/api/imports", sent, multipart);
		};
	};
	return [
		["a list in parts", form((times) => part("a[]").repeat(1000 * times))],
		["parts of a form", form((times) => numbered(1000 * times, (at) => part(`f${at}`)))],
		["lines before a part", form((times) => `--parts\r\n${"a: b\r\n".repeat(1000 * times)}\r\n`)],
	];
}

/** What stands in spreadsheets. They are read here, for a thread of their own would not be measured. */
export function spreadsheets(): Input[] {
	const columns = (text: (times: number) => string): Sized => {
		return (times) => {
			const games = spreadsheet("games.csv", text(times));
			return () => readColumns({ ...nothingKnown, games, boxScores: null });
		};
	};
	const season = (
		textOfGames: (times: number) => string,
		textOfLines: ((times: number) => string) | null = null,
	): Sized => {
		return (times) => {
			const games = spreadsheet("games.csv", textOfGames(times));
			const boxScores = textOfLines && spreadsheet("lines.csv", textOfLines(times));
			return () => readSeasonFiles({ games, boxScores, most: mostInBrowser, known: nothingKnown });
		};
	};
	const game = "game_id,date,home_team,away_team,home_score,away_score";
	const periods = Array.from({ length: 40 }, (_, at) => `home_p${at},away_p${at}`).join(",");
	const lineup = "game_id,team,first_name,last_name,PTS";
	return [
		["commas of a spreadsheet", columns((times) => `${",".repeat(99)}\n`.repeat(100 * times))],
		["commas in one line", columns((times) => `a,b\n${",".repeat(10_000 * times)}`)],
		[
			"columns of a spreadsheet",
			columns((times) => `${numbered(100 * times, (at) => `c${at},`)}\n`),
		],
		["lines of a spreadsheet", columns((times) => `a,b\n${"1,2\n".repeat(500 * times)}`)],
		["empty lines", columns((times) => `a,b\n${"\n".repeat(2000 * times)}`)],
		["quotes", columns((times) => `a,b\n"${'""'.repeat(5000 * times)}",2\n`)],
		["quotes in wrong places", columns((times) => `a,b\n${'"a"b,'.repeat(2000 * times)}`)],
		[
			"wrong cells",
			season((times) => `${game},${periods}\n${`${"x,".repeat(85)}x\n`.repeat(10 * times)}`),
		],
		[
			"games of one id",
			season(
				(times) => `${game}\n${"g,2026-01-01,A,B,1,2\n".repeat(40 * times)}`,
				(times) => `${lineup}\n${numbered(40 * times, (at) => `g,A,p${at},q,1\n`)}`,
			),
		],
		[
			"teams that differ in an accent",
			season(
				(times) =>
					`${game}\n${numbered(20 * times, (at) => `g${at},2026-01-01,a${"\u0301".repeat(at % 60)}${at},B,1,2\n`)}`,
			),
		],
	];
}

/** What limits keep small, without its limits. */
export const inputsOfParts: Input[] = [
	[
		"a list of fields",
		(times) => {
			const fields = Array.from({ length: 1000 * times }, () => ["a[]", "1"] as [string, string]);
			return () => fieldsOf(fields);
		},
	],
	[
		"remarks on columns",
		(times) => {
			const names = Array.from({ length: 50 * times }, (_, at) => `c${at}`);
			const sheet = { ...aSheet, columns: names };
			const chosen = new Map(names.map((name) => [name, `meant_${name}`]));
			const remarks = Array.from({ length: 500 * times }, (_, at) => ({
				file: aSheet.file,
				line: at,
				column: `meant_c${at % names.length}`,
				sentence: "No.",
			}));
			return () => remarks.map(wordsOfFile(sheet, chosen));
		},
	],
];

/** To look at the columns of a sheet takes as long of a long one as of one that fills its sample. */
export const columnsLookedAt: Sized = (times) => {
	const columns = Array.from({ length: 100 }, (_, at) => `c${at}`);
	const rows = Array.from({ length: 1000 * times }, (_, at) => ({
		line: at + 2,
		cells: columns.map(() => "Some  cell"),
	}));
	const meanings = meaningsOf("boxScores", { periods: [], definitions: [] });
	return () => suggestColumns("boxScores", { ...aSheet, columns, rows }, meanings, []);
};

const nothingKnown = {
	most: mostInBrowser,
	timeZone: "UTC",
	definitions: [],
	periods: [],
	teamNames: [],
};

const multipart = { "content-type": "multipart/form-data; boundary=parts" };

const aSheet = { file: "games.csv", columns: [], headerLine: 1, rows: [] };

function spreadsheet(name: string, text: string): Spreadsheet {
	return { name, bytes: new TextEncoder().encode(text) };
}

function part(name: string, value = "1"): string {
	return `--parts\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

function numbered(count: number, text: (at: number) => string): string {
	return Array.from({ length: count }, (_, at) => text(at)).join("");
}
