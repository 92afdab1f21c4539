import type { PlanData, PlanGame, PlanSlot } from "../../plan-data.ts";

/** Where and when a game is. */
export type SlotRef = { date: string; time: string; location: string | null; court: string | null };

/**
 * What is written down about a slot: the court's name. Courts without names are only told apart
 * where a time has more than one.
 */
export function placeOfSlot({ schedule, slots }: PlanData, slot: PlanSlot): SlotRef {
	const { date, time, court } = slot;
	const atOnce = slots.filter((one) => one.date === date && one.time === time);
	const isNamed = schedule.courts.length > 0 || atOnce.length > 1;
	return { date, time, court, location: isNamed ? court : null };
}

/** Null while its day or its time is still to be set. */
export function placeOfGame({ date, time, location, court }: PlanGame): SlotRef | null {
	return date === null || time === null ? null : { date, time, location, court };
}
