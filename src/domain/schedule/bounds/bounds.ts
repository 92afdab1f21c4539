import type { Grid } from "../grid.ts";
import { Flow } from "./flow.ts";

/** The proved minima of what is shared, for teams that play `games` each. */
export type ShareBounds = { opponents: number; time: number; day: number; court: number };

/**
 * Each measure is a sum of squares, so its minimum is a flow with convex costs. A bound holds for its
 * measure alone: all of them together may be out of reach, none of them can be beaten.
 */
export function shareBounds(grid: Grid): (games: ArrayLike<number>) => ShareBounds {
	const { times, days, courts, timeOf, dayOf, courtOf } = grid;
	const time = spreadBound(grid, timeOf, times.length, grid.hoursBefore);
	const day = spreadBound(grid, dayOf, days.length);
	const court = spreadBound(grid, courtOf, courts.length);
	const opponents = opponentsBound(grid);
	const known = new Map<string, ShareBounds>();
	return (games) => {
		const key = Array.from(games).join();
		const found = known.get(key) ?? {
			opponents: opponents(games),
			time: time(games),
			day: day(games),
			court: court(games),
		};
		known.set(key, found);
		return found;
	};
}

/**
 * Weeks between two meetings that everybody can wish for: half of what an even spread gives, of those who
 * meet most often.
 */
export function wantedDistance(
	{ teams, weeks, wanted }: Pick<Grid, "weeks" | "wanted"> & { teams: readonly unknown[] },
	{ target }: { target: number },
): number {
	const most = wanted === null ? target : Math.max(0, ...wanted);
	const weeksOfAll = wanted === null ? (teams.length - 1) * weeks.length : weeks.length;
	return most > 0 ? Math.max(1, Math.ceil(weeksOfAll / most / 2)) : 1;
}

/** Games that must be a second game of the day: more games than days when the team is free. */
export function doubleHeadersBound(grid: Grid, games: ArrayLike<number>): number {
	const { teams, moments, dateOfMoment, free } = grid;
	let bound = 0;
	for (const team of teams.keys()) {
		const dates = new Set(
			[...moments.keys()]
				.filter((moment) => free[team * moments.length + moment])
				.map((moment) => dateOfMoment[moment]),
		);
		bound += Math.max(0, (games[team] ?? 0) - dates.size);
	}
	return bound;
}

/**
 * Least Σ x² over team × value (of time, day or court), or Σ (x + before)²: a transportation problem, since
 * that costs 2 × before more for each game.
 */
function spreadBound(grid: Grid, groupOf: Int32Array, values: number, before?: Int16Array) {
	const { teams, slots, weeks, dates, rules, moments, momentOf, dateOf, weekOfDate, free } = grid;
	const n = teams.length;
	const places = new Array<number>(values).fill(0);
	const limits = Array.from({ length: n * values }, () => 0);
	// What a team can play of one value on one date, then in one week, then in all.
	const slotsOf = new Int32Array(values * dates.length);
	for (const team of teams.keys()) {
		slotsOf.fill(0);
		for (const slot of slots.keys()) {
			const value = groupOf[slot] as number;
			if (team === 0) (places[value] as number) += 2;
			if (!free[team * moments.length + (momentOf[slot] as number)]) continue;
			(slotsOf[value * dates.length + (dateOf[slot] as number)] as number)++;
		}
		for (let value = 0; value < values; value++) {
			const inWeek = weeks.map(() => 0);
			for (const date of dates.keys()) {
				const onDate = Math.min(rules.perDay, slotsOf[value * dates.length + date] as number);
				(inWeek[weekOfDate[date] as number] as number) += onDate;
			}
			limits[team * values + value] = inWeek.reduce(
				(total, games) => total + Math.min(rules.perWeek, games),
				0,
			);
		}
	}
	return (games: ArrayLike<number>): number => {
		const had = (team: number, value: number) => before?.[team * values + value] ?? 0;
		if (values < 2) {
			return sumOfSquares(Array.from(games, (count, team) => count + had(team, 0)));
		}
		const flow = new Flow(2 + n + values);
		for (let value = 0; value < values; value++) {
			flow.arc(2 + n + value, 1, places[value] as number);
		}
		for (let team = 0; team < n; team++) {
			flow.arc(0, 2 + team, games[team] as number);
			for (let value = 0; value < values; value++) {
				const limit = Math.min(limits[team * values + value] as number, games[team] as number);
				flow.arc(2 + team, 2 + n + value, limit, 2 * had(team, value));
			}
		}
		const cost = costOf(flow, games);
		return cost === null ? 0 : cost + sumOfSquares(before ?? []);
	};
}

/**
 * Least Σ m² over pairs, or Σ (m − wanted)², where both sides of a pair are counted apart and the sum is halved.
 * What is wanted makes each meeting cheaper by twice of it; that it never costs less than nothing, all cost as much
 * more, and since all games go through, that is known and taken off again.
 */
function opponentsBound(grid: Grid) {
	const n = grid.teams.length;
	const limits = meetingLimits(grid);
	const wanted = grid.wanted ?? new Int16Array(n * n);
	const dearer = 2 * Math.max(0, ...wanted);
	return (games: ArrayLike<number>): number => {
		const flow = new Flow(2 + 2 * n);
		for (let team = 0; team < n; team++) {
			flow.arc(0, 2 + team, games[team] as number);
			flow.arc(2 + n + team, 1, games[team] as number);
			for (let other = 0; other < n; other++) {
				if (other === team) continue;
				const limit = limits[team * n + other] as number;
				const most = Math.min(limit, games[team] as number, games[other] as number);
				flow.arc(2 + team, 2 + n + other, most, dearer - 2 * (wanted[team * n + other] as number));
			}
		}
		const cost = costOf(flow, games);
		if (cost === null) return 0;
		const all = cost - dearer * Array.from(games).reduce((a, b) => a + b, 0);
		return Math.ceil((all + sumOfSquares(wanted)) / 2);
	};
}

/** How often two teams can meet at all: in each week, at the moments when both are free. */
function meetingLimits(grid: Grid): number[] {
	const { teams, weeks, moments, dateOfMoment, weekOfDate, free, rules } = grid;
	const n = teams.length;
	const limits = new Array<number>(n * n).fill(0);
	for (let team = 0; team < n; team++) {
		for (let other = 0; other < team; other++) {
			const common = weeks.map(() => 0);
			for (const moment of moments.keys()) {
				const week = weekOfDate[dateOfMoment[moment] as number] as number;
				const areFree =
					free[team * moments.length + moment] && free[other * moments.length + moment];
				if (areFree) (common[week] as number)++;
			}
			const limit = common.reduce((total, count) => total + Math.min(count, rules.perWeek), 0);
			limits[team * n + other] = limit;
			limits[other * n + team] = limit;
		}
	}
	return limits;
}

/** The cost of sending all games through, or null when they do not go. */
function costOf(flow: Flow, games: ArrayLike<number>): number | null {
	let cost = 0;
	for (let unit = Array.from(games).reduce((a, b) => a + b, 0); unit > 0; unit--) {
		const added = flow.pushCheapest(0, 1);
		if (added === null) return null;
		cost += added;
	}
	return cost;
}

function sumOfSquares(games: ArrayLike<number>): number {
	return Array.from(games).reduce((total, count) => total + count * count, 0);
}
