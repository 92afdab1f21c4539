import { type Sayings, type Sentence, sayIn } from "#domain/language/say.ts";
import type { AdminWords } from "#words/admin/en.ts";
import type { Words } from "#words/en.ts";

/**
 * What this tab says (rule `language-of-a-user`). The document brings the script of its language, which
 * has run before anything else does: so lists of fields and sentences outside of components have their
 * words as well. A tab that is to speak another language is loaded anew.
 */
export let words: AdminWords;

/** The same for parts that the site shows as well. */
export let siteWords: Words;

let sayings: Sayings;

export function speak(admin: AdminWords, site: Words, known: Sayings = {}): void {
	words = admin;
	siteWords = site;
	sayings = known;
}

/** What the domain says, and what it calls things, in the language of this tab (rule `known-by-its-english`). */
export function said(sentence: Sentence): string {
	const { language, clock } = words;
	return sayIn({ language, clock, sayings }, sentence);
}

/** "Hawks, Owls and Larks" */
export function inWords(names: readonly string[]): string {
	const [last = "", ...before] = names.toReversed();
	if (before.length === 0) return last;
	return words.common.lastOfList({ before: before.toReversed().join(", "), last });
}
