/**
 * A network with capacities. `push` finds one more unit of flow by breadth first (Edmonds and Karp
 * 1972). `pushCheapest` finds the unit that adds least cost, where a convex arc that carries f units
 * costs f² and something for each unit (successive shortest paths, Ahuja, Magnanti and Orlin, Network Flows, ch. 9 and 14;
 * shortest paths by Bellman, Ford and Moore with a queue). Either way the flow found so far is
 * rerouted where that helps, so the result is the best there is.
 */
export class Flow {
	/** By node, its arcs; arc e and e ^ 1 are the two directions of one arc. */
	readonly #arcs: number[][];
	readonly #to: number[] = [];
	readonly #rest: number[] = [];
	/** What the first unit costs above 1 on a convex arc; null: nothing costs anything. */
	readonly #convexFrom: (number | null)[] = [];

	constructor(nodes: number) {
		this.#arcs = Array.from({ length: nodes }, () => []);
	}

	arc(from: number, to: number, capacity: number, convexFrom: number | null = null): number {
		const arc = this.#to.length;
		this.#arcs[from]?.push(arc);
		this.#arcs[to]?.push(arc + 1);
		this.#to.push(to, from);
		this.#rest.push(capacity, 0);
		this.#convexFrom.push(convexFrom, convexFrom);
		return arc;
	}

	/** One unit from `from` to `to`. When none goes, the nodes that can be reached: the cut. */
	push(from: number, to: number): { isPushed: boolean; reached: Uint8Array } {
		const by = new Int32Array(this.#arcs.length).fill(-1);
		const reached = new Uint8Array(this.#arcs.length);
		reached[from] = 1;
		const queue = [from];
		for (let head = 0; head < queue.length && !reached[to]; head++) {
			for (const arc of this.#arcs[queue[head] as number] as number[]) {
				const next = this.#to[arc] as number;
				if ((this.#rest[arc] as number) <= 0 || reached[next]) continue;
				reached[next] = 1;
				by[next] = arc;
				queue.push(next);
			}
		}
		if (!reached[to]) return { isPushed: false, reached };
		this.#move(from, to, by);
		return { isPushed: true, reached };
	}

	/** The cost of one unit more, or null when none goes. */
	pushCheapest(from: number, to: number): number | null {
		const count = this.#arcs.length;
		const by = new Int32Array(count).fill(-1);
		const cost = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
		const isWaiting = new Uint8Array(count);
		cost[from] = 0;
		const queue = [from];
		for (let head = 0; head < queue.length; head++) {
			const node = queue[head] as number;
			isWaiting[node] = 0;
			for (const arc of this.#arcs[node] as number[]) {
				if ((this.#rest[arc] as number) <= 0) continue;
				const next = this.#to[arc] as number;
				const through = (cost[node] as number) + this.#costOf(arc);
				if (through >= (cost[next] as number)) continue;
				cost[next] = through;
				by[next] = arc;
				if (!isWaiting[next]) queue.push(next);
				isWaiting[next] = 1;
			}
		}
		if (cost[to] === Number.POSITIVE_INFINITY) return null;
		this.#move(from, to, by);
		return cost[to] as number;
	}

	/** What one unit more costs on an arc, or one less on its way back. */
	#costOf(arc: number): number {
		const from = this.#convexFrom[arc] as number | null;
		if (from === null) return 0;
		const back = arc ^ 1;
		return arc % 2 === 0
			? 2 * (this.#rest[back] as number) + 1 + from
			: 1 - 2 * (this.#rest[arc] as number) - from;
	}

	#move(from: number, to: number, by: Int32Array): void {
		for (let node = to; node !== from; ) {
			const arc = by[node] as number;
			(this.#rest[arc] as number)--;
			(this.#rest[arc ^ 1] as number)++;
			node = this.#to[arc ^ 1] as number;
		}
	}
}
