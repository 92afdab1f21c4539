import {
	type Assignment,
	fitsEvening,
	type GameToOfficiate,
	mayOfficiate,
	type Official,
	type OfficialJob,
	officialJobs,
	startOf,
} from "./official.ts";

export type ToAssign = {
	games: readonly GameToOfficiate[];
	officials: readonly Official[];
	/** How many a game is to have of each job. */
	needs: Record<OfficialJob, number>;
	/** What stands already, of these games and of others: it stays. Who refused is not asked again. */
	standing: readonly Assignment[];
	/** The games of what stands that are not among those to assign. */
	others: readonly GameToOfficiate[];
};

/** A place at a game that nobody takes, and whether anybody could but for other games. */
export type OpenPlace = { gameId: number; job: OfficialJob; why: "nobody" | "busy" };

export type Assigned = { added: Assignment[]; open: OpenPlace[] };

/**
 * Gives every game its officials, as far as there are some who may and can: everybody about equally many, and no time
 * between two games of an evening. The same input gives the same answer.
 */
export function assignOfficials(asked: ToAssign): Assigned {
	const state = begin(asked);
	for (const place of state.places) fill(state, place);
	for (let round = 0; round < mostRounds; round += 1) if (!improve(state)) break;
	const added = state.places.flatMap(({ game, job, by }): Assignment[] =>
		by === null ? [] : [{ gameId: game.id, officialId: by, job, state: "asked" }],
	);
	const open = state.places
		.filter(({ by }) => by === null)
		.map(({ game, job, candidates }): OpenPlace => {
			return { gameId: game.id, job, why: candidates.length === 0 ? "nobody" : "busy" };
		});
	return { added, open };
}

const mostRounds = 30;

type Place = {
	game: GameToOfficiate;
	job: OfficialJob;
	/** Who may take it at all. */
	candidates: Official[];
	by: number | null;
	/** 0 for the first of its job at the game. */
	rank: number;
};

/** Of everybody how many games, and those of each date. */
type Load = { count: number; evenings: Map<string, GameToOfficiate[]> };
type State = { places: Place[]; ofDate: Map<string, Place[]>; loads: Map<number, Load> };

function begin({ games, officials, needs, standing, others }: ToAssign): State {
	const byId = new Map([...others, ...games].map((game) => [game.id, game]));
	const loads = new Map<number, Load>(
		officials.map(({ id }) => [id, { count: 0, evenings: new Map() }]),
	);
	for (const { officialId, gameId, state } of standing) {
		const game = byId.get(gameId);
		const load = loads.get(officialId);
		if (game !== undefined && load !== undefined && state !== "refused") put(load, game);
	}
	const ofGame = Map.groupBy(standing, ({ gameId }) => gameId);
	const inOrder = games.toSorted(
		(a, b) => compare(a.date, b.date) || compare(a.time, b.time) || a.id - b.id,
	);
	const places = inOrder.flatMap((game) =>
		officialJobs.flatMap((job) => {
			const own = ofGame.get(game.id) ?? [];
			const has = own.filter((it) => it.job === job && it.state !== "refused").length;
			const known = new Set(own.map(({ officialId }) => officialId));
			const candidates = officials.filter(
				(official) => !known.has(official.id) && mayOfficiate(official, job, game),
			);
			return Array.from({ length: Math.max(0, needs[job] - has) }, (_, at): Place => {
				return { game, job, candidates, by: null, rank: has + at };
			});
		}),
	);
	// Every game has one before any has two.
	const ofDate = Map.groupBy(places, ({ game }) => game.date);
	return { places: places.toSorted((a, b) => a.rank - b.rank), ofDate, loads };
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

function put(load: Load, game: GameToOfficiate): void {
	load.count += 1;
	load.evenings.set(game.date, [...eveningOf(load, game), game]);
}

function take(load: Load, game: GameToOfficiate): void {
	load.count -= 1;
	load.evenings.set(
		game.date,
		eveningOf(load, game).filter(({ id }) => id !== game.id),
	);
}

function eveningOf({ evenings }: Load, { date }: GameToOfficiate): GameToOfficiate[] {
	return evenings.get(date) ?? [];
}

/** Whoever it costs least; nobody where nobody can. */
function fill({ loads }: State, place: Place): void {
	let best: { id: number; cost: number } | null = null;
	for (const official of place.candidates) {
		const cost = costOfTaking(loads, official, place.game);
		if (cost !== null && (best === null || cost < best.cost)) best = { id: official.id, cost };
	}
	if (best !== null) give(loads, place, best.id);
}

function give(loads: State["loads"], place: Place, to: number | null): void {
	const [before, after] = [loads.get(place.by ?? -1), loads.get(to ?? -1)];
	if (before !== undefined) take(before, place.game);
	if (after !== undefined) put(after, place.game);
	place.by = to;
}

/** How much more somebody's games weigh with one more; null where it is not possible. */
function costOfTaking(
	loads: State["loads"],
	official: Official,
	game: GameToOfficiate,
): number | null {
	const load = loads.get(official.id);
	if (load === undefined) return null;
	const evening = eveningOf(load, game);
	if (evening.some(({ id }) => id === game.id) || !fitsEvening(official, game, evening))
		return null;
	return weightOfOneMore(load.count, evening, game);
}

/**
 * What one game more adds to the square of how many, which is least when all have about the same, and to the time
 * waited in its evening, of which half an hour weighs a little.
 */
function weightOfOneMore(
	count: number,
	evening: readonly GameToOfficiate[],
	game: GameToOfficiate,
): number {
	const waited = waitedIn([...evening, game]) - waitedIn(evening);
	return 10 * (2 * count + 1) + (6 * waited) / 30;
}

/** Minutes between the games of an evening. */
function waitedIn(evening: readonly GameToOfficiate[]): number {
	if (evening.length < 2) return 0;
	const starts = evening.map(startOf);
	const last = Math.max(...starts);
	const played = evening
		.filter((_, at) => starts[at] !== last)
		.reduce((sum, { minutes }) => sum + minutes, 0);
	return last - Math.min(...starts) - played;
}

/** Gives places to others where all together weigh less then, and opens one for a place that nobody has. */
function improve(state: State): boolean {
	let hasImproved = false;
	for (const place of state.places) {
		const isBetter = place.by === null ? makeRoomFor(state, place) : handOn(state, place);
		hasImproved ||= isBetter;
	}
	return hasImproved;
}

function handOn({ loads }: State, place: Place): boolean {
	const load = loads.get(place.by ?? -1);
	if (load === undefined) return false;
	const others = eveningOf(load, place.game).filter(({ id }) => id !== place.game.id);
	const saved = weightOfOneMore(load.count - 1, others, place.game);
	for (const official of place.candidates) {
		if (official.id === place.by) continue;
		const cost = costOfTaking(loads, official, place.game);
		if (cost === null || cost >= saved - 1e-9) continue;
		give(loads, place, official.id);
		return true;
	}
	return false;
}

/** Somebody who could but for one other place gives that one to a third. */
function makeRoomFor({ ofDate, loads }: State, place: Place): boolean {
	for (const official of place.candidates) {
		const evening = (ofDate.get(place.game.date) ?? []).filter(({ by }) => by === official.id);
		for (const other of evening) {
			give(loads, other, null);
			if (costOfTaking(loads, official, place.game) !== null) {
				give(loads, place, official.id);
				const third = other.candidates.find((one) => costOfTaking(loads, one, other.game) !== null);
				if (third !== undefined) {
					give(loads, other, third.id);
					return true;
				}
				give(loads, place, null);
			}
			give(loads, other, official.id);
		}
	}
	return false;
}
