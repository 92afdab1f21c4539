import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { anonymous } from "#domain/account/user.ts";
import type { SiteForm } from "#site/form.ts";
import { siteForms } from "#site/routes.ts";
import { storeFor } from "#store/store.ts";
import { Refusal } from "#usecases/refusals.ts";
import { wordsFor } from "#words/words.ts";
import { addressOf } from "../http/client-address.ts";
import { privateHeaders } from "../http/headers.ts";
import { isSameOrigin } from "../identity/csrf.ts";
import { formThrottle } from "../identity/sign-in-limits.ts";
import { isCallable } from "../outgoing/callable.ts";
import { areKeys, type Subscription } from "../push/encrypt.ts";
import type { Services } from "../services.ts";
import { resolveTenant, type SiteTenant, tenancyRules } from "../tenancy/tenancy.ts";

const mostBytes = 16 * 1024;

/**
 * Takes forms of public pages, which everybody may send and which work without a script: no session counts for
 * them, so nobody can be made to send one in another's name. Answers null where there is none.
 */
export function formHandler(services: Services, reserved: ReadonlySet<string>) {
	const rules = tenancyRules(services, reserved);
	const throttle = formThrottle(services.platform.signInAttempts);
	const bounded = bodyLimit({
		maxSize: mostBytes,
		onError: (c) => c.text("This form is too large.", 413, privateHeaders()),
	});

	return async (c: Context): Promise<Response | null> => {
		const { pathname: path, search, searchParams } = new URL(c.req.url);
		const tenant = await resolveTenant({ host: c.req.header("host"), path, search }, rules);
		if (tenant.kind !== "site") return null;
		const form = siteForms.find(({ match }) => match(tenant.path) !== null);
		if (form === undefined) return null;
		if (!isSameOrigin(c.req.raw)) {
			return c.text("This form was sent from another site.", 403, privateHeaders());
		}
		const refused = await bounded(c, async () => {
			const sent = sentWith(searchParams, await c.req.text());
			c.res = await answerForm(tenant, form, sent, addressOf(services.settings, c));
		});
		return refused ?? c.res;
	};

	async function answerForm(
		{ organization, language, base }: SiteTenant,
		form: SiteForm,
		sent: URLSearchParams,
		address: string,
	): Promise<Response> {
		const { form: limitForm, letter } = throttle(organization.id, address);
		const words = wordsFor(organization, language);
		const scope = {
			viewer: anonymous,
			organization,
			store: storeFor(organization.id, services.database, "visitors"),
			now: services.now(),
			words,
			links: services.mail.readerLinks(organization.id),
			signUpLinks: services.mail.signUpLinks(organization.id),
			limit: letter,
			isReachable: (browser: Subscription) =>
				isCallable(services.settings, browser.endpoint) && areKeys(browser),
		};
		const to = await limitForm()
			.then(() => form.send(scope, sent))
			.catch((error) => {
				if (error instanceof Refusal) return form.again(sent, kindOf(error));
				throw error;
			});
		// Programs for mail do not follow where browsers go (RFC 8058).
		return sent.has("List-Unsubscribe")
			? new Response(words.follow.said.ended, { headers: privateHeaders() })
			: new Response(null, { status: 303, headers: { ...privateHeaders(), location: base + to } });
	}
}

function kindOf({ kind }: Refusal): "invalid" | "throttled" {
	return kind === "throttled" ? "throttled" : "invalid";
}

/** The address of a form may say what it does not. */
function sentWith(query: URLSearchParams, body: string): URLSearchParams {
	const sent = new URLSearchParams(body);
	for (const [name, value] of query) if (!sent.has(name)) sent.append(name, value);
	return sent;
}
