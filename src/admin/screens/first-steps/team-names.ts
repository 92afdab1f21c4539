import { bareLine } from "#domain/team/roster/bare-line.ts";
import { nameKey } from "#domain/text/name-key.ts";

/**
 * The teams in a list as people paste it: one per line, or after commas on a single line; without
 * the numbers and dots of a list, and each only once.
 */
export function teamNamesIn(text: string): string[] {
	const lines = text.split(/\r?\n/).map(bare).filter(Boolean);
	const names = lines.length === 1 ? (lines[0] ?? "").split(/[,;\t]/).map(bare) : lines;
	const known = new Set<string>();
	return names.filter((name) => {
		const key = nameKey(name);
		if (key === "" || known.has(key)) return false;
		known.add(key);
		return true;
	});
}

function bare(line: string): string {
	return bareLine(line)
		.replace(/^\s*(?:\d{1,3}[.)]|[-*•–])\s+/, "")
		.trim();
}
