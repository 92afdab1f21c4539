import { bareLine } from "./bare-line.ts";
import type { Positions } from "./positions.ts";
import { cellsOf, type RosterFacts, readCells, readColumns } from "./roster-cells.ts";
import { type Column, columnsIn } from "./roster-columns.ts";

/** A player as one line of a pasted list tells him; what it does not tell is empty. */
export type RosterLine = RosterFacts & {
	/** Counted from 1, as the list was pasted. */
	line: number;
	/** An e-mail address that stands anywhere in it. */
	email: string;
};

/**
 * Reads a roster as people have it, one player a line: number, name and position in any order, from a
 * sheet or from a chat. A guess, to be looked at: what is no player is left out, nothing is refused.
 */
export function readRoster(text: string, positions: Positions): RosterLine[] {
	const lines = text
		.normalize("NFC")
		.split(/\r\n?|\n/)
		.map((line, index) => ({ line: index + 1, cells: cellsOf(bareLine(line)) }))
		.filter(({ cells }) => cells.some((cell) => /[\p{L}\d]/u.test(cell)));
	const columns = columnsIn(lines[0]?.cells ?? []);
	const rest = columns === null ? withoutCount(lines) : lines.slice(1);
	return rest
		.filter(({ cells }) => !isHeading(cells))
		.map(({ line, cells }) => ({ line, ...read(cells, columns, positions) }))
		.filter(({ firstName, lastName }) => /\p{L}/u.test(firstName + lastName));
}

function read(cells: readonly string[], columns: readonly Column[] | null, positions: Positions) {
	const email = cells.flatMap((cell) => address.exec(cell)?.[1] ?? [])[0] ?? "";
	const rest = cells.map((cell) => cell.replace(address, "").trim()).filter(Boolean);
	const facts =
		columns === null ? readCells(rest, positions) : readColumns(cells, columns, positions);
	return Object.assign({ email }, facts);
}

/** As programs for mail write it, too: `Ana Ruiz <ana@home.example>`. */
const address = /(?:mailto:)?[<([]?([^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+\.[\p{L}\d-]+)[>)\]]?/u;

type Line = { line: number; cells: string[] };

const numbering = /^(\d{1,3})(?:[.)]\s+|$)/;

/** Numbers that only count the lines, from 1: those with a point behind them, and a second number's. */
function withoutCount(lines: readonly Line[]): Line[] {
	const counts = lines.map(({ cells }) => numbering.exec(cells[0] ?? "")?.[1]);
	const isCounted = counts.every((count, index) => count === String(index + 1));
	return lines.map(({ line, cells: [first = "", ...rest] }) => {
		const bare = first.replace(numbering, "");
		const others = [bare, ...rest];
		const hasAnother = others.some((cell) => /(?:^|[\s(#])\d{1,3}(?:$|[\s).])/.test(cell));
		const isPoint = bare !== "" && bare !== first;
		const isCount = isPoint
			? hasAnother || (isCounted && lines.length > 1)
			: isCounted && hasAnother;
		return { line, cells: isCount ? others.filter(Boolean) : [first, ...rest] };
	});
}

function isHeading(cells: readonly string[]): boolean {
	return cells.length === 1 && /:$/.test(cells[0] ?? "");
}
