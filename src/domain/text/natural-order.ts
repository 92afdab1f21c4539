/**
 * Names the way people read them: numbers by size ("D2" before "D10"), accents and case only apart
 * when nothing else differs. Sorting for people happens here, not in the database, because two
 * engines collate differently.
 */
export function naturalOrder(a: string, b: string): number {
	return a === b ? 0 : byName.compare(a, b);
}

// Making a collator costs more than a thousand comparisons, so there is one.
const byName = new Intl.Collator("en", { numeric: true });
