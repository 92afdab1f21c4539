import type { Random } from "../random.ts";
import { exchangeByes, exchangeOpponents } from "./exchange-opponents.ts";
import { exchangeWeeks } from "./exchange-weeks.ts";
import type { State } from "./state.ts";

/**
 * A small change of a schedule. False when it came to nothing, because it is against the rules or
 * would surely cost more than `limit`; what it did may be half done then.
 */
export type Move = (state: State, random: Random, limit: number) => boolean;

/** Each move with its share of all tries, in percent. */
export const allMoves: [Move, number][] = [
	[swapSlots, 46],
	[swapTeams, 36],
	[changeTeam, 5],
	[exchangeByes, 7],
	[exchangeOpponents, 5],
	[exchangeWeeks, 1],
];

/** Many times as fast: what is left in the end is mostly a matter of times and courts. */
export const swapsOnly: [Move, number][] = [[swapSlots, 100]];

/** Two slots exchange what they hold; one of them may be empty. */
function swapSlots(state: State, random: Random, limit: number): boolean {
	const here = openSlot(state, random);
	const there = partner(state, random, here);
	const { first, second } = state;
	if (here === there || there < 0 || here < 0) return false;
	if (state.isEmpty(here) && state.isEmpty(there)) return false;
	if (state.costOfSwap(here, there) > limit) return false;
	const one = first[here] as number;
	const two = second[here] as number;
	const three = first[there] as number;
	const four = second[there] as number;
	const { weekOf } = state.grid;
	if (weekOf[here] !== weekOf[there]) {
		if (one >= 0 && (state.isBusy(one, there) || state.isBusy(two, there))) return false;
		if (three >= 0 && (state.isBusy(three, here) || state.isBusy(four, here))) return false;
	}
	state.empty(here);
	state.empty(there);
	return (three < 0 || state.fill(here, three, four)) && (one < 0 || state.fill(there, one, two));
}

/** Two games exchange a team. */
function swapTeams(state: State, random: Random, limit: number): boolean {
	const here = openSlot(state, random);
	const there = partner(state, random, here);
	if (here < 0 || there < 0 || here === there) return false;
	if (state.isEmpty(here) || state.isEmpty(there)) return false;
	const { first, second } = state;
	const one = first[here] as number;
	const two = second[here] as number;
	const isTurned = random.next() < 0.5;
	const three = (isTurned ? second[there] : first[there]) as number;
	const four = (isTurned ? first[there] : second[there]) as number;
	const { weekOf } = state.grid;
	if (weekOf[here] !== weekOf[there] && (state.isBusy(one, there) || state.isBusy(three, here))) {
		return false;
	}
	if (state.costOfTrade(here, there, [one, two, three, four]) > limit) return false;
	state.empty(here);
	state.empty(there);
	return state.fill(here, three, two) && state.fill(there, one, four);
}

/** An empty slot gets a game of two idle teams; in a game one team makes room for another. */
function changeTeam(state: State, random: Random): boolean {
	const slot = openSlot(state, random);
	if (slot < 0) return false;
	const team = random.below(state.teams);
	if (state.isBusy(team, slot)) return false;
	if (state.isEmpty(slot)) return state.fill(slot, team, random.below(state.teams));
	const stays = (random.next() < 0.5 ? state.first[slot] : state.second[slot]) as number;
	state.empty(slot);
	return state.fill(slot, stays, team);
}

/** A slot that no pin holds, or -1. */
function openSlot(state: State, random: Random): number {
	const slot = random.below(state.first.length);
	return state.isPinned[slot] ? -1 : slot;
}

/** Mostly a slot of the same week: swaps across weeks seldom fit when most teams play. */
function partner(state: State, random: Random, slot: number): number {
	if (slot < 0 || random.next() < 0.2) return openSlot(state, random);
	const week = state.grid.slotsOfWeek[state.grid.weekOf[slot] as number] as number[];
	const other = week[random.below(week.length)] as number;
	return state.isPinned[other] ? -1 : other;
}
