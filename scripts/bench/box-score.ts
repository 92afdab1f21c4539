import type { StatLine } from "#domain/stats/stat-definition.ts";

/** One player's fifteen values of one game, by the ids of `defaultBasketballStats` in its order. */
export function lineValues(
	statIds: readonly number[],
	random: (below: number) => number,
): StatLine["values"] {
	const [twos, threes, free] = [random(6), random(4), random(5)];
	const values = [
		2 * twos + 3 * threes + free,
		twos,
		twos + random(5),
		threes,
		threes + random(5),
		free,
		free + random(3),
		random(4),
		random(7),
		random(8),
		random(4),
		random(3),
		random(2),
		random(5),
		random(31) - 15,
	];
	return new Map(statIds.map((id, index) => [id, values[index] ?? 0]));
}

/** A score in four quarters that add up. */
export function quarters(score: number): number[] {
	return [0, 1, 2, 3].map((quarter) => Math.floor((score + quarter) / 4));
}

/**
 * Who meets whom in a round, as indexes of an even number of teams, by the circle method: the first
 * team stays and the others move on by one.
 */
export function pairings(teams: number, round: number): [home: number, away: number][] {
	const moving = teams - 1;
	const at = (place: number) => (place === 0 ? 0 : 1 + ((place - 1 + round) % moving));
	return Array.from({ length: teams / 2 }, (_, index) => [at(index), at(teams - 1 - index)]);
}
