import type { Play, PlayedPeriod } from "./box-score-maker.ts";
import type { Random } from "./random.ts";

export const volleyballSets = ["Set 1", "Set 2", "Set 3", "Set 4", "Set 5"] as const;

/** Best of five sets: the score counts sets, the periods their points. Nobody keeps lines. */
export const volleyball: Play = (random, home, away) => {
	const score = { home: 0, away: 0 };
	const periods: PlayedPeriod[] = [];
	for (const name of volleyballSets) {
		if (score.home === 3 || score.away === 3) break;
		const isHomeSet = random.isTrue(0.5 + (home.strength - away.strength) / 50);
		const [winner, loser] = setPoints(random, name === "Set 5" ? 15 : 25);
		periods.push({
			name,
			home: isHomeSet ? winner : loser,
			away: isHomeSet ? loser : winner,
		});
		score[isHomeSet ? "home" : "away"] += 1;
	}
	return { score, periods, lines: [] };
};

/** A set is won by two: past the last point it goes on until somebody is. */
function setPoints(random: Random, length: number): [winner: number, loser: number] {
	const loser = random.int(length - 12, length + 1);
	return [Math.max(length, loser + 2), loser];
}
