import { wantedDistance } from "../bounds/bounds.ts";
import { boundGames } from "../bounds/games-bound.ts";
import { gridOf } from "../grid.ts";
import { momentLabel } from "../pins.ts";
import { randomFrom } from "../random.ts";
import { State } from "../search/state.ts";
import { expandSlots, hourOf, isFree } from "../slots.ts";
import type { PinnedGame, PlannedGame, ScheduleInput, Slot } from "../types.ts";
import { addGames } from "./add-games.ts";
import { Arrangement, type KnownGame } from "./arrangement.ts";
import { rearrange } from "./rearrange.ts";

/** A game as it stands. One without a day, a time or a court has none yet. */
export type StandingPlace = {
	home: string;
	away: string;
	week: number;
	date: string | null;
	time: string | null;
	court: string | null;
	/** It has begun or is over, so it stays. */
	isFixed: boolean;
	/** It fell out, so it needs another time. */
	isOff: boolean;
};

/** Why a game cannot stay, or that it makes room for one that cannot. */
export const moveReasons = ["closed", "postponed", "undated", "notFree", "makesRoom"] as const;
export type MoveReason = (typeof moveReasons)[number];

export type Replan = {
	/** By the place of the game among those that were given. */
	moves: { game: number; why: MoveReason; to: PlannedGame }[];
	/** Games that no place is left for. */
	leftOut: { game: number; why: MoveReason }[];
	/** New games of teams that have fewer than they are to have. */
	added: PlannedGame[];
	/** All games as they stand then, those that are left out apart. */
	games: PlannedGame[];
	/** Only games that could not stay have moved, and all have a place: fewer moves are impossible. */
	isFewest: boolean;
};

/**
 * Finds new places for the games that cannot stay where they are, because a day or a court was closed, a
 * team is away or they fell out, with as few others moved as can be. Who plays whom and at whose side stays,
 * and so does whatever was played, is pinned or lies before `from` (`YYYY-MM-DD`). Teams that have fewer games
 * than `gamesEach` get some with one another where there is room. The input is the schedule as it is to be from
 * now on. The same input and seed make the same changes everywhere.
 */
export function replanSchedule(
	input: ScheduleInput,
	standing: readonly StandingPlace[],
	{
		from,
		gamesEach = 0,
		seed = 1,
		tries = 30_000,
		starts = 4,
	}: { from: string; gamesEach?: number; seed?: number; tries?: number; starts?: number },
): Replan {
	const sorted = sortGames(input, standing, from);
	const { state, movable, home } = stateOf(input, standing, sorted, gamesEach);
	const { slots } = state.grid;
	const index = new Map(state.grid.teams.map(({ id }, team) => [id, team]));
	const games = movable.map((game): KnownGame => {
		const { home: one = "", away: other = "" } = standing[game] ?? {};
		return {
			one: index.get(one) ?? 0,
			other: index.get(other) ?? 0,
			home: home.get(game) ?? -1,
		};
	});
	const isOpen = (slot: number) => (slots[slot]?.date ?? "") >= from;
	const arrangement = new Arrangement(state, games, isOpen);
	const random = randomFrom(seed);
	rearrange(arrangement, random, { tries, starts });
	const placed = movable.map(
		(game, at): { game: number; why: MoveReason; slot: Slot | undefined } => ({
			game,
			why: sorted.displaced.get(game) ?? "makesRoom",
			slot: slots[arrangement.slotOf[at] as number],
		}),
	);
	const moved = placed.filter(({ game, slot }) => slot && slots[home.get(game) ?? -1] !== slot);
	const planned = (game: number, slot: Slot): PlannedGame => {
		const { home, away } = standing[game] as StandingPlace;
		return { ...placeOf(slot), home, away };
	};
	const leftOut = placed.filter(({ slot }) => slot === undefined);
	const after = [
		...[...standing.keys()]
			.filter((game) => !movable.includes(game))
			.flatMap((game) => asPlanned(standing[game])),
		...placed.flatMap(({ game, slot }) => (slot ? [planned(game, slot)] : [])),
	];
	const waiting = leftOut.map(({ game }) => standing[game] as StandingPlace);
	const lacking = input.teams.map(({ id }, team) =>
		Math.max(0, gamesEach - (state.games[team] as number) - gamesOf(waiting, id).length),
	);
	const added = sidedAfter(
		after,
		addGames(state, lacking, { isOpen, random }).flatMap(({ slot, one, other }) => {
			const place = slots[slot];
			const [home, away] = [one, other].map((team) => state.grid.teams[team]?.id ?? "");
			return place && home && away ? [{ ...placeOf(place), home, away }] : [];
		}),
	);
	return {
		moves: moved.flatMap(({ game, why, slot }) =>
			slot ? [{ game, why, to: planned(game, slot) }] : [],
		),
		leftOut: leftOut.map(({ game, why }) => ({ game, why })),
		added,
		games: [...after, ...added],
		isFewest: leftOut.length === 0 && moved.every(({ why }) => why !== "makesRoom"),
	};
}

type Sorted = {
	/** Those that stay whatever the rules say. */
	fixed: Set<number>;
	displaced: Map<number, MoveReason>;
	/** The pins that came true and whose places are still there. */
	pinned: PinnedGame[];
};

