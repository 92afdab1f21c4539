/** What one game can bring its two sides. */
export type Pair = readonly [number, number];

/** How often teams still meet, as a square of their indexes, and how many games each of them has left. */
export type Meetings = { size: number; between: Int32Array; of: Int32Array };

/** A side that is not among the teams is -1; such games are left for the other side alone. */
export function meetingsOf(games: readonly Pair[], size: number): Meetings {
	const between = new Int32Array(size * size);
	const of = new Int32Array(size);
	const add = (to: Int32Array, at: number) => {
		to[at] = (to[at] ?? 0) + 1;
	};
	for (const [a, b] of games) {
		if (a >= 0) add(of, a);
		if (b >= 0) add(of, b);
		if (a < 0 || b < 0) continue;
		add(between, a * size + b);
		add(between, b * size + a);
	}
	return { size, between, of };
}

export type Question = {
	/** For each team what it still lacks; nothing or less for who is there already. */
	lacks: readonly number[];
	/** The games left, but for those of one team. */
	meetings: Meetings;
	without: number;
	/** How a game can be shared; with each pair its mirror is there. */
	ways: readonly Pair[];
	/** How many of them are to get there at the same time. */
	count: number;
};

/** How much may still be tried, in pairs of teams looked at; what is needed is taken off. */
export type Budget = { steps: number };

/**
 * Whether the games can end so that `count` of the teams have what they lack: Schwartz's maximum flow,
 * from the games to a set of teams, for sets of teams. Null where that is not known: where the ways of a
 * game cannot be shared like a flow, a flow alone only says no, and the search for a yes has an end.
 */
export function canReach(
	{ lacks, meetings, without, ways, count }: Question,
	budget: Budget,
): boolean | null {
	const best = undominated(ways);
	const base = Math.min(...best.flat());
	const gains = best.map(([a, b]): Pair => [a - base, b - base]);
	const peak = Math.max(...gains.flat());
	const { size, between, of } = meetings;
	const played = lacks.map((_, team) => (of[team] ?? 0) - (between[team * size + without] ?? 0));
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
	const given = { left, played, meetings, peak, shares, gains, budget };
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
	/** How many games each team has. */
	played: readonly number[];
	meetings: Meetings;
	/** The most one side gets of a game. */
	peak: number;
	shares: Shares;
	gains: readonly Pair[];
	budget: Budget;
};

/** Whether all of these can get there together; null for not known. */
function satisfies(chosen: readonly number[], given: Given): boolean | null {
	const { left, played, meetings, peak, shares, gains, budget } = given;
	const { size, between } = meetings;
	budget.steps -= chosen.length * size;
	const { step, isFlow } = shares;
	const lack = new Float64Array(size);
	const inSteps = new Float64Array(size);
	for (const team of chosen) {
		let outside = played[team] ?? 0;
		for (const other of chosen) outside -= between[team * size + other] ?? 0;
		const short = (left[team] ?? 0) - peak * outside;
		lack[team] = short;
		inSteps[team] = isFlow ? Math.ceil(short / step) * step : short;
	}
	if (!flows(chosen, inSteps, { meetings, peak, sum: shares.sum })) return false;
	if (isFlow) return true;
	const short = new Map(chosen.map((team) => [team, lack[team] ?? 0]));
	return tried(short, contestedBy(chosen, meetings), { gains, budget });
}

function contestedBy(chosen: readonly number[], { size, between }: Meetings): Pair[] {
	return chosen.flatMap((a, at) =>
		chosen
			.slice(at + 1)
			.flatMap((b) => Array.from({ length: between[a * size + b] ?? 0 }, (): Pair => [a, b])),
	);
}

/**
 * Whether a flow from the games covers what every team lacks: one team after the other takes what it can, from
 * what nobody has yet or from the other side, who takes it elsewhere, along the shortest way.
 */
function flows(
	chosen: readonly number[],
	short: Float64Array,
	{ meetings, peak, sum }: { meetings: Meetings; peak: number; sum: number },
): boolean {
	const { size, between } = meetings;
	const flow: Flow = {
		short,
		has: new Float64Array(size * size),
		before: new Int32Array(size),
		size,
		most: (at) => (between[at] ?? 0) * peak,
		sum: (at) => (between[at] ?? 0) * sum,
	};
	for (const team of chosen) {
		while ((short[team] ?? 0) > 0) {
			if (augment(team, chosen, flow) === 0) return false;
		}
	}
	return true;
}

/** What every team has of its games with every other one, as a square, and what these can bring it and both. */
type Flow = {
	short: Float64Array;
	has: Float64Array;
	/** Of each team that was come to, who takes from it; -1 for none. */
	before: Int32Array;
	size: number;
	most(at: number): number;
	sum(at: number): number;
};

/** Brings one team nearer to what it lacks; answers by how much. */
function augment(from: number, chosen: readonly number[], flow: Flow): number {
	const { short, has, before, size } = flow;
	before.fill(-1);
	const ring = [from];
	for (const team of ring) {
		for (const other of chosen) {
			const at = team * size + other;
			const most = flow.most(at);
			if (other === team || (has[at] ?? 0) >= most) continue;
			const theirs = has[other * size + team] ?? 0;
			const free = flow.sum(at) - (has[at] ?? 0) - theirs;
			if (free > 0) return take({ from, team, other, last: free, isFree: true }, flow);
			if (other === from || before[other] !== -1 || theirs === 0) continue;
			const spare = -(short[other] ?? 0);
			if (spare > 0) return take({ from, team, other, last: spare, isFree: false }, flow);
			before[other] = team;
			ring.push(other);
		}
	}
	return 0;
}

/** A way through the games ends with `team`, who takes from `other` or what nobody has of their games yet. */
type Way = { from: number; team: number; other: number; last: number; isFree: boolean };

/** Moves along the way as much as the narrowest game of it lets through. */
function take({ from, team, other, last, isFree }: Way, flow: Flow): number {
	const { short, has, before, size } = flow;
	const add = (to: Float64Array, at: number, by: number) => {
		to[at] = (to[at] ?? 0) + by;
	};
	let amount = Math.min(last, short[from] ?? 0);
	for (let to = team, giver = other; to !== -1; giver = to, to = before[to] ?? -1) {
		const at = to * size + giver;
		amount = Math.min(amount, flow.most(at) - (has[at] ?? 0));
		if (!isFree || giver !== other) amount = Math.min(amount, has[giver * size + to] ?? 0);
	}
	for (let to = team, giver = other; to !== -1; giver = to, to = before[to] ?? -1) {
		add(has, to * size + giver, amount);
		if (!isFree || giver !== other) add(has, giver * size + to, -amount);
	}
	if (!isFree) add(short, other, amount);
	add(short, from, -amount);
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
