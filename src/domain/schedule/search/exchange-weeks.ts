import type { Random } from "../random.ts";
import type { State } from "./state.ts";

/**
 * Games of two weeks change places: those of a team in both weeks, those of its opponents, of their
 * opponents and so on. Afterwards every team plays as often in each week as before, unless a bye was
 * at the end of the chain. From the travelling tournament problem: a partial swap of rounds.
 */
export function exchangeWeeks(state: State, random: Random): boolean {
	const { weeks, slotsOfWeek } = state.grid;
	const one = random.below(weeks.length);
	const other = random.below(weeks.length);
	if (one === other) return false;
	const teams = connected(state, random.below(state.teams), one, other);
	const slotsIn = (week: number) =>
		(slotsOfWeek[week] as number[]).filter((slot) => teams.has(state.first[slot] as number));
	const here = slotsIn(one);
	const there = slotsIn(other);
	const isPinned = [...here, ...there].some((slot) => state.isPinned[slot]);
	if (isPinned || !grow(state, here, there.length, one) || !grow(state, there, here.length, other))
		return false;
	const games = here.map((slot) => [state.first[slot], state.second[slot]] as [number, number]);
	const others = there.map((slot) => [state.first[slot], state.second[slot]] as [number, number]);
	for (const slot of [...here, ...there]) state.empty(slot);
	return (
		here.every((slot, at) => put(state, slot, others[at])) &&
		there.every((slot, at) => put(state, slot, games[at]))
	);
}

/** The teams that are linked to this one by games of the two weeks. */
function connected(state: State, team: number, one: number, other: number): Set<number> {
	const teams = new Set([team]);
	const { slotsOfWeek } = state.grid;
	const slots = [...(slotsOfWeek[one] as number[]), ...(slotsOfWeek[other] as number[])];
	for (let before = 0; before < teams.size; ) {
		before = teams.size;
		for (const slot of slots) {
			const first = state.first[slot] as number;
			const second = state.second[slot] as number;
			if (first < 0 || teams.has(first) === teams.has(second)) continue;
			teams.add(first).add(second);
		}
	}
	return teams;
}

/** Adds empty slots until there are enough. */
function grow(state: State, slots: number[], wanted: number, week: number): boolean {
	for (const slot of state.grid.slotsOfWeek[week] as number[]) {
		if (slots.length >= wanted) break;
		if (state.isEmpty(slot)) slots.push(slot);
	}
	return slots.length >= wanted;
}

function put(state: State, slot: number, game: [number, number] | undefined): boolean {
	return !game || game[0] < 0 || state.fill(slot, game[0], game[1]);
}
