import { type Game, hasScore, shownStatus } from "#domain/game/game.ts";
import { winner } from "#domain/game/winner-and-forfeit.ts";
import type { WeekDay } from "#domain/page/block-data.ts";
import { addDays } from "#domain/time/calendar.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Scope } from "../scope.ts";

/** The first games still to be played from today on. `games` come by date and time. */
export function nextGames<Known extends Game>(
	{ now, organization }: Scope,
	games: readonly Known[],
	count: number,
): Known[] {
	const from = today(now, organization.timeZone);
	const isNext = (game: Game) =>
		game.date !== null &&
		game.date >= from &&
		(shownStatus(game) === "scheduled" || game.status === "in_progress");
	return games.filter(isNext).slice(0, count);
}

/** The seven days from today on, with how many games each has; nothing when none of them has one. */
export function weekOfGames(
	{ now, organization }: Scope,
	games: readonly Pick<Game, "date">[],
): WeekDay[] {
	const from = today(now, organization.timeZone);
	const days = [0, 1, 2, 3, 4, 5, 6].map((later) => {
		const date = addDays(from, later);
		return { date, games: games.filter((game) => game.date === date).length };
	});
	return days.some((day) => day.games > 0) ? days : [];
}

/** The last games that were played or decided. `games` come by date and time. */
export function latestResults<Known extends Game>(games: readonly Known[], count: number): Known[] {
	return games.filter(isPlayed).slice(-count);
}

export function isPlayed(game: Game): boolean {
	return winner(game) !== null || (game.status !== "in_progress" && hasScore(game));
}
