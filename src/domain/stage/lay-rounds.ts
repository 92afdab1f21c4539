import { minutesOf } from "../schedule/slots.ts";
import type { Slot } from "../schedule/types.ts";
import { daysBetween } from "../time/calendar.ts";
import { feedersOf } from "./feeders.ts";
import type { Entrant, SeriesPlan } from "./stage.ts";

export type FreeSlot = Pick<Slot, "date" | "time" | "court">;

export type LayingRules = {
	/** Days without a game between two of a team. */
	restDays: number;
	/** Whether a team may play again on the same day, once its game is over. */
	playsTwiceADay: boolean;
	gameMinutes: number;
};

type GameNumber = {
	/** Of the series. */
	series: number;
	/** Which game of the series, from 1. */
	number: number;
};

/** A game of a series and where it is played. */
export type LaidGame = GameNumber & FreeSlot;

export type Laying = { games: LaidGame[]; unplaced: GameNumber[] };

/**
 * Every game of a stage on the earliest slot that is free for it, round after round and the final last.
 * Nobody knows yet who plays, so a game waits for all games from which a team may come to it, the spare
 * ones of long series among them. What is laid already stays where it is; what finds no slot is told, and
 * with it whatever comes after it.
 */
export function layRounds(
	series: readonly SeriesPlan[],
	slots: readonly FreeSlot[],
	rules: LayingRules,
	laid: readonly LaidGame[] = [],
): Laying {
	const free = inOrder(slots.filter((slot) => !laid.some((game) => isTheSame(game, slot))));
	const { levels, before } = orderOf(series);
	const games = [...laid];
	const unplaced: GameNumber[] = [];
	for (const { plan, number } of gamesInOrder(series, levels)) {
		if (games.some((game) => game.series === plan.number && game.number === number)) continue;
		const earlier = before.get(plan.number) ?? new Set();
		const waits = unplaced.some((game) => game.series === plan.number || earlier.has(game.series));
		const asks = games.flatMap((game): ((slot: FreeSlot) => boolean)[] => {
			const isOwn = game.series === plan.number;
			if (earlier.has(game.series)) return [(slot) => isRested(game, slot, rules)];
			if (isOwn && game.number < number) return [(slot) => isRested(game, slot, rules)];
			if (isOwn) return [(slot) => isRested(slot, game, rules)];
			const other = series[game.series - 1];
			if (other === undefined) return [];
			if (shareATeam(plan, other)) {
				return [(slot) => isRested(game, slot, rules) || isRested(slot, game, rules)];
			}
			const isRoundBefore = (levels.get(other.number) ?? 0) < (levels.get(plan.number) ?? 0);
			if (plan.part === "final" && number === 1) return [(slot) => startOf(game) < startOf(slot)];
			return isRoundBefore && game.number === 1 ? [(slot) => startOf(game) <= startOf(slot)] : [];
		});
		const at = waits ? -1 : free.findIndex((slot) => asks.every((isMet) => isMet(slot)));
		const [slot] = at < 0 ? [] : free.splice(at, 1);
		const game = { series: plan.number, number };
		if (slot) games.push({ ...game, date: slot.date, time: slot.time, court: slot.court });
		else unplaced.push(game);
	}
	return { games: games.slice(laid.length), unplaced };
}

type Order = {
	/** Rounds of all parts, counted together from 0. */
	levels: Map<number, number>;
	/** All series from which a team may come to a series. */
	before: Map<number, Set<number>>;
};

function orderOf(series: readonly SeriesPlan[]): Order {
	const levels = new Map<number, number>();
	const before = new Map<number, Set<number>>();
	for (const { number, part, round, group, home, away } of series) {
		const feeders = [home, away].flatMap((side) => feedersOf(side, series));
		before.set(
			number,
			new Set(feeders.flatMap((feeder) => [feeder.number, ...(before.get(feeder.number) ?? [])])),
		);
		// Who has a bye enters with the others of the round.
		const roundsBefore = series.filter(
			(other) => other.part === part && other.group === group && other.round < round,
		);
		const latest = [...feeders, ...roundsBefore].map((other) => levels.get(other.number) ?? 0);
		levels.set(number, Math.max(-1, ...latest) + 1);
	}
	return { levels, before };
}

/** The first games of all series of a round, then their second ones, and so on. */
function gamesInOrder(
	series: readonly SeriesPlan[],
	levels: ReadonlyMap<number, number>,
): { plan: SeriesPlan; number: number }[] {
	const all = series.flatMap((plan) =>
		Array.from({ length: plan.bestOf }, (_, at) => ({ plan, number: at + 1 })),
	);
	const levelOf = ({ plan }: { plan: SeriesPlan }) => levels.get(plan.number) ?? 0;
	const isFinal = ({ plan }: { plan: SeriesPlan }) => Number(plan.part === "final");
	return all.toSorted(
		(a, b) =>
			isFinal(a) - isFinal(b) ||
			levelOf(a) - levelOf(b) ||
			a.number - b.number ||
			a.plan.number - b.plan.number,
	);
}

/** Teams of a group play in several of its series, in whatever order. */
function shareATeam(one: SeriesPlan, other: SeriesPlan): boolean {
	if (one.part !== "group" || other.part !== "group" || one.group !== other.group) return false;
	const theirs = [other.home, other.away].map((side) => JSON.stringify(side));
	return [one.home, one.away].some((side: Entrant) => theirs.includes(JSON.stringify(side)));
}

/** Whether a team of the earlier game can play the later one. */
function isRested(
	earlier: FreeSlot,
	later: FreeSlot,
	{ restDays, playsTwiceADay, gameMinutes }: LayingRules,
): boolean {
	const days = daysBetween(earlier.date, later.date);
	if (days !== 0) return days > restDays;
	return playsTwiceADay && minutesOf(later.time) - minutesOf(earlier.time) >= gameMinutes;
}

function inOrder(slots: readonly FreeSlot[]): FreeSlot[] {
	return slots.toSorted(
		(a, b) => Number(startOf(a) > startOf(b)) - Number(startOf(a) < startOf(b)),
	);
}

function isTheSame(one: FreeSlot, other: FreeSlot): boolean {
	return startOf(one) === startOf(other) && one.court === other.court;
}

function startOf({ date, time }: FreeSlot): string {
	return `${date} ${time.slice(0, 5)}`;
}
