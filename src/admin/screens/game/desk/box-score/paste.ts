import { foldedAbbreviation, type StatDefinition } from "#domain/stats/stat-definition.ts";
import { nameKey } from "#domain/text/name-key.ts";
import { statHead } from "#ui/ranking/stat-head.ts";
import { siteWords, words } from "../../../../words.ts";
import type { SheetPlayer } from "../sheet.ts";
import { cellKey } from "./grid.ts";
import type { Position } from "./move.ts";
import { cellsIn } from "./paste-text.ts";
import { playerFinder } from "./player-finder.ts";

type Table = { players: readonly SheetPlayer[]; columns: readonly StatDefinition[] };

export type Pasted = {
	/** By cell. */
	texts: Record<string, string>;
	/** What found no place, in sentences. */
	leftOut: string[];
};

/**
 * Puts a block of a spreadsheet into a team's table, from a cell on. A first row of statistics says
 * which column is which, and names in front say whose row is whose; without them the order does.
 */
export function pasted(text: string, from: Position, { players, columns }: Table): Pasted {
	const block = cellsIn(text);
	const header = headerOf(block[0] ?? [], columns);
	const rows = header === null ? block : block.slice(1);
	const names = nameColumnOf(rows, header);
	const find = playerFinder(players);
	const unknown: string[] = [];
	const texts: Record<string, string> = {};
	let rowsLeft = 0;
	let columnsLeft = 0;

	for (const [index, row] of rows.entries()) {
		const name = names === null ? null : (row[names] ?? "").trim();
		if (name === "") continue;
		const player = name === null ? players[from.row + index] : find(name);
		if (player === undefined) {
			if (name === null) rowsLeft += 1;
			else unknown.push(`"${name}"`);
			continue;
		}
		const values = row.flatMap((value, column) => (column === names ? [] : [{ value, column }]));
		for (const [place, { value, column }] of values.entries()) {
			const stat = header === null ? columns[from.column + place] : header[column];
			if (stat == null)
				columnsLeft = Math.max(columnsLeft, place - (columns.length - from.column) + 1);
			else texts[cellKey(player.id, stat.id)] = plain(value);
		}
	}
	return {
		texts,
		leftOut: [
			...(rowsLeft > 0 ? [words.game.rowsLeftOut({ count: rowsLeft })] : []),
			...(unknown.length > 0 ? [words.game.notAmongPlayers({ names: unknown.join(", ") })] : []),
			...columnsLeftOut(block[0] ?? [], header, names, columnsLeft),
		],
	};
}

/** More than one cell; a single number, even "1,5", is typed into the cell as it is. */
export function isBlock(text: string): boolean {
	const [first = [], ...rest] = cellsIn(text);
	return text.includes("\t") || rest.length > 0 || first.length > 2;
}

/** The statistic of each column, null for others; null when the row is no row of headings. */
function headerOf(
	row: readonly string[],
	columns: readonly StatDefinition[],
): (StatDefinition | null)[] | null {
	const byHeading = new Map<string, StatDefinition>();
	for (const stat of columns.toReversed()) {
		const head = statHead(siteWords, stat);
		for (const heading of [head.short, head.name, stat.name]) byHeading.set(nameKey(heading), stat);
		byHeading.set(nameKey(foldedAbbreviation(stat)), stat);
		if (foldedAbbreviation(stat) === "PLUS_MINUS") byHeading.set("+/-", stat);
	}
	const stats = row.map((heading) => byHeading.get(nameKey(heading)) ?? null);
	return stats.some((stat) => stat !== null) ? stats : null;
}

/** The first column with letters that holds no statistic; without headings only the first of all. */
function nameColumnOf(
	rows: readonly string[][],
	header: readonly (StatDefinition | null)[] | null,
): number | null {
	const candidates = header === null ? [0] : header.flatMap((stat, at) => (stat ? [] : [at]));
	const hasNames = (at: number) =>
		rows.some((row) => /\p{L}{2}/u.test(row[at] ?? "") && plain(row[at] ?? "") !== "");
	return candidates.find(hasNames) ?? null;
}

/** A dash and DNP say in print that nothing was written down. */
function plain(value: string): string {
	const trimmed = value.trim();
	return /^([-\u2013\u2014]|dnp)$/i.test(trimmed) ? "" : trimmed;
}

function columnsLeftOut(
	headings: readonly string[],
	header: readonly (StatDefinition | null)[] | null,
	names: number | null,
	more: number,
): string[] {
	if (header === null) {
		return more > 0 ? [words.game.columnsLeftOut({ count: more })] : [];
	}
	const strange = headings.filter(
		(heading, at) => header[at] == null && at !== names && heading.trim() !== "",
	);
	if (strange.length === 0) return [];
	return [words.game.noStatisticsHere({ names: strange.map((it) => `"${it}"`).join(", ") })];
}
