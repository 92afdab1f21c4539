/** What one game can bring its two sides. */
export type Pair = readonly [number, number];

export type Question = {
	/** For each team what it still lacks; nothing or less for who is there already. */
	lacks: readonly number[];
	/** The games left among these teams, as indexes. */
	games: readonly Pair[];
	/** How a game can be shared; with each pair its mirror is there. */
	ways: readonly Pair[];
	/** How many of them are to get there at the same time. */
	count: number;
};

/** How much may still be tried, in games looked at; what is needed is taken off. */
export type Budget = { steps: number };

/**
 * Whether the games can end so that `count` of the teams have what they lack: Schwartz's maximum flow,
 * from the games to a set of teams, for sets of teams. Null where that is not known: where the ways of a
 * game cannot be shared like a flow, a flow alone only says no, and the search for a yes has an end.
 */
export function canReach({ lacks, games, ways, count }: Question, budget: Budget): boolean | null {
	const best = undominated(ways);
	const base = Math.min(...best.flat());
	const gains = best.map(([a, b]): Pair => [a - base, b - base]);
	const peak = Math.max(...gains.flat());
	const played = lacks.map(() => 0);
	for (const side of games.flat()) played[side] = (played[side] ?? 0) + 1;
	const left = lacks.map((lack, team) => lack - base * (played[team] ?? 0));
	// Who is short of the most even so is tried last.
	const hopeful = left
		.map((lack, team) => ({ team, short: lack - peak * (played[team] ?? 0) }))
		.filter(({ short }) => short <= 0)
		.sort((a, b) => a.short - b.short)
		.map(({ team }) => team);
	const there = hopeful.filter((team) => (left[team] ?? 0) <= 0);
	const others = hopeful.filter((team) => (left[team] ?? 0) > 0);
	if (there.length >= count) return true;
	if (hopeful.length < count) return false;
	const shares = shareOf(gains);
	const given = { left, games, peak, shares, gains, budget };
	let isSure = true;

	/** Sets only grow: what does not work stays so with one more. */
	const search = (chosen: readonly number[], from: number): boolean => {
		if (there.length + chosen.length + others.length - from < count) return false;
		for (let at = from; at < others.length; at += 1) {
			if (budget.steps <= 0) {
				isSure = false;
				return false;
			}
			const next = [...chosen, others[at] ?? 0];
			const isPossible = satisfies(next, given);
			if (isPossible === false) continue;
			const isWhole = there.length + next.length >= count;
			if (isWhole && isPossible) return true;
			if (isWhole) isSure = false;
			else if (search(next, at + 1)) return true;
		}
		return false;
	};

	// Mid-season the nearest ones get there, and nothing else has to be looked at.
	if (satisfies(others.slice(0, count - there.length), given)) return true;
	if (search([], 0)) return true;
	return isSure ? false : null;
}

/** What is worse for one side and better for none is never wanted. */
function undominated(ways: readonly Pair[]): Pair[] {
	return ways.filter(([a, b]) => !ways.some(([c, d]) => c >= a && d >= b && (c > a || d > b)));
}

/** Whether the ways of a game are all splits of one sum in equal steps, which a flow can follow. */
type Shares = { sum: number; isFlow: boolean; step: number };

function shareOf(gains: readonly Pair[]): Shares {
	const sum = Math.max(...gains.map(([a, b]) => a + b));
	const firsts = [...new Set(gains.map(([a]) => a))].sort((a, b) => a - b);
	const step = (firsts[1] ?? 0) - (firsts[0] ?? 0) || 1;
	const isEven = firsts.every((a, at) => a === at * step);
	return { sum, step, isFlow: isEven && gains.every(([a, b]) => a + b === sum) };
}

type Given = {
	left: readonly number[];
	games: readonly Pair[];
	/** The most one side gets of a game. */
	peak: number;
	shares: Shares;
	gains: readonly Pair[];
	budget: Budget;
};

/** Whether all of these can get there together; null for not known. */
function satisfies(chosen: readonly number[], given: Given): boolean | null {
	const { left, games, peak, shares, gains, budget } = given;
	budget.steps -= games.length;
	const lack = new Map(chosen.map((team) => [team, left[team] ?? 0]));
	const contested: Pair[] = [];
	for (const game of games) {
		const [a, b] = game;
		const [isA, isB] = [lack.has(a), lack.has(b)];
		if (isA && isB && a !== b) contested.push(game);
		else if (isA) lack.set(a, (lack.get(a) ?? 0) - peak);
		else if (isB) lack.set(b, (lack.get(b) ?? 0) - peak);
	}
	const { step, isFlow } = shares;
	const inSteps = isFlow
		? new Map([...lack].map(([team, short]) => [team, Math.ceil(short / step) * step]))
		: lack;
	if (!flows(inSteps, contested, { peak, sum: shares.sum })) return false;
	return isFlow ? true : tried(lack, contested, { gains, budget });
}

/** A pair of teams, what all their games can bring at most, and what each has of it so far. */
type Link = { teams: Pair; sum: number; most: number; has: [number, number] };

/**
 * Whether a flow from the games covers what every team lacks: one team after the other takes what it can, from
 * what nobody has yet or from the other side, who takes it elsewhere, along the shortest way.
 */
