import { formatGameDate } from "#domain/time/format.ts";
import { words } from "../../../words.ts";
import type { Preview } from "./use-preview.ts";

type Line = Preview["lines"][number];

/** "In Owls at Hawks, November 12, 2026: Jo Diaz 23", or why there is nothing to say. */
export function resultIn({ game, lines, message }: Preview): string {
	const [best] = highestFirst(lines);
	if (game === null || best === undefined) return message;
	const day = game.date === null ? "" : `, ${formatGameDate(game.date, words.language)}`;
	const { homeTeam, awayTeam } = game;
	return words.bookkeeping.resultInGame({
		away: awayTeam.name,
		home: homeTeam.name,
		day,
		player: best.player,
		value: best.value,
	});
}

/** Those with a value first, the highest before all. */
export function highestFirst(lines: readonly Line[]): Line[] {
	return lines.toSorted((a, b) => numberOf(b) - numberOf(a));
}

function numberOf({ value }: Line): number {
	const number = Number(value);
	return Number.isNaN(number) ? -1e9 : number;
}
