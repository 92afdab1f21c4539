import type { Random } from "./random.ts";
import { type SidedGame, Sides } from "./sides.ts";

/**
 * Says who is at home. First so that no pair and no team has more than one game at home more or less
 * than away, which always exists: two games of a pair are given opposite sides, and the games that are
 * left over form a graph that Euler's walk orients evenly. Only pins can forbid it. Then without losing
 * that, so that nobody has three home or three away games in a row, with few breaks.
 */
export function giveSides(games: SidedGame[], teams: number, random: Random): void {
	const sides = new Sides(games, teams);
	sides.alternate();
	sides.balancePairs();
	sides.balanceTeams();
	const tries = games.length === 0 ? 0 : 10_000 + 100 * games.length;
	// Little warmth keeps what alternating gave; where that left three in a row, more of it follows.
	for (const warmth of [2, 6, 6, 6]) {
		if (warmth > 2 && sides.threes === 0) break;
		const isEnough = (tried: number) => tried > tries / 4 && sides.threes === 0;
		for (let tried = 0; tried < tries && !isEnough(tried); tried++) {
			const temperature = warmth * 0.1 ** (tried / tries);
			const before = sides.cost;
			const turned = random.next() < 0.3 ? sides.twins(random) : sides.walk(random);
			if (turned.length === 0) continue;
			sides.turn(turned);
			const worse = sides.cost - before;
			if (worse > 0 && worse > -temperature * Math.log(random.next())) sides.turn(turned);
		}
	}
}
