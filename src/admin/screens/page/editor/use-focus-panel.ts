import { type RefObject, useEffect, useRef } from "react";

/**
 * Leads the focus into the form that is about to be drawn: to a field, or to the first one. On a
 * phone a keyboard would cover half of the form, so there its heading has the focus.
 */
export function useFocusPanel(columns: RefObject<HTMLElement | null>): (field?: string) => void {
	const wanted = useRef<{ field: string | undefined } | null>(null);
	useEffect(() => {
		if (wanted.current === null) return;
		const { field } = wanted.current;
		const panel = columns.current?.querySelector<HTMLElement>("[data-panel]");
		if (!panel) return;
		wanted.current = null;
		// A dialog that closes gives the focus back a moment later.
		requestAnimationFrame(() => targetIn(panel, field)?.focus());
	});
	return (field) => {
		wanted.current = { field };
	};
}

function targetIn(panel: HTMLElement, field: string | undefined): HTMLElement | null {
	if (field) {
		const name = CSS.escape(field);
		const there = panel.querySelector<HTMLElement>(
			`[data-field="${name}"], [name="${name}"], [name="${name}-way"], [name="${name}-address"]`,
		);
		if (there !== null) return there;
	}
	const first = matchMedia("(hover: hover)").matches
		? panel.querySelector<HTMLElement>(
				":is(input:not([type=radio], [type=file]), textarea, select)",
			)
		: null;
	return first ?? panel.querySelector<HTMLElement>("#panel-title");
}
