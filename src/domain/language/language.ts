/** The languages in which visitors can read a site. */
export const languages = ["en", "fr", "es"] as const;

export type Language = (typeof languages)[number];

export function isLanguage(text: string): text is Language {
	return languages.some((language) => language === text);
}

/** The first language a browser asks for that we know, of `fr-CA,fr;q=0.9,en;q=0.8`. */
export function firstLanguage(accepted: string): Language | undefined {
	return accepted
		.split(",")
		.map((part) => part.trim().slice(0, 2).toLowerCase())
		.find(isLanguage);
}

/** Each in its own words, as those look for it who read it. */
export const languageNames: Record<Language, string> = {
	en: "English",
	fr: "Français",
	es: "Español",
};

/** 6:00 PM, or 18:00. */
export type Clock = 12 | 24;

/** The day with which a week begins. */
export const weekStarts = ["sunday", "monday"] as const;
export type WeekStart = (typeof weekStarts)[number];

/** In what people are measured: 6'2", or 1.88 m. */
export const measures = ["feet", "metres"] as const;
export type Measure = (typeof measures)[number];

/**
 * How times, dates and numbers are written for somebody. Without a measure heights that were written in feet are
 * in what is usual in the language, and others as they were written.
 */
export type Reading = { language: Language; clock: Clock; heights?: Measure };

/** What an organization says of its languages. */
export type ChosenLanguages = {
	/** In which its site is where no address says another. */
	language: Language;
	/** What its site can be read in besides, in the order in which it is offered. */
	moreLanguages: readonly Language[];
};

/** All languages of a site, its own first. */
export function languagesOf({ language, moreLanguages }: ChosenLanguages): Language[] {
	return [...new Set([language, ...moreLanguages])];
}

/** What stands before paths in a language: the organization's own has nothing (rule `language-in-the-address`). */
export function languagePrefix(language: Language, own: ChosenLanguages): string {
	return language === own.language ? "" : `/${language}`;
}
