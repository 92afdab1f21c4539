import { hourOf, minutesOf } from "../../schedule/slots.ts";
import { isSamePlace } from "./free-slots.ts";

/** When and where a game is. */
export type Standing = {
	id: number;
	date: string | null;
	time: string | null;
	location: string | null;
};

export type Clash<Moved extends Standing, Other extends Standing> = { game: Moved; other: Other };

/**
 * The first of some games that begins while another one is at its place, and that one. What names no day, no
 * time or no place is in nobody's way (rule `laid-on-free-slots`).
 */
export function firstClash<Moved extends Standing, Other extends Standing>(
	moved: readonly Moved[],
	others: readonly Other[],
	gameMinutes: number,
): Clash<Moved, Other> | undefined {
	const onDate = Map.groupBy(others, ({ date }) => date);
	for (const game of moved) {
		const { id, date, time, location } = game;
		if (date === null || time === null || location === null) continue;
		const other = onDate.get(date)?.find((one) => {
			if (one.id === id || one.time === null || !isSamePlace(one.location, location)) return false;
			return Math.abs(minutesOf(hourOf(one.time)) - minutesOf(hourOf(time))) < gameMinutes;
		});
		if (other !== undefined) return { game, other };
	}
	return undefined;
}
