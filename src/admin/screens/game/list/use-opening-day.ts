import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useWeekStart } from "../../../shell/use-week-start.ts";
import { datesOf, dayToOpenAt } from "./days.ts";
import type { ListedGame } from "./listed-game.ts";

/**
 * Opens the list at the current week, unless somebody comes back to where he was; the focus stays
 * where it is. Answers which game that is at, and the way back there, which takes the focus along.
 */
export function useOpeningDay(shown: readonly ListedGame[], today: string, isNarrowed: boolean) {
	const dates = useMemo(() => datesOf(shown), [shown]);
	const day = dayToOpenAt(dates, today, useWeekStart());
	const opensAt = shown.findIndex(({ date }) => date === day);
	const find = useCallback((): Element | null => {
		const first = shown[opensAt];
		if (first === undefined) return null;
		return document.querySelector(`[data-day="${day}"], [data-row="${first.id}"]`);
	}, [shown, opensAt, day]);

	const [isAhead] = useState(!isNarrowed && day !== dates[0]);
	const opening = useRef(find);
	useEffect(() => {
		const place = isAhead && window.scrollY === 0 ? opening.current() : null;
		if (place !== null && !isInSight(place)) place.scrollIntoView();
	}, [isAhead]);

	const toToday = () => {
		const place = find();
		place?.scrollIntoView();
		place?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
	};
	return { opensAt: isAhead ? opensAt : 0, toToday };
}

function isInSight(place: Element): boolean {
	const { top } = place.getBoundingClientRect();
	return top >= 0 && top < window.innerHeight / 2;
}
