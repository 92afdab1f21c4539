import type { Writing } from "../editing.ts";

/** Would the server keep the same of both? */
export function isSameWriting(a: Writing, b: Writing): boolean {
	return a === b || asKept(a) === asKept(b);
}

/**
 * As text that does not depend on the order of names, nor on what the server does not keep: empty
 * texts, and blanks at the ends of lines of text.
 */
function asKept(value: unknown): string {
	return JSON.stringify(value, (_, inside) => {
		if (typeof inside === "string") return inside.trim();
		if (typeof inside !== "object" || inside === null || Array.isArray(inside)) return inside;
		const there = Object.entries(inside).filter(
			([, it]) => typeof it !== "string" || it.trim() !== "",
		);
		return Object.fromEntries(there.toSorted(([a], [b]) => (a < b ? -1 : 1)));
	});
}
