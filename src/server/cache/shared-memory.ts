import { LRUCache } from "lru-cache";

/** What part of the memory one owner may have: a quarter. */
const share = 1 / 4;

type Kept<Value> = { value: Value; owner: number; size: number };
type Own = { bytes: number; keys: Set<string> };

/**
 * What was used last, within so many bytes. Who has used up its share makes room by its own things,
 * so that one league's visitors push nothing of the others out.
 */
export class SharedMemory<Value extends object> {
	readonly #mostOfOne: number;
	readonly #owners = new Map<number, Own>();
	// Bounded by bytes alone: room for a number of things would be taken at once.
	readonly #kept: LRUCache<string, Kept<Value>>;

	constructor(mostBytes: number) {
		this.#mostOfOne = mostBytes * share;
		this.#kept = new LRUCache<string, Kept<Value>>({
			maxSize: mostBytes,
			sizeCalculation: ({ size }) => size,
			dispose: (gone, key) => this.#gone(key, gone),
		});
	}

	get(key: string): Value | undefined {
		const kept = this.#kept.get(key);
		if (kept === undefined) return undefined;
		const keys = this.#owners.get(kept.owner)?.keys;
		keys?.delete(key);
		keys?.add(key);
		return kept.value;
	}

	set(key: string, value: Value, { owner, size }: { owner: number; size: number }): void {
		this.#kept.delete(key);
		if (size > this.#mostOfOne) return;
		const own = this.#owners.get(owner) ?? { bytes: 0, keys: new Set() };
		this.#owners.set(owner, own);
		own.keys.add(key);
		own.bytes += size;
		// In the order of their last use, the first is the oldest; the new one has room alone.
		for (const oldest of own.keys) {
			if (own.bytes <= this.#mostOfOne) break;
			this.#kept.delete(oldest);
		}
		this.#kept.set(key, { value, owner, size });
	}

	#gone(key: string, { owner, size }: Kept<Value>): void {
		const own = this.#owners.get(owner);
		if (own === undefined) return;
		own.keys.delete(key);
		own.bytes -= size;
		if (own.keys.size === 0) this.#owners.delete(owner);
	}
}
