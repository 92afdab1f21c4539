/** The ways a link can lead that are no page of the site. */
export type LinkKind = "web" | "mail" | "phone";

/** The address of what somebody typed: it always is one that a page may hold, or nothing. */
export function addressOf(way: LinkKind, typed: string): string {
	const text = typed.replaceAll(/[\p{Cc}\p{Z}]/gu, "");
	if (text === "") return "";
	if (way === "mail") return `mailto:${text.replace(/^mailto:/i, "")}`;
	if (way === "phone") return `tel:${text.replace(/^tel:/i, "").replaceAll(/[^\d+*#,;]/g, "")}`;
	return /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, "")}`;
}

/** Which way an address leads; null for a path of the site, or nothing. */
export function wayOf(address: string): LinkKind | null {
	if (/^mailto:/i.test(address)) return "mail";
	if (/^tel:/i.test(address)) return "phone";
	return /^https?:/i.test(address) ? "web" : null;
}

/** What stands in the field. */
export function typedOf(address: string): string {
	return address.replace(/^(mailto|tel):/i, "");
}
