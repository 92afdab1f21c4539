import type { Clock, Language } from "#domain/language/language.ts";
import { en, type Words } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

export type { Words };

const catalogues: Record<Language, Words> = { en, fr, es };

/** All that visitors of a site are told, in a language, and how they read the time of day. */
export function wordsFor({ clock }: { clock: Clock | null }, language: Language): Words {
	const words = wordsOf(language);
	return clock === null || clock === words.clock ? words : { ...words, clock };
}

/** All that is said in a language. */
export function wordsOf(language: Language): Words {
	return catalogues[language];
}
