import Papa from "papaparse";
import type { ChosenColumns } from "#domain/import/match-columns.ts";
import { mostBytes, mostColumns, mostRows, type Remark, type Sheet } from "#domain/import/sheet.ts";
import { cellText } from "#domain/text/spreadsheet-cell.ts";

/** A file as somebody hands it over, and what they say its columns are. */
export type Spreadsheet = { name: string; bytes: Uint8Array; columns?: ChosenColumns };

/** Who waits for an answer waits half a minute, so a browser may send less than the command line. */
export const mostRowsInBrowser = 20_000;

/**
 * Reads a CSV file in UTF-8 (or UTF-16 with its mark) into rows of text: commas, semicolons or
 * tabs between the cells, any line ends, quotes, a byte order mark. Empty lines are skipped, lines
 * keep the number they have in the file. Answers a problem instead when it cannot be read at all.
 */
export function readSheet(
	{ name, bytes }: Pick<Spreadsheet, "name" | "bytes">,
	most = mostRows,
): Sheet | Remark {
	const refuse = (sentence: string, line: number | null = null) => ({
		file: name,
		line,
		column: null,
		sentence,
	});
	if (bytes.length > mostBytes) {
		return refuse(`The file is larger than ${mostBytes / 1_000_000} MB. Import it in parts.`);
	}
	if (isZip(bytes)) return refuse("This is a workbook. In the spreadsheet, save it as CSV UTF-8.");
	const text = decode(bytes);
	if (text === null) {
		return refuse("The file is not UTF-8, so accents would be lost. Save it as CSV UTF-8.");
	}
	const { data, errors } = Papa.parse<string[]>(text, {
		delimiter: delimiterOf(text),
		newline: "\n",
	});
	const rows = numbered(data.map((cells) => cells.map(cellText)));
	const quotes = errors.find((error) => error.type === "Quotes");
	if (quotes !== undefined) {
		return refuse("A quotation mark is opened and not closed.", lineOfRow(data, quotes.row ?? 0));
	}
	const [header, ...rest] = rows;
	if (header === undefined) return refuse("The file is empty.");
	if (rest.length > most) {
		return refuse(`The file has ${rest.length} lines; ${most} are read at most.`);
	}
	const { length: columns } = header.cells;
	if (columns > mostColumns) {
		return refuse(`The file has ${columns} columns; ${mostColumns} are read at most.`, header.line);
	}
	return { file: name, columns: header.cells, headerLine: header.line, rows: rest };
}

/** Workbooks (.xlsx, .ods, .numbers) are zip archives. */
function isZip(bytes: Uint8Array): boolean {
	return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/** Text with plain line ends and without a byte order mark; null when the bytes are no text. */
function decode(bytes: Uint8Array): string | null {
	const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
	try {
		const text = new TextDecoder(isUtf16 ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
		return text.replaceAll(/\r\n?/g, "\n");
	} catch {
		return null;
	}
}

/** Whichever of the three stands most often in the header; the cells below may hold the others. */
function delimiterOf(text: string): string {
	const header = (/\S.*/.exec(text)?.[0] ?? "").replaceAll(/"[^"]*"/g, "");
	const count = (delimiter: string) => header.split(delimiter).length;
	return [",", ";", "\t"].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Rows with something in them, with their lines; a quoted cell may be several lines long. */
function numbered(data: readonly string[][]) {
	let line = 1;
	return data.flatMap((cells) => {
		const row = { line, cells };
		line += linesIn(cells);
		return cells.some((cell) => cell.trim() !== "") ? [row] : [];
	});
}

function lineOfRow(data: readonly string[][], row: number): number {
	return 1 + data.slice(0, row).reduce((lines, cells) => lines + linesIn(cells), 0);
}

function linesIn(cells: readonly string[]): number {
	return cells.reduce((lines, cell) => lines + cell.split("\n").length - 1, 1);
}
