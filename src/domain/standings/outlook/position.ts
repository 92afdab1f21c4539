import { isOfTable, type Result, resultOf, type StandingsGame } from "../results.ts";
import { linesOf } from "../standings.ts";
import type { TableSetup } from "../table-rules.ts";
import type { Pair } from "./can-reach.ts";

/** The teams of a table and its games so far, as indexes of the teams. */
export type Position = {
	setup: TableSetup;
	entries: readonly { entryId: number }[];
	results: readonly Result[];
	/** The games left; -1 for a side that is not in the table. */
	remaining: readonly Pair[];
};

export function positionOf(
	entries: Position["entries"],
	games: readonly StandingsGame[],
	setup: TableSetup,
): Position {
	const indexes = new Map(entries.map(({ entryId }, index) => [entryId, index]));
	const results: Result[] = [];
	const remaining: Pair[] = [];
	for (const game of games) {
		const result = resultOf(game, setup.rules);
		if (result !== null) results.push(result);
		else if (isStillToCount(game))
			remaining.push([indexes.get(game.homeEntryId) ?? -1, indexes.get(game.awayEntryId) ?? -1]);
	}
	return { setup, entries, results, remaining };
}

/** Games of a stage never will (rule `table-of-regular-season`). */
function isStillToCount(game: StandingsGame): boolean {
	return isOfTable(game) && game.status !== "cancelled" && !game.isAnnulled;
}

/** The lines of a table after these results as well. */
export function linesAfter({ setup, entries, results }: Position, more: readonly Result[]) {
	return linesOf(entries, [...results, ...more], setup);
}
