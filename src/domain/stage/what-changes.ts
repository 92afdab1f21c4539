import type { Comer, SeriesState, StageState } from "./stage-state.ts";

export type SeriesChange = {
	number: number;
	before: { home: Comer; away: Comer };
	after: { home: Comer; away: Comer };
	/** Ids of games that were played there by the teams of before: refused then, unless asked for expressly. */
	playedIds: number[];
};

/** The series whose teams are others after a result, a correction or a withdrawal. */
export function whatChanges(before: StageState, after: StageState): SeriesChange[] {
	return after.series.flatMap((now, at) => {
		const then = before.series[at];
		if (then === undefined || (then.home === now.home && then.away === now.away)) return [];
		return [
			{
				number: now.plan.number,
				before: { home: then.home, away: then.away },
				after: { home: now.home, away: now.away },
				playedIds: areTheSame(then, now) ? [] : then.playedIds,
			},
		];
	});
}

/** On whichever sides: what they played is still theirs. */
function areTheSame(then: SeriesState, now: SeriesState): boolean {
	return then.home === now.away && then.away === now.home;
}
