import { rankReason } from "#domain/standings/rank-reason.ts";
import type { StandingsRow } from "#domain/standings/standings.ts";
import { formatWinShare } from "#domain/standings/win-share.ts";
import type { Words } from "#words/en.ts";

/** Answers "why are we third?" in one sentence. `above` is the row before, null for the first. */
export function rankSentence(words: Words, row: StandingsRow, above: StandingsRow | null): string {
	const team = row.name;
	const share = formatWinShare(row.winShare, words.language);
	const reason = rankReason(row, above);
	if (reason === "unranked") return words.standings.unranked({ team });
	if (above === null) return words.standings.first({ team, share });
	const behind = { team, above: above.name };
	switch (reason) {
		case "less share": {
			const aboveShare = formatWinShare(above.winShare, words.language);
			return words.standings.lessShare({ ...behind, share, aboveShare });
		}
		case "more losses":
			return words.standings.moreLosses({
				...behind,
				losses: row.losses,
				aboveLosses: above.losses,
			});
		case "fewer wins":
			return words.standings.fewerWins({ ...behind, wins: row.wins, aboveWins: above.wins });
		default:
			return words.standings.level(behind);
	}
}
