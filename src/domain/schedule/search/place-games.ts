import type { Random } from "../random.ts";
import { restore, type Snapshot, snapshot } from "./anneal.ts";
import { fillUp } from "./fill-up.ts";
import type { State } from "./state.ts";

/**
 * Places as many games as it finds room for, nothing else: games come first, and fairness is polished
 * with the games it found. A team that lacks a game takes a place, and whoever stood in the way lacks
 * one now: so what is missing wanders along alternating paths of games and slots until two teams that
 * lack a game meet at a moment that is free for both. Steps that make more missing are taken seldom,
 * and the best that was seen counts.
 */
export function placeGames(state: State, random: Random, least: number, tries: number): void {
	fillUp(state);
	if (state.totals.games <= least) return;
	const open = openMoments(state);
	let missing = state.totals.games;
	let best = missing;
	let kept: Snapshot = snapshot(state);
	for (let tried = 0; tried < tries; tried++) {
		if (!insert(state, random, open)) {
			state.back();
			continue;
		}
		const change = state.totals.games - missing;
		if (change > 0 && random.next() > Math.exp(-change / warmth)) {
			state.back();
			continue;
		}
		state.keep();
		missing += change;
		if (missing >= best) continue;
		best = missing;
		kept = snapshot(state);
		if (best <= least) break;
	}
	restore(state, kept);
}

/** In squares of missing games: of the steps that cost two, one in three hundred is taken. */
const warmth = 0.35;

/** The moments a team is free at, by team. */
function openMoments({ grid }: State): number[][] {
	const count = grid.moments.length;
	return grid.teams.map((_, team) =>
		[...grid.moments.keys()].filter((moment) => grid.free[team * count + moment] === 1),
	);
}

/** A game of a team that lacks one, at any moment when it is free, in place of what is in its way. */
function insert(state: State, random: Random, open: number[][]): boolean {
	const one = needy(state, random);
	const moments = open[one] as number[];
	if (moments.length === 0) return false;
	const moment = moments[random.below(moments.length)] as number;
	const other = random.below(state.teams);
	if (one === other || !state.grid.free[other * state.grid.moments.length + moment]) return false;
	const slot = placeAt(state, random, moment);
	if (state.isPinned[slot]) return false;
	state.empty(slot);
	return makeRoom(state, random, one, slot) && makeRoom(state, random, other, slot)
		? state.fill(slot, one, other)
		: false;
}

function needy(state: State, random: Random): number {
	const from = random.below(state.teams);
	for (let later = 0; later < state.teams; later++) {
		const team = (from + later) % state.teams;
		if ((state.games[team] as number) < (state.targets[team] as number)) return team;
	}
	return from;
}

/** An empty slot of the moment if there is one, else any. */
function placeAt(state: State, random: Random, moment: number): number {
	const slots = state.grid.slotsOfMoment[moment] as number[];
	const from = random.below(slots.length);
	for (let later = 0; later < slots.length; later++) {
		const slot = slots[(from + later) % slots.length] as number;
		if (state.isEmpty(slot)) return slot;
	}
	return slots[from] as number;
}

/** Takes games away until the team may play there: those in the way first, then any of the week or at all. */
function makeRoom(state: State, random: Random, team: number, slot: number): boolean {
	const { grid } = state;
	const week = grid.weekOf[slot] as number;
	const inWeek = (grid.slotsOfWeek[week] as number[]).filter((other) => !state.isEmpty(other));
	const people = [team, ...(grid.mates[team] as number[])];
	const overlapping = grid.overlaps[grid.momentOf[slot] as number] as number[];
	for (const other of inWeek) {
		if (!overlapping.includes(grid.momentOf[other] as number)) continue;
		if (people.some((person) => plays(state, person, other)) && !lift(state, other)) return false;
	}
	while (!state.fits(team, slot)) {
		const own = inWeek.filter((other) => plays(state, team, other) && !state.isPinned[other]);
		const date = team * grid.dates.length + (grid.dateOf[slot] as number);
		const isFullDay = (state.onDate[date] as number) >= grid.rules.perDay;
		const isFullWeek =
			(state.inWeek[team * grid.weeks.length + week] as number) >= grid.rules.perWeek;
		const inWay = isFullDay
			? own.filter((other) => grid.dateOf[other] === grid.dateOf[slot])
			: isFullWeek
				? own
				: [...state.first.keys()].filter(
						(other) => plays(state, team, other) && !state.isPinned[other],
					);
		const picked = inWay[random.below(inWay.length)];
		if (picked === undefined) return false;
		state.empty(picked);
	}
	return true;
}

function plays(state: State, team: number, slot: number): boolean {
	return state.first[slot] === team || state.second[slot] === team;
}

function lift(state: State, slot: number): boolean {
	if (state.isPinned[slot]) return false;
	state.empty(slot);
	return true;
}
