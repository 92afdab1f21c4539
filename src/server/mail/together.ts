/**
 * Writes what comes while something is being written at once, when that is done: a commit waits for the disk, and so
 * one for each of ten thousand letters would take longer than sending them. Who adds something waits until it is kept.
 */
export function together<Item>(
	write: (items: readonly Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
	let waiting: Item[] = [];
	let last: Promise<unknown> = Promise.resolve();
	let next: Promise<void> | null = null;
	return (item) => {
		waiting.push(item);
		next ??= last
			.catch(() => undefined)
			.then(() => {
				const items = waiting;
				waiting = [];
				next = null;
				return write(items);
			});
		last = next;
		return next;
	};
}
