import type { Context } from "hono";

/**
 * Did this come from the machine itself? What a proxy passes on comes from it too, and says in a
 * header that it was passed on.
 */
export function isFromThisMachine(c: Context): boolean {
	const bindings = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
	const address = bindings?.incoming?.socket?.remoteAddress ?? "";
	const isPassedOn = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"].some(
		(name) => c.req.header(name) !== undefined,
	);
	return /^(127\.|::1$|::ffff:127\.)/.test(address) && !isPassedOn;
}