function sortGames(input: ScheduleInput, standing: readonly StandingPlace[], from: string): Sorted {
	const slots = expandSlots(input);
	const before = expandSlots({ ...input, skipDates: [], closures: [] });
	const at = (list: readonly Slot[], game: StandingPlace) =>
		list.find((slot) => isThere(slot, game) && slot.court === game.court);
	const teams = new Map(input.teams.map((team) => [team.id, team]));
	const fixed = new Set<number>();
	const displaced = new Map<number, MoveReason>();
	for (const [number, game] of standing.entries()) {
		const { date, time, isOff } = game;
		if (game.isFixed) fixed.add(number);
		else if (isOff) displaced.set(number, "postponed");
		else if (date === null || time === null) displaced.set(number, "undated");
		else if (date < from) fixed.add(number);
		else {
			const slot = at(slots, game);
			const isClosed = at(before, game) !== undefined || (input.skipDates ?? []).includes(date);
			// Who put a game where the schedule has no place meant it.
			if (slot === undefined && !isClosed) fixed.add(number);
			else if (slot === undefined) displaced.set(number, "closed");
			else if ([game.home, game.away].some((id) => !isFree(teams.get(id) ?? nobody, slot)))
				displaced.set(number, "notFree");
		}
	}
	const pinned = (input.pinned ?? []).filter((pin) =>
		standing.some(
			(game, number) => !fixed.has(number) && !displaced.has(number) && isPinOf(pin, game),
		),
	);
	return { fixed, displaced, pinned };
}

const nobody = { id: "", name: "" };

function isThere({ date, time }: Slot, game: StandingPlace): boolean {
	return game.date === date && game.time !== null && hourOf(game.time) === time;
}

function isPinOf(pin: PinnedGame, { home, away, date, time, court }: StandingPlace): boolean {
	return (
		pin.home === home &&
		pin.away === away &&
		date !== null &&
		time !== null &&
		momentLabel(pin) === momentLabel({ date, time }) &&
		(pin.court === undefined || pin.court === court)
	);
}

/**
 * The schedule with the games that stay in it. Games that break a rule among themselves were put there by
 * hand, so they stay as well.
 */
function stateOf(
	input: ScheduleInput,
	standing: readonly StandingPlace[],
	sorted: Sorted,
	gamesEach: number,
) {
	const { displaced, pinned } = sorted;
	const isPinned = (game: StandingPlace) => pinned.some((pin) => isPinOf(pin, game));
	const fixed = new Set(sorted.fixed);
	const most = Math.max(gamesEach, mostGames(input, standing));
	for (;;) {
		const grid = gridOf({
			...input,
			pinned,
			played: [...fixed].flatMap((game) => asPlanned(standing[game])),
			rules: { ...input.rules, gamesPerTeam: most },
		});
		const bound = boundGames(grid);
		const state = new State(grid, bound, wantedDistance(grid, bound));
		const movable = [...standing.keys()].filter(
			(game) => !fixed.has(game) && !isPinned(standing[game] as StandingPlace),
		);
		const home = new Map<number, number>();
		const broken: number[] = [];
		const index = new Map(grid.teams.map(({ id }, team) => [id, team]));
		for (const game of movable) {
			const place = standing[game] as StandingPlace;
			if (displaced.has(game)) continue;
			const slot = grid.slots.findIndex(
				(slot) => isThere(slot, place) && slot.court === place.court,
			);
			const sides = [index.get(place.home) ?? -1, index.get(place.away) ?? -1] as const;
			if (slot >= 0 && state.isEmpty(slot) && state.fill(slot, ...sides)) home.set(game, slot);
			else broken.push(game);
		}
		state.back();
		if (broken.length === 0) return { state, movable, home };
		for (const game of broken) fixed.add(game);
	}
}

function asPlanned(place: StandingPlace | undefined): PlannedGame[] {
	if (place === undefined || place.date === null || place.time === null) return [];
	const { home, away, week, date, time, court } = place;
	return [{ home, away, week, date, time, court: court ?? "" }];
}

/** As many games as any team has: nobody is to lose one. */
function mostGames({ teams }: ScheduleInput, standing: readonly StandingPlace[]): number {
	return Math.max(0, ...teams.map(({ id }) => gamesOf(standing, id).length));
}

function gamesOf<Game extends { home: string; away: string }>(games: readonly Game[], id: string) {
	return games.filter(({ home, away }) => home === id || away === id);
}

function placeOf({ week, date, time, court }: Slot) {
	return { week, date, time, court };
}

/** At home is who has been there less often, next to the other side. */
function sidedAfter(before: readonly PlannedGame[], added: readonly PlannedGame[]): PlannedGame[] {
	const sided: PlannedGame[] = [];
	for (const game of added) {
		const all = [...before, ...sided];
		const ahead = (id: string) =>
			gamesOf(all, id).reduce((sum, { home }) => sum + (home === id ? 1 : -1), 0);
		const isTurned = ahead(game.home) > ahead(game.away);
		sided.push(isTurned ? { ...game, home: game.away, away: game.home } : game);
	}
	return sided;
}
