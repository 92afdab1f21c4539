import type { Language } from "../language/language.ts";

/**
 * Currencies by their codes of ISO 4217, with the numbers of decimals that the standard gives them: an amount is a
 * whole number of the smallest units, cents of a dollar and whole yens (rule `whole-units`).
 */
export type Currency = string;

/** As much as adds up exactly over a league's life. */
export const mostUnits = 1_000_000_000;

/** All there are, by code. */
function currencies(): Currency[] {
	return Intl.supportedValuesOf("currency");
}

export function isCurrency(code: string): boolean {
	return currencies().includes(code);
}

/** 2 of dollars, 0 of yens, 3 of dinars. */
export function decimalsOf(currency: Currency): number {
	return formatOf("en", currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/** "Canadian Dollar", "dollar canadien", "dólar canadiense" */
export function currencyName(currency: Currency, language: Language): string {
	return new Intl.DisplayNames(locales[language], { type: "currency" }).of(currency) ?? currency;
}

/** "$800.00", "800,00 $", "-$12.50"; whole amounts as people say them with `isShort`: "$800". */
export function formatAmount(
	units: number,
	{ currency, language, isShort }: { currency: Currency; language: Language; isShort?: boolean },
): string {
	const decimals = decimalsOf(currency);
	const isWhole = units % 10 ** decimals === 0;
	return formatOf(language, currency, isShort && isWhole ? 0 : decimals).format(
		decimalText(units, currency) as Intl.StringNumericLiteral,
	);
}

/** "800.00", as programs and spreadsheets read it. */
export function decimalText(units: number, currency: Currency): string {
	const decimals = decimalsOf(currency);
	if (decimals === 0) return String(units);
	const digits = String(Math.abs(units)).padStart(decimals + 1, "0");
	return `${units < 0 ? "-" : ""}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * An amount as people type it, in smallest units: "800", "$1,200.50", "1 200,50 $". Null of what is none, is below
 * nothing, or has more decimals than the currency.
 */
export function readAmount(typed: string, currency: Currency): number | null {
	const text = typed.replaceAll(/[\s'’\p{Sc}]|^[A-Z]{3}|[A-Z]{3}$/gu, "");
	const decimals = decimalsOf(currency);
	const [, whole = "", fraction = ""] =
		new RegExp(`^(\\d+|${inThousands})(?:[.,](\\d{0,${decimals}}))?$`).exec(text) ?? [];
	if (whole === "") return null;
	const units = Number(`${whole.replaceAll(/[.,]/g, "")}${fraction.padEnd(decimals, "0")}`);
	return units <= mostUnits ? units : null;
}

/** "1,200" and "1.200,50", but not "1.200", which might be meant as little more than one. */
const inThousands = "\\d{1,3}(?:,\\d{3})+(?=\\.|$)|\\d{1,3}(?:\\.\\d{3})+(?=,)";

/** The places whose way of writing money each language takes. */
const locales: Record<Language, string> = { en: "en-US", fr: "fr-CA", es: "es-MX" };

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, currency: Currency, decimals?: number): Intl.NumberFormat {
	const key = `${language} ${currency} ${decimals}`;
	const known = formats.get(key);
	if (known) return known;
	const made = new Intl.NumberFormat(locales[language], {
		style: "currency",
		currency,
		// One league has one currency: "$800.00" of Canadian dollars too, not "CA$800.00".
		currencyDisplay: "narrowSymbol",
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	});
	formats.set(key, made);
	return made;
}
