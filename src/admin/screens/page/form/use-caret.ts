import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Selected } from "../markdown/format.ts";

type Writable = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps the cursor where it belongs when a text changes in another way than by typing: behind what
 * an undo changed, or where a button of the toolbar wants it.
 */
export function useCaret(field: RefObject<Writable | null>, value: string) {
	const known = useRef(value);
	const wanted = useRef<Pick<Selected, "start" | "end"> | null>(null);
	useLayoutEffect(() => {
		const before = known.current;
		known.current = value;
		const { current: element } = field;
		if (element === null) return;
		if (wanted.current !== null) {
			const { start, end } = wanted.current;
			wanted.current = null;
			element.focus();
			element.setSelectionRange(start, end);
		} else if (before !== value && element === document.activeElement && canSelect(element)) {
			const place = endOfChange(before, value);
			element.setSelectionRange(place, place);
		}
	});
	return {
		/** This is typed; the browser has put the cursor already. */
		typed(text: string) {
			known.current = text;
		},
		want(selection: Pick<Selected, "start" | "end">) {
			wanted.current = selection;
		},
	};
}

/** Numbers and mail addresses have no selection that a page may set. */
function canSelect(element: Writable): boolean {
	return (
		element instanceof HTMLTextAreaElement ||
		["text", "search", "tel", "url"].includes(element.type)
	);
}

function endOfChange(before: string, after: string): number {
	const most = Math.min(before.length, after.length);
	let start = 0;
	while (start < most && before[start] === after[start]) start++;
	let same = 0;
	while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++;
	return after.length - same;
}
