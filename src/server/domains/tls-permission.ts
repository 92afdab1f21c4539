import { type Context, Hono } from "hono";
import { isLocalhost, isRootHost, normaliseHost } from "#domain/organization/address.ts";
import { securityHeaders } from "../http/headers.ts";
import { isFromThisMachine } from "../http/local-request.ts";
import type { Services } from "../services.ts";

/**
 * What a proxy asks before it fetches a certificate for a name that a browser wants
 * (caddyserver.com/docs/automatic-https#on-demand-tls): 200 for the product's own host and for
 * proved domains, with www and without. Nobody but this machine is answered.
 */
export function tlsPermission(services: Services): Hono {
	return new Hono().get("/tls-permission", async (c, next) => {
		if (!isFromThisMachine(c)) return next();
		return (await mayHaveCertificate(services, nameAsked(c)))
			? c.text("yes", 200, uncached())
			: c.text("no", 403, uncached());
	});
}

function nameAsked(c: Context): string | null {
	const [name, ...more] = c.req.queries("domain") ?? [];
	return more.length > 0 ? null : normaliseHost(name);
}

async function mayHaveCertificate(
	{ settings, domains }: Services,
	name: string | null,
): Promise<boolean> {
	if (name === null || isLocalhost(name)) return false;
	return isRootHost(name, settings.rootDomain) || domains.isProved(name);
}

function uncached() {
	return { ...securityHeaders(), "cache-control": "no-store" };
}
