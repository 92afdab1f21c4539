import type { Side } from "#domain/game/game.ts";
import { type LineDoubt, lineDoubts } from "#domain/stats/line/line-doubts.ts";
import { visibleOnly } from "#domain/stats/line/shown-numbers.ts";
import { readTypedValue } from "#domain/stats/line/typed-value.ts";
import type { StatDefinition, StatValues } from "#domain/stats/stat-definition.ts";
import { type PlayerTotals, totalsOf } from "#domain/stats/totals.ts";
import { said } from "../../../../words.ts";
import { conflictsIn, type Edits, type Saved, sameNumber, textAt } from "../edits.ts";
import type { Sheet, SheetPlayer } from "../sheet.ts";

/** The box score while it is typed: one row a player, one cell a statistic. */
export type GridRow = {
	player: SheetPlayer;
	cells: GridCell[];
	/** What the readable cells say together: for the columns that are derived. */
	totals: PlayerTotals;
};

export type GridCell = {
	key: string;
	stat: StatDefinition;
	/** As typed; empty is not written down. */
	text: string;
	isChanged: boolean;
	/** Why it cannot be saved. */
	refusal: string | null;
	/** Why it is most likely wrong. */
	doubts: LineDoubt[];
	/** What somebody else saved here meanwhile. */
	theirs: string | null;
};

export type GridTeam = {
	side: Side;
	rows: GridRow[];
	/** The lines as they stand now: for sums. */
	totals: PlayerTotals;
	/** Null while no points can be computed. */
	points: number | null;
	/** Players make points here that the score is the sum of; in soccer they do not. */
	hasPoints: boolean;
};

/** Fields of a box score go by this name in edits, what is unsaved and messages to cells. */
export function cellKey(playerId: number, statId: number): string {
	return `${playerId}.${statId}`;
}

/**
 * What is saved, cell by cell; a number nobody wrote down is empty, never 0
 * (rule `empty-is-not-zero`).
 */
export function savedCells({ lines, columns }: Sheet): Saved {
	const texts: Record<string, string> = {};
	for (const { playerId, values } of [...lines.home, ...lines.away]) {
		for (const { id } of columns) {
			const value = values.get(id);
			if (value !== undefined) texts[cellKey(playerId, id)] = String(value);
		}
	}
	return texts;
}

/** Both teams' rows as they stand with what was typed. */
export function gridOf(sheet: Sheet, saved: Saved, edits: Edits): Record<Side, GridTeam> {
	const doubtsOf = lineDoubts(sheet.columns);
	const counted = visibleOnly(sheet.definitions);
	const sources = pointSources(sheet.columns);
	const recorded = recordedOf(sheet);
	const theirs = new Map(
		conflictsIn(saved, edits, sameNumber).map((conflict) => [conflict.key, conflict.theirs]),
	);
	const valuesOf = (playerId: number) =>
		new Map([...(recorded.get(playerId) ?? []), ...typedValues(playerId, sheet, saved, edits)]);
	const rowOf = (player: SheetPlayer): GridRow => {
		const values = valuesOf(player.id);
		const doubts = doubtsOf(values);
		const cells = sheet.columns.map((stat) => {
			const key = cellKey(player.id, stat.id);
			const text = textAt(saved, edits, key);
			const read = readTypedValue(text, stat);
			return {
				key,
				stat,
				text,
				isChanged: edits[key] !== undefined,
				refusal: read.kind === "refused" ? said(read.sentence) : null,
				doubts: doubts.filter(({ statId }) => statId === stat.id),
				theirs: theirs.get(key) ?? null,
			};
		});
		return { player, cells, totals: totalsOf([{ seconds: null, values }], counted) };
	};
	const teamOf = (side: Side): GridTeam => {
		const rows = sheet.players[side].map(rowOf);
		const lines = sheet.players[side].map(({ id }) => ({
			seconds: null,
			values: valuesOf(id),
		}));
		const totals = totalsOf(lines, counted);
		const points = pointsOf(lines, sources, totals);
		return { side, rows, totals, points, hasPoints: sources.length > 0 };
	};
	return { home: teamOf("home"), away: teamOf("away") };
}

/** Why cells cannot be saved, by cell. */
export function cellErrors({ players, columns }: Sheet, edits: Edits): Record<string, string> {
	const errors: Record<string, string> = {};
	for (const { id } of [...players.home, ...players.away]) {
		for (const stat of columns) {
			const key = cellKey(id, stat.id);
			const read = readTypedValue(edits[key]?.text ?? "", stat);
			if (read.kind === "refused") errors[key] = said(read.sentence);
		}
	}
	return errors;
}

/** What to send: of every player who was edited the cells that changed; null takes a number out. */
export function changedLines(sheet: Sheet, edits: Edits): ChangedLine[] {
	return [...sheet.players.home, ...sheet.players.away].flatMap(({ id }) => {
		const stats = sheet.columns.flatMap((stat) => {
			const edit = edits[cellKey(id, stat.id)];
			if (edit === undefined) return [];
			const read = readTypedValue(edit.text, stat);
			if (read.kind === "refused") return [];
			return [{ statId: stat.id, value: read.kind === "value" ? read.value : null }];
		});
		return stats.length === 0 ? [] : [{ playerId: id, stats }];
	});
}

export type ChangedLine = {
	playerId: number;
	stats: { statId: number; value: number | null }[];
};

/** The edits of cells this sheet still has; a player may have left since they were kept. */
export function editsOfCells({ players, columns }: Sheet, edits: Edits): Edits {
	const keys = [...players.home, ...players.away].flatMap((player) =>
		columns.map(({ id }) => cellKey(player.id, id)),
	);
	return Object.fromEntries(
		keys.flatMap((key): [string, Edits[string]][] => {
			const edit = edits[key];
			return edit === undefined ? [] : [[key, edit]];
		}),
	);
}

/** What was written down before it was computed; it counts still. */
function recordedOf({ definitions, lines }: Sheet): Map<number, [number, number][]> {
	const computed = new Set(
		definitions.filter(({ formula }) => formula !== null).map(({ id }) => id),
	);
	return new Map(
		[...lines.home, ...lines.away].map(({ playerId, values }) => [
			playerId,
			[...values].filter(([id]) => computed.has(id)),
		]),
	);
}

function typedValues(
	playerId: number,
	{ columns }: Pick<Sheet, "columns">,
	saved: Saved,
	edits: Edits,
): StatValues {
	const values = new Map<number, number>();
	for (const stat of columns) {
		const read = readTypedValue(textAt(saved, edits, cellKey(playerId, stat.id)), stat);
		if (read.kind === "value") values.set(stat.id, read.value);
	}
	return values;
}

function pointSources(columns: readonly StatDefinition[]): StatDefinition[] {
	return columns.filter(({ abbreviation }) =>
		["PTS", "2PM", "3PM", "FTM"].includes(abbreviation.trim().toUpperCase()),
	);
}

/** Zero points of a player who shot nothing count as points; a sheet with fouls alone has none. */
function pointsOf(
	lines: readonly { values: StatValues }[],
	sources: readonly StatDefinition[],
	totals: PlayerTotals,
): number | null {
	const isTold = lines.some(({ values }) => sources.some(({ id }) => values.has(id)));
	return isTold ? totals.points : null;
}
