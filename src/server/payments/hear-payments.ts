import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { anonymous } from "#domain/account/user.ts";
import { storeFor } from "#store/store.ts";
import { markReady } from "#usecases/payment/card-account.ts";
import { CardsRefused } from "#usecases/payment/card-provider.ts";
import { settlePayment } from "#usecases/payment/settle-payment.ts";
import { privateHeaders } from "../http/headers.ts";
import { reportUnexpected } from "../http/unexpected.ts";
import type { Services } from "../services.ts";
import { intentOf, stripeClient } from "./stripe.ts";

const mostBytes = 512 * 1024;
const everyMs = 60_000;
/** How long messages have to come by themselves before somebody looks for those that were lost. */
const lateMs = 10 * 60_000;
/** Two looks overlap, for what happens at the provider is not there at once everywhere. */
const overlapMs = 60 * 60_000;

/** Where Stripe says what happened in accounts of organizations; `/cards/stripe` on the root host. */
export function stripeMessages(services: Services): Hono {
	const { settings } = services;
	const { stripe } = settings;
	const app = new Hono();
	if (stripe === null) return app;
	const client = stripeClient(stripe);
	const said = (c: Context, text: string, status: 200 | 400 | 413 | 503) =>
		c.text(text, status, privateHeaders());
	const bounded = bodyLimit({
		maxSize: mostBytes,
		onError: (c) => said(c, "This message is too large.", 413),
	});
	app.post("/cards/stripe", bounded, async (c) => {
		const body = await c.req.text();
		const { webhooks } = await client();
		const event = await webhooks
			.constructEventAsync(body, c.req.header("stripe-signature") ?? "", stripe.webhookSecret)
			.catch(() => null);
		if (event === null) return said(c, "This message is not signed by Stripe.", 400);
		const account = event.account ?? "";
		const organizationId = await services.platform.cardAccounts.organizationOf(account);
		// An account of another installation, or of one that was deleted: nothing to be sent again.
		if (organizationId === undefined) return said(c, "not ours", 200);
		try {
			if (event.type === "account.updated") await lookAtAccount(services, organizationId);
			const intent = intentOf(event);
			if (intent !== null) await hear(services, { organizationId, account, id: event.id, intent });
			return said(c, "heard", 200);
		} catch (error) {
			// Stripe sends it again for three days.
			if (error instanceof CardsRefused) return said(c, "later", 503);
			throw error;
		}
	});
	return app;
}

type Heard = { organizationId: number; account: string; id: string; intent: string };

/** What an event says is not read: the payment it is about is fetched as it is now. */
async function hear(services: Services, { organizationId, account, id, intent }: Heard) {
	const { cards, database, directory, now } = services;
	const organization = await directory.byId(organizationId);
	const store = storeFor(organizationId, database, "members");
	if (cards === null || organization === undefined || (await store.cardPayments.hasHeard(id)))
		return;
	const fetched = await cards.payment(account, intent);
	const scope = { viewer: anonymous, organization, store, now: now() };
	await settlePayment(scope, { fetched, eventId: id });
}

async function lookAtAccount(services: Services, organizationId: number): Promise<void> {
	const store = storeFor(organizationId, services.database, "members");
	const account = await store.cardPayments.findAccount();
	if (account === undefined || services.cards === null) return;
	await markReady({ store }, account, await services.cards.isReady(account.account));
}

/** Looks from time to time for what happened and was never said here; answers how to end it. */
export function catchUpPayments(services: Services): () => void {
	if (services.cards === null) return () => undefined;
	const timer = setInterval(() => {
		lookForLost(services).catch((error) => reportUnexpected(services, error, "card payments"));
	}, everyMs);
	timer.unref();
	return () => clearInterval(timer);
}

/** Hears all events of the accounts that nobody has looked at for ten minutes, those that were heard once. */
export async function lookForLost(services: Services): Promise<void> {
	const { cards, platform, now } = services;
	if (cards === null) return;
	const before = new Date(now().getTime() - lateMs).toISOString();
	for (const one of await platform.cardAccounts.notLookedAtSince(before)) {
		const { organizationId, account, lookedAt } = one;
		const at = now().toISOString();
		if (!(await platform.cardAccounts.moveOn(account, lookedAt, at))) continue;
		try {
			const since = new Date(new Date(lookedAt).getTime() - overlapMs);
			for (const event of await cards.eventsSince(account, since))
				await hear(services, { organizationId, account, ...event });
		} catch (error) {
			await platform.cardAccounts.moveOn(account, at, lookedAt);
			if (!(error instanceof CardsRefused)) throw error;
		}
	}
}
