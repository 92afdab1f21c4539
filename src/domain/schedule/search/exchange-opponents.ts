import type { Random } from "../random.ts";
import type { State } from "./state.ts";

/** A team takes another's place in one week and gives its own in another: their byes change. */
export function exchangeByes(state: State, random: Random): boolean {
	const one = random.below(state.teams);
	const other = random.below(state.teams);
	if (one === other) return false;
	const week = weekAgainst(state, one, other, bye, random.below(state.grid.weeks.length));
	const back = weekAgainst(state, other, one, bye, random.below(state.grid.weeks.length));
	if (week < 0 || back < 0) return false;
	return (
		exchangeIn(state, one, other, week) !== failed && exchangeIn(state, one, other, back) !== failed
	);
}

/**
 * Two teams take each other's place in one week, and then in every other week it takes until both
 * have the opponents they had before. From the travelling tournament problem, where it is called a
 * partial swap of teams (Anagnostopoulos, Michel, Van Hentenryck and Vergados 2006). A bye counts as
 * an opponent. When the chain does not close, the exchange stands as far as it came.
 */
export function exchangeOpponents(state: State, random: Random): boolean {
	const one = random.below(state.teams);
	const other = random.below(state.teams);
	const weeks = state.grid.weeks.length;
	if (one === other) return false;
	let week = random.below(weeks);
	const lost = opponentIn(state, one, week);
	for (let steps = 0; steps < weeks; steps++) {
		const gained = exchangeIn(state, one, other, week);
		if (gained === failed) return false;
		if (gained === lost) return true;
		const next = weekAgainst(state, one, other, gained, random.below(weeks));
		if (next < 0) return true;
		week = next;
	}
	return true;
}

const bye = -1;
const failed = -2;

/** Whom the first team plays after the exchange. */
function exchangeIn(state: State, one: number, other: number, week: number): number {
	const here = slotIn(state, one, week);
	const there = slotIn(state, other, week);
	if (here === there || here === failed || there === failed) return failed;
	const opponent = here < 0 ? bye : opponentAt(state, here, one);
	const gained = there < 0 ? bye : opponentAt(state, there, other);
	if (here >= 0) state.empty(here);
	if (there >= 0) state.empty(there);
	if (here >= 0 && !state.fill(here, other, opponent)) return failed;
	if (there >= 0 && !state.fill(there, one, gained)) return failed;
	return gained;
}

/** A week in which the first team has this opponent and not the same as the other team, or -1. */
function weekAgainst(
	state: State,
	one: number,
	other: number,
	opponent: number,
	from: number,
): number {
	const weeks = state.grid.weeks.length;
	for (let later = 0; later < weeks; later++) {
		const week = (from + later) % weeks;
		if (opponentIn(state, one, week) !== opponent) continue;
		if (opponentIn(state, other, week) !== opponent) return week;
	}
	return -1;
}

function opponentIn(state: State, team: number, week: number): number {
	const slot = slotIn(state, team, week);
	return slot < 0 ? slot : opponentAt(state, slot, team);
}

function opponentAt(state: State, slot: number, team: number): number {
	return (state.first[slot] === team ? state.second[slot] : state.first[slot]) as number;
}

/** Where a team plays its only game of the week, `bye` when it plays none. */
function slotIn(state: State, team: number, week: number): number {
	const cell = team * state.grid.weeks.length + week;
	const games = state.inWeek[cell] as number;
	if (games === 0) return bye;
	const slot = state.slotIn[cell] as number;
	return games > 1 || state.isPinned[slot] ? failed : slot;
}
