/**
 * Where links in content may lead: the web, mail and telephone addresses, and paths of the site
 * itself. "//evil.test" and "/\evil.test" leave the site, and browsers drop tabs and line breaks
 * before they read an address, so neither is taken.
 */
export function isContentLink(address: string): boolean {
	return allowed.test(address) && !disguise.test(address);
}

/** Does this begin like an address of another kind: `javascript:`, `data:`? */
export function hasForeignScheme(address: string): boolean {
	const bare = address.replaceAll(disguises, "");
	return (/^[a-z][a-z\d+.-]*:/i.test(bare) || /^[/\\]{2}/.test(bare)) && !allowed.test(bare);
}

const allowed = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;

/** Control characters and blanks. */
const disguise = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/u;
const disguises = new RegExp(disguise, "gu");
