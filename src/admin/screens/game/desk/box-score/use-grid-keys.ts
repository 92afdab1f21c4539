import {
	type ClipboardEvent,
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	type PointerEvent,
	type RefObject,
	useCallback,
	useRef,
	useState,
} from "react";
import { words } from "../../../../words.ts";
import type { Desk } from "../desk.ts";
import type { Sheet } from "../sheet.ts";
import type { GridTeam } from "./grid.ts";
import { moved, type Position } from "./move.ts";
import { isBlock, pasted } from "./paste.ts";

type GridKeysInput = {
	desk: Desk;
	sheet: Sheet;
	team: GridTeam;
	place: RefObject<HTMLElement | null>;
	onPlace: (playerId: number | null) => void;
	onLeftOut: (sentences: readonly string[]) => void;
};

export type GridKeys = ReturnType<typeof useGridKeys>;

/**
 * How a table of fields is used as a spreadsheet: keys move from cell to cell and typing replaces,
 * until F2 or a double click lets the cursor into the cell; Escape brings back what stood there.
 */
export function useGridKeys(input: GridKeysInput) {
	const { desk, sheet, team, place, onPlace, onLeftOut } = input;
	const [position, setPosition] = useState<Position | null>(null);
	const [isTouch, setTouch] = useState(false);
	/** Whether the pointer that is down is a finger; the keypad waits until it has reached its cell. */
	const isFinger = useRef(false);
	/** What the cell said when somebody came, and whether the cursor is let in. */
	const cell = useRef({ before: "", isInside: false });
	const size = { rows: team.rows.length, columns: sheet.columns.length };
	const type = useCallback(
		(key: string, text: string) => desk.type("boxScore", { [key]: text }),
		[desk],
	);
	const fieldAt = (at: Position) =>
		place.current?.querySelector<HTMLInputElement>(`[data-place="${at.row} ${at.column}"]`);
	const go = (to: Position) => fieldAt(to)?.focus();
	const cellAt = ({ row, column }: Position) => team.rows[row]?.cells[column];
	const typeAt = (at: Position, text: string) => {
		const key = cellAt(at)?.key;
		if (key !== undefined) type(key, text);
	};

	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const field = fieldOf(event.target);
		const from = field && positionOf(field);
		if (field === null || from === null || event.altKey) return;
		const { key, shiftKey: isShifted } = event;
		// Somebody has a keyboard after all.
		isFinger.current = false;
		setTouch(false);
		if (key === "F2") {
			cell.current.isInside = true;
			field.setSelectionRange(field.value.length, field.value.length);
		} else if (key === "Escape") {
			typeAt(from, cell.current.before);
			cell.current.isInside = false;
			requestAnimationFrame(() => field.select());
		} else if (key === "Delete" && !cell.current.isInside) {
			typeAt(from, "");
		} else {
			if (cell.current.isInside && inTheCell.has(key)) return;
			const isControl = event.ctrlKey || event.metaKey;
			const to = moved(from, { key, isShifted, isControl }, size);
			if (to !== null) go(to);
			// Enter would send the form, and arrows would move the cursor.
			else if (key !== "Enter" && !key.startsWith("Arrow")) return;
		}
		event.preventDefault();
	};
	const onFocus = (event: FocusEvent<HTMLElement>) => {
		const field = fieldOf(event.target);
		const at = field && positionOf(field);
		if (field === null || at === null) return;
		cell.current = { before: field.value, isInside: false };
		field.select();
		field.scrollIntoView({ block: "nearest", inline: "nearest" });
		setPosition(at);
		setTouch((before) => before || isFinger.current);
		onPlace(team.rows[at.row]?.player.id ?? null);
	};
	const onBlur = (event: FocusEvent<HTMLElement>) => {
		if (place.current?.contains(event.relatedTarget)) return;
		setPosition(null);
		onPlace(null);
	};
	const onPaste = (event: ClipboardEvent<HTMLElement>) => {
		const field = fieldOf(event.target);
		const from = field && positionOf(field);
		const text = event.clipboardData.getData("text/plain");
		if (from === null || !isBlock(text)) return;
		event.preventDefault();
		const table = { players: sheet.players[team.side], columns: sheet.columns };
		const { texts, leftOut } = pasted(text, from, table);
		desk.type("boxScore", texts);
		onLeftOut(leftOut);
	};
	return {
		position,
		isTouch,
		type,
		typeAt,
		go,
		size,
		/** What the cell said when somebody came to it: a first digit replaces it. */
		textBefore: () => cell.current.before,
		leaving: { onBlur },
		table: {
			onKeyDown,
			onFocus,
			onPaste,
			onPointerDown: (event: PointerEvent) => {
				isFinger.current = event.pointerType === "touch";
				const field = fieldOf(event.target);
				// Before the focus comes, or the device's own keyboard would come with it.
				if (isFinger.current && field !== null) field.inputMode = "none";
			},
			onClick: (event: MouseEvent) => {
				setTouch(isFinger.current);
				if (!cell.current.isInside) fieldOf(event.target)?.select();
			},
			onDoubleClick: (event: MouseEvent) => {
				const field = fieldOf(event.target);
				cell.current.isInside = field !== null;
				field?.setSelectionRange(field.value.length, field.value.length);
			},
		},
	};
}

/** Keys that belong to the cursor once it is inside a cell. */
const inTheCell: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", words.game.home, "End"]);

function fieldOf(target: EventTarget): HTMLInputElement | null {
	return target instanceof HTMLInputElement && target.dataset.place !== undefined ? target : null;
}

function positionOf({ dataset }: HTMLInputElement): Position {
	const [row = 0, column = 0] = (dataset.place ?? "").split(" ").map(Number);
	return { row, column };
}
