import type { Entrant, SeriesPlan } from "./stage.ts";

/** Series whose end says who an entrant is. */
export function feedersOf(entrant: Entrant, series: readonly SeriesPlan[]): SeriesPlan[] {
	if ("seed" in entrant) return [];
	if ("winnerOf" in entrant) return series.filter(({ number }) => number === entrant.winnerOf);
	if ("loserOf" in entrant) return series.filter(({ number }) => number === entrant.loserOf);
	if ("group" in entrant)
		return series.filter(({ part, group }) => part === "group" && group === entrant.group);
	return series.filter(
		({ part, round }) => part === "play-in" || (part === "winners" && round <= entrant.round),
	);
}

/**
 * How many series whoever wins one still has before the title is won, by number; no number for those
 * that lead elsewhere, as for third place.
 */
export function distances(series: readonly SeriesPlan[]): Map<number, number> {
	const found = new Map<number, number>();
	for (const plan of series.toReversed()) {
		if (plan.part === "final") found.set(plan.number, 0);
		const distance = found.get(plan.number);
		if (distance === undefined) continue;
		for (const side of [plan.home, plan.away]) {
			for (const feeder of goingOn(side, series)) {
				if (feeder.part === "final") continue;
				found.set(feeder.number, Math.max(distance + 1, found.get(feeder.number) ?? 0));
			}
		}
	}
	return found;
}

/** Those whose winner may be the entrant: of a reseeded stage the latest round only, and who had no game in it. */
function goingOn(side: Entrant, series: readonly SeriesPlan[]): SeriesPlan[] {
	if ("loserOf" in side) return [];
	return feedersOf(side, series).filter(({ part, round }) => {
		return !("bestLeft" in side) || part === "play-in" || round === side.round;
	});
}
