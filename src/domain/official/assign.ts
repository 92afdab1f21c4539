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

type State = { places: Place[]; gamesOf: Map<number, GameToOfficiate[]> };

function begin({ games, officials, needs, standing, others }: ToAssign): State {
	const byId = new Map([...others, ...games].map((game) => [game.id, game]));
	const gamesOf = new Map<number, GameToOfficiate[]>(officials.map(({ id }) => [id, []]));
	for (const { officialId, gameId, state } of standing) {
		const game = byId.get(gameId);
		if (game !== undefined && state !== "refused") gamesOf.get(officialId)?.push(game);
	}
	const inOrder = games.toSorted(
		(a, b) => compare(a.date, b.date) || compare(a.time, b.time) || a.id - b.id,
	);
	const places = inOrder.flatMap((game) =>
		officialJobs.flatMap((job) => {
			const own = standing.filter(({ gameId }) => gameId === game.id);
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
	return { places: places.toSorted((a, b) => a.rank - b.rank), gamesOf };
}

function compare(a: string, b: string): number {
	return a < b ? -1 : a > b ? 1 : 0;
}

/** Whoever it costs least; nobody where nobody can. */
function fill({ gamesOf }: State, place: Place): void {
	let best: { id: number; cost: number } | null = null;
	for (const official of place.candidates) {
		const cost = costOfTaking(gamesOf, official, place.game);
		if (cost !== null && (best === null || cost < best.cost)) best = { id: official.id, cost };
	}
	if (best !== null) give(gamesOf, place, best.id);
}

function give(gamesOf: State["gamesOf"], place: Place, to: number | null): void {
	if (place.by !== null) {
		const own = gamesOf.get(place.by) ?? [];
		gamesOf.set(
			place.by,
			own.filter(({ id }) => id !== place.game.id),
		);
	}
	place.by = to;
	if (to !== null) gamesOf.get(to)?.push(place.game);
}

/** How much more somebody's games weigh with one more; null where it is not possible. */
function costOfTaking(
	gamesOf: State["gamesOf"],
	official: Official,
	game: GameToOfficiate,
): number | null {
	const own = gamesOf.get(official.id) ?? [];
	if (own.some(({ id }) => id === game.id) || !fitsEvening(official, game, own)) return null;
	return weightOf([...own, game]) - weightOf(own);
}

/** The square of how many, which is least when all have about the same, and a little for each half an hour of waiting. */
function weightOf(games: readonly GameToOfficiate[]): number {
	let waited = 0;
	for (const evening of Map.groupBy(games, ({ date }) => date).values()) {
		const inOrder = evening.toSorted((a, b) => startOf(a) - startOf(b));
		for (const [at, game] of inOrder.entries()) {
			const before = inOrder[at - 1];
			if (before !== undefined) waited += startOf(game) - startOf(before) - before.minutes;
		}
	}
	return 10 * games.length ** 2 + (6 * waited) / 30;
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

function handOn({ gamesOf }: State, place: Place): boolean {
	const { by } = place;
	if (by === null) return false;
	const own = gamesOf.get(by) ?? [];
	const saved = weightOf(own) - weightOf(own.filter(({ id }) => id !== place.game.id));
	for (const official of place.candidates) {
		if (official.id === by) continue;
		const cost = costOfTaking(gamesOf, official, place.game);
		if (cost === null || cost >= saved - 1e-9) continue;
		give(gamesOf, place, official.id);
		return true;
	}
	return false;
}

/** Somebody who could but for one other place gives that one to a third. */
function makeRoomFor({ places, gamesOf }: State, place: Place): boolean {
	for (const official of place.candidates) {
		const evening = places.filter(
			({ by, game }) => by === official.id && game.date === place.game.date,
		);
		for (const other of evening) {
			give(gamesOf, other, null);
			if (costOfTaking(gamesOf, official, place.game) !== null) {
				give(gamesOf, place, official.id);
				const third = other.candidates.find(
					(one) => costOfTaking(gamesOf, one, other.game) !== null,
				);
				if (third !== undefined) {
					give(gamesOf, other, third.id);
					return true;
				}
				give(gamesOf, place, null);
			}
			give(gamesOf, other, official.id);
		}
	}
	return false;
}
