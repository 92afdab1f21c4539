import type { StandingsRow, WinLoss } from "#domain/standings/standings.ts";
import type { Words } from "#words/words.ts";

/** "3-1", and "3-2-1" with the ties in the middle where the table counts them. */
export function recordText({ wins, losses, draws }: WinLoss): string {
	return draws === undefined ? `${wins}-${losses}` : `${wins}-${draws}-${losses}`;
}

type Row = Pick<StandingsRow, "wins" | "losses" | "draws" | "home">;

/** What a team has done in all its games. */
export function recordOf(row: Row): string {
	const { wins, losses, draws } = row;
	return recordText(hasDraws(row) ? { wins, losses, draws } : { wins, losses });
}

export function recordHead(words: Words, row: Row): { short: string; name: string } {
	return hasDraws(row) ? words.table.record : words.team.record;
}

function hasDraws({ home }: Row): boolean {
	return home.draws !== undefined;
}
