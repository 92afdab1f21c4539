import { isLocalhost, normaliseDomain } from "../organization/address.ts";

/** As many websites as an organization may let show its embeds: each stands in a header. */
export const mostEmbedHosts = 50;

/**
 * The host of a website as an owner writes it, with or without scheme, path and www; null when it
 * is none. A word without a dot is none either: here nobody means the .com
 * (rule `domain-without-dot`).
 */
export function readEmbedHost(text: string): string | null {
	const host = normaliseDomain(text);
	const isWritten = /\.|^localhost/.test(text.trim().replace(/^[a-z]+:\/\//i, ""));
	if (host === null || !isWritten || host.length > 253) return null;
	return isLocalhost(host) || /^[a-z0-9.-]+\.[a-z0-9-]*[a-z][a-z0-9-]*$/.test(host) ? host : null;
}

/**
 * Who may put an embed into a frame, as the policy says it: the site itself, and the websites that
 * the owner allowed, with and without www. Behind https a website without it is not trusted; on a
 * machine where the product runs without https, any port will do.
 */
export function frameAncestors(hosts: readonly string[], isBehindHttps: boolean): string {
	const sources = hosts.flatMap((host) => [host, `www.${host}`]);
	const allowed = isBehindHttps
		? sources.map((source) => `https://${source}`)
		: sources.flatMap((source) => [`http://${source}:*`, `https://${source}:*`]);
	return ["'self'", ...allowed].join(" ");
}
