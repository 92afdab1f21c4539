import { describe, expect, test } from "vitest";
import { inEnglish, say } from "#domain/language/say.ts";
import { readSheet } from "./read-sheet.ts";

const read = (text: string) => readBytes(new TextEncoder().encode(text));
const readBytes = (bytes: Uint8Array) => readSheet({ name: "games.csv", bytes });
const rowsOf = (text: string) => {
	const sheet = read(text);
	return "rows" in sheet ? [sheet.columns, ...sheet.rows.map(({ cells }) => cells)] : sheet;
};
const sentenceOf = (text: string | Uint8Array) => {
	const sheet = typeof text === "string" ? read(text) : readBytes(text);
	return "sentence" in sheet ? inEnglish(sheet.sentence) : null;
};

describe("a spreadsheet", () => {
	const expected = [
		["team", "number"],
		["Montréal Alliance", "7"],
	];
	test.each([
		["commas", "team,number\nMontréal Alliance,7\n"],
		["semicolons", "team;number\nMontréal Alliance;7\n"],
		["tabs", "team\tnumber\nMontréal Alliance\t7\n"],
		["a byte order mark", "\ufeffteam,number\nMontréal Alliance,7\n"],
		["CRLF", "team,number\r\nMontréal Alliance,7\r\n"],
		["CR", "team,number\rMontréal Alliance,7"],
		["mixed line ends", "team,number\r\nMontréal Alliance,7\n"],
		["quotes around everything", '"team","number"\r\n"Montréal Alliance","7"\r\n'],
		["no line end at the end", "team,number\nMontréal Alliance,7"],
		["empty lines", "\nteam,number\n\n,\nMontréal Alliance,7\n\n"],
	])("is read with %s", (_, text) => {
		expect(rowsOf(text)).toEqual(expected);
	});

	test("is read in UTF-16, as spreadsheets call Unicode text", () => {
		const text = "\ufeffteam\tnumber\r\nMontréal Alliance\t7\r\n";
		const bytes = new Uint8Array(Buffer.from(text, "utf16le"));
		const sheet = readBytes(bytes);
		expect("rows" in sheet && sheet.rows[0]?.cells).toEqual(["Montréal Alliance", "7"]);
	});

	test("keeps commas, quotes and line ends that stand in quotes", () => {
		expect(rowsOf('team,note\n"Smith, Ann","said ""go"""\n"two\nlines",x\n')).toEqual([
			["team", "note"],
			["Smith, Ann", 'said "go"'],
			["two\nlines", "x"],
		]);
	});

	test("with semicolons may have commas in its cells", () => {
		expect(rowsOf("team;location\nSurge;Calgary, AB, Canada\n")).toEqual([
			["team", "location"],
			["Surge", "Calgary, AB, Canada"],
		]);
	});

	test("numbers its lines as the file does, over empty ones and cells of several lines", () => {
		const sheet = read('\nteam,number\nSurge,1\n\n"two\nlines",2\nBandits,3\n');
		expect("rows" in sheet && sheet.headerLine).toBe(2);
		expect("rows" in sheet && sheet.rows.map(({ line }) => line)).toEqual([3, 5, 7]);
	});
});

describe("a file is refused in a sentence when", () => {
	test("it is a workbook", () => {
		expect(sentenceOf(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0]))).toBe(
			"This is a workbook. In the spreadsheet, save it as CSV UTF-8.",
		);
	});

	test("its accents are not UTF-8", () => {
		const latin1 = new Uint8Array(Buffer.from("team\nMontréal\n", "latin1"));
		expect(sentenceOf(latin1)).toBe(
			"The file is not UTF-8, so accents would be lost. Save it as CSV UTF-8.",
		);
	});

	test.each(["", "\ufeff", "\r\n\r\n", ",,\n"])("it is empty: %j", (text) => {
		expect(sentenceOf(text)).toBe("The file is empty.");
	});

	test("a quotation mark is never closed, with the line", () => {
		expect(read('team\nSurge\n"Bandits\nAlliance\n')).toMatchObject({
			line: 3,
			sentence: say`A quotation mark is opened and not closed.`,
		});
	});

	test("it is larger than any season", () => {
		expect(sentenceOf(new Uint8Array(10_000_001))).toBe(
			"The file is larger than 10 MB. Import it in parts.",
		);
		expect(sentenceOf(`team\n${"x\n".repeat(50_001)}`)).toBe(
			"The file has more than 50,000 lines. Import it in parts.",
		);
		expect(sentenceOf(`${"a,".repeat(100)}b\nx\n`)).toBe(
			"The file has 101 columns; 100 are read at most.",
		);
		expect(sentenceOf(`${"a".repeat(201)},b\nx\n`)).toBe(
			"The name of a column is longer than 200 characters.",
		);
	});

	const tooManyCells =
		"The file has more than 1,000 cells. " +
		"Delete columns and lines that are not needed, or import it in parts.";
	test.each([
		["lines as wide as the header", `a,b,c,d\n${"1,2,3,4\n".repeat(251)}`],
		["lines that end early, which are read to the last column", `a,b,c,d\n${"1\n".repeat(251)}`],
		["lines that are wider", `a\n${"1,2,3,4\n".repeat(251)}`],
		["lines with nothing in them", `a,b\n${",\n".repeat(1001)}`],
		["lines without a sign", `a\n${"\n".repeat(1001)}`],
		["one line", `a\n${",".repeat(2001)}`],
		["one line with quotes", `a\n"x"${",".repeat(2001)}`],
	])("it has too many cells: %s", (_, text) => {
		const bytes = new TextEncoder().encode(text);
		const sheet = readSheet({ name: "games.csv", bytes }, { rows: 2000, cells: 1000 });
		expect("sentence" in sheet && inEnglish(sheet.sentence)).toBe(tooManyCells);
	});

	test("it is read where it has as many as it may have", () => {
		const bytes = new TextEncoder().encode(`a,b,c,d\n${'1,2,3,"4, 5"\n'.repeat(250)}`);
		const sheet = readSheet({ name: "games.csv", bytes }, { rows: 250, cells: 1000 });
		expect("rows" in sheet && sheet.rows.length).toBe(250);
	});
});
