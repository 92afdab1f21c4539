/**
 * The most pairs of neighbours in which nobody stands twice: a maximum matching of any graph, by
 * Edmonds' blossoms (1965). An odd circle that a path of the search runs into is shrunk to one point.
 */
export function mostPairs(neighbours: readonly (readonly number[])[]): number {
	const count = neighbours.length;
	const mate = new Int32Array(count).fill(-1);
	let pairs = 0;
	for (let root = 0; root < count; root++) {
		if (mate[root] === -1 && grow(neighbours, mate, root)) pairs++;
	}
	return pairs;
}

/** Looks for a path from `root` to another single along which all pairs can change, and changes them. */
function grow(neighbours: readonly (readonly number[])[], mate: Int32Array, root: number): boolean {
	const count = neighbours.length;
	const from = new Int32Array(count).fill(-1);
	const base = Int32Array.from({ length: count }, (_, node) => node);
	const isOuter = new Uint8Array(count);
	isOuter[root] = 1;
	const queue = [root];
	for (let head = 0; head < queue.length; head++) {
		const node = queue[head] as number;
		for (const next of neighbours[node] as readonly number[]) {
			if (base[node] === base[next] || mate[node] === next) continue;
			const isCircle = next === root || (mate[next] !== -1 && from[mate[next] as number] !== -1);
			if (isCircle) {
				const blossom = shrink(node, next, { mate, from, base });
				for (let other = 0; other < count; other++) {
					if (!blossom.inside[base[other] as number]) continue;
					base[other] = blossom.base;
					if (!isOuter[other]) queue.push(other);
					isOuter[other] = 1;
				}
			} else if (from[next] === -1) {
				from[next] = node;
				if (mate[next] === -1) {
					turn(next, mate, from);
					return true;
				}
				isOuter[mate[next] as number] = 1;
				queue.push(mate[next] as number);
			}
		}
	}
	return false;
}

type Tree = { mate: Int32Array; from: Int32Array; base: Int32Array };

function shrink(one: number, other: number, tree: Tree): { base: number; inside: Uint8Array } {
	const common = lowestCommon(one, other, tree);
	const inside = new Uint8Array(tree.base.length);
	mark(one, other, common, inside, tree);
	mark(other, one, common, inside, tree);
	return { base: common, inside };
}

function lowestCommon(one: number, other: number, { mate, from, base }: Tree): number {
	const seen = new Uint8Array(base.length);
	for (
		let node = base[one] as number;
		;
		node = base[from[mate[node] as number] as number] as number
	) {
		seen[node] = 1;
		if (mate[node] === -1) break;
	}
	let node = base[other] as number;
	while (!seen[node]) node = base[from[mate[node] as number] as number] as number;
	return node;
}

function mark(
	start: number,
	startChild: number,
	common: number,
	inside: Uint8Array,
	{ mate, from, base }: Tree,
): void {
	let child = startChild;
	let node = start;
	while (base[node] !== common) {
		const partner = mate[node] as number;
		inside[base[node] as number] = 1;
		inside[base[partner] as number] = 1;
		from[node] = child;
		child = partner;
		node = from[partner] as number;
	}
}

function turn(end: number, mate: Int32Array, from: Int32Array): void {
	for (let node = end; node !== -1; ) {
		const before = from[node] as number;
		const next = mate[before] as number;
		mate[node] = before;
		mate[before] = node;
		node = next;
	}
}
