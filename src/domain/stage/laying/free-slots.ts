import type { WeekdayName } from "../../schedule/schedule.ts";
import { countSlots, expandSlots, hourOf, minutesOf, mostSlots } from "../../schedule/slots.ts";
import type { FreeSlot } from "./lay-rounds.ts";

/** When and where a stage may be played. */
export type LayingTimes = {
	firstDay: string;
	gameDays: readonly WeekdayName[];
	times: readonly string[];
	/** Without names a time written twice is another court (rule `same-time-is-another-court`). */
	courts: readonly string[];
	skipDates: readonly string[];
	gameMinutes: number;
};

/** A game that has its time already. */
export type TakenSlot = {
	date: string;
	time: string;
	location: string | null;
	/** It is one of the leagues whose schedule is followed. */
	isOwn: boolean;
};

/**
 * The slots from the first day on that nobody plays on, for two years at most. A game takes the court it
 * names for as long as games take; one that names none takes any court there is.
 */
export function freeSlots(asked: LayingTimes, taken: readonly TakenSlot[]): FreeSlot[] {
	const { courts, gameMinutes } = asked;
	const takenOn = Map.groupBy(taken, ({ date }) => date);
	const moments = Map.groupBy(slotsFrom(asked), ({ date, time }) => `${date} ${time}`);
	return [...moments.values()].flatMap((slots) => {
		const [{ date, time } = { date: "", time: "" }] = slots;
		const meanwhile = (takenOn.get(date) ?? []).filter(
			(game) => Math.abs(minutesOf(hourOf(game.time)) - minutesOf(time)) < gameMinutes,
		);
		const left = slots.filter(
			({ court }) => !meanwhile.some(({ location }) => isSamePlace(location, court)),
		);
		const elsewhere = meanwhile.filter(({ location, isOwn }) => {
			if (slots.some(({ court }) => isSamePlace(location, court))) return false;
			// With named courts a game elsewhere is elsewhere; without, nobody knows where that is.
			return courts.length === 0 ? isOwn || location === null : isOwn && location === null;
		});
		return left.slice(0, Math.max(0, left.length - elsewhere.length));
	});
}

/** All slots, as many weeks of them as a schedule may have. */
function slotsFrom({ firstDay, gameDays, times, courts, skipDates }: LayingTimes): FreeSlot[] {
	if (gameDays.length === 0 || times.length === 0) return [];
	const planned = (numWeeks: number) => ({
		schedule: {
			startDate: firstDay,
			numWeeks,
			gameDays: [...gameDays],
			sameSlot: true,
			timeSlots: [...times],
			weeklyTimeSlots: [],
		},
		courts: [...courts],
		skipDates: [...skipDates],
	});
	const weeks = Math.max(1, Math.floor(mostSlots / countSlots(planned(1))));
	return expandSlots(planned(Math.min(104, weeks)));
}

export function isSamePlace(location: string | null, court: string): boolean {
	return location?.trim().toLowerCase() === court.trim().toLowerCase();
}
