import type { Play, PlayedPeriod } from "./box-score-maker.ts";
import type { Random } from "./random.ts";

export const soccerHalves = ["1st Half", "2nd Half"] as const;

/** Chances of a half, of which few go in: one game in five or so ends level. Nobody keeps lines. */
export const soccer: Play = (random, home, away) => {
	const advantage = (home.strength - away.strength) / 200;
	const periods: PlayedPeriod[] = soccerHalves.map((name) => ({
		name,
		home: goals(random, 0.2 + advantage),
		away: goals(random, 0.18 - advantage),
	}));
	const score = { home: 0, away: 0 };
	for (const half of periods) {
		score.home += half.home;
		score.away += half.away;
	}
	return { score, periods, lines: [] };
};

const chancesOfHalf = 9;

function goals(random: Random, share: number): number {
	const least = Math.max(0.05, share);
	return Array.from({ length: chancesOfHalf }, () => random.isTrue(least)).filter(Boolean).length;
}
