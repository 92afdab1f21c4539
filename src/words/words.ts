import type { Clock, Language, Measure } from "#domain/language/language.ts";
import { en, type Words } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export type { Words };

const catalogues: Record<Language, Words> = { en, fr, es };

/** All that visitors of a site are told, in a language, and how they read the time of day and heights. */
export function wordsFor(
	{ clock, heights }: { clock: Clock | null; heights: Measure | null },
	language: Language,
): Words {
	const words = wordsOf(language);
	if ((clock === null || clock === words.clock) && heights === null) return words;
	return { ...words, clock: clock ?? words.clock, ...(heights !== null && { heights }) };
}

/** All that is said in a language. */
export function wordsOf(language: Language): Words {
	return catalogues[language];
}
