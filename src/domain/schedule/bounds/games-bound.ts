import type { Grid } from "../grid.ts";
import { Flow } from "./flow.ts";
import { type Partners, partnersOf, withoutPartners } from "./partners.ts";

/** Teams that get fewer games than wanted, and the moments that are full because of them. */
export type Cut = { teams: number[]; moments: number[] };

export type GamesBound = {
	/** Games each team is to have. */
	targets: number[];
	/** The most of them. */
	target: number;
	isAutomatic: boolean;
	/** The most games each team can have, shared as evenly as they can be. */
	best: number[];
	/** No schedule has more games. */
	games: number;
	/** No schedule has a smaller sum of squares of missing games. */
	deficit: number;
	cuts: Cut[];
};

/**
 * How many games can be played at best? Every place in a game flows from a team through one of its
 * weeks and dates to a moment when it is open to it, and from there through date and week out, as many
 * as find partners there (`partners.ts`). Who plays whom is left out, and of shared people all but what
 * pins do to them, so what this forbids is really impossible.
 */
export function boundGames(grid: Grid): GamesBound {
	const { teams, rules } = grid;
	const isAutomatic = rules.gamesPerTeam === null && grid.wanted === null;
	const targets = targetsOf(grid);
	const target = Math.max(0, ...targets);
	const { best, cuts } = level(grid, targets, partnersOf(grid));
	const flow = sum(best);
	let deficit = sum(best.map((games, team) => ((targets[team] as number) - games) ** 2));
	// A game has two places: of an odd number one stays empty, where it costs least.
	if (flow % 2 === 1) {
		const costs = best.flatMap((games, team) =>
			games > 0 ? [2 * ((targets[team] as number) - games) + 1] : [],
		);
		deficit += Math.min(...costs);
	}
	const games = teams.length < 2 ? 0 : Math.floor(flow / 2);
	return { targets, target, isAutomatic, best, games, deficit, cuts };
}

/** What was said, what the meetings of groups make, or as many as there is room for. */
function targetsOf(grid: Grid): number[] {
	const { teams, wanted, rules } = grid;
	const n = teams.length;
	if (rules.gamesPerTeam !== null) return teams.map(() => rules.gamesPerTeam as number);
	if (wanted !== null)
		return teams.map((_, team) => sum([...wanted.subarray(team * n, team * n + n)]));
	const target = automaticTarget(grid);
	return teams.map(() => target);
}

/**
 * Fill the slots, and let nobody have more than one game more than the others. What is wanted does not
 * depend on who is free at the same time, only what is possible does.
 */
function automaticTarget(grid: Grid): number {
	const most = grid.weeks.length * grid.rules.perWeek;
	const { best } = level(
		grid,
		grid.teams.map(() => most),
		withoutPartners(grid),
	);
	return Math.ceil((2 * Math.floor(sum(best) / 2)) / Math.max(1, best.length));
}

/**
 * Gives a game to each team that lacks most, then to each that lacks as many as they do now, and so on. Team
 * totals of flows form a polymatroid, so this greedy order makes any sum of concave gains greatest (Federgruen
 * and Groenevelt 1986). A team that gets no more never will.
 */
function level(
	grid: Grid,
	targets: readonly number[],
	partners: Partners,
): { best: number[]; cuts: Cut[] } {
	const { flow, sink, teamNode, momentNode } = network(grid, partners);
	const best = grid.teams.map(() => 0);
	const isStuck = grid.teams.map(() => false);
	for (let missing = Math.max(0, ...targets); missing > 0; missing--) {
		for (const team of best.keys()) {
			const target = targets[team] as number;
			if (isStuck[team] || missing > target) continue;
			isStuck[team] = !flow.push(teamNode(team), sink).isPushed;
			if (!isStuck[team]) best[team] = target - missing + 1;
		}
	}
	const cuts = [...best.keys()]
		.filter((team) => isStuck[team])
		.map((team) => {
			const { reached } = flow.push(teamNode(team), sink);
			return {
				teams: [...best.keys()].filter((other) => reached[teamNode(other)]),
				moments: [...grid.moments.keys()].filter((moment) => reached[momentNode(moment)]),
			};
		});
	return { best, cuts: merged(cuts) };
}

function network(grid: Grid, { open, ofMoment, ofDate, ofWeek }: Partners) {
	const { teams, weeks, dates, moments, rules } = grid;
	const n = teams.length;
	const sink = 0;
	const teamNode = (team: number) => 1 + team;
	const teamWeek = (team: number, week: number) => 1 + n + team * weeks.length + week;
	const teamDate = (team: number, date: number) => teamWeek(n, 0) + team * dates.length + date;
	const momentNode = (moment: number) => teamDate(n, 0) + moment;
	const dateNode = (date: number) => momentNode(moments.length) + date;
	const weekNode = (week: number) => dateNode(dates.length) + week;
	const flow = new Flow(weekNode(weeks.length));
	for (const week of weeks.keys()) flow.arc(weekNode(week), sink, ofWeek[week] as number);
	for (const date of dates.keys()) {
		const week = weekNode(grid.weekOfDate[date] as number);
		flow.arc(dateNode(date), week, ofDate[date] as number);
	}
	for (const moment of moments.keys()) {
		const date = dateNode(grid.dateOfMoment[moment] as number);
		flow.arc(momentNode(moment), date, ofMoment[moment] as number);
	}
	for (const team of teams.keys()) {
		for (const week of weeks.keys()) flow.arc(teamNode(team), teamWeek(team, week), rules.perWeek);
		for (const date of dates.keys()) {
			const week = grid.weekOfDate[date] as number;
			flow.arc(teamWeek(team, week), teamDate(team, date), rules.perDay);
		}
		for (const moment of moments.keys()) {
			const date = grid.dateOfMoment[moment] as number;
			const isOpen = open[team * moments.length + moment] === 1;
			if (isOpen) flow.arc(teamDate(team, date), momentNode(moment), 1);
		}
	}
	return { flow, sink, teamNode, momentNode };
}

/** Cuts with a team in common have one cause. */
function merged(cuts: Cut[]): Cut[] {
	const causes: Cut[] = [];
	for (const cut of cuts) {
		const related = causes.filter(({ teams }) => teams.some((team) => cut.teams.includes(team)));
		for (const cause of related) causes.splice(causes.indexOf(cause), 1);
		const all = [...related, cut];
		causes.push({
			teams: ascending(all.flatMap(({ teams }) => teams)),
			moments: ascending(all.flatMap(({ moments }) => moments)),
		});
	}
	return causes;
}

function ascending(numbers: number[]): number[] {
	return [...new Set(numbers)].toSorted((a, b) => a - b);
}

function sum(numbers: number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
