import { daysBetween } from "../../time/calendar.ts";
import { minutesOf } from "../slots.ts";
import type { Slot } from "../types.ts";
import type { Wish } from "./wish.ts";

/** A slot as wishes look at it. */
export type WishPlace = Slot & {
	minutes: number;
	/** Days since the first slot. */
	day0: number;
	/** Which of its day's times it is, counted from 0. */
	turn: number;
};

export type WishedGame = { place: WishPlace; opponent: string };

export function placesOf(slots: readonly Slot[]): WishPlace[] {
	const first = slots[0]?.date ?? "";
	const times = new Map(
		[...Map.groupBy(slots, ({ date }) => date)].map(([date, list]) => [
			date,
			[...new Set(list.map(({ time }) => time))].sort(),
		]),
	);
	return slots.map((slot) => ({
		...slot,
		minutes: minutesOf(slot.time),
		day0: daysBetween(first, slot.date),
		turn: times.get(slot.date)?.indexOf(slot.time) ?? 0,
	}));
}

/** Whose games a wish is about: two teams together, or each of these alone. */
export function concerned(wish: Wish, teams: readonly string[]): string[][] {
	if (wish.kind === "time" || wish.kind === "place") return [[wish.team]];
	if (wish.kind === "rest" || wish.kind === "doubleHeader") return teams.map((team) => [team]);
	return [[...wish.teams]];
}

/**
 * Where a wish is not met, by the games of those it is about: at a game, or nowhere in particular (null).
 */
export function missesOf(wish: Wish, games: readonly WishedGame[][]): (WishPlace | null)[] {
	const [own = [], theirs = []] = games;
	switch (wish.kind) {
		case "time":
		case "place":
			return own.flatMap(({ place }) => (isMetAt(wish, place) === wish.isLiked ? [] : [place]));
		case "notEarly":
			return own.flatMap(({ place, opponent }) =>
				opponent === wish.teams[1] && place.week < wish.weeks ? [place] : [],
			);
		case "meetOn":
			return own.some(
				({ place, opponent }) => opponent === wish.teams[1] && place.date === wish.date,
			)
				? []
				: [null];
		case "rest": {
			const days = inOrder(own);
			return days.flatMap(({ place }, at) => {
				const before = days[at - 1];
				if (before === undefined) return [];
				const between = place.day0 - before.place.day0;
				const isShort = between > 0 && between < (wish.least ?? 0);
				return isShort || between > (wish.most ?? between) ? [place] : [];
			});
		}
		case "doubleHeader": {
			const played = inOrder(own);
			return played.flatMap(({ place }, at) => {
				const before = played[at - 1]?.place;
				return before === undefined || before.date !== place.date || follows(before, place)
					? []
					: [place];
			});
		}
		case "inARow":
			return own.flatMap(({ place, opponent }) => {
				const sameDay = theirs.filter((game) => game.place.date === place.date);
				const isFine =
					sameDay.length === 0 ||
					opponent === wish.teams[1] ||
					sameDay.some((game) => follows(game.place, place) || follows(place, game.place));
				return isFine ? [] : [place];
			});
	}
}

function isThen({ day, from, until }: Extract<Wish, { kind: "time" }>, place: WishPlace): boolean {
	return (
		(day === undefined || day === place.day) &&
		(from === undefined || place.minutes >= minutesOf(from)) &&
		(until === undefined || place.minutes < minutesOf(until))
	);
}

function follows(before: WishPlace, after: WishPlace): boolean {
	return after.court === before.court && after.turn - before.turn === 1;
}

function inOrder(games: readonly WishedGame[]): WishedGame[] {
	return games.toSorted((a, b) => a.place.day0 - b.place.day0 || a.place.minutes - b.place.minutes);
}

/** Whether a place is at the time, or in the hall, that a wish is about, liked or not. */
export function isMetAt(
	wish: Extract<Wish, { kind: "time" | "place" }>,
	place: WishPlace,
): boolean {
	return wish.kind === "time" ? isThen(wish, place) : isIn(place.court, wish.place);
}

/** Whether a court is this place, or one of this hall (rule `place-names-venue`). */
function isIn(court: string, place: string): boolean {
	return court === place || court.startsWith(`${place}, `);
}
