import type { Withdrawal } from "#domain/team/team.ts";
import { formatGameDate } from "#domain/time/format.ts";
import type { Words } from "#words/words.ts";

/** Who left, when and why, and what became of the games. */
export function withdrawalText(words: Words, team: string, withdrawal: Withdrawal): string {
	const { date, reason, games } = withdrawal;
	const said = { team, reason, date: formatGameDate(date, words.language) };
	return `${words.table.withdrawn(said)} ${words.table.fates[games]}`;
}
