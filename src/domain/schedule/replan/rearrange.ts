import { type Random, shuffled } from "../random.ts";
import type { Arrangement, Standing } from "./arrangement.ts";

/**
 * Finds places for the games that have none with as few others moved as can be: a game takes a place, what
 * stood in its way looks for another, and whatever has moved tries to go home. Annealing over that; games
 * come first, then moves, and with the same number of both the fairest arrangement counts.
 */
export function rearrange(
	arrangement: Arrangement,
	random: Random,
	{ tries, starts }: { tries: number; starts: number },
): void {
	for (const [game, { home }] of arrangement.games.entries()) {
		if (home >= 0) arrangement.put(game, home);
	}
	arrangement.keep();
	const atHome = arrangement.slotOf.slice();
	const displaced = atHome.filter((slot) => slot < 0).length;
	if (displaced === 0) return;
	let best: { standing: Standing; slots: Int32Array } | undefined;
	for (let start = 0; start < starts; start++) {
		arrangement.restore(atHome);
		placeCheapest(arrangement, random);
		const found = anneal(arrangement, random, tries);
		if (best === undefined || isBetter(found.standing, best.standing)) best = found;
		// Only what had to move has moved: nothing is left to find.
		if (best.standing.leftOut === 0 && best.standing.moved === displaced) break;
	}
	if (best) arrangement.restore(best.slots);
}

/** Each game without a place on the free one that costs least. */
function placeCheapest(arrangement: Arrangement, random: Random): void {
	for (const game of shuffled(arrangement.restless, random)) {
		let least = Number.POSITIVE_INFINITY;
		let cheapest = -1;
		for (const slot of arrangement.options[game] ?? []) {
			if (!arrangement.put(game, slot)) continue;
			const { cost } = arrangement.standing;
			if (cost < least) cheapest = slot;
			least = Math.min(least, cost);
			arrangement.back();
		}
		if (cheapest >= 0) arrangement.put(game, cheapest);
		arrangement.keep();
	}
}

function anneal(arrangement: Arrangement, random: Random, tries: number) {
	let now = arrangement.standing;
	let best = { standing: now, slots: arrangement.slotOf.slice() };
	let restless = arrangement.restless;
	for (let tried = 0; tried < tries; tried++) {
		const temperature = warmth * (coolest / warmth) ** (tried / tries);
		if (!tryMove(arrangement, random, restless)) {
			arrangement.back();
			continue;
		}
		const next = arrangement.standing;
		const worse = energyOf(next) - energyOf(now);
		if (worse > 0 && worse > -temperature * Math.log(random.next())) {
			arrangement.back();
			continue;
		}
		arrangement.keep();
		now = next;
		restless = arrangement.restless;
		if (isBetter(now, best.standing)) best = { standing: now, slots: arrangement.slotOf.slice() };
	}
	return best;
}

/** In moved games: one move more is soon refused, a little unfairness only in the end. */
const warmth = 1.2;
const coolest = 0.02;

/** A game left out weighs more than any chain of moves that could place it. */
function energyOf({ leftOut, moved, cost }: Standing): number {
	return 6 * leftOut + moved + cost / 400;
}

function isBetter(one: Standing, other: Standing): boolean {
	return (one.leftOut - other.leftOut || one.moved - other.moved || one.cost - other.cost) < 0;
}

/** Half done where it is false. */
function tryMove(arrangement: Arrangement, random: Random, restless: readonly number[]): boolean {
	const { games, slotOf } = arrangement;
	const isRestless = restless.length > 0 && random.next() < 0.7;
	const game = isRestless
		? (restless[random.below(restless.length)] as number)
		: random.below(games.length);
	const from = slotOf[game] as number;
	const to = isRestless
		? anyPlace(arrangement, random, game)
		: emptyPlace(arrangement, random, game);
	if (to === undefined || to === from) return false;
	arrangement.lift(game);
	const lifted = arrangement.makeRoom(game, to);
	if (lifted === null || !arrangement.put(game, to)) return false;
	for (const other of shuffled(lifted, random)) settle(arrangement, random, other, from);
	return true;
}

function anyPlace({ games, options, slotOf }: Arrangement, random: Random, game: number) {
	const { home } = games[game] ?? { home: -1 };
	if (home >= 0 && slotOf[game] !== home && random.next() < 0.4) return home;
	const places = options[game] as readonly number[];
	return places[random.below(places.length)];
}

/** A game that could stay makes room by going where nobody is. */
function emptyPlace({ options, state }: Arrangement, random: Random, game: number) {
	const places = (options[game] as readonly number[]).filter((slot) => state.isEmpty(slot));
	return places[random.below(places.length)];
}

/** A game that had to go stays at home if it can, takes the place that became free, or any that fits. */
function settle(arrangement: Arrangement, random: Random, game: number, freed: number): void {
	const places = arrangement.options[game] as readonly number[];
	const { home } = arrangement.games[game] ?? { home: -1 };
	if (home >= 0 && arrangement.put(game, home)) return;
	if (freed >= 0 && places.includes(freed) && arrangement.put(game, freed)) return;
	for (let tried = 0; tried < placesTried; tried++) {
		const slot = places[random.below(places.length)];
		if (slot !== undefined && arrangement.put(game, slot)) return;
	}
}

const placesTried = 8;
