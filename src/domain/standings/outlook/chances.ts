import { randomFrom } from "../../schedule/random.ts";
import type { Position } from "./position.ts";
import { seasonOf } from "./season-played-on.ts";

/** What became of a team in all seasons that were played on; shares from 0 to 1. */
export type Chance = { entryId: number; playoffs: number; first: number; meanPlace: number };

/**
 * Plays the games left many times over and counts where each team came out, by the table's own rules
 * (rule `chances-by-simulation`). Places that nothing parts are shared by those who stand there. Of teams that are
 * level in the first criterion the rest is asked only where the first place or the last one that goes on lies
 * between them; elsewhere the mean of their places is the same.
 */
export function chancesOf(
	position: Position,
	{ teams, runs, seed }: { teams: number; runs: number; seed: number },
): Chance[] {
	const random = randomFrom(seed);
	const season = seasonOf(position);
	const sums = position.entries.map(() => ({ playoffs: 0, first: 0, places: 0 }));

	const count = (level: readonly number[], ahead: number) => {
		const place = ahead + (level.length + 1) / 2;
		const inside = Math.min(1, Math.max(0, (teams - ahead) / level.length));
		for (const team of level) {
			const sum = sums[team];
			if (sum === undefined) continue;
			sum.places += place;
			sum.playoffs += inside;
			if (ahead === 0) sum.first += 1 / level.length;
		}
	};

	for (let run = 0; run < runs; run += 1) {
		season.play(random);
		let ahead = 0;
		for (const level of season.levels()) {
			const next = ahead + level.length;
			const isAcross = (place: number) => ahead < place && place < next;
			if (isAcross(1) || isAcross(teams)) {
				for (const part of season.parted(level)) {
					count(part, ahead);
					ahead += part.length;
				}
			} else count(level, ahead);
			ahead = next;
		}
	}
	return position.entries.map(({ entryId }, team) => {
		const { playoffs, first, places } = sums[team] ?? { playoffs: 0, first: 0, places: 0 };
		return { entryId, playoffs: playoffs / runs, first: first / runs, meanPlace: places / runs };
	});
}
