import type { Language } from "#domain/language/language.ts";
import type { Sayings } from "#domain/language/say.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const catalogues: Record<Language, Sayings> = { en: {}, fr, es };

/** What the domain and the API say, by its English (rule `known-by-its-english`). */
export function sayingsOf(language: Language): Sayings {
	return catalogues[language];
}
