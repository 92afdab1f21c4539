import { pointsOf } from "../results.ts";
import type { TeamLine } from "../standings.ts";
import { thousandthsOf } from "../win-share.ts";
import { type Budget, canReach, type Meetings, meetingsOf, type Pair } from "./can-reach.ts";
import { type Ending, endingsOf } from "./endings.ts";
import { linesAfter, type Position } from "./position.ts";

/** Between which places a team comes out, as far as that is known. */
export type Places = { worst: number; best: number };

/**
 * What the first criterion alone says for sure, who is level in it counting against: whether the worst place of
 * a team is within these, and whether its best one is behind all of them.
 */
export function worstAndBest(
	position: Position,
	{ places, budget }: { places: readonly number[]; budget: Budget },
): Places[] {
	const count = position.entries.length;
	const measure = measureOf(position);
	return position.entries.map((_, team) => {
		if (measure === null) return { worst: count, best: 1 };
		const last = places.at(-1) ?? count;
		const isWithin = (place: number) => stays(team, { measure, position, place, budget });
		const worst = isWithin(last) ? (places.slice(0, -1).find(isWithin) ?? last) : count;
		const isOut = worst > last && misses(team, { measure, position, place: last, budget });
		return { worst, best: isOut ? last + 1 : 1 };
	});
}

/** How far teams are by the first criterion; null where that goes by more than wins and losses. */
type Measure = {
	/** What an ending adds to a side, and what a team has, when `bar` is what they are compared with. */
	worth(ending: Ending, side: "home" | "away", bar: number): number;
	has(line: TeamLine<unknown>, bar: number): number;
	/** What a team ends with that has this. */
	valueOf(line: TeamLine<unknown>, more: { wins: number; losses: number; worth: number }): number;
	/** What it takes to be at least there, or at most. */
	atLeast(value: number): number;
	atMost(value: number, line: TeamLine<unknown>): number;
	lines: readonly TeamLine<{ entryId: number }>[];
	endings: readonly Ending[];
	meetings: Meetings;
};

type Asked = { measure: Measure; position: Position; place: number; budget: Budget };

/** Fewer others than there are places can come as far as this team does when it loses everything. */
function stays(team: number, { measure, place, budget }: Asked): boolean {
	return others(team, "worst", { measure, count: place, budget }) === false;
}

/** So many others come further than this team does when it wins everything that it has no place. */
function misses(team: number, { measure, position, place, budget }: Asked): boolean {
	const count = position.entries.length - place;
	return others(team, "best", { measure, count, budget }) === false;
}

function others(
	team: number,
	at: "worst" | "best",
	{ measure, count, budget }: Omit<Asked, "place" | "position"> & { count: number },
): boolean | null {
	const { lines, endings } = measure;
	const line = lines[team];
	if (line === undefined) return null;
	const { size, between, of } = measure.meetings;
	const own = of[team] ?? 0;
	const sign = at === "worst" ? 1 : -1;
	const worths = (side: "home" | "away", value: number) =>
		endings.map((ending) => measure.worth(ending, side, value));
	const extreme = (value: number) =>
		sign * Math.min(...worths("home", value).map((it) => it * sign));
	const more = at === "worst" ? { wins: 0, losses: own } : { wins: own, losses: 0 };
	const value = measure.valueOf(line, { ...more, worth: own * extreme(0) });
	// Above a share begins with the next thousandth.
	const bar = at === "worst" ? value : value + 1;
	const most = Math.max(...worths("home", bar).map((it) => it * sign));
	// Against this team the others get the most, or the least: it may be from another ending than its own.
	const lacks = lines.map((one, index) => {
		if (index === team) return Number.POSITIVE_INFINITY;
		const goal = at === "worst" ? measure.atLeast(value) : -measure.atMost(value, one);
		return goal - sign * measure.has(one, bar) - most * (between[team * size + index] ?? 0);
	});
	const ways = endings.map(
		(ending): Pair => [
			sign * measure.worth(ending, "home", bar),
			sign * measure.worth(ending, "away", bar),
		],
	);
	return canReach({ lacks, meetings: measure.meetings, without: team, ways, count }, budget);
}

function measureOf(position: Position): Measure | null {
	const { rules } = position.setup;
	const [first] = rules.criteria;
	const all = {
		lines: linesAfter(position, []),
		endings: endingsOf(rules),
		meetings: meetingsOf(position.remaining, position.entries.length),
	};
	const plain = {
		atLeast: (value: number) => value,
		atMost: (value: number) => value,
	};
	switch (first?.by) {
		case "points":
			return {
				...all,
				...plain,
				worth: (ending, side) =>
					rules.points === null
						? 0
						: pointsOf(side, { ...ending, entryIds: { home: 0, away: 0 } }, rules.points),
				has: ({ points }) => points,
				valueOf: ({ points }, { worth }) => points + worth,
			};
		case "wins":
			return {
				...all,
				atLeast: (value) => (value === 0 ? Number.NEGATIVE_INFINITY : value),
				atMost: plain.atMost,
				worth: ({ winner }, side) => Number(winner === side),
				has: takenOff,
				valueOf: (line, { wins }) => Math.max(0, takenOff(line) + wins),
			};
		case "losses":
			return {
				...all,
				...plain,
				worth: ({ winner }, side) => -Number(winner !== null && winner !== side),
				has: ({ tally }) => -tally.losses,
				valueOf: ({ tally }, { losses }) => -tally.losses - losses,
			};
		case "winShare":
			return { ...all, ...shareMeasure };
		default:
			return null;
	}
}

/**
 * A share is compared with another one in thousandths, as tables round it: each win is worth what it is above that
 * share, each loss what it is below, and a sum of these says which is higher.
 */
const shareMeasure: Omit<Measure, "lines" | "endings" | "meetings"> = {
	worth({ winner }, side, bar) {
		if (winner === null) return 0;
		return winner === side ? 2001 - 2 * bar : 1 - 2 * bar;
	},
	has: (line, bar) => 2000 * takenOff(line) - (2 * bar - 1) * decided(line),
	valueOf(line, { wins, losses }) {
		const games = decided(line) + wins + losses;
		return thousandthsOf(Math.max(0, takenOff(line) + wins), games);
	},
	atLeast: (value) => (value === 0 ? Number.NEGATIVE_INFINITY : 0),
	atMost: (_, line) => (decided(line) === 0 ? 0 : -1),
};

/** Wins less those that were taken, which can be fewer than none until more are won. */
function takenOff({ tally, taken }: TeamLine<unknown>): number {
	return taken.reduce((wins, { of, amount }) => wins - (of === "wins" ? amount : 0), tally.wins);
}

function decided({ tally }: TeamLine<unknown>): number {
	return tally.wins + tally.losses;
}
