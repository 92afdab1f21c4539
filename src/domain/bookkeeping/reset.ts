import { byOrder, nextOrder, type Position } from "./reorder.ts";

/** What a reset makes of a list. */
export type Reset<Item, New> = { added: New[]; changed: Item[]; removed: Item[] };

/** How the things of a list are told apart, and what the defaults say of one that is there. */
export type ResetRules<Item, New> = {
	/** Two names that mean the same. */
	keyOf: (item: New) => string;
	/** Exactly as it is written. */
	nameOf: (item: New) => string;
	/** The thing as the defaults have it; one that is used keeps what its values need. */
	restore: (item: Item, standard: New, isUsed: boolean) => Item;
	hide: (item: Item) => Item;
};

/**
 * Back to the defaults without losing a value (rule `reset-loses-nothing`): defaults get their
 * names and places and are shown; others go, unless something was written down for them: those
 * stay, hidden, at the end.
 */
export function resetTo<New extends { order: number }, Item extends New & Position>(
	standards: readonly New[],
	items: readonly Item[],
	usedIds: readonly number[],
	rules: ResetRules<Item, New>,
): Reset<Item, New> {
	const used = new Set(usedIds);
	const custom = new Set(items);
	const reset: Reset<Item, New> = { added: [], changed: [], removed: [] };
	for (const standard of standards) {
		const item = standing(standard, [...custom], rules);
		if (item === undefined) {
			reset.added.push(standard);
		} else {
			custom.delete(item);
			reset.changed.push(rules.restore(item, standard, used.has(item.id)));
		}
	}
	const end = nextOrder(standards);
	const [...others] = custom;
	const kept = others.filter(({ id }) => used.has(id)).sort(byOrder);
	reset.changed.push(...kept.map((item, index) => ({ ...rules.hide(item), order: end + index })));
	reset.removed = others.filter(({ id }) => !used.has(id));
	return reset;
}

/** The default among the things: with its very name, else with one that means the same. */
function standing<New, Item extends New>(
	standard: New,
	items: readonly Item[],
	{ keyOf, nameOf }: Pick<ResetRules<Item, New>, "keyOf" | "nameOf">,
): Item | undefined {
	return (
		items.find((item) => nameOf(item) === nameOf(standard)) ??
		items.find((item) => keyOf(item) === keyOf(standard))
	);
}
