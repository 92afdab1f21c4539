import type { Services } from "../services.ts";

/** Public pages carry no inline script or style, so one fixed policy serves them all. */
const pagePolicy = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"font-src 'self'",
	"img-src 'self' https:",
	"connect-src 'self'",
	"manifest-src 'self'",
	"frame-src https://www.youtube.com https://www.youtube-nocookie.com",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'self'",
].join("; ");

/** A fresh object each time: Hono adds to the one it is given. */
export function securityHeaders(): Record<string, string> {
	return {
		"x-content-type-options": "nosniff",
		"referrer-policy": "strict-origin-when-cross-origin",
		"permissions-policy": "camera=(), microphone=(), geolocation=()",
	};
}

export function pageHeaders({
	assets,
	settings,
}: Pick<Services, "assets" | "settings">): Record<string, string> {
	return {
		...securityHeaders(),
		...(settings.isBehindHttps ? httpsHeaders : {}),
		"content-type": "text/html; charset=utf-8",
		...(assets.isDevelopment ? {} : { "content-security-policy": policyWith(settings) }),
		"speculation-rules": '"/speculation-rules.json"',
	};
}

/** Forms that begin a payment are led on to the page of who takes it. */
function policyWith({ stripe }: Pick<Services["settings"], "stripe">): string {
	if (stripe === null) return pagePolicy;
	const pay = stripe.api ?? "https://checkout.stripe.com";
	return pagePolicy.replace("form-action 'self'", `form-action 'self' ${pay}`);
}

/** A part of a page is nothing that search engines should lead to. */
export function fragmentHeaders(services: Parameters<typeof pageHeaders>[0]) {
	return { ...pageHeaders(services), "x-robots-tag": "noindex" };
}

/** A subscribed calendar is no document that anything could run in. */
export function calendarHeaders({
	isBehindHttps,
}: Pick<Services["settings"], "isBehindHttps">): Record<string, string> {
	return {
		...securityHeaders(),
		...(isBehindHttps ? httpsHeaders : {}),
		"content-type": "text/calendar; charset=utf-8",
	};
}

/** What other websites put into a frame; `ancestors` are those that may. */
export function embedHeaders(
	{ assets, settings }: Pick<Services, "assets" | "settings">,
	ancestors: string,
): Record<string, string> {
	const policy = pagePolicy.replace("frame-ancestors 'self'", `frame-ancestors ${ancestors}`);
	return {
		...securityHeaders(),
		...(settings.isBehindHttps ? httpsHeaders : {}),
		"content-type": "text/html; charset=utf-8",
		// Also where sources are served: who may show an embed does not depend on how it was built.
		"content-security-policy": assets.isDevelopment ? `frame-ancestors ${ancestors}` : policy,
	};
}

/** A feed is no document that anything could run in. */
export function feedHeaders({
	isBehindHttps,
}: Pick<Services["settings"], "isBehindHttps">): Record<string, string> {
	return {
		...securityHeaders(),
		...(isBehindHttps ? httpsHeaders : {}),
		"content-type": "application/atom+xml; charset=utf-8",
	};
}

/** Of every kind of answer. Browsers refuse the first without https, aloud, and ignore the second. */
export const httpsHeaders = {
	"cross-origin-opener-policy": "same-origin",
	"strict-transport-security": "max-age=31536000",
};

/** For answers that depend on who asks. */
export function privateHeaders(): Record<string, string> {
	return { ...securityHeaders(), "cache-control": "private, no-store" };
}
