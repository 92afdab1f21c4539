import { createHash, randomBytes } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { deviceOf } from "#domain/account/device.ts";
import { absoluteMs, hasEnded, idleMs } from "#domain/account/session-age.ts";
import { anonymous, type Hindrance, type Viewer } from "#domain/account/user.ts";
import type { Language } from "#domain/language/language.ts";
import { normaliseHost } from "#domain/organization/address.ts";
import type { Services } from "../services.ts";

export type Session = {
	viewer: Viewer;
	sessionTokenHash: string | null;
	/** What the viewer has to see to before anything else. */
	hindrance: Hindrance | null;
	/** In which the viewer has chosen to work. */
	language: Language | null;
};

/** How old the noted time of the last request may get before it is written again. */
const touchMs = 60_000;

/**
 * Who asks, by the session cookie. A session counts on the host it was started on only, for twelve
 * hours after its last request, and for seven days at most.
 */
export async function readSession(
	services: SessionServices,
	request: Request,
	host: string,
): Promise<Session> {
	const token = parse(request.headers.get("cookie") ?? "")[cookieName(services)];
	if (token === undefined || !/^[\w-]{43}$/.test(token)) return nobody;
	const { sessions, secondSteps } = services.platform;
	const found = await sessions.find(hashOf(token));
	if (found === undefined || found.session.host !== normaliseHost(host)) return nobody;
	const { session, account } = found;
	const now = services.now();
	if (hasEnded(session, now)) {
		await sessions.remove(session.tokenHash);
		return nobody;
	}
	if (age(session.lastSeenAt, now) > touchMs) {
		await sessions.touch(session.tokenHash, now.toISOString());
	}
	const { id: userId, username, role, organizationId, mustChangePassword, language } = account;
	const isMissing = role === "super_admin" && (await secondSteps.isMissing(userId));
	return {
		viewer: { kind: "member", userId, username, role, organizationId },
		sessionTokenHash: session.tokenHash,
		hindrance: mustChangePassword ? "temporaryPassword" : isMissing ? "noSecondStep" : null,
		language,
	};
}

/** Is a session among the cookies, good or not? Such requests never meet the page cache. */
export function hasSessionCookie(cookies: string): boolean {
	return /(?:^|;\s*)(?:__Host-)?session=/.test(cookies);
}

/** Starts a session; answers the cookie to set and the hash CSRF tokens are bound to. */
export async function startSession(
	services: SessionServices,
	{ userId, host, userAgent = "" }: { userId: number; host: string; userAgent?: string },
): Promise<{ cookie: string; sessionTokenHash: string }> {
	const now = services.now();
	const token = randomBytes(32).toString("base64url");
	const { sessions } = services.platform;
	await sessions.removeExpired(before(now, idleMs), before(now, absoluteMs));
	await sessions.insert({
		tokenHash: hashOf(token),
		userId,
		host: normaliseHost(host) ?? "",
		createdAt: now.toISOString(),
		lastSeenAt: now.toISOString(),
		device: deviceOf(userAgent),
	});
	return {
		cookie: sessionCookie(services, token, absoluteMs / 1000),
		sessionTokenHash: hashOf(token),
	};
}

/** Ends a session on the server, if there is one; answers the cookie that clears the browser's. */
export async function endSession(
	services: SessionServices,
	sessionTokenHash: string | null,
): Promise<string> {
	if (sessionTokenHash !== null) {
		await services.platform.sessions.remove(sessionTokenHash);
	}
	return sessionCookie(services, "", 0);
}

type SessionServices = Pick<Services, "settings" | "platform" | "now">;

const nobody: Session = {
	viewer: anonymous,
	sessionTokenHash: null,
	hindrance: null,
	language: null,
};

/** Browsers take a `__Host-` cookie only from https, for one host, so no subdomain can plant one. */
function cookieName({ settings }: SessionServices): "__Host-session" | "session" {
	return settings.isBehindHttps ? "__Host-session" : "session";
}

function sessionCookie(services: SessionServices, token: string, maxAge: number): string {
	return serialize(cookieName(services), token, {
		httpOnly: true,
		sameSite: "Lax",
		path: "/",
		secure: services.settings.isBehindHttps,
		maxAge,
	});
}

function age(instant: string, now: Date): number {
	return now.getTime() - Date.parse(instant);
}

function before(now: Date, ms: number): string {
	return new Date(now.getTime() - ms).toISOString();
}

function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
