import type { ScoreWords } from "../sport/sport.ts";
import type { StandingsRow } from "../standings/standings.ts";
import { formatWinShare } from "../standings/win-share.ts";
import type { Rows } from "./rows.ts";

/** The ranked table. */
export function standingsSheet(rows: readonly StandingsRow[], words: ScoreWords): Rows {
	return [
		[
			"Rank",
			"Team",
			"Games",
			"Wins",
			"Losses",
			"Win share",
			"Games behind",
			words.made.name,
			words.allowed.name,
			"Difference",
			"Captain",
		],
		...rows.map((row) => [
			row.rank,
			row.name,
			row.gamesPlayed,
			row.wins,
			row.losses,
			formatWinShare(row.winShare, "en"),
			row.gamesBehind,
			row.pointsFor,
			row.pointsAgainst,
			row.difference,
			row.captainName,
		]),
	];
}
