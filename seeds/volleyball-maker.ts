import type { Play, PlayedLine, PlayedPeriod } from "./box-score-maker.ts";
import type { Dressed, DressedTeam } from "./dressed.ts";
import type { Random } from "./random.ts";

export const volleyballSets = ["Set 1", "Set 2", "Set 3", "Set 4", "Set 5"] as const;

/**
 * Best of five sets: the score counts sets, the periods their points. Who made them is drawn from `ofLines`, so that
 * what is kept of the players moves no result.
 */
export function volleyball(ofLines: Random): Play {
	return (random, home, away) => {
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
		const made = { home: attack(ofLines, periods, "home"), away: attack(ofLines, periods, "away") };
		const lines = [
			...toLines(ofLines, home, made.home, made.away),
			...toLines(ofLines, away, made.away, made.home),
		];
		return { score, periods, lines };
	};
}

/** A set is won by two: past the last point it goes on until somebody is. */
function setPoints(random: Random, length: number): [winner: number, loser: number] {
	const loser = random.int(length - 12, length + 1);
	return [Math.max(length, loser + 2), loser];
}

/** How a team made its points; what is missing to them were services and touches of the net that went wrong. */
type Attack = ReturnType<typeof attack>;

function attack(random: Random, periods: readonly PlayedPeriod[], side: "home" | "away") {
	const points = periods.reduce((sum, period) => sum + period[side], 0);
	const share = (mean: number, spread: number) => Math.round(points * random.around(mean, spread));
	return {
		kills: share(0.5, 0.04),
		aces: share(0.09, 0.02),
		blocks: share(0.07, 0.02),
		errorsOfOpponent: share(0.15, 0.03),
	};
}

function toLines(
	random: Random,
	{ players, entryId }: DressedTeam,
	own: Attack,
	opponent: Attack,
): PlayedLine[] {
	const lines = players.map(() => ({ K: 0, E: 0, TA: 0, AST: 0, SA: 0, DIG: 0, BLK: 0 }));
	const give = (
		count: number,
		stats: readonly (keyof (typeof lines)[number])[],
		likelihood: (player: Dressed) => number,
	) => {
		const weights = players.map(likelihood);
		for (let given = 0; given < count; given += 1) {
			const line = lines[random.weighted(weights)];
			for (const stat of stats) if (line !== undefined) line[stat] += 1;
		}
	};
	const attacker = ({ usage, size }: Dressed) => usage * (0.2 + size);
	// One passes to the others: the smallest who has much of the play.
	const setter = ({ usage, size }: Dressed) => (usage * (1.3 - size)) ** 4;
	const errors = opponent.errorsOfOpponent;
	const kept = Math.round((own.kills - errors) / random.around(0.25, 0.03)) - own.kills - errors;
	give(own.kills, ["K", "TA"], attacker);
	give(errors, ["E", "TA"], (player) => attacker(player) + 0.2);
	give(kept, ["TA"], (player) => attacker(player) + 0.1);
	give(Math.round(own.kills * random.around(0.85, 0.05)), ["AST"], setter);
	give(own.aces, ["SA"], ({ usage }) => usage + 0.2);
	give(own.blocks, ["BLK"], ({ size }) => 0.05 + size ** 2);
	give(Math.round(opponent.kills * random.around(1.1, 0.1)), ["DIG"], ({ size }) => 1.4 - size);
	return players.map(({ playerId }, index) => ({
		playerId,
		entryId,
		isStarter: index < 6,
		seconds: null,
		values: new Map(Object.entries(lines[index] ?? {})),
	}));
}
