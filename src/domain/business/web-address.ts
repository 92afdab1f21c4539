import { isWebAddress } from "../organization/web-address.ts";

/**
 * Whether a text may be kept as somebody's address on the web: a handle such as `@hoops`, a host, or
 * an address with http or https. Any other scheme could run in a browser that follows it.
 */
export function isHarmlessWebAddress(text: string): boolean {
	// Browsers overlook these, so that "java\tscript:" is a scheme to them.
	if (/\p{Cc}/u.test(text)) return false;
	const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(text)?.[1];
	if (scheme === undefined) return true;
	return /^https?$/i.test(scheme) ? isWebAddress(text.trim()) : isHostWithPort(text.trim());
}

function isHostWithPort(text: string): boolean {
	return /^[a-z0-9-]+(\.[a-z0-9-]+)+:\d{1,5}(\/|$)/i.test(text);
}
