import type { Divisor, RankedStat } from "#domain/stats/ranking/ranked-stats.ts";
import { en, type Words } from "#words/en.ts";
import { statWord, type Word } from "../sport/stored-words.ts";

/** A statistic as a column or a list of leaders is headed. */
export function statHead(
	words: Words,
	{ abbreviation, name }: Pick<RankedStat, "abbreviation" | "name">,
): Word {
	return statWord(words, { short: abbreviation === "PLUS_MINUS" ? "+/-" : abbreviation, name });
}

/** What a quotient is divided by: "FGA". */
export function divisorText(words: Words, { text }: Divisor): string {
	const known: Record<string, Word> = en.sport.stats;
	return statWord(words, { short: text, name: known[text]?.name ?? text }).short;
}
