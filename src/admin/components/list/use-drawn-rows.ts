import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** So many rows fill any screen. */
const atOnce = 80;
/** Long enough for the next key to come in between. */
const pauseMs = 40;

/** From one row to before another. */
type Part = { from: number; to: number };

/**
 * The rows that are drawn. A list that is opened, that was sorted, or that is long again after it was
 * narrowed shows its first screens at once and the others as there is time, so that nobody waits for
 * five hundred rows. One that opens further down begins there, and what is drawn above it later moves
 * nothing. One that somebody comes back to has all of them: it may be scrolled to anywhere.
 */
export function useDrawnRows<Row>(
	rows: readonly Row[],
	order: unknown,
	opensAt = 0,
): readonly Row[] {
	const { length } = rows;
	const isOpened = useIsOpenedAtTop();
	const [{ from, to }, setPart] = useState<Part>(() => {
		if (!isOpened) return { from: 0, to: Number.POSITIVE_INFINITY };
		const first = Math.max(0, Math.min(opensAt, length - atOnce));
		return { from: first, to: first + atOnce };
	});
	const [before, setBefore] = useState({ order, length });
	if (order !== before.order || length !== before.length) {
		setBefore({ order, length });
		if (order !== before.order) setPart({ from: 0, to: atOnce });
		else if (length > before.length + atOnce) {
			setPart({ from: 0, to: Math.max(before.length, atOnce) });
		} else setPart({ from: 0, to });
	}
	const heightBefore = useRef(0);
	const isPart = from > 0 || to < length;
	useEffect(() => {
		if (!isPart) return;
		const more = to < length ? { from, to: to + atOnce } : { from: Math.max(0, from - atOnce), to };
		const draw = () => {
			heightBefore.current = document.documentElement.scrollHeight;
			startTransition(() => setPart(more));
		};
		const timer = setTimeout(draw, pauseMs);
		return () => clearTimeout(timer);
	}, [from, to, length, isPart]);

	const drawnFrom = useRef(from);
	useLayoutEffect(() => {
		const isMoreAbove = from < drawnFrom.current;
		drawnFrom.current = from;
		const { scrollHeight } = document.documentElement;
		if (isMoreAbove) window.scrollBy(0, scrollHeight - heightBefore.current);
	}, [from]);
	return isPart ? rows.slice(from, to) : rows;
}

/** The places in the history whose list somebody has left, and may come back to. */
const left = new Set<string>();

/** By a link or an address, and not by going back or loading anew, which scroll to where one was. */
function useIsOpenedAtTop(): boolean {
	const { key } = useLocation();
	useEffect(() => () => void left.add(key), [key]);
	const [document] = performance.getEntriesByType("navigation");
	const isReloaded = key === "default" && document?.toJSON().type === "reload";
	return !left.has(key) && !isReloaded;
}
