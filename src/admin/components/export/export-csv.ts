import type { Rows } from "#domain/export/rows.ts";
import { safeCell } from "#domain/text/spreadsheet-cell.ts";

/** The spreadsheet as text that no program runs: commas, quotes where they are needed. */
export async function toCsv(rows: Rows): Promise<string> {
	// Loaded here because only an export needs the library.
	const { default: papa } = await import("papaparse");
	const cells = rows.map((row) => row.map((cell) => safeCell(String(cell ?? ""))));
	return `${papa.unparse(cells, { newline: "\r\n" })}\r\n`;
}

/** Hands the spreadsheet over as a file, such as `harborline-standings-2026-11-21.csv`. */
export async function exportCsv(name: string, rows: Rows): Promise<void> {
	// The mark in front tells Excel that it is UTF-8.
	handOver(name, new Blob([`\ufeff${await toCsv(rows)}`], { type: "text/csv;charset=utf-8" }));
}

/** Gives the browser a file to keep. */
export function handOver(name: string, file: Blob): void {
	const url = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	// The browser has taken the file by the time the next task runs, long before a minute.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The owner, the contents and the day, in letters that every file system takes. */
export function fileNameOf(parts: readonly string[], day: Date, ending = "csv"): string {
	const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
		.map((part) => String(part).padStart(2, "0"))
		.join("-");
	return `${[...parts.map(plain).filter(Boolean), date].join("-")}.${ending}`;
}

function plain(text: string): string {
	return text
		.normalize("NFKD")
		.replaceAll(/\p{M}|['’]/gu, "")
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, "-")
		.replaceAll(/^-|-$/g, "");
}
