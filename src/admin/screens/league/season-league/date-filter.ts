import { formatGameDate } from "#domain/time/format.ts";
import { words } from "../../../words.ts";
import { datesOf } from "../../game/list/days.ts";

type Dated = { date: string | null };
export type Choice = { value: string; label: string };

/** The days on which there are games, after all of them. */
export function dateChoices(games: readonly Dated[]): Choice[] {
	return [
		{ value: "", label: words.common.allDates },
		...datesOf(games).map((date) => ({ value: date, label: formatGameDate(date, words.language) })),
		...(games.some(({ date }) => date === null)
			? [{ value: none, label: words.league.noDateYet }]
			: []),
	];
}

/** The games of the chosen day; all of them when no game is on it any more. */
export function gamesOn<Game extends Dated>(
	games: readonly Game[],
	chosen: string,
): readonly Game[] {
	const found = games.filter(({ date }) => (date ?? none) === chosen);
	return found.length === 0 ? games : found;
}

const none = "none";
