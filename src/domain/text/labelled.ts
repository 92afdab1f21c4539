import type { Language } from "../language/language.ts";

/** "Playoffs: final". French has a space before the colon. */
export function labelled(
	{ language }: { language: Language },
	label: string,
	text: string,
): string {
	return `${label}${language === "fr" ? "\u00a0:" : ":"} ${text}`;
}
