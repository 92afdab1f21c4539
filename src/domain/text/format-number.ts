import type { Language } from "../language/language.ts";

/** A number as it is read: "1.5", in French "1,5". */
export function formatNumber(value: number, language: Language): string {
	return withDecimalSign(String(value), language);
}

/** The same of a number that was written with a point. */
export function withDecimalSign(written: string, language: Language): string {
	return language === "fr" ? written.replace(".", ",") : written;
}
