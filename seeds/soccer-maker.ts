import type { Side } from "#domain/game/game.ts";
import type { Play, PlayedLine, PlayedPeriod } from "./box-score-maker.ts";
import type { Dressed, DressedTeam } from "./dressed.ts";
import type { Random } from "./random.ts";

export const soccerHalves = ["1st Half", "2nd Half"] as const;

/**
 * Chances of a half, of which few go in: one game in five or so ends level. Who scored is drawn from
 * `ofLines`, so that what is kept of the players moves no result.
 */
export function soccer(ofLines: Random): Play {
	return (random, home, away) => {
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
		const linesOf = (side: Side, team: DressedTeam) => toLines(ofLines, team, score[side]);
		return { score, periods, lines: [...linesOf("home", home), ...linesOf("away", away)] };
	};
}

const chancesOfHalf = 9;

function goals(random: Random, share: number): number {
	const least = Math.max(0.05, share);
	return Array.from({ length: chancesOfHalf }, () => random.isTrue(least)).filter(Boolean).length;
}

/** Goals that make the score, most of them from somebody's pass, the shots that missed, and cards. */
function toLines(random: Random, team: DressedTeam, scored: number): PlayedLine[] {
	const { players, entryId } = team;
	const lines = players.map(() => ({ G: 0, A: 0, SH: 0, YC: 0, RC: 0 }));
	const one = (count: keyof (typeof lines)[number], of: (player: Dressed) => number): number => {
		const index = random.weighted(players.map(of));
		const line = lines[index];
		if (line !== undefined) line[count] += 1;
		return index;
	};
	const forward = ({ usage, size }: Dressed) => usage ** 2 * (1.3 - size);
	for (let goal = 0; goal < scored; goal += 1) {
		const scorer = one("G", forward);
		const line = lines[scorer];
		if (line !== undefined) line.SH += 1;
		if (random.isTrue(0.7)) one("A", (it) => (it === players[scorer] ? 0 : it.usage));
	}
	for (let missed = random.int(5, 12); missed > 0; missed -= 1) one("SH", forward);
	for (let cards = random.int(0, 2); cards > 0; cards -= 1) one("YC", ({ size }) => 0.3 + size);
	if (random.isTrue(0.04)) one("RC", ({ size }) => 0.3 + size);
	return players.map(({ playerId }, index) => ({
		playerId,
		entryId,
		isStarter: index < startersIndoors,
		seconds: null,
		values: new Map(Object.entries(lines[index] ?? {})),
	}));
}

const startersIndoors = 6;
