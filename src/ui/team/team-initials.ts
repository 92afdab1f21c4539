import { hueOf } from "#domain/team/crest-colors.ts";

/** What a crest is made of. A schedule draws those of a dozen teams two hundred times. */
export function crestOf(name: string): { initials: string; hue: number } {
	const kept = crests.get(name);
	if (kept !== undefined) return kept;
	const crest = { initials: initialsOf(name), hue: hueOf(name) };
	if (crests.size >= mostCrests) crests.clear();
	crests.set(name, crest);
	return crest;
}

const crests = new Map<string, { initials: string; hue: number }>();
const mostCrests = 5000;

/** Initials of the first two words that mean something; of a single word its first two letters. */
export function initialsOf(name: string): string {
	const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
	const telling = words.filter((word) => !fillers.has(word.toLowerCase()));
	const [first, second] = telling.length > 0 ? telling : words;
	if (first === undefined) return "?";
	const letters = second === undefined ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
	return letters.join("").toUpperCase();
}

const fillers = new Set(["the", "of", "and", "de", "la", "le", "du", "des", "el"]);
