import type { Score, Side } from "../game/game.ts";
import type { ToldPeriod, ToldPlay } from "./play-by-play.ts";

/** What a game was like, as far as its plays say. */
export type CourseFacts = {
	/** How often it stood level after somebody scored. */
	ties: number;
	leadChanges: number;
	/** By how much each side led at most. */
	largestLead: Score;
	/** The most points a side made in a row. */
	longestRun: Score;
};

/** Where a score counts sets, each set is looked at by itself. */
export function courseFacts(periods: readonly ToldPeriod[], isBySets: boolean): CourseFacts {
	const scored = periods.map(({ plays }) => plays.filter(isScoring));
	const stretches = isBySets ? scored : [scored.flat()];
	return stretches.map(factsOf).reduce(together, nothing);
}

export function isScoring({ points }: ToldPlay): boolean {
	return points.home + points.away > 0;
}

const nothing: CourseFacts = {
	ties: 0,
	leadChanges: 0,
	largestLead: { home: 0, away: 0 },
	longestRun: { home: 0, away: 0 },
};

function factsOf(plays: readonly ToldPlay[]): CourseFacts {
	const facts = structuredClone(nothing);
	let leader: Side | null = null;
	const run: Score = { home: 0, away: 0 };
	for (const { score, points } of plays) {
		const [side, other]: [Side, Side] = points.home > 0 ? ["home", "away"] : ["away", "home"];
		run[side] += points[side];
		run[other] = 0;
		facts.longestRun[side] = Math.max(facts.longestRun[side], run[side]);
		const lead = score.home - score.away;
		if (lead === 0) {
			facts.ties += 1;
			continue;
		}
		const ahead: Side = lead > 0 ? "home" : "away";
		if (leader !== null && leader !== ahead) facts.leadChanges += 1;
		leader = ahead;
		facts.largestLead[ahead] = Math.max(facts.largestLead[ahead], Math.abs(lead));
	}
	return facts;
}

function together(a: CourseFacts, b: CourseFacts): CourseFacts {
	const more = (of: "largestLead" | "longestRun") => ({
		home: Math.max(a[of].home, b[of].home),
		away: Math.max(a[of].away, b[of].away),
	});
	return {
		ties: a.ties + b.ties,
		leadChanges: a.leadChanges + b.leadChanges,
		largestLead: more("largestLead"),
		longestRun: more("longestRun"),
	};
}

/** Where the lead stood: `at` grows from 0 to 1 over the game; the home side's lead is above zero. */
export type LeadPoint = { at: number; lead: number };

/**
 * The lead after everything that was scored. Periods are as wide as each other; within one it goes by the clock
 * where it was kept throughout, else by the order of what was scored.
 */
export function leadOverTime(periods: readonly ToldPeriod[]): LeadPoint[] {
	const length = Math.max(1, ...periods.flatMap(({ plays }) => plays.map(secondOf)));
	return periods.flatMap(({ plays }, index) => {
		const scored = plays.filter(isScoring);
		const isTimed = scored.every(({ play }) => play.second !== null);
		return scored.map((told, place) => {
			const within = isTimed ? secondOf(told) / length : (place + 1) / (scored.length + 1);
			return {
				at: (index + within) / periods.length,
				lead: told.score.home - told.score.away,
			};
		});
	});
}

function secondOf({ play }: ToldPlay): number {
	return play.second ?? 0;
}
