/** The ids with one of them so many places further; at the ends it stays. */
export function movedBy<Id>(ids: readonly Id[], id: Id, step: number): Id[] {
	const others = ids.filter((other) => other !== id);
	const place = Math.min(Math.max(ids.indexOf(id) + step, 0), others.length);
	return others.toSpliced(place, 0, id);
}

/** The ids with some of them put down before or after another one, in the order they had. */
export function putDown<Id>(
	ids: readonly Id[],
	moved: ReadonlySet<Id>,
	{ beside, position }: { beside: Id; position: "before" | "after" },
): Id[] {
	// Beside itself nothing moves.
	if (moved.has(beside)) return [...ids];
	const others = ids.filter((id) => !moved.has(id));
	const place = others.indexOf(beside) + (position === "after" ? 1 : 0);
	return others.toSpliced(place, 0, ...ids.filter((id) => moved.has(id)));
}

/** Sorted as the ids say; items that are not named follow in the order they had. */
export function inOrder<Item extends { id: string | number }>(
	items: readonly Item[],
	ids: readonly Item["id"][],
): Item[] {
	const placeOf = new Map(ids.map((id, index) => [id, index] as const));
	const last = ids.length;
	return items.toSorted((a, b) => (placeOf.get(a.id) ?? last) - (placeOf.get(b.id) ?? last));
}

export function isSameOrder(a: readonly number[], b: readonly number[]): boolean {
	return a.length === b.length && a.every((id, index) => id === b[index]);
}
