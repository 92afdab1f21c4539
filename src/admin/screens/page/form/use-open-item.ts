import { useLayoutEffect, useRef, useState } from "react";

type Target = "field" | "up" | "down" | "remove";

/** Which thing of a list is open, and where the focus goes after the list was changed. */
export function useOpenItem() {
	const [open, setOpen] = useState<number | null>(null);
	const list = useRef<HTMLOListElement>(null);
	const wanted = useRef<{ index: number; target: Target } | null>(null);
	useLayoutEffect(() => {
		if (wanted.current === null) return;
		const { index, target } = wanted.current;
		const item = list.current?.children[index];
		// It may be drawn a moment later.
		if (item === undefined) return;
		wanted.current = null;
		elementOf(item, target)?.focus();
	});
	return {
		open,
		setOpen,
		list,
		focusItem(index: number, target: Target) {
			wanted.current = { index, target };
		},
	};
}

function elementOf(item: Element, target: Target): HTMLElement | null {
	if (target === "field") {
		return item.querySelector<HTMLElement>("[data-body] :is(input, textarea, select, button)");
	}
	const button = item.querySelector<HTMLButtonElement>(`[data-does="${target}"] > button`);
	// At the end of the list the arrow is off; then the other one has the focus.
	if (button?.disabled) {
		return item.querySelector<HTMLElement>("[data-does] > button:not(:disabled)");
	}
	return button;
}
