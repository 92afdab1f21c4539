/** Ways to send the losers of a round to the places of the losers' bracket. */
const orders = ["natural", "reverse", "halfShift", "reverseHalves"] as const;

export type Order = (typeof orders)[number];

/**
 * One order for each minor round, so that teams that met can meet again as late as possible. The
 * idea and the four orders come from "Superior double elimination losers bracket seeding" (tl.net,
 * 2011); instead of a table for each size, all combinations are compared.
 * @param count matches of the first round of the winners' bracket
 */
export function minorOrders(count: number): Order[] {
	const orders = found.get(count) ?? compared(count);
	found.set(count, orders);
	return orders;
}

/** They are always the same, and comparing those of 64 teams takes a while. */
const found = new Map<number, Order[]>();

function compared(count: number): Order[] {
	const blocks = Array.from({ length: count }, (_, block) => new Set([block]));
	return best(blocks, Math.log2(count), 1).orders;
}

export function reordered<Item>(items: Item[], order: Order): Item[] {
	const half = items.length / 2;
	if (items.length < 2 || order === "natural") return items;
	if (order === "reverse") return items.toReversed();
	const [upper, lower] = [items.slice(0, half), items.slice(half)];
	return order === "halfShift"
		? [...lower, ...upper]
		: [...upper.toReversed(), ...lower.toReversed()];
}

type Choice = { orders: Order[]; rematches: number[] };

/**
 * Which first-round matches the survivors of each place may come from is all one needs to know: two
 * teams may have met when they come from the same one, and a loser of a later round may have met
 * everybody from its own part of the bracket. Compares numbers of rematches, earlier rounds first.
 */
function best(survivors: Set<number>[], rounds: number, round: number): Choice {
	if (round > rounds) return { orders: [], rematches: [] };
	const pairs = survivors.flatMap((blocks, place): [Set<number>, Set<number>][] =>
		place % 2 === 0 ? [[blocks, survivors[place + 1] ?? new Set()]] : [],
	);
	const paired = pairs.map(([one, other]) => new Set([...one, ...other]));
	const size = 2 ** round;
	const arriving = paired.map(
		(_, match) => new Set(Array.from({ length: size }, (_, at) => match * size + at)),
	);
	const choices = orders.map((order) => {
		const inOrder = reordered(arriving, order);
		const meeting = paired.map((blocks, place): [Set<number>, Set<number>] => [
			blocks,
			inOrder[place] ?? new Set(),
		]);
		const merged = meeting.map(([one, other]) => new Set([...one, ...other]));
		const rest = best(merged, rounds, round + 1);
		return {
			orders: [order, ...rest.orders],
			rematches: [inCommon(pairs), inCommon(meeting), ...rest.rematches],
		};
	});
	return choices.reduce((a, b) => (isLater(b.rematches, a.rematches) ? b : a));
}

function inCommon(pairs: [Set<number>, Set<number>][]): number {
	return pairs.reduce(
		(sum, [one, other]) => sum + [...one].filter((block) => other.has(block)).length,
		0,
	);
}

function isLater(a: number[], b: number[]): boolean {
	const at = a.findIndex((count, round) => count !== b[round]);
	return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}
