import {
	createHmac,
	createSecretKey,
	type KeyObject,
	randomBytes,
	timingSafeEqual,
} from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { LRUCache } from "lru-cache";

/** The names of the pair. Scripts of the site read the cookie and send the header. */
const cookieName = "XSRF-TOKEN";
const headerName = "x-xsrf-token";

type Binding = { secret: Uint8Array; sessionTokenHash: string | null };

/** The cookie with a new token for this session, or for a visitor without one. */
export function csrfCookie(binding: Binding, settings: { isBehindHttps: boolean }): string {
	const random = randomBytes(16).toString("base64url");
	return serialize(cookieName, `${random}.${signature(binding, random)}`, {
		sameSite: "Lax",
		path: "/",
		secure: settings.isBehindHttps,
	});
}

/** Does the browser hold a token that is good for its session? */
export function hasCsrfCookie(request: Request, binding: Binding): boolean {
	const token = cookieOf(request);
	return token !== null && isSigned(binding, token);
}

/**
 * May this request change something? The header repeats the cookie, the token is signed for this
 * session, and the browser says nothing of another origin (rule `csrf-pair`).
 */
export function isOwnRequest(
	request: Request,
	settings: { isBehindHttps: boolean },
	binding: Binding,
): boolean {
	const header = request.headers.get(headerName);
	const cookie = cookieOf(request);
	if (header === null || cookie === null || !isEqual(header, cookie)) return false;
	return isSigned(binding, header) && isSameOrigin(request, settings);
}

function cookieOf(request: Request): string | null {
	return parse(request.headers.get("cookie") ?? "", cookieName)[cookieName] ?? null;
}

function isSigned(binding: Binding, token: string): boolean {
	const right = rightOf(binding.secret);
	const known = `${binding.sessionTokenHash} ${token}`;
	if (right.has(known)) return true;
	const [random = ""] = token.split(".");
	// All of it has to be ours, so that nobody makes us keep more than we gave.
	if (!isEqual(token, `${random}.${signature(binding, random)}`)) return false;
	right.set(known, true);
	return true;
}

/** Tokens that were found to be right: each request of somebody brings the same one, and signing it costs a tenth of all. */
const rightTokens = new WeakMap<Uint8Array, LRUCache<string, true>>();

function rightOf(secret: Uint8Array): LRUCache<string, true> {
	const right = rightTokens.get(secret) ?? new LRUCache<string, true>({ max: 10_000 });
	rightTokens.set(secret, right);
	return right;
}

function signature({ secret, sessionTokenHash }: Binding, random: string): string {
	return createHmac("sha256", keyOf(secret))
		.update(`csrf ${sessionTokenHash ?? "visitor"} ${random}`)
		.digest("base64url");
}

/** To make a key of the secret takes five times as long as to sign with it. */
const keys = new WeakMap<Uint8Array, KeyObject>();

function keyOf(secret: Uint8Array): KeyObject {
	const key = keys.get(secret) ?? createSecretKey(secret);
	keys.set(secret, key);
	return key;
}

/** Does the browser say nothing of another origin? Behind https the same host without it is another one. */
export function isSameOrigin(
	request: Request,
	{ isBehindHttps }: { isBehindHttps: boolean },
): boolean {
	const site = request.headers.get("sec-fetch-site");
	if (site !== null && site !== "same-origin") return false;
	const origin = request.headers.get("origin");
	if (origin === null) return true;
	if (!URL.canParse(origin)) return false;
	const { host, protocol } = new URL(origin);
	return host === hostOf(request) && (protocol === "https:" || !isBehindHttps);
}

function hostOf(request: Request): string {
	return (request.headers.get("host") ?? new URL(request.url).host).toLowerCase();
}

function isEqual(a: string, b: string): boolean {
	const [left, right] = [Buffer.from(a), Buffer.from(b)];
	return left.length === right.length && timingSafeEqual(left, right);
}
