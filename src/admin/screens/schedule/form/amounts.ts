import { boundGames } from "#domain/schedule/bounds/games-bound.ts";
import { explainMissing } from "#domain/schedule/check/explain.ts";
import { ImpossibleInput, refuseImpossible } from "#domain/schedule/check/validate.ts";
import { type Grid, gamesOfGroups, gridOf } from "#domain/schedule/grid.ts";
import { countSlots, mostSlots } from "#domain/schedule/slots.ts";
import type { ScheduleInput, Slot } from "#domain/schedule/types.ts";
import { said, words } from "../../../words.ts";
import { rangeInWords } from "../range-in-words.ts";

/** What a schedule amounts to before it is made. */
export type Amounts = {
	teams: number;
	/** Those with a place to play. */
	weeks: number;
	/** The same in every week, else null. */
	placesPerWeek: number | null;
	places: number;
	/** How many fit at most. */
	games: number;
	/** Of a team: the fewest and the most games. */
	least: number;
	most: number;
	/** Why there would be no schedule at all: the input contradicts itself. */
	refusals: string[];
	/** Why games would be missing. */
	warnings: string[];
	/** What is no fault, but good to know. */
	notes: string[];
	first: Slot | null;
	last: Slot | null;
};

/** Larger leagues are counted, not computed, so that typing never waits. */
const mostCells = 5000;

/** The same bounds and sentences as the generator's, without making a schedule. */
export function amountsOf(input: ScheduleInput): Amounts {
	const slots = countSlots(input);
	if (slots > mostSlots) return tooMany(slots, input.teams.length);
	const refusals = refusalsOf(input);
	const grid = gridOf(refusals.length > 0 ? { ...input, pinned: [] } : input);
	const shares = refusals.length > 0 || isLarge(grid) ? countedShares(grid) : provedShares(grid);
	const { games, best, warnings } = shares;
	const sizes = grid.slotsOfWeek.map((slots) => slots.length);
	return {
		teams: grid.teams.length,
		weeks: grid.weeks.length,
		placesPerWeek: new Set(sizes).size === 1 ? (sizes[0] ?? null) : null,
		places: grid.slots.length,
		games,
		least: Math.min(...best, best.length === 0 ? 0 : Number.POSITIVE_INFINITY),
		most: Math.max(0, ...best),
		refusals,
		warnings,
		notes: refusals.length > 0 || grid.slots.length === 0 ? [] : notesOn(grid, games),
		first: grid.slots[0] ?? null,
		last: grid.slots.at(-1) ?? null,
	};
}

/** "12 teams, 10 weeks × 6 games = 60 places; every team plays 10." */
export function amountsInWords(amounts: Amounts): string {
	const { teams, weeks, placesPerWeek, places, least, most } = amounts;
	const inWeeks = words.schedule.weeks({ count: weeks });
	const ofPlaces = words.scheduleForm.places({ count: places });
	const room =
		placesPerWeek === null
			? `${inWeeks}, ${ofPlaces}`
			: `${inWeeks} × ${words.schedule.games({ count: placesPerWeek })} = ${ofPlaces}`;
	return words.scheduleForm.amount({
		teams: words.league.teams({ count: teams }),
		room,
		share: rangeInWords(least, most, String(most)),
	});
}

/** What the server would not plan is not computed here either. */
function tooMany(slots: number, teams: number): Amounts {
	const sentence = words.scheduleForm.tooManyPlaces({ count: slots, most: mostSlots });
	return {
		teams,
		weeks: 0,
		placesPerWeek: null,
		places: slots,
		games: 0,
		least: 0,
		most: 0,
		refusals: [sentence],
		warnings: [],
		notes: [],
		first: null,
		last: null,
	};
}

function refusalsOf(input: ScheduleInput): string[] {
	try {
		refuseImpossible(input);
		return [];
	} catch (error) {
		if (error instanceof ImpossibleInput) return error.sentences.map(said);
		throw error;
	}
}

type Shares = { games: number; best: number[]; warnings: string[] };

function provedShares(grid: Grid): Shares {
	const bound = boundGames(grid);
	const problems = grid.slots.length === 0 ? [] : explainMissing(grid, bound, bound.best);
	return {
		games: bound.games,
		best: withoutOdd(bound.best),
		warnings: problems.map(({ message }) => said(message)),
	};
}

/** A game has two places: of an odd number one stays empty. */
function withoutOdd(best: number[]): number[] {
	const total = best.reduce((sum, games) => sum + games, 0);
	if (total % 2 === 0) return best;
	const last = best.lastIndexOf(Math.max(...best));
	return best.with(last, (best[last] ?? 1) - 1);
}

function isLarge({ teams, moments }: Grid): boolean {
	return teams.length * moments.length > mostCells;
}

/** Room by week, as if every team could always play. */
function countedShares(grid: Grid): Shares {
	const { teams, rules, slotsOfWeek } = grid;
	const n = teams.length;
	const perWeek = Math.floor((n * rules.perWeek) / 2);
	const room = slotsOfWeek.reduce((sum, slots) => sum + Math.min(slots.length, perWeek), 0);
	const { gamesPerTeam } = rules;
	const wanted = gamesPerTeam === null ? gamesOfGroups(grid) : Math.floor((n * gamesPerTeam) / 2);
	const games = n < 2 ? 0 : Math.min(room, wanted ?? room);
	const best = teams.map((_, at) => Math.floor((2 * games) / n) + (at < (2 * games) % n ? 1 : 0));
	const missing = (wanted ?? games) - games;
	return {
		games,
		best,
		warnings: missing > 0 ? [words.scheduleForm.doNotFit({ count: missing })] : [],
	};
}

function notesOn({ teams, slots, slotsOfWeek, rules, wanted }: Grid, games: number): string[] {
	const n = teams.length;
	const most = Math.max(...slotsOfWeek.map((week) => week.length));
	const needed = Math.floor(n / 2);
	const free = slots.length - games;
	return [
		...(rules.gamesPerTeam === null && wanted === null && most < needed
			? [
					words.scheduleForm.weekHasRoom({
						games: words.schedule.games({ count: most }),
						teams: words.league.teams({ count: n }),
						needed,
						idle: n - 2 * most,
					}),
				]
			: []),
		...(n % 2 === 1 && most >= needed && rules.perWeek === 1 && n > 1
			? [words.scheduleForm.oneHasNoGame({ count: n })]
			: []),
		...(free > 0 ? [words.scheduleForm.placesFree({ count: free })] : []),
	];
}
