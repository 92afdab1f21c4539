import { knownSports } from "../bookkeeping/known-sports.ts";
import { nameKey } from "../text/name-key.ts";
import type { ScoreWords, Sport } from "./sport.ts";

/**
 * What a score counts is called as the sport calls it, by its name or else its type; of a sport nobody
 * has described it is a score (rule `own-numbers-of-a-sport`).
 */
export function scoreWords(sport: Pick<Sport, "name" | "type"> | null | undefined): ScoreWords {
	const { name = "", type = "" } = sport ?? {};
	return (knownSports[nameKey(name)] ?? knownSports[nameKey(type)])?.score ?? plainScore;
}

const plainScore: ScoreWords = {
	counts: "score",
	made: { short: "SF", name: "Score for" },
	allowed: { short: "SA", name: "Score against" },
	difference: "Score difference",
};
