import type { WeekStart } from "#domain/language/language.ts";
import { weekOf } from "#domain/time/calendar.ts";
import type { ListedGame } from "./listed-game.ts";

export type Day = { date: string | null; games: ListedGame[] };

/** Games in their order, those of one day together. */
export function byDay(games: readonly ListedGame[]): Day[] {
	const days: Day[] = [];
	for (const game of games) {
		const last = days.at(-1);
		if (last?.date === game.date) last.games.push(game);
		else days.push({ date: game.date, games: [game] });
	}
	return days;
}

/** The days on which there are games, each once, in order. */
export function datesOf(games: readonly Pick<ListedGame, "date">[]): string[] {
	return [...new Set(games.flatMap(({ date }) => (date === null ? [] : [date])))].toSorted();
}

/**
 * The day at which the list opens: the first with games in the current week or after it; once all
 * is played, the first of the last week. Null where there are none. Weeks begin on Sunday where the
 * organization says nothing else (rule `weeks-begin-on-sunday`).
 */
export function dayToOpenAt(
	dates: readonly string[],
	today: string,
	start: WeekStart = "sunday",
): string | null {
	const thisWeek = weekOf(today, start).from;
	const ahead = dates.find((date) => date >= thisWeek);
	if (ahead !== undefined) return ahead;
	const last = dates.at(-1);
	if (last === undefined) return null;
	return dates.find((date) => date >= weekOf(last, start).from) ?? last;
}
