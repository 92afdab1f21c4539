import { minutesOf } from "../../schedule/slots.ts";
import type { Slot } from "../../schedule/types.ts";
import { daysBetween } from "../../time/calendar.ts";
import { feedersOf } from "../feeders.ts";
import type { Entrant, SeriesPlan } from "../stage.ts";

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
 * with it whatever comes after it. Games that fell away are `unneeded` and wait for nobody.
 */
export function layRounds(
	series: readonly SeriesPlan[],
	slots: readonly FreeSlot[],
	rules: LayingRules,
	laid: readonly LaidGame[] = [],
	unneeded: readonly GameNumber[] = [],
): Laying {
	const taken = new Set(laid.map(momentAndCourt));
	const free = inOrder(slots.filter((slot) => !taken.has(momentAndCourt(slot)))).map(timed);
	const order = orderOf(series);
	const games = laid.map(timed);
	const unplaced: GameNumber[] = [];
	const done = new Set([...laid, ...unneeded].map(nameOf));
	for (const { plan, number } of gamesInOrder(series, order.levels)) {
		const game = { series: plan.number, number };
		if (done.has(nameOf(game))) continue;
		const earlier = order.before.get(plan.number) ?? new Set();
		const waits = unplaced.some((one) => one.series === plan.number || earlier.has(one.series));
		const isMet = waits ? null : asksOf(plan, number, { series, games, order, rules });
		const at = isMet === null ? -1 : free.findIndex(isMet);
		const [slot] = at < 0 ? [] : free.splice(at, 1);
		if (slot === undefined) unplaced.push(game);
		else games.push({ ...slot, ...game });
	}
	const found = games.slice(laid.length);
	return {
		games: found.map(({ day: _, minute: __, ...game }) => game),
		unplaced,
	};
}

/** With the day and the minute as numbers: a thousand games ask four thousand slots. */
type Timed<Place extends FreeSlot> = Place & { day: number; minute: number };

type SoFar = {
	series: readonly SeriesPlan[];
	games: readonly Timed<LaidGame>[];
	order: Order;
	rules: LayingRules;
};

/** What a slot must be for one game, after those that have theirs. */
function asksOf(
	plan: SeriesPlan,
	number: number,
	{ series, games, order, rules }: SoFar,
): (slot: Timed<FreeSlot>) => boolean {
	const earlier = order.before.get(plan.number) ?? new Set();
	const level = order.levels.get(plan.number) ?? 0;
	const before: Timed<LaidGame>[] = [];
	const after: Timed<LaidGame>[] = [];
	const beside: Timed<LaidGame>[] = [];
	let notBefore = -1;
	for (const game of games) {
		const other = series[game.series - 1];
		if (game.series === plan.number) (game.number < number ? before : after).push(game);
		else if (earlier.has(game.series)) before.push(game);
		else if (other === undefined) continue;
		else if (shareATeam(plan, other)) beside.push(game);
		else if (plan.part === "final" && number === 1)
			notBefore = Math.max(notBefore, minuteOf(game) + 1);
		else if ((order.levels.get(other.number) ?? 0) < level && game.number === 1)
			notBefore = Math.max(notBefore, minuteOf(game));
	}
	const isRestedAfter = restedAfter(before, rules);
	const isFreeBeside = restedBeside(beside, rules);
	return (slot) =>
		minuteOf(slot) >= notBefore &&
		isRestedAfter(slot) &&
		isFreeBeside(slot) &&
		after.every((game) => restedAfter([slot], rules)(game));
}

type At = Pick<Timed<FreeSlot>, "day" | "minute">;

/** Whether a team of all the earlier games can play on a slot: all that counts is their last two days. */
function restedAfter(
	earlier: readonly At[],
	{ restDays, playsTwiceADay, gameMinutes }: LayingRules,
): (slot: At) => boolean {
	const last = Math.max(Number.NEGATIVE_INFINITY, ...earlier.map(({ day }) => day));
	const onLast = earlier.filter(({ day }) => day === last);
	const others = earlier.filter(({ day }) => day < last);
	const mayPlayOnLast = playsTwiceADay && others.every(({ day }) => last - day > restDays);
	const from = Math.max(...onLast.map(({ minute }) => minute)) + gameMinutes;
	return ({ day, minute }) =>
		day - last > restDays || (mayPlayOnLast && day === last && minute >= from);
}

/** The same where it does not matter which of two games is first, as in a group. */
function restedBeside(
	games: readonly At[],
	{ restDays, playsTwiceADay, gameMinutes }: LayingRules,
): (slot: At) => boolean {
	const onDay = Map.groupBy(games, ({ day }) => day);
	const near = Array.from({ length: restDays }, (_, at) => at + 1);
	return ({ day, minute }) => {
		if (near.some((days) => onDay.has(day - days) || onDay.has(day + days))) return false;
		return (onDay.get(day) ?? []).every(
			(game) => playsTwiceADay && Math.abs(game.minute - minute) >= gameMinutes,
		);
	};
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
	return [one.home, one.away].some(
		(side) => isTheSame(side, other.home) || isTheSame(side, other.away),
	);
}

/** In a group there are seeds, and those who come out of a play-in. */
function isTheSame(one: Entrant, other: Entrant): boolean {
	if ("seed" in one) return "seed" in other && one.seed === other.seed;
	if ("winnerOf" in one) return "winnerOf" in other && one.winnerOf === other.winnerOf;
	return JSON.stringify(one) === JSON.stringify(other);
}

function inOrder(slots: readonly FreeSlot[]): FreeSlot[] {
	return slots.toSorted(
		(a, b) => Number(startOf(a) > startOf(b)) - Number(startOf(a) < startOf(b)),
	);
}

function timed<Place extends FreeSlot>(place: Place): Timed<Place> {
	return { ...place, day: daysBetween("2000-01-01", place.date), minute: minutesOf(place.time) };
}

function minuteOf({ day, minute }: At): number {
	return day * 24 * 60 + minute;
}

function nameOf({ series, number }: GameNumber): string {
	return `${series} ${number}`;
}

function momentAndCourt(place: FreeSlot): string {
	return `${startOf(place)} ${place.court}`;
}

function startOf({ date, time }: FreeSlot): string {
	return `${date} ${time.slice(0, 5)}`;
}
