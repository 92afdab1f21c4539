import { startTransition, useEffect, useState } from "react";

/** So many rows fill any screen. */
const atOnce = 80;
/** Long enough for the next key to come in between. */
const pauseMs = 40;

/**
 * The rows that are drawn. A list that was sorted, or that is long again after it was narrowed, shows
 * its first screens at once and the others as there is time, so that typing and sorting never wait
 * for five hundred rows. A list that is opened has all of them: it may be scrolled to anywhere.
 */
export function useDrawnRows<Row>(rows: readonly Row[], order: unknown): readonly Row[] {
	const { length } = rows;
	const [count, setCount] = useState(Number.POSITIVE_INFINITY);
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
