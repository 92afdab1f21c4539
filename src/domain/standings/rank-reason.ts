import { isHeadToHead } from "./parting.ts";
import type { Step } from "./standing-order.ts";
import type { StandingsRow } from "./standings.ts";

/** Why a row stands where it does: what put it under the one above. */
export type RankReason =
	| { kind: "unranked" }
	| { kind: "first"; by: Step | null }
	| { kind: "level" }
	| {
			kind: "behind";
			/** The criterion in which they differ, as it is for this row and for the one above. */
			own: Step;
			above: Step;
			/** Whether head to head was asked before it and said nothing, because they met unequally often. */
			skippedHeadToHead: boolean;
	  };

/** Answers "why are we third?". `above` is any row above, null for the first. */
export function rankReason(row: StandingsRow, above: StandingsRow | null): RankReason {
	if (row.rank === null) return { kind: "unranked" };
	if (above === null) return { kind: "first", by: row.steps[0] ?? null };
	const at = row.steps.findIndex((step, index) => step.value !== above.steps[index]?.value);
	const [own, other] = [row.steps[at], above.steps[at]];
	if (own === undefined || other === undefined) return { kind: "level" };
	return {
		kind: "behind",
		own,
		above: other,
		skippedHeadToHead:
			!isHeadToHead(own) && row.steps.slice(0, at).some(({ isSkipped }) => isSkipped),
	};
}
