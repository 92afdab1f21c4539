import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from "react";
import { type At, cellToward, type GridRows } from "./cell-keys.ts";
import type { PlanWeek } from "./weeks.ts";

/**
 * The season's grid is one stop of the Tab key; arrows go from cell to cell. Answers which cell the
 * Tab key comes to, and what the grid listens to.
 */
export function useGridFocus(weeks: readonly PlanWeek[]) {
	const place = useRef<HTMLDivElement>(null);
	const rows = useMemo(() => rowsOf(weeks), [weeks]);
	const [at, setAt] = useState<At | null>(null);
	const isThere = at !== null && rows[at.row]?.columns.includes(at.column);
	const current = isThere ? at : firstOf(rows);

	const onKeyDown = useCallback(
		(event: KeyboardEvent) => {
			const from = placeOf(event.target);
			if (from === null || event.altKey) return;
			const isControl = event.ctrlKey || event.metaKey;
			const to = cellToward(rows, from, { key: event.key, isControl });
			if (to === null) return;
			event.preventDefault();
			place.current?.querySelector<HTMLElement>(`[data-at="${to.row} ${to.column}"]`)?.focus();
		},
		[rows],
	);
	const onFocus = useCallback((event: { target: EventTarget }) => {
		const to = placeOf(event.target);
		if (to !== null) setAt(to);
	}, []);
	/** Back to the cell somebody was at, when a button outside has gone. */
	const focusGrid = useCallback(() => {
		place.current
			?.querySelector<HTMLElement>('[data-at][tabindex="0"]')
			?.focus({ preventScroll: true });
	}, []);
	return { place, current, focusGrid, listeners: { onKeyDown, onFocus } };
}

function rowsOf(weeks: readonly PlanWeek[]): GridRows {
	return weeks.flatMap(({ days }, week) =>
		days
			.flatMap((day) => day.rows)
			.map(({ cells }) => ({
				week,
				columns: cells.flatMap((cell, column) => (cell === null ? [] : [column])),
			})),
	);
}

function firstOf(rows: GridRows): At | null {
	const row = rows.findIndex(({ columns }) => columns.length > 0);
	const column = rows[row]?.columns[0];
	return column === undefined ? null : { row, column };
}

function placeOf(target: EventTarget): At | null {
	const text = target instanceof HTMLElement ? target.dataset.at : undefined;
	if (text === undefined) return null;
	const [row = 0, column = 0] = text.split(" ").map(Number);
	return { row, column };
}
