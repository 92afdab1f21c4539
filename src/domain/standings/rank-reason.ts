import type { StandingsRow } from "./standings.ts";

/** Why a row stands where it does: what put it under the one above, in the order in which it is asked. */
export type RankReason =
	| "unranked"
	| "first"
	| "less share"
	| "more losses"
	| "fewer wins"
	| "level";

/** Answers "why are we third?". `above` is the row before, null for the first. */
export function rankReason(row: StandingsRow, above: StandingsRow | null): RankReason {
	if (row.rank === null) return "unranked";
	if (above === null) return "first";
	if (row.winShare !== above.winShare) return "less share";
	if (row.losses !== above.losses) return "more losses";
	if (row.wins !== above.wins) return "fewer wins";
	return "level";
}