function flows(
	lack: ReadonlyMap<number, number>,
	contested: readonly Pair[],
	{ peak, sum }: { peak: number; sum: number },
): boolean {
	const links = linksOf(contested, peak, sum);
	const linksAt = new Map<number, Link[]>();
	for (const link of links) {
		for (const team of link.teams) linksAt.set(team, [...(linksAt.get(team) ?? []), link]);
	}
	const short = new Map(lack);
	for (const team of lack.keys()) {
		while ((short.get(team) ?? 0) > 0) {
			const got = augment(team, short, linksAt);
			if (got === 0) return false;
		}
	}
	return true;
}

function linksOf(contested: readonly Pair[], peak: number, sum: number): Link[] {
	const links = new Map<string, Link>();
	for (const [a, b] of contested) {
		const teams: Pair = a < b ? [a, b] : [b, a];
		const key = teams.join(" ");
		const link = links.get(key) ?? { teams, sum: 0, most: 0, has: [0, 0] };
		link.sum += sum;
		link.most += peak;
		links.set(key, link);
	}
	return [...links.values()];
}

type Hop = { link: Link; side: 0 | 1; before: Hop | null };

/** Brings one team nearer to what it lacks; answers by how much. */
function augment(
	from: number,
	short: Map<number, number>,
	linksAt: ReadonlyMap<number, readonly Link[]>,
): number {
	const seen = new Set([from]);
	let ring: { team: number; hop: Hop | null }[] = [{ team: from, hop: null }];
	while (ring.length > 0) {
		const next: typeof ring = [];
		for (const { team, hop } of ring) {
			for (const link of linksAt.get(team) ?? []) {
				const side = link.teams[0] === team ? 0 : 1;
				if (link.has[side] >= link.most) continue;
				const here: Hop = { link, side, before: hop };
				const free = link.sum - link.has[0] - link.has[1];
				if (free > 0) return take(here, { from, short, last: free, giver: null });
				const other = link.teams[1 - side] ?? 0;
				if (seen.has(other) || link.has[1 - side] === 0) continue;
				const spare = -(short.get(other) ?? 0);
				if (spare > 0) return take(here, { from, short, last: spare, giver: other });
				seen.add(other);
				next.push({ team: other, hop: here });
			}
		}
		ring = next;
	}
	return 0;
}

/** Moves along the hops as much as the narrowest of them lets through. */
function take(
	end: Hop,
	way: { from: number; short: Map<number, number>; last: number; giver: number | null },
): number {
	const { from, short, last, giver } = way;
	let amount = Math.min(last, short.get(from) ?? 0);
	for (let hop: Hop | null = end; hop !== null; hop = hop.before) {
		const { link, side } = hop;
		amount = Math.min(amount, link.most - link.has[side]);
		const isFree = hop === end && giver === null;
		if (!isFree) amount = Math.min(amount, link.has[side === 0 ? 1 : 0]);
	}
	for (let hop: Hop | null = end; hop !== null; hop = hop.before) {
		const { link, side } = hop;
		link.has[side] += amount;
		const isFree = hop === end && giver === null;
		if (!isFree) link.has[side === 0 ? 1 : 0] -= amount;
	}
	if (giver !== null) short.set(giver, (short.get(giver) ?? 0) + amount);
	short.set(from, (short.get(from) ?? 0) - amount);
	return amount;
}

/** Game by game, each way of it, as far as everybody can still get there; null when that takes too long. */
function tried(
	lack: ReadonlyMap<number, number>,
	contested: readonly Pair[],
	{ gains, budget }: Pick<Given, "gains" | "budget">,
): boolean | null {
	const short = new Map(lack);
	const peak = Math.max(...gains.flat());
	const room = new Map([...lack.keys()].map((team) => [team, 0]));
	for (const team of contested.flat()) room.set(team, (room.get(team) ?? 0) + peak);
	const add = (to: Map<number, number>, team: number, by: number) =>
		to.set(team, (to.get(team) ?? 0) + by);

	const search = (at: number): boolean | null => {
		const game = contested[at];
		if (game === undefined) return [...short.values()].every((left) => left <= 0);
		if (budget.steps <= 0) return null;
		const [a, b] = game;
		let isSure = true;
		for (const team of game) add(room, team, -peak);
		for (const [toA, toB] of inOrderOfNeed(gains, (short.get(a) ?? 0) - (short.get(b) ?? 0))) {
			budget.steps -= 1;
			add(short, a, -toA);
			add(short, b, -toB);
			const isHopeful = game.every((team) => (short.get(team) ?? 0) <= (room.get(team) ?? 0));
			const found = isHopeful ? search(at + 1) : false;
			add(short, a, toA);
			add(short, b, toB);
			if (found === true) return true;
			if (found === null) isSure = false;
		}
		for (const team of game) add(room, team, peak);
		return isSure ? false : null;
	};
	return search(0);
}

/** What helps the side that is further away comes first. */
function inOrderOfNeed(gains: readonly Pair[], lead: number): Pair[] {
	return gains.toSorted(([a, b], [c, d]) => (lead > 0 ? c - a || d - b : d - b || c - a));
}
