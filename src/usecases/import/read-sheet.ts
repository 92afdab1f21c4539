import Papa from "papaparse";
import type { ChosenColumns } from "#domain/import/match-columns.ts";
import {
	longestColumn,
	mostBytes,
	mostColumns,
	type Remark,
	type Sheet,
	type SheetRow,
} from "#domain/import/sheet/sheet.ts";
import { type Said, say } from "#domain/language/say.ts";
import { cellText } from "#domain/text/spreadsheet-cell.ts";

/** A file as somebody hands it over, and what they say its columns are. */
export type Spreadsheet = { name: string; bytes: Uint8Array; columns?: ChosenColumns };

/** How much is read of one file. Every column is looked up in every line: a cell is what work is. */
export type SheetSize = { rows: number; cells: number };

/** Sheets may be larger than any season, but not without end. */
const mostOfAll: SheetSize = { rows: 50_000, cells: 2_000_000 };

/** A browser waits for its answer, and others for the server, so it may send less. */
export const mostInBrowser: SheetSize = { rows: 20_000, cells: 500_000 };

/**
 * Reads a CSV file in UTF-8 (or UTF-16 with its mark) into rows of text: commas, semicolons or
 * tabs between the cells, any line ends, quotes, a byte order mark. Empty lines are skipped, lines
 * keep the number they have in the file. Answers a problem instead when it cannot be read at all.
 */
export function readSheet(
	{ name, bytes }: Pick<Spreadsheet, "name" | "bytes">,
	most = mostOfAll,
): Sheet | Remark {
	const refuse = (sentence: Said, line: number | null = null) => ({
		file: name,
		line,
		column: null,
		sentence,
	});
	if (bytes.length > mostBytes) {
		return refuse(say`The file is larger than ${mostBytes / 1_000_000} MB. Import it in parts.`);
	}
	if (isZip(bytes))
		return refuse(say`This is a workbook. In the spreadsheet, save it as CSV UTF-8.`);
	const text = decode(bytes);
	if (text === null) {
		return refuse(say`The file is not UTF-8, so accents would be lost. Save it as CSV UTF-8.`);
	}
	const { rows, trouble } = readRows(text, most);
	if (trouble !== null) return refuse(trouble.sentence, trouble.line);
	const [header, ...rest] = rows;
	if (header === undefined) return refuse(say`The file is empty.`);
	return { file: name, columns: header.cells, headerLine: header.line, rows: rest };
}

type Trouble = { sentence: Said; line: number | null };

/**
 * The rows with something in them, with their lines; a quoted cell may be several lines long. Reading
 * ends where something is wrong, and where it would be more than `most`.
 */
function readRows(text: string, most: SheetSize): { rows: SheetRow[]; trouble: Trouble | null } {
	const delimiter = delimiterOf(text);
	if (isCrowded(text, delimiter, most)) {
		return { rows: [], trouble: { sentence: tooManyCells(most), line: null } };
	}
	const rows: SheetRow[] = [];
	let [line, cells, trouble]: [number, number, Trouble | null] = [1, 0, null];
	Papa.parse<string[]>(text, {
		delimiter,
		newline: "\n",
		// It would cut the whole text into lines before the first step.
		fastMode: false,
		step: ({ data, errors }, parser) => {
			const row = { line, cells: data.map(cellText) };
			const isEmpty = row.cells.every((cell) => cell.trim() === "");
			// A row that ends early is read to the last column; an empty one is passed over.
			if (isEmpty) cells += data.length - 1;
			else if (rows[0] !== undefined) cells += Math.max(data.length, rows[0].cells.length);
			if (!isEmpty) rows.push(row);
			line += linesIn(data);
			trouble = errors.some(({ type }) => type === "Quotes")
				? { sentence: say`A quotation mark is opened and not closed.`, line: row.line }
				: tooMuch(rows, Math.max(cells, line), most);
			if (trouble !== null) parser.abort();
		},
	});
	return { rows, trouble };
}

function tooMuch(rows: readonly SheetRow[], cells: number, most: SheetSize): Trouble | null {
	const [header] = rows;
	if (header !== undefined && header.cells.length > mostColumns) {
		const sentence = say`The file has ${header.cells.length} columns; ${mostColumns} are read at most.`;
		return { sentence, line: header.line };
	}
	if (header?.cells.some((name) => name.length > longestColumn)) {
		const sentence = say`The name of a column is longer than ${longestColumn} characters.`;
		return { sentence, line: header.line };
	}
	if (rows.length - 1 > most.rows) {
		const sentence = say`The file has more than ${inThousands(most.rows)} lines. Import it in parts.`;
		return { sentence, line: null };
	}
	return cells > most.cells ? { sentence: tooManyCells(most), line: null } : null;
}

/**
 * Has the text so many delimiters that it must have too many cells, unless there are as many in quotes?
 * A row is only stepped over when it was read, and one row can be the whole file.
 */
function isCrowded(text: string, delimiter: string, { cells }: SheetSize): boolean {
	let count = 0;
	for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) {
		count += 1;
		if (count > 2 * cells) return true;
	}
	return false;
}

function tooManyCells({ cells }: SheetSize): Said {
	return say`The file has more than ${inThousands(cells)} cells. Delete columns and lines that are not needed, or import it in parts.`;
}

function inThousands(count: number): string {
	return count.toLocaleString("en-US");
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

/** As much of the header as is needed to see what stands between its names. */
const longestLook = 10_000;

/** Whichever of the three stands most often in the header; the cells below may hold the others. */
function delimiterOf(text: string): string {
	const header = (/\S.*/.exec(text)?.[0] ?? "").slice(0, longestLook).replaceAll(/"[^"]*"/g, "");
	const count = (delimiter: string) => header.split(delimiter).length;
	return [",", ";", "\t"].reduce((best, next) => (count(next) > count(best) ? next : best));
}

function linesIn(cells: readonly string[]): number {
	return cells.reduce((lines, cell) => lines + cell.split("\n").length - 1, 1);
}
