import { bracket, type Match, seedOrder } from "./bracket/bracket.ts";
import type { Entrant, SeriesLength, SeriesPart, SeriesPlan, StageFormat } from "./stage.ts";

/**
 * All series of a stage, each after those that feed it and the final last. A bracket gives its byes to
 * the best seeds, and seeds 1 and 2 meet in the final only. The format is one that `faultOfFormat` passes.
 */
export function seriesOf(format: StageFormat): SeriesPlan[] {
	const { add, all } = writer();
	switch (format.kind) {
		case "custom":
			return format.series ?? [];
		case "single":
			eliminate(playedIn(format, add), format, add);
			break;
		case "double":
			eliminateTwice(playedIn(format, add), format, add);
			break;
		case "ladder":
			climb(format, add);
			break;
		case "groups":
			eliminate(playGroups(playedIn(format, add), format, add), format, add);
	}
	return all;
}

type At = {
	part: SeriesPart;
	round: number;
	group?: number;
	bestOf?: SeriesLength;
	isOnlyIfNeeded?: true;
};
type Added = { number: number; winner: Entrant; loser: Entrant };
type Add = (at: At, home: Entrant, away: Entrant) => Added;

function writer(): { add: Add; all: SeriesPlan[] } {
	const all: SeriesPlan[] = [];
	const add: Add = ({ part, round, group, bestOf = 1, isOnlyIfNeeded }, home, away) => {
		const number = all.length + 1;
		const plan: SeriesPlan = { number, part, round, home, away, bestOf };
		if (group !== undefined) plan.group = group;
		if (isOnlyIfNeeded) plan.isOnlyIfNeeded = isOnlyIfNeeded;
		all.push(plan);
		return { number, winner: { winnerOf: number }, loser: { loserOf: number } };
	};
	return { add, all };
}

/** Who stands in the bracket by their seeds there, after those who had to play in for it. */
function playedIn({ teams, playIn }: StageFormat, add: Add): Entrant[] {
	const seeds = seedsTo(teams);
	const direct = seeds.slice(0, teams - playIn);
	const others = seeds.slice(teams - playIn);
	const at = { part: "play-in", round: 1 } as const;
	if (playIn === 4) {
		const [best, second, third, last] = others as [Entrant, Entrant, Entrant, Entrant];
		const first = add(at, best, second);
		const rest = add(at, third, last);
		const decider = add({ part: "play-in", round: 2 }, first.loser, rest.winner);
		return [...direct, first.winner, decider.winner];
	}
	const winners = others.slice(0, playIn / 2).map((home, index) => {
		return add(at, home, others[playIn - 1 - index] as Entrant).winner;
	});
	return [...direct, ...winners];
}

/** A single elimination, with what those who lose play for. */
function eliminate(entrants: Entrant[], format: StageFormat, add: Add): void {
	const rounds = roundsOf(bracket(entrants.length, "single"));
	const numbers = new Map<number, number>();
	const placed = (side: Match["home"]) => entrantAt(side, entrants, numbers);
	const losers: Entrant[][] = [];
	for (const [at, matches] of rounds.slice(0, -1).entries()) {
		const left = 2 ** (rounds.length - at);
		const toSemiFinals = rounds.length - at - 2;
		const bestOf = lengthAt(toSemiFinals + 1, format);
		const played = matches.map(({ id, home, away }, index) => {
			const [one, other] =
				format.reseeds && at > 0
					? [bestLeft(index + 1, at), bestLeft(left - index, at)]
					: [placed(home), placed(away)];
			const added = add({ part: "winners", round: at + 1, bestOf }, one, other);
			numbers.set(id, added.number);
			return added.loser;
		});
		losers.push(played);
		if (format.hasConsolation && toSemiFinals > 0) consoleLosers(played, toSemiFinals, add);
	}
	playForThird(losers.at(-1) ?? [], format, add);
	for (const { home, away } of rounds.at(-1) ?? []) {
		add({ part: "final", round: 1, bestOf: format.bestOf.final }, placed(home), placed(away));
	}
}

function roundsOf(matches: Match[]): Match[][] {
	return [...Map.groupBy(matches, ({ round }) => round).values()];
}

/** A side of the engine's bracket as one of the stage: its seeds and matches have other numbers there. */
function entrantAt(
	side: Match["home"],
	entrants: Entrant[],
	numbers: ReadonlyMap<number, number>,
): Entrant {
	if ("seed" in side) return entrants[side.seed - 1] ?? side;
	if ("winnerOf" in side) return { winnerOf: numbers.get(side.winnerOf) ?? 0 };
	return { loserOf: numbers.get(side.loserOf) ?? 0 };
}

function bestLeft(place: number, round: number): Entrant {
	return { bestLeft: place, round };
}

/** How long a series is that many rounds before the final. */
function lengthAt(distance: number, { bestOf }: StageFormat): SeriesLength {
	return distance === 1 ? bestOf.semiFinal : bestOf.earlier;
}

/** In the order of the bracket they lost in. */
function consoleLosers(losers: Entrant[], group: number, add: Add): void {
	const numbers = new Map<number, number>();
	for (const { id, round, home, away } of bracket(losers.length, "single")) {
		const [one, other] = [entrantAt(home, losers, numbers), entrantAt(away, losers, numbers)];
		numbers.set(id, add({ part: "consolation", round, group }, one, other).number);
	}
}

function playForThird(losers: Entrant[], { hasThirdPlace }: StageFormat, add: Add): void {
	const [one, other] = losers;
	if (hasThirdPlace && one && other) add({ part: "third-place", round: 1 }, one, other);
}

