import { doubleHeadersBound, shareBounds, wantedDistance } from "../bounds/bounds.ts";
import type { GamesBound } from "../bounds/games-bound.ts";
import type { Grid } from "../grid.ts";
import { minutesOf } from "../slots.ts";
import type { FairnessReport, Measure, PlannedGame, ReportLine, TeamReport } from "../types.ts";

type Played = PlannedGame & { isHome: boolean; opponent: number; week: number };

/** How fair a schedule is: each measure beside its proved bound, and a line for each team. */
export function reportOn(grid: Grid, bound: GamesBound, games: PlannedGame[]): FairnessReport {
	const played = gamesByTeam(grid, games);
	const counts = played.map((list) => list.length);
	const distance = wantedDistance(grid, bound);
	const bounds = shareBounds(grid)(counts);
	const spread = most(counts) - least(counts);
	const odd = counts.filter((count) => count % 2 === 1).length;
	const pairs = meetings(grid, played);
	const doubleHeaders = sum(
		played.map((list) => list.length - new Set(list.map(({ date }) => date)).size),
	);
	const lines = [
		line(
			"games",
			sum(counts.map((count, team) => ((bound.targets[team] as number) - count) ** 2)),
			bound.deficit,
		),
		halfLine("opponents", sum(pairs.map(({ excess }) => excess ** 2)), bounds.opponents),
		line("progress", progress(grid, played), Math.max(1, spread)),
		halfLine("time", squaresOfHours(grid, played), bounds.time),
		line("rematch", sum(pairs.map(({ gaps }) => gaps.filter((gap) => gap < distance).length)), 0),
		halfLine("day", squares(played, dayOf(grid)), bounds.day),
		halfLine(
			"court",
			squares(played, ({ court }) => court),
			bounds.court,
		),
		halfLine("home", sum(played.map((list) => Math.abs(balance(list)))), odd),
		halfLine(
			"homePair",
			sum(pairs.map(({ balance }) => Math.abs(balance))),
			pairs.filter(({ count }) => count % 2 === 1).length,
		),
		line("threeInARow", sum(played.map(threeInARow)), 0),
		line("doubleHeaders", doubleHeaders, doubleHeadersBound(grid, counts)),
	];
	return {
		proven: lines.every(({ gap }) => gap === 0),
		lines,
		teams: grid.teams.map((_, team) => teamReport(grid, team, played[team] ?? [])),
	};
}

/** By team its games in the order of play, with weeks counted among those that have slots. */
function gamesByTeam(grid: Grid, games: PlannedGame[]): Played[][] {
	const index = new Map(grid.teams.map(({ id }, team) => [id, team]));
	const week = new Map(grid.weeks.map((number, place) => [number, place]));
	const inOrder = games.toSorted((a, b) =>
		a.date < b.date ? -1 : a.date > b.date ? 1 : minutesOf(a.time) - minutesOf(b.time),
	);
	const played: Played[][] = grid.teams.map(() => []);
	for (const game of inOrder) {
		const home = index.get(game.home) ?? -1;
		const away = index.get(game.away) ?? -1;
		const about = { ...game, week: week.get(game.week) ?? game.week };
		played[home]?.push({ ...about, isHome: true, opponent: away });
		played[away]?.push({ ...about, isHome: false, opponent: home });
	}
	return played;
}

function line(measure: Measure, value: number, bound: number): ReportLine {
	return { measure, value, bound, gap: Math.max(0, value - bound) };
}

/** Moving one game to its better place changes these sums by two: that is one unit. */
function halfLine(measure: Measure, value: number, bound: number): ReportLine {
	return { measure, value, bound, gap: Math.max(0, (value - bound) / 2) };
}

function meetings(grid: Grid, played: Played[][]) {
	return played.flatMap((list, team) =>
		Array.from({ length: grid.teams.length - team - 1 }, (_, at) => {
			const met = list.filter(({ opponent }) => opponent === team + 1 + at);
			const weeks = met.map(({ week }) => week);
			return {
				count: met.length,
				excess: met.length - (grid.wanted?.[team * grid.teams.length + team + 1 + at] ?? 0),
				balance: balance(met),
				gaps: weeks.slice(1).map((week, before) => week - (weeks[before] ?? week)),
			};
		}),
	);
}

/** The greatest difference in games played so far, after any week. */
function progress(grid: Grid, played: Played[][]): number {
	const soFar = grid.weeks.map((_, last) =>
		played.map((list) => list.filter(({ week }) => week <= last).length),
	);
	return most([0, ...soFar.map((counts) => most(counts) - least(counts))]);
}

function squares(played: Played[][], labelOf: (game: Played) => string): number {
	return sum(
		played.flatMap((list) => Object.values(tally(list.map(labelOf)))).map((count) => count ** 2),
	);
}

/** Squares of games by team and time, with those of before. */
function squaresOfHours({ times, hoursBefore }: Grid, played: Played[][]): number {
	return sum(
		played.flatMap((list, team) => {
			const before = times.map((time, at) => [time, hoursBefore[team * times.length + at] ?? 0]);
			const counts: Record<string, number> = Object.fromEntries(before);
			for (const { time } of list) counts[time] = (counts[time] ?? 0) + 1;
			return Object.values(counts).map((count) => count ** 2);
		}),
	);
}

function dayOf({ slots }: Grid): (game: Played) => string {
	const days = new Map(slots.map(({ date, day }) => [date, day as string]));
	return ({ date }) => days.get(date) ?? date;
}

function balance(list: Played[]): number {
	return sum(list.map(({ isHome }) => (isHome ? 1 : -1)));
}

export function threeInARow(list: readonly { isHome: boolean }[]): number {
	return list.filter(
		({ isHome }, at) =>
			at > 1 && list[at - 1]?.isHome === isHome && list[at - 2]?.isHome === isHome,
	).length;
}

function teamReport(grid: Grid, team: number, list: Played[]): TeamReport {
	const weeks = new Set(list.map(({ week }) => week));
	const idle = grid.weeks.map((_, week) => !weeks.has(week));
	const nameOf = (other: number) => grid.teams[other]?.id ?? "";
	const gaps = grid.teams.flatMap((_, other) => {
		const met = list.filter(({ opponent }) => opponent === other).map(({ week }) => week);
		return met.slice(1).map((week, before) => week - (met[before] ?? week));
	});
	return {
		id: nameOf(team),
		games: list.length,
		byes: idle.filter(Boolean).length,
		longestBye: most(idle.map((_, from) => runFrom(idle, from))),
		home: list.filter(({ isHome }) => isHome).length,
		away: list.filter(({ isHome }) => !isHome).length,
		times: tally(
			list.map(({ time }) => time),
			grid.times,
		),
		opponents: tally(list.map(({ opponent }) => nameOf(opponent))),
		minRematchWeeks: gaps.length === 0 ? null : least(gaps),
	};
}

function runFrom(flags: boolean[], from: number): number {
	const end = flags.indexOf(false, from);
	return (end < 0 ? flags.length : end) - from;
}

function tally(words: string[], all: string[] = []): Record<string, number> {
	const counts: Record<string, number> = Object.fromEntries(all.map((word) => [word, 0]));
	for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
	return counts;
}

function most(numbers: number[]): number {
	return numbers.reduce((a, b) => Math.max(a, b), 0);
}

function least(numbers: number[]): number {
	return numbers.length === 0 ? 0 : numbers.reduce((a, b) => Math.min(a, b));
}

function sum(numbers: number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
