import { countsNumbers } from "../../game/counting.ts";
import type { Game } from "../../game/game.ts";
import type { ScoreWords } from "../../sport/sport.ts";
import { countOf, minutesStat, type RankedStat, type TeamScore } from "./ranked-stats.ts";
import type { Counting } from "./ranking.ts";

/**
 * The columns of a table of teams: what the scores say, then what their players add up to. What
 * divides by games is of players, and plus-minus of a team is no sum of theirs.
 */
export function teamStats(
	stats: readonly RankedStat[],
	{ made, allowed, difference }: ScoreWords,
	counting: Counting,
): RankedStat[] {
	const ofScore = (
		key: string,
		short: string,
		name: string,
		read: (score: TeamScore) => number,
	) => ({
		...countOf(key, short, name),
		...(counting === "game" && { formula: key, format: "decimal" as const }),
		value: ({ score }: { score?: TeamScore }) => {
			if (score === undefined || score.games === 0) return null;
			return counting === "game" ? read(score) / score.games : read(score);
		},
	});
	return [
		{ ...countOf("gp", "GP", "Games played"), value: ({ score }) => score?.games ?? 0 },
		ofScore("for", made.short, made.name, (score) => score.made),
		ofScore("against", allowed.short, allowed.name, (score) => score.allowed),
		{
			...ofScore("diff", "+/-", difference, (score) => score.made - score.allowed),
			isSigned: true,
		},
		...stats.filter((stat) => !stat.isPerGame && !stat.isSigned && stat !== minutesStat),
	];
}

/** What the scores of the games that count come to, by entry. */
export function scoresOf(
	games: readonly Pick<Game, "status" | "score" | "homeEntryId" | "awayEntryId">[],
): Map<number, TeamScore> {
	const scores = new Map<number, TeamScore>();
	const add = (entryId: number, made: number, allowed: number) => {
		const before = scores.get(entryId);
		scores.set(entryId, {
			games: (before?.games ?? 0) + 1,
			made: (before?.made ?? 0) + made,
			allowed: (before?.allowed ?? 0) + allowed,
		});
	};
	for (const game of games) {
		if (game.score === null || !countsNumbers(game)) continue;
		add(game.homeEntryId, game.score.home, game.score.away);
		add(game.awayEntryId, game.score.away, game.score.home);
	}
	return scores;
}
