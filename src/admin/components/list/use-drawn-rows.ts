import { startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** So many rows fill any screen. */
const atOnce = 80;
/** Long enough for the next key to come in between. */
const pauseMs = 40;

/**
 * The rows that are drawn. A list that is opened, that was sorted, or that is long again after it was
 * narrowed shows its first screens at once and the others as there is time, so that nobody waits for
 * five hundred rows. One that somebody comes back to has all of them: it may be scrolled to anywhere.
 */
export function useDrawnRows<Row>(rows: readonly Row[], order: unknown): readonly Row[] {
	const { length } = rows;
	const isAtTop = useIsOpenedAtTop();
	const [count, setCount] = useState(isAtTop ? atOnce : Number.POSITIVE_INFINITY);
	const [before, setBefore] = useState({ order, length });
	if (order !== before.order || length !== before.length) {
		setBefore({ order, length });
		if (order !== before.order) setCount(atOnce);
		else if (length > before.length + atOnce) setCount(Math.max(before.length, atOnce));
	}
	const isPart = count < length;
	useEffect(() => {
		if (!isPart) return;
		const draw = () => startTransition(() => setCount(count + atOnce));
		const timer = setTimeout(draw, pauseMs);
		return () => clearTimeout(timer);
	}, [count, isPart]);
	return isPart ? rows.slice(0, count) : rows;
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
