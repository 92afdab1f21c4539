import type { Random } from "../../schedule/random.ts";
import { pointsOf, type Result } from "../results.ts";
import { inStandingOrder } from "../standing-order.ts";
import { lotsOf, type TeamLine, toLine } from "../standings.ts";
import { countResult } from "../tally.ts";
import { linesAfter, type Position } from "./position.ts";
import { endingWith, strengthsOf } from "./strengths.ts";

/** Ways in which each game can end, equally likely: few, so that all of them stay near the processor. */
const ways = 128;

type Line = TeamLine<{ entryId: number }>;

/** A season whose last games are played again and again; teams by their indexes. */
type SeasonPlayedOn = {
	play(random: Random): void;
	/** From the top; who is level in the first criterion stands together. */
	levels(): number[][];
	/** Those of a level, parted as far as all criteria do. */
	parted(level: readonly number[]): number[][];
};

/**
 * Only wins, losses and points are counted of every team, thousands of times; a line with all it has is made of
 * those who are level where that matters.
 */
export function seasonOf(position: Position): SeasonPlayedOn {
	const { rules } = position.setup;
	const before = linesAfter(position, []);
	const games = gamesOf(position);
	const had = {
		wins: Float64Array.from(before, ({ tally }) => tally.wins),
		losses: Float64Array.from(before, ({ tally }) => tally.losses),
		points: Float64Array.from(before, (line) => line.points),
	};
	const wins = had.wins.slice();
	const losses = had.losses.slice();
	const points = had.points.slice();
	const chosen = new Uint16Array(games.length);
	const by = rules.criteria[0]?.by;
	const taken = before.map((line) =>
		line.taken.reduce((sum, { of, amount }) => sum + (of === "wins" ? amount : 0), 0),
	);
	const played = position.entries.map(({ entryId }) =>
		position.results.filter(({ entryIds }) => Object.values(entryIds).includes(entryId)),
	);
	const leftOf = before.map((_, team) =>
		[...games.keys()].filter((game) => {
			const { home, away } = games[game] as LeftGame;
			return home === team || away === team;
		}),
	);
	const add = (to: Float64Array, team: number, amount: number) => {
		if (team >= 0) to[team] = (to[team] ?? 0) + amount;
	};

	const standsBy = (team: number): number => {
		const won = Math.max(0, (wins[team] ?? 0) - (taken[team] ?? 0));
		const lost = losses[team] ?? 0;
		const decided = (wins[team] ?? 0) + lost;
		switch (by) {
			case "points":
				return points[team] ?? 0;
			case "wins":
				return won;
			case "losses":
				return -lost;
			case "winShare":
				return decided === 0 ? 0 : Math.round((won * 1000) / decided);
			default:
				return 0;
		}
	};

	return {
		play(random) {
			wins.set(had.wins);
			losses.set(had.losses);
			points.set(had.points);
			for (let game = 0; game < games.length; game += 1) {
				const { home, away, worth } = games[game] as LeftGame;
				const way = random.below(ways);
				chosen[game] = way;
				const at = 4 * way;
				const won = worth[at] ?? 0;
				const lost = worth[at + 1] ?? 0;
				add(wins, home, won);
				add(losses, home, lost);
				add(wins, away, lost);
				add(losses, away, won);
				add(points, home, worth[at + 2] ?? 0);
				add(points, away, worth[at + 3] ?? 0);
			}
		},

		levels() {
			const values = before.map((_, team) => ({ team, value: standsBy(team) }));
			values.sort((a, b) => b.value - a.value);
			const levels: number[][] = [];
			let last: number | null = null;
			for (const { team, value } of values) {
				if (value === last) levels.at(-1)?.push(team);
				else levels.push([team]);
				last = value;
			}
			return levels;
		},

		parted(level) {
			const more: Result[] = [];
			const lines = level.flatMap((team) => {
				const line = before[team];
				if (line === undefined) return [];
				const own = (leftOf[team] ?? []).flatMap((game) => {
					const { home, away, ends } = games[game] as LeftGame;
					const end = ends[chosen[game] ?? 0];
					if (end === undefined) return [];
					// One between two of them stands in the list of both.
					if (home === team && level.includes(away)) more.push(end);
					return [end];
				});
				return [lineAfter(line, own, position)];
			});
			const ids = level.map((team) => before[team]?.entryId ?? -1);
			const isAmong = ({ entryIds }: Result) =>
				ids.includes(entryIds.home) && ids.includes(entryIds.away);
			const [first = -1] = level;
			const known = level.length === 2 ? (played[first] ?? []) : position.results;
			const results = [...known.filter(isAmong), ...more];
			return inStandingOrder(lines, results, rules, lotsOf(position.setup)).map((part) =>
				part.map(({ entryId }) => level[ids.indexOf(entryId)] ?? -1),
			);
		},
	};
}

function lineAfter(line: Line, more: readonly Result[], { setup: { rules } }: Position): Line {
	const { tally, team, entryId, taken } = line;
	const copy = { ...tally, home: { ...tally.home }, away: { ...tally.away } };
	const cap = rules.criteria.find(({ by }) => by === "difference")?.cap ?? Infinity;
	for (const result of more) {
		if (result.entryIds.home === entryId) countResult(copy, "home", result, rules, cap);
		else if (result.entryIds.away === entryId) countResult(copy, "away", result, rules, cap);
	}
	return toLine(team, copy, taken);
}

/**
 * A game left and all the ways it is thought to end, with four numbers of each: whether home won, whether it
 * lost, and what both sides got in points.
 */
type LeftGame = { home: number; away: number; ends: readonly Result[]; worth: Float32Array };

function gamesOf(position: Position): LeftGame[] {
	const { setup, remaining, entries } = position;
	const strengths = strengthsOf(position);
	const idOf = (team: number) => entries[team]?.entryId ?? -1;
	return remaining.map(([home, away]) => {
		const entryIds = { home: idOf(home), away: idOf(away) };
		const ends = Array.from({ length: ways }, (_, way): Result => {
			const ending = endingWith((way + 0.5) / ways, [home, away], strengths, setup);
			return { ...ending, entryIds };
		});
		const { points } = setup.rules;
		const worths = ends.flatMap((end) => [
			Number(end.winner === "home"),
			Number(end.winner === "away"),
			points === null ? 0 : pointsOf("home", end, points),
			points === null ? 0 : pointsOf("away", end, points),
		]);
		return { home, away, ends, worth: Float32Array.from(worths) };
	});
}
