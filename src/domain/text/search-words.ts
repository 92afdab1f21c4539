import { nameKey } from "./name-key.ts";

/** More is not looked for, so that no address makes the server compare books. */
const most = { letters: 100, words: 6 };

/** Control characters stand in no name, and PostgreSQL refuses one of them, NUL. */
const inNoName = /\p{Cc}/gu;

/** What is searched for, word by word as names are compared; nothing for blanks. */
export function searchWords(text: string): string[] {
	const key = nameKey(text.slice(0, most.letters).replaceAll(inNoName, " "));
	return [...new Set(key.split(" ").filter(Boolean))].slice(0, most.words);
}

/** Whether a name or text holds all the words, in any order, without regard to case and accents. */
export function holdsWords(text: string, words: readonly string[]): boolean {
	const key = nameKey(text);
	return words.every((word) => key.includes(word));
}

/** Whether one word may be meant by the other: a letter wrong, missing, too many, or two of them changed places. */
export function isNearWord(a: string, b: string): boolean {
	if (a === b) return true;
	if (Math.min(a.length, b.length) < shortestNear || Math.abs(a.length - b.length) > 1)
		return false;
	let at = 0;
	while (at < a.length && a[at] === b[at]) at += 1;
	const [restOfA, restOfB] = [a.slice(at), b.slice(at)];
	return (
		restOfA.slice(1) === restOfB.slice(1) ||
		restOfA.slice(1) === restOfB ||
		restOfA === restOfB.slice(1) ||
		(restOfA[0] === restOfB[1] &&
			restOfA[1] === restOfB[0] &&
			restOfA.slice(2) === restOfB.slice(2))
	);
}

/** Of shorter words any other is near. */
const shortestNear = 4;
