import type { Language } from "../language/language.ts";

/** The form of a word that goes with a number: French counts nothing as one, English as many. */
export function plural(language: Language, count: number, one: string, many: string): string {
	return rules[language].select(count) === "one" ? one : many;
}

const rules: Record<Language, Intl.PluralRules> = {
	en: new Intl.PluralRules("en"),
	fr: new Intl.PluralRules("fr"),
	es: new Intl.PluralRules("es"),
};
