import { type Random, shuffled } from "./random.ts";
import type { State } from "./search/state.ts";

/**
 * Lays a round robin on the slots, week by week, each game on the free slot that costs least: so the
 * search begins with opponents and distances between rematches nearly right. The games come from the
 * circle method (Kirkman 1847): one team stays, the others move round it. Who is who is drawn by lot.
 */
export function layFirstPlan(state: State, random: Random): void {
	const games = circleGames(shuffled([...Array(state.teams).keys()], random));
	if (games.length === 0) return;
	const queue: [number, number][] = [];
	let next = 0;
	for (const slots of state.grid.slotsOfWeek) {
		const open = slots.filter((slot) => state.isEmpty(slot));
		// Games that found no slot in an earlier week stand at the front.
		for (let at = 0, looked = 0; looked < 2 * state.teams && open.length > 0; looked++) {
			if (at === queue.length) queue.push(games[next++ % games.length] as [number, number]);
			const game = queue[at] as [number, number];
			const slot = isWanted(state, game) ? cheapestSlot(state, open, game) : undefined;
			if (slot !== undefined) {
				state.fill(slot, game[0], game[1]);
				open.splice(open.indexOf(slot), 1);
			}
			if (slot !== undefined || !isWanted(state, game)) queue.splice(at, 1);
			else at++;
		}
	}
	state.keep();
}

/** All pairs in rounds, in which nobody plays twice. Of an odd number one rests in each round. */
function circleGames(teams: number[]): [number, number][] {
	const circle = teams.length % 2 === 0 ? teams : [...teams, -1];
	const size = circle.length;
	const games: [number, number][] = [];
	for (let round = 0; round < size - 1; round++) {
		const seat = (place: number) =>
			place === 0 ? circle[0] : circle[1 + ((place - 1 + round) % (size - 1))];
		for (let place = 0; place < size / 2; place++) {
			const one = seat(place) as number;
			const other = seat(size - 1 - place) as number;
			if (one >= 0 && other >= 0) games.push([one, other]);
		}
	}
	return games;
}

function isWanted(state: State, [one, other]: [number, number]): boolean {
	const isShort = (team: number) => (state.games[team] as number) < (state.targets[team] as number);
	const isMetEnough = state.grid.wanted !== null && state.meetingsTooMany(one, other) >= 0;
	return isShort(one) && isShort(other) && !isMetEnough;
}

function cheapestSlot(state: State, open: number[], game: [number, number]): number | undefined {
	const [one, other] = game;
	let best: number | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const slot of open) {
		if (!state.fits(one, slot) || !state.fits(other, slot)) continue;
		const cost = state.gamesAtTimeOf(slot, one) + state.gamesAtTimeOf(slot, other);
		if (cost >= least) continue;
		least = cost;
		best = slot;
	}
	return best;
}
