import type { Score, Side } from "#domain/game/game.ts";
import { words } from "../../../words.ts";

/** What was typed for both sides: the score, or what is wrong with it by side. */
export type ReadScore = { score: Score } | { errors: Partial<Record<Side, string>> };

/** Both sides are needed, whole and from 0 to 999. */
export function readScore(typed: Record<Side, string>): ReadScore {
	const home = readPoints(typed.home);
	const away = readPoints(typed.away);
	if (home !== null && away !== null) return { score: { home, away } };
	return {
		errors: {
			...(home === null && { home: sentenceFor(typed.home) }),
			...(away === null && { away: sentenceFor(typed.away) }),
		},
	};
}

function readPoints(typed: string): number | null {
	return /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null;
}

function sentenceFor(typed: string): string {
	return typed.trim() === "" ? words.game.pleaseEnterBothScores : words.game.aScoreIsAWhole;
}
