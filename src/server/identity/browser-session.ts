import type { Context } from "hono";
import { deviceOf } from "#domain/account/device.ts";
import type { Hindrance, Viewer } from "#domain/account/user.ts";
import { sessionId } from "#store/platform/sessions.ts";
import type { BrowserSession } from "#usecases/platform-scope.ts";
import type { Services } from "../services.ts";
import { csrfCookie, hasCsrfCookie } from "./csrf.ts";
import { isKnownBrowser, knownBrowserCookie } from "./known-browser.ts";
import { endSession, readSession, startSession } from "./session.ts";

/**
 * The session of the browser behind a request, and its cookies: whatever starts or ends the session
 * also replaces the CSRF token, which is bound to it. A browser without a good token gets one.
 */
export async function browserSession(
	services: Services,
	c: Context,
	host: string,
): Promise<{
	session: BrowserSession;
	viewer: Viewer;
	hindrance: Hindrance | null;
	binding: { secret: Uint8Array; sessionTokenHash: string | null };
}> {
	const found = await readSession(services, c.req.raw, host);
	const { viewer, sessionTokenHash, hindrance } = found;
	const bindingOf = (sessionTokenHash: string | null) => ({
		secret: services.secret,
		sessionTokenHash,
	});
	const setCookies = (...cookies: string[]) => {
		for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
	};
	const binding = bindingOf(sessionTokenHash);
	if (!hasCsrfCookie(c.req.raw, binding)) setCookies(csrfCookie(binding, services.settings));
	return {
		viewer,
		hindrance,
		binding,
		session: {
			id: sessionTokenHash === null ? null : sessionId(sessionTokenHash),
			device: deviceOf(c.req.header("user-agent") ?? ""),
			isKnownTo: (account) => isKnownBrowser(services, c.req.raw, account),
			async start(userId) {
				// A session that was there before signing in may be known to somebody else.
				await endSession(services, sessionTokenHash);
				const userAgent = c.req.header("user-agent") ?? "";
				const started = await startSession(services, { userId, host, userAgent });
				const token = csrfCookie(bindingOf(started.sessionTokenHash), services.settings);
				setCookies(started.cookie, token);
				if (!services.mail.isServed) return;
				const account = await services.platform.accounts.find(userId);
				if (account?.email) setCookies(knownBrowserCookie(services, c.req.raw, account));
			},
			async end() {
				const cleared = await endSession(services, sessionTokenHash);
				setCookies(cleared, csrfCookie(bindingOf(null), services.settings));
			},
		},
	};
}
