import { addDays, weekdayOf } from "#domain/time/calendar.ts";
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
 * is played, the first of the last week. Null where there are none. Weeks begin on Sunday
 * (rule `weeks-begin-on-sunday`).
 */
export function dayToOpenAt(dates: readonly string[], today: string): string | null {
	const thisWeek = weekOf(today);
	const ahead = dates.find((date) => date >= thisWeek);
	if (ahead !== undefined) return ahead;
	const last = dates.at(-1);
	if (last === undefined) return null;
	return dates.find((date) => date >= weekOf(last)) ?? last;
}

function weekOf(date: string): string {
	return addDays(date, -weekdayOf(date));
}
