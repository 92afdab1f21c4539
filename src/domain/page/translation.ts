import { isLanguage, type Language } from "../language/language.ts";

/** The page that is said in another language, by its key, and that language. */
export type TranslationOf = { key: string; language: Language };

/** How far a page is in a language: "older" than what the page itself says by now, or up to it. */
export type TranslationState = "whole" | "older" | "draft" | "missing";

/** Of "registration" in French: "registration.fr". */
export function translationKey({ key, language }: TranslationOf): string {
	return `${key}.${language}`;
}

/** What a key is a translation of; null for that of a page itself. */
export function translationIn(text: string): TranslationOf | null {
	const [, key = "", language = ""] = /^(.+)\.([a-z]{2})$/.exec(text) ?? [];
	return isLanguage(language) ? { key, language } : null;
}

/** Is this the key of the front page, in whatever language? */
export function isFrontPage(key: string): boolean {
	return (translationIn(key)?.key ?? key) === "home";
}

type Progress = { isPublished: boolean; checkedAt: string | null };

/** `originalAt` is when the page itself was published last (rule `translations-are-compared`). */
export function translationState(
	translation: Progress | undefined,
	originalAt: string | null,
): TranslationState {
	if (translation === undefined) return "missing";
	if (!translation.isPublished) return "draft";
	return isOlder(translation, originalAt) ? "older" : "whole";
}

/** Has the page itself been published since somebody said that the translation says the same? */
export function isOlder(
	{ checkedAt }: Pick<Progress, "checkedAt">,
	originalAt: string | null,
): boolean {
	return originalAt !== null && (checkedAt ?? "") < originalAt;
}
