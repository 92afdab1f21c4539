/**
 * A name as it is compared and searched: without accents, case, apostrophes and extra blanks.
 * "Montréal Alliance" and "MONTREAL  alliance" have the same key.
 */
export function nameKey(name: string): string {
	return name
		.normalize("NFKD")
		.replaceAll(/\p{M}|['’`.]/gu, "")
		.replaceAll(/\s+/g, " ")
		.trim()
		.toLowerCase();
}
