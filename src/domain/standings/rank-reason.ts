import type { StandingsRow } from "./standings.ts";
import { formatWinShare } from "./win-share.ts";

/** What put a row under the one above it, in the order in which the criteria are asked. */
export type RankReason = "win share" | "fewer losses" | "more wins" | "level";

export function rankReason(row: StandingsRow, above: StandingsRow): RankReason {
	if (row.winShare !== above.winShare) return "win share";
	if (row.losses !== above.losses) return "fewer losses";
	if (row.wins !== above.wins) return "more wins";
	return "level";
}

/** Answers "why are we third?" in one sentence about the row's team. `above` is the row before, null for the first. */
export function explainRank(row: StandingsRow, above: StandingsRow | null): string {
	if (row.rank === null) return `${row.name} has no rank before its first game.`;
	if (above === null) return `${row.name} has the best win share, ${formatWinShare(row.winShare)}.`;
	switch (rankReason(row, above)) {
		case "win share":
			return `${row.name} is behind ${above.name} by win share, ${formatWinShare(row.winShare)} to ${formatWinShare(above.winShare)}.`;
		case "fewer losses":
			return `${row.name} has the same win share as ${above.name} with more losses, ${row.losses} to ${above.losses}.`;
		case "more wins":
			return `${row.name} has the same win share and losses as ${above.name} with fewer wins, ${row.wins} to ${above.wins}.`;
		case "level":
			return `${row.name} is level with ${above.name}: same win share, losses and wins.`;
	}
}
