import type { Context, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { anonymous } from "#domain/account/user.ts";
import { findAddress } from "#site/address.ts";
import { answerSent } from "#site/frame/answer-site.tsx";
import { sitePages } from "#site/routes.ts";
import { storeFor } from "#store/store.ts";
import { wordsFor } from "#words/words.ts";
import { addressOf } from "../http/client-address.ts";
import { pageHeaders, privateHeaders } from "../http/headers.ts";
import { isSameOrigin } from "../identity/csrf.ts";
import { signInThrottle } from "../identity/sign-in-limits.ts";
import type { Services } from "../services.ts";
import { resolveTenant, tenancyRules } from "../tenancy/tenancy.ts";
import { siteFrame } from "./site-frame.ts";

const mostBytes = 64 * 1024;

/**
 * Takes what visitors send by a form of a public page. It is nobody's: whoever is signed in sends it as a
 * stranger, so there is no session that another website could use.
 */
export function sentForms(services: Services, reserved: ReadonlySet<string>) {
	const rules = tenancyRules(services, reserved);
	const frame = siteFrame(services);
	const attemptsFrom = signInThrottle(services.platform.signInAttempts);
	const bounded = bodyLimit({
		maxSize: mostBytes,
		onError: (c) => c.text("This form is too large.", 413, privateHeaders()),
	});

	const take = async (c: Context, next: Next): Promise<Response | undefined> => {
		const { pathname, search } = new URL(c.req.url);
		const host = c.req.header("host");
		const tenant = await resolveTenant({ host, path: pathname, search }, rules);
		if (tenant.kind !== "site") return pass(next);
		const takes = findAddress(sitePages, tenant.path, search)?.address.takes;
		if (takes === undefined) return pass(next);
		if (!isSameOrigin(c.req.raw)) {
			return c.text("This form was sent from another website.", 403, privateHeaders());
		}
		const sent = await fieldsOf(c);
		if (sent === null) {
			return c.text("Please send a form.", 415, privateHeaders());
		}
		const { organization, language, address, base, home, path } = tenant;
		const { database, platform, mail, now, settings } = services;
		const scope = {
			viewer: anonymous,
			organization,
			store: storeFor(organization.id, database, "visitors"),
			now: now(),
			words: wordsFor(organization, language),
			links: mail.readerLinks(organization.id),
			signUpLinks: mail.signUpLinks(organization.id),
			platform,
			mail,
			attempts: attemptsFrom(addressOf(settings, c)),
			sentFrom: addressOf(settings, c),
		};
		const place = { organization, address, base, home, path, isPreview: false, isDraft: false };
		const answer = await answerSent(frame, { place, scope }, takes, sent);
		// Asked for by GET, so that loading it again sends nothing.
		if ("goTo" in answer) return c.body(null, 303, { ...privateHeaders(), location: answer.goTo });
		const headers = { ...pageHeaders(services), "cache-control": "private, no-store" };
		return c.body(answer.text, answer.status as 422, headers);
	};

	return async (c: Context, next: Next) =>
		(await bounded(c, async () => undefined)) ?? take(c, next);
}

/** To what says that there is no such form. */
async function pass(next: Next): Promise<undefined> {
	await next();
}

/** The first of each name; null where it is no form. */
async function fieldsOf(c: Context): Promise<Record<string, string> | null> {
	const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/x-www-form-urlencoded") return null;
	const text = await c.req.text();
	const fields: Record<string, string> = {};
	for (const [name, value] of new URLSearchParams(text)) fields[name] ??= value;
	return fields;
}
