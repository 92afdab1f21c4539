import { useCallback, useEffect, useMemo, useRef } from "react";
import { datesOf, dayToOpenAt } from "./days.ts";
import type { ListedGame } from "./listed-game.ts";

/**
 * Opens the list at the current week, unless somebody comes back to where he was; the focus stays
 * where it is. Answers the way back there, which takes the focus along.
 */
export function useOpeningDay(shown: readonly ListedGame[], today: string, isNarrowed: boolean) {
	const dates = useMemo(() => datesOf(shown), [shown]);
	const day = dayToOpenAt(dates, today);
	const find = useCallback((): Element | null => {
		const first = shown.find(({ date }) => date === day);
		if (first === undefined) return null;
		return document.querySelector(`[data-day="${day}"], [data-row="${first.id}"]`);
	}, [shown, day]);

	const opening = useRef({ find, isAhead: !isNarrowed && day !== dates[0] });
	useEffect(() => {
		const { find, isAhead } = opening.current;
		const place = isAhead && window.scrollY === 0 ? find() : null;
		if (place !== null && !isInSight(place)) place.scrollIntoView();
	}, []);

	return () => {
		const place = find();
		place?.scrollIntoView();
		place?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
	};
}

function isInSight(place: Element): boolean {
	const { top } = place.getBoundingClientRect();
	return top >= 0 && top < window.innerHeight / 2;
}
