import { type FocusEvent, type FormEvent, useMemo, useRef } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Whether something was typed or chosen in what these handlers are put around. What was saved
 * meanwhile and has gone from the screen does not count, nor does what only shows other fields, in
 * `[data-untyped]`; what was pasted is there as `[data-pasted]`.
 */
export function useTyped() {
	const place = useRef<HTMLDivElement>(null);
	return useMemo(() => {
		const first = new Map<Control, string>();
		return {
			handlers: {
				ref: place,
				onFocusCapture: ({ target }: FocusEvent) => {
					if (isControl(target) && !first.has(target)) first.set(target, shownIn(target));
				},
				onInputCapture: ({ target }: FormEvent) => {
					// A box that was ticked without being focused first was the other way round.
					if (isControl(target) && !first.has(target)) first.set(target, "");
				},
			},
			isTyped: () =>
				place.current?.querySelector("[data-pasted]") != null ||
				[...first].some(([control, value]) => control.isConnected && shownIn(control) !== value),
		};
	}, []);
}

function isControl(target: EventTarget): target is Control {
	return (
		target instanceof Element &&
		target.matches("input, textarea, select") &&
		target.closest("[data-untyped]") === null
	);
}

function shownIn(field: Control): string {
	const isTicked = "checked" in field && ["checkbox", "radio"].includes(field.type);
	return isTicked ? String(field.checked) : field.value;
}