function eliminateTwice(entrants: Entrant[], format: StageFormat, add: Add): void {
	const matches = bracket(entrants.length, "double", { hasReset: format.hasReset });
	const numbers = new Map<number, number>();
	for (const { id, bracket: part, round, home, away, isOnlyIfNeeded } of matches) {
		const isLast = !matches.some((other) => other.bracket === part && other.round > round);
		const at: At = { part, round, bestOf: lengthAt(isLast ? 1 : 2, format) };
		if (part === "final") at.bestOf = format.bestOf.final;
		if (isOnlyIfNeeded) at.isOnlyIfNeeded = isOnlyIfNeeded;
		const [one, other] = [home, away].map((side) => entrantAt(side, entrants, numbers));
		if (one && other) numbers.set(id, add(at, one, other).number);
	}
}

/** On each side the last two meet, the winner meets the next better one, and so on up to the best. */
function climb(format: StageFormat, add: Add): void {
	const sides = Array.from({ length: format.sides }, (_, side) =>
		seedsTo(format.teams).filter((_, at) => at % format.sides === side),
	);
	const rounds = Math.ceil(format.teams / format.sides) - 1;
	// Where one side alone climbs, its last step is the final.
	const steps = format.sides === 1 ? rounds - 1 : rounds;
	const going = sides.map((side) => side.at(-1));
	let losers: Entrant[] = [];
	for (let round = 1; round <= steps; round++) {
		losers = [];
		for (const [side, seeds] of sides.entries()) {
			const better = seeds[rounds - round];
			const challenger = going[side];
			// The shorter side begins a round later.
			if (!better || !challenger || better === challenger) continue;
			const bestOf = lengthAt(steps - round + 1, format);
			const added = add({ part: "winners", round, bestOf }, better, challenger);
			going[side] = added.winner;
			losers.push(added.loser);
		}
	}
	playForThird(losers, format, add);
	const [one, other] = format.sides === 1 ? [sides[0]?.[0], going[0]] : going;
	if (one && other) {
		add({ part: "final", round: 1, bestOf: format.bestOf.final }, one, other);
	}
}

function seedsTo(teams: number): Entrant[] {
	return Array.from({ length: teams }, (_, at) => ({ seed: at + 1 }));
}

/** Everybody against everybody in groups of about the same strength; answers who goes on, best first. */
function playGroups(entrants: Entrant[], { groups }: StageFormat, add: Add): Entrant[] {
	const { count, advance, meetings } = groups ?? { count: 1, advance: 2, meetings: 1 };
	const members = Array.from({ length: count }, (_, group) =>
		entrants.filter((_, at) => {
			const row = Math.floor(at / count);
			return (row % 2 === 0 ? at % count : count - 1 - (at % count)) === group;
		}),
	);
	const days = members.map((group) => everybodyMeets(group, meetings));
	for (let day = 0; days.some((games) => day < games.length); day++) {
		for (const [at, games] of days.entries()) {
			for (const [home, away] of games[day] ?? []) {
				add({ part: "group", round: day + 1, group: at + 1 }, home, away);
			}
		}
	}
	return whoGoesOn(count, advance);
}

/** By the circle: one stays, the others move on by a place each day. */
function everybodyMeets(members: Entrant[], meetings: number): [Entrant, Entrant][][] {
	const size = members.length + (members.length % 2);
	return Array.from({ length: (size - 1) * meetings }, (_, day) => {
		const circle = Array.from({ length: size - 1 }, (_, at) => (at + day) % (size - 1));
		const order = [size - 1, ...circle];
		return Array.from({ length: size / 2 }, (_, at) => [order[at] ?? 0, order[size - 1 - at] ?? 0])
			.map(([one = 0, other = 0], at): [number, number] => {
				const isTurned = (at === 0 && day % 2 === 1) !== (Math.floor(day / (size - 1)) % 2 === 1);
				return isTurned ? [other, one] : [one, other];
			})
			.flatMap(([one, other]): [Entrant, Entrant][] => {
				const [home, away] = [members[one], members[other]];
				return home && away ? [[home, away]] : [];
			});
	});
}

/**
 * All first places, all second places and so on, each in the turn of the groups that lets teams of one
 * group meet again as late as possible.
 */
function whoGoesOn(count: number, advance: number): Entrant[] {
	const size = 2 ** Math.ceil(Math.log2(count * advance));
	const places = seedOrder(size);
	const spot = Array.from({ length: size }, (_, at) => places.indexOf(at + 1));
	let order: number[] = [];
	for (let place = 0; place < advance; place++) {
		const turns = Array.from({ length: place === 0 ? 1 : count }, (_, turn) =>
			Array.from({ length: count }, (_, at) => (at + turn) % count),
		);
		const rows = place === 0 ? turns : turns.flatMap((row) => [row, row.toReversed()]);
		const tries = rows.map((row) => {
			const groups = [...order, ...row];
			return { groups, cost: rematchCost(groups, spot) };
		});
		order = tries.reduce((a, b) => (b.cost < a.cost ? b : a)).groups;
	}
	return order.map((group, at) => ({ group: group + 1, place: Math.floor(at / count) + 1 }));
}

/** A rematch a round earlier weighs more than any number of later ones of the same team. */
function rematchCost(groups: number[], spot: number[]): number {
	let cost = 0;
	for (const [at, group] of groups.entries()) {
		for (const [other, also] of groups.slice(0, at).entries()) {
			if (also !== group) continue;
			const apart = (spot[at] ?? 0) ^ (spot[other] ?? 0);
			cost += 64 ** -(32 - Math.clz32(apart));
		}
	}
	return cost;
}
