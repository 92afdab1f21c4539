import { Resolver } from "node:dns/promises";
import { type RequestOptions, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Settings } from "../env.ts";
import { isPublic } from "./networks.ts";

/** What other machines are sent at addresses that somebody typed or that a browser told. */
export type Outgoing = {
	/** Never throws: what went wrong is said, in English, as a log of deliveries shows it. */
	post(address: string, sent: Sent): Promise<OutgoingAnswer | { failure: string }>;
};

type Sent = { headers: Record<string, string>; body: string | Uint8Array };

/** The beginning of what was answered. An address elsewhere (a redirect) is an answer, and is not followed. */
export type OutgoingAnswer = { status: number; text: string; retryAfter: string | null };

type Limits = { ms: number; answerBytes: number };

const usualLimits: Limits = { ms: 10_000, answerBytes: 8 * 1024 };
const longestAddress = 2048;
/** How long a name server may take for an answer, and how often it is asked. */
const lookupLimits = { timeout: 1500, tries: 2, maxTimeout: 2500 };

/**
 * Sends to machines on the internet alone (rule `nothing-to-inner-networks`): a name is looked up first, only its
 * public addresses are connected to, and the connection is made to one of those and not to what the name says a
 * moment later. Nothing but https goes out, except to the private addresses that the settings name.
 */
export function outgoing(settings: OutgoingSettings, limits = usualLimits): Outgoing {
	const isOpen = (address: string) => settings.receivers.includes(address) || isPublic(address);
	const addressesOf = async (host: string): Promise<string[]> => {
		if (isIP(host) !== 0) return [host];
		const resolver = new Resolver(lookupLimits);
		if (settings.dnsServers.length > 0) resolver.setServers(settings.dnsServers);
		const all = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
		return all.flatMap((found) => (found.status === "fulfilled" ? found.value : []));
	};

	return {
		async post(address, sent) {
			const url = urlOf(address);
			if (url === null) return { failure: "This is no address of a website." };
			const found = await addressesOf(url.hostname.replace(/^\[(.*)\]$/, "$1"));
			if (found.length === 0) return { failure: "Nothing is known by this name." };
			const open = found.filter(isOpen);
			if (open.length === 0) return { failure: "This address is not on the public internet." };
			const isPlainAllowed = open.every((one) => settings.receivers.includes(one));
			if (url.protocol !== "https:" && !isPlainAllowed) return { failure: "Only https is called." };
			try {
				return await exchange(url, sent, open, limits);
			} catch (error) {
				const { name, code, message } = error as Error & { code?: string };
				const isLate = name === "AbortError" || name === "TimeoutError";
				return {
					failure: isLate ? "It took too long to answer." : (code ?? message).slice(0, 200),
				};
			}
		},
	};
}

type OutgoingSettings = Pick<Settings, "receivers" | "dnsServers">;

/** Null for what cannot be called: other protocols, names and passwords in it, far too long. */
function urlOf(address: string): URL | null {
	if (address.length > longestAddress || !URL.canParse(address)) return null;
	const url = new URL(address);
	const isWeb = url.protocol === "https:" || url.protocol === "http:";
	return isWeb && url.username === "" && url.password === "" ? url : null;
}

/** One request to one of these addresses, on a connection of its own; at its limit of time it is cut off. */
function exchange(
	url: URL,
	{ headers, body }: Sent,
	addresses: readonly string[],
	{ ms, answerBytes }: Limits,
): Promise<OutgoingAnswer> {
	const { promise, resolve, reject } = Promise.withResolvers<OutgoingAnswer>();
	const options: RequestOptions = {
		method: "POST",
		agent: false,
		headers: {
			"user-agent": "Fieldhouse",
			...headers,
			"content-length": String(Buffer.byteLength(body)),
		},
		lookup: pinnedTo(addresses),
		maxHeaderSize: 16 * 1024,
		signal: AbortSignal.timeout(ms),
	};
	const request = (url.protocol === "https:" ? requestSecure : requestPlain)(url, options);
	request.on("error", reject);
	// Also after what is neither an answer nor an error, such as another protocol's beginning.
	request.on("close", () => reject(new Error("The connection was closed.")));
	request.on("response", (response) => {
		let text = "";
		const end = () => {
			const { statusCode: status = 0, headers } = response;
			resolve({
				status,
				text: text.slice(0, answerBytes),
				retryAfter: headers["retry-after"] ?? null,
			});
			// What comes after the beginning is not read.
			request.destroy();
		};
		response.setEncoding("utf8");
		response.on("data", (part: string) => {
			text += part;
			if (text.length >= answerBytes) end();
		});
		response.on("end", end);
		response.on("error", reject);
	});
	request.end(body);
	return promise;
}

/** What Node asks for a name: it hears the addresses that were looked at, whatever the name says by now. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
	return (_name, { all }, answer) => {
		const found = addresses.map((address) => ({ address, family: isIP(address) }));
		const [first] = found;
		if (all) answer(null, found);
		else answer(null, first?.address ?? "", first?.family ?? 4);
	};
}
