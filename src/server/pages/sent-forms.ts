import type { Context, Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { anonymous } from "#domain/account/user.ts";
import { findAddress } from "#site/address.ts";
import type { FormScope, SiteForm } from "#site/form.ts";
import { answerSent } from "#site/frame/answer-site.tsx";
import type { SitePlace } from "#site/frame/site-html.tsx";
import type { Page, TakingScope } from "#site/page.ts";
import { siteForms, sitePages } from "#site/routes.ts";
import { storeFor } from "#store/store.ts";
import { Refusal } from "#usecases/refusals.ts";
import { wordsFor } from "#words/words.ts";
import { addressOf } from "../http/client-address.ts";
import { pageHeaders, privateHeaders } from "../http/headers.ts";
import { isSameOrigin } from "../identity/csrf.ts";
import { formThrottle, signInThrottle } from "../identity/sign-in-limits.ts";
import { isCallable } from "../outgoing/callable.ts";
import { cardsOf } from "../payments/cards-of.ts";
import { areKeys } from "../push/encrypt.ts";
import type { Services } from "../services.ts";
import { resolveTenant, type SiteTenant, tenancyRules } from "../tenancy/tenancy.ts";
import { siteFrame } from "./site-frame.ts";

/** What somebody signs up with is the longest. */
const mostBytes = 64 * 1024;
/** Of a form that has no page of its own. */
const mostBytesOfForm = 16 * 1024;

/** What takes what is sent: a page, which shows itself again with what is wrong, or a form, which leads to one. */
type Taker = { page: NonNullable<Page["takes"]> } | { form: SiteForm };

/**
 * Takes what visitors send by a form of a public page, which works without a script. It is nobody's: whoever is signed
 * in sends it as a stranger, so there is no session that another website could use.
 */
export function sentForms(services: Services, reserved: ReadonlySet<string>) {
	const rules = tenancyRules(services, reserved);
	const frame = siteFrame(services);
	const attemptsFrom = signInThrottle(services.platform.signInAttempts);
	const throttle = formThrottle(services.platform.signInAttempts);
	const tooLarge = (c: Context) => c.text("This form is too large.", 413, privateHeaders());
	const bounded = {
		page: bodyLimit({ maxSize: mostBytes, onError: tooLarge }),
		form: bodyLimit({ maxSize: mostBytesOfForm, onError: tooLarge }),
	};

	return async (c: Context, next: Next): Promise<Response | undefined> => {
		const { pathname, search, searchParams } = new URL(c.req.url);
		const host = c.req.header("host");
		const tenant = await resolveTenant({ host, path: pathname, search }, rules);
		const taker = tenant.kind === "site" ? takerAt(tenant.path, search) : undefined;
		if (tenant.kind !== "site" || taker === undefined) {
			await next();
			return undefined;
		}
		if (!isSameOrigin(c.req.raw, services.settings)) {
			return c.text("This form was sent from another website.", 403, privateHeaders());
		}
		const limit = bounded["page" in taker ? "page" : "form"];
		return (await limit(c, async () => undefined)) ?? answer(c, tenant, taker, searchParams);
	};

	async function answer(c: Context, tenant: SiteTenant, taker: Taker, query: URLSearchParams) {
		const sent = new URLSearchParams(await c.req.text());
		// A program for mail may end letters by another kind of form (RFC 8058); what counts is in the address.
		if ("page" in taker && !isForm(c)) return c.text("Please send a form.", 415, privateHeaders());
		return "page" in taker
			? answerOfPage(c, tenant, taker.page, sent)
			: answerOfForm(c, tenant, taker.form, sentWith(query, sent));
	}

	async function answerOfPage(
		c: Context,
		tenant: SiteTenant,
		takes: NonNullable<Page["takes"]>,
		sent: URLSearchParams,
	): Promise<Response> {
		const { organization, address, base, home, path } = tenant;
		const place: SitePlace = {
			organization,
			address,
			base,
			home,
			path,
			isPreview: false,
			isDraft: false,
		};
		const scope = scopeOf(c, tenant);
		const answer = await answerSent(frame, { place, scope }, takes, firstOfEach(sent));
		// Asked for by GET, so that loading it again sends nothing.
		if ("leaveTo" in answer)
			return c.body(null, 303, { ...privateHeaders(), location: answer.leaveTo });
		if ("goTo" in answer) return c.body(null, 303, { ...privateHeaders(), location: answer.goTo });
		const headers = { ...pageHeaders(services), "cache-control": "private, no-store" };
		return c.body(answer.text, answer.status as 422, headers);
	}

	async function answerOfForm(
		c: Context,
		tenant: SiteTenant,
		form: SiteForm,
		sent: URLSearchParams,
	): Promise<Response> {
		const { organization, base } = tenant;
		const { form: limitForm, letter } = throttle(organization.id, addressOf(services.settings, c));
		const scope: FormScope = {
			...scopeOf(c, tenant),
			limit: letter,
			isReachable: (browser) => isCallable(services.settings, browser.endpoint) && areKeys(browser),
		};
		const to = await limitForm()
			.then(() => form.send(scope, sent))
			.catch((error) => {
				if (error instanceof Refusal) return form.again(sent, kindOf(error));
				throw error;
			});
		// Programs for mail do not follow where browsers go (RFC 8058).
		return sent.has("List-Unsubscribe")
			? new Response(scope.words.follow.said.ended, { headers: privateHeaders() })
			: c.body(null, 303, { ...privateHeaders(), location: base + to });
	}

	function scopeOf(c: Context, { organization, language }: SiteTenant): TakingScope {
		const { database, platform, mail, now, settings } = services;
		const sentFrom = addressOf(settings, c);
		return {
			viewer: anonymous,
			organization,
			store: storeFor(organization.id, database, "visitors"),
			now: now(),
			words: wordsFor(organization, language),
			links: mail.readerLinks(organization.id),
			privateLinks: mail.privateLinks(organization.id),
			cards: cardsOf(services, organization, { language }),
			platform,
			mail,
			attempts: attemptsFrom(sentFrom),
			sentFrom,
		};
	}
}

function takerAt(path: string, search: string): Taker | undefined {
	const page = findAddress(sitePages, path, search)?.address.takes;
	if (page !== undefined) return { page };
	const form = siteForms.find(({ match }) => match(path) !== null);
	return form && { form };
}

function isForm(c: Context): boolean {
	const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
	return type === "application/x-www-form-urlencoded";
}

function firstOfEach(sent: URLSearchParams): Record<string, string> {
	const fields: Record<string, string> = {};
	for (const [name, value] of sent) fields[name] ??= value;
	return fields;
}

/** The address of a form may say what it does not. */
function sentWith(query: URLSearchParams, sent: URLSearchParams): URLSearchParams {
	for (const [name, value] of query) if (!sent.has(name)) sent.append(name, value);
	return sent;
}

function kindOf({ kind }: Refusal): "invalid" | "throttled" {
	return kind === "throttled" ? "throttled" : "invalid";
}
