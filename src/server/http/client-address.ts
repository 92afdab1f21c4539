import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import type { Context } from "hono";

/**
 * The address tries are counted by: the socket's, or what the proxy in front of us wrote last.
 * Everything before the last entry of X-Forwarded-For was written by the client itself.
 */
export function clientAddress(
	socketAddress: string | undefined,
	forwardedFor: string | null,
	{ isBehindHttps }: { isBehindHttps: boolean },
): string {
	const forwarded = isBehindHttps ? forwardedFor?.split(",").at(-1)?.trim() : undefined;
	return network(forwarded || socketAddress || "unknown");
}

/** The same of a request to the app. Requests made in tests have no socket. */
export function addressOf(settings: { isBehindHttps: boolean }, c: Context): string {
	const bindings = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
	const socket = bindings?.incoming?.socket?.remoteAddress;
	return clientAddress(socket, c.req.header("x-forwarded-for") ?? null, settings);
}

/** The same of strangers; null for this machine itself. */
export function strangersAddress(settings: { isBehindHttps: boolean }, c: Context): string | null {
	return unlessOwn(addressOf(settings, c));
}

/** The same of a request that the app does not get to see. */
export function strangersAddressOf(
	settings: { isBehindHttps: boolean },
	{ headers, socket }: IncomingMessage,
): string | null {
	const forwarded = headers["x-forwarded-for"];
	return unlessOwn(
		clientAddress(
			socket.remoteAddress,
			forwarded === undefined ? null : String(forwarded),
			settings,
		),
	);
}

function unlessOwn(address: string): string | null {
	return /^(127\.|0:0:0:0::|unknown$)/.test(address) ? null : address;
}

/** One household gets a whole /64 of IPv6 addresses, so they count as one. */
function network(address: string): string {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
	if (!isIPv6(plain)) return plain;
	const [head = "", tail = ""] = plain.split("%")[0]?.split("::") ?? [];
	const [left, right] = [head, tail].map((part) => part.split(":").filter(Boolean));
	const zeros = plain.includes("::") ? 8 - (left?.length ?? 0) - (right?.length ?? 0) : 0;
	const groups = [...(left ?? []), ...Array<string>(zeros).fill("0"), ...(right ?? [])];
	return `${groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(":")}::/64`;
}
