import type { BoardOf } from "#domain/stats/season-leaders.ts";
import type { Words } from "#words/en.ts";
import { sportName, statWord } from "../sport/stored-words.ts";

/** How a list of leaders is headed, what its numbers count, and who is in it at all. */
export type BoardWords = { title: string; unit: string; note?: string | undefined };

export function boardWords(words: Words, of: BoardOf): BoardWords {
	if (of === "pointsPerGame") {
		const { title, unit } = words.leader.pointsPerGame;
		return { title, unit, note: words.leader.regulars };
	}
	if (of === "points") return words.leader.points;
	if (of === "threes") return words.leader.threes;
	const { name } = statWord(words, of);
	return { title: inSport(words, name, of.sport), unit: name.toLowerCase() };
}

/** The same over all seasons: "All-time goals, Soccer". */
export function allTimeWords(words: Words, of: Exclude<BoardOf, "pointsPerGame">): BoardWords {
	const { title, unit } = boardWords(words, typeof of === "string" ? of : { ...of, sport: null });
	const all = words.leader.allTime({ what: title });
	return { title: typeof of === "string" ? all : inSport(words, all, of.sport), unit };
}

/** "Goals, Soccer" */
function inSport(words: Words, title: string, sport: string | null): string {
	return sport === null ? title : `${title}, ${sportName(words, sport)}`;
}
