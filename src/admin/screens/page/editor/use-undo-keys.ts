import { type Dispatch, useEffect } from "react";
import type { Action } from "./editing.ts";

/**
 * Undoing is about the whole page, wherever the focus is: the browser's own would know one field
 * only, and lose its way when a button writes into a text.
 */
export function useUndoKeys(dispatch: Dispatch<Action>): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event)) return;
			const key = event.key.toLowerCase();
			const isRedo = (key === "z" && event.shiftKey) || (key === "y" && !event.shiftKey);
			if (key !== "z" && !isRedo) return;
			event.preventDefault();
			dispatch({ kind: isRedo ? "redo" : "undo" });
			requestAnimationFrame(keepFocus);
		};
		/** The same from the menu of the browser, or by shaking a phone. */
		const before = (event: InputEvent) => {
			if (!event.inputType.startsWith("history") || isInDialog(event)) return;
			event.preventDefault();
			dispatch({ kind: event.inputType === "historyRedo" ? "redo" : "undo" });
		};
		addEventListener("keydown", press);
		addEventListener("beforeinput", before);
		return () => {
			removeEventListener("keydown", press);
			removeEventListener("beforeinput", before);
		};
	}, [dispatch]);
}

/** The field in which somebody was may be gone with its block: what is shown now has the focus. */
function keepFocus(): void {
	if (document.activeElement !== document.body) return;
	document.querySelector<HTMLElement>("#panel-title")?.focus();
}

/** A dialog has fields of its own, which are not the page's. */
function isInDialog({ target }: Event): boolean {
	return target instanceof Element && target.closest("[role=dialog], [role=alertdialog]") !== null;
}
