import { weekdayOf } from "../time/calendar.ts";
import { weekdays } from "./schedule.ts";
import { expandSlots, hourOf, inSlotOrder } from "./slots.ts";
import type { PinnedGame, PlayedGame, ScheduleInput, Slot } from "./types.ts";

/** A game that stays where it is, by the indices of its slot and its teams, -1 where there is none. */
export type Pin = {
	pin: PinnedGame;
	slot: number;
	home: number;
	away: number;
	/** Played already: no rule can forbid it any more. */
	isPlayed: boolean;
};

/** The slots of a schedule and the games that stay in them. */
export function slotsAndPins(input: ScheduleInput): { slots: Slot[]; pins: Pin[] } {
	const { pinned = [], played = [], teams } = input;
	const planned = expandSlots(input);
	const taken = new Set<Slot>();
	const ofPlayed = played.map((game) => {
		const own =
			planned.find((slot) => !taken.has(slot) && isAt(slot, game)) ?? ownSlot(game, taken);
		taken.add(own);
		return own;
	});
	const extra = ofPlayed.filter((slot) => !planned.includes(slot));
	const slots = extra.length === 0 ? planned : inSlotOrder([...planned, ...extra]);
	const place = (pin: PinnedGame) => {
		const slot = slots.find((slot) => !taken.has(slot) && isAt(slot, pin));
		if (slot) taken.add(slot);
		return slot ? slots.indexOf(slot) : -1;
	};
	const teamNamed = (id: string) => teams.findIndex((team) => team.id === id);
	const sides = ({ home, away }: PinnedGame) => ({ home: teamNamed(home), away: teamNamed(away) });
	// Those that name their court choose first.
	const order = [
		...pinned.filter((pin) => pin.court !== undefined),
		...pinned.filter((pin) => pin.court === undefined),
	];
	return {
		slots,
		pins: [
			...played.map((pin, at) => ({
				pin,
				...sides(pin),
				isPlayed: true,
				slot: slots.indexOf(ofPlayed[at] as Slot),
			})),
			...order.map((pin) => ({ pin, slot: place(pin), ...sides(pin), isPlayed: false })),
		],
	};
}

export function momentLabel(slot: Pick<Slot, "date" | "time">): string {
	return `${slot.date} ${hourOf(slot.time)}`;
}

/** A pin without a court may be on any. */
function isAt(slot: Slot, pin: PinnedGame): boolean {
	return (
		slot.date === pin.date &&
		slot.time === hourOf(pin.time) &&
		(pin.court === undefined || slot.court === pin.court)
	);
}

/** A slot that is there for one played game only, under a name that no other one has. */
function ownSlot({ week, date, time, court }: PlayedGame, taken: Set<Slot>): Slot {
	const day = weekdays[weekdayOf(date)];
	const names = [...taken].filter((slot) => momentLabel(slot) === momentLabel({ date, time }));
	let name = court;
	while (names.some((slot) => slot.court === name)) name += "′";
	return { week, date, day, time: hourOf(time), court: name };
}
