import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import type { Account } from "#store/platform/accounts.ts";
import type { Services } from "../services.ts";

type Known = Pick<Account, "id" | "passwordHash">;
type Given = Pick<Services, "secret" | "settings">;

const cookieName = "known-browser";
/** Browsers keep no cookie for longer. */
const maxAge = 400 * 24 * 60 * 60;
/** On one computer few people sign in. */
const mostAccounts = 6;

/**
 * Has this browser signed in to the account before? It keeps a random mark and a signature for each account. The
 * signature is of the password too, so another password makes every browser a new one (rule `new-device-told`).
 */
export function isKnownBrowser({ secret }: Given, request: Request, account: Known): boolean {
	const { mark, signatures } = read(request);
	const right = Buffer.from(signature(secret, mark, account));
	return signatures
		.map((given) => Buffer.from(given))
		.some((given) => given.length === right.length && timingSafeEqual(given, right));
}

/** The cookie by which the browser is known to this account from now on. */
export function knownBrowserCookie(
	{ secret, settings }: Given,
	request: Request,
	account: Known,
): string {
	const { mark, signatures } = read(request);
	const own = signature(secret, mark, account);
	const all = [own, ...signatures.filter((other) => other !== own)].slice(0, mostAccounts);
	return serialize(cookieName, [mark, ...all].join("."), {
		httpOnly: true,
		sameSite: "Lax",
		// Pages for visitors never get it.
		path: "/api",
		secure: settings.isBehindHttps,
		maxAge,
	});
}

function read(request: Request): { mark: string; signatures: string[] } {
	const cookie = parse(request.headers.get("cookie") ?? "", cookieName)[cookieName] ?? "";
	const [mark = "", ...signatures] = cookie.split(".").slice(0, 1 + mostAccounts);
	return /^[\w-]{22}$/.test(mark)
		? { mark, signatures }
		: { mark: randomBytes(16).toString("base64url"), signatures: [] };
}

function signature(secret: Uint8Array, mark: string, { id, passwordHash }: Known): string {
	return createHmac("sha256", secret)
		.update(`browser ${mark} ${id} ${passwordHash ?? ""}`)
		.digest("base64url");
}
