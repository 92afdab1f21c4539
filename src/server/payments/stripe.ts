import type { Stripe } from "stripe";
import type { FetchedPayment, Outgoing } from "#domain/payment/payment.ts";
import { type CardProvider, CardsRefused } from "#usecases/payment/card-provider.ts";
import type { Settings } from "../env.ts";

export type StripeSettings = NonNullable<Settings["stripe"]>;

/** What happens to payments that the ledger should know of; endpoints of webhooks are set to the same. */
const eventsOfPayments = [
	"payment_intent.succeeded",
	"charge.succeeded",
	"charge.updated",
	"charge.refunded",
	"refund.created",
	"refund.updated",
	"refund.failed",
	"charge.dispute.created",
	"charge.dispute.updated",
	"charge.dispute.closed",
	"charge.dispute.funds_withdrawn",
	"charge.dispute.funds_reinstated",
	"checkout.session.completed",
	"checkout.session.async_payment_succeeded",
] as const;

const timeoutMs = 15_000;

/** Loaded where somebody pays by card and nowhere else: it is large. */
export function stripeClient({ secretKey, api }: StripeSettings): () => Promise<Stripe> {
	let client: Promise<Stripe> | null = null;
	const at = api === null ? null : new URL(api);
	const open = async () => {
		const { Stripe } = await import("stripe");
		return new Stripe(secretKey, {
			maxNetworkRetries: 2,
			timeout: timeoutMs,
			telemetry: false,
			...(at !== null && {
				host: at.hostname,
				port: at.port || (at.protocol === "https:" ? 443 : 80),
				protocol: at.protocol === "https:" ? "https" : "http",
			}),
		});
	};
	return () => {
		client ??= open();
		return client;
	};
}

/** Cards by Stripe: accounts of the organizations' own, payments straight to them, pages at Stripe's. */
export function stripeCards(
	settings: StripeSettings,
	{ log }: { log: (entry: Record<string, unknown>) => void },
): CardProvider {
	const client = stripeClient(settings);
	const ask = async <Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> => {
		try {
			return await work(await client());
		} catch (error) {
			const isStripes = error instanceof Error && "type" in error && "rawType" in error;
			if (!isStripes) throw error;
			log({ level: "warn", what: "cards", said: error.message });
			throw new CardsRefused(error.message, { cause: error });
		}
	};
	const paymentOf = async (stripe: Stripe, account: string, intent: string) => {
		const at = { stripeContext: account };
		const asked = { payment_intent: intent, limit: 100 };
		const [payment, refunds, disputes] = await Promise.all([
			stripe.paymentIntents.retrieve(intent, { expand: ["latest_charge.balance_transaction"] }, at),
			stripe.refunds.list(asked, at).autoPagingToArray({ limit: 1000 }),
			stripe.disputes.list(asked, at).autoPagingToArray({ limit: 1000 }),
		]);
		return fetchedOf(payment, refunds, disputes);
	};
	return {
		isTest: /^[a-z]+_test_/.test(settings.secretKey),
		openAccount: ({ organizationId, name }) =>
			ask(async (stripe) => {
				const { id } = await stripe.accounts.create(
					{
						type: "standard",
						business_profile: { name },
						metadata: { organization: String(organizationId) },
					},
					{ idempotencyKey: `account ${organizationId}` },
				);
				return id;
			}),
		setUpAddress: (account, backTo) =>
			ask(async (stripe) => {
				const { url } = await stripe.accountLinks.create({
					account,
					type: "account_onboarding",
					refresh_url: backTo,
					return_url: backTo,
				});
				return url;
			}),
		isReady: (account) =>
			ask(async (stripe) => (await stripe.accounts.retrieve(account)).charges_enabled),
		checkout: (account, asked) =>
			ask(async (stripe) => {
				const ours = Math.round((asked.amount * settings.feePercent) / 100);
				const session = await stripe.checkout.sessions.create(
					{
						mode: "payment",
						line_items: [
							{
								quantity: 1,
								price_data: {
									currency: asked.currency.toLowerCase(),
									unit_amount: asked.amount,
									product_data: { name: asked.what },
								},
							},
						],
						payment_intent_data: {
							metadata: { payment: String(asked.paymentId) },
							...(ours > 0 && { application_fee_amount: ours }),
						},
						metadata: { payment: String(asked.paymentId) },
						...(asked.mail !== "" && { customer_email: asked.mail }),
						locale: localeOf(asked.language),
						success_url: asked.paidTo,
						cancel_url: asked.leftTo,
						expires_at: Math.floor(Date.parse(asked.endsAt) / 1000),
					},
					{ stripeContext: account, idempotencyKey: `payment ${account} ${asked.paymentId}` },
				);
				return { session: session.id, address: session.url ?? "" };
			}),
		checkoutAgain: (account, session) =>
			ask(async (stripe) => {
				const at = { stripeContext: account };
				const { status, url } = await stripe.checkout.sessions.retrieve(session, {}, at);
				return status === "open" ? url : null;
			}),
		endCheckout: (account, session) =>
			ask(async (stripe) => {
				const at = { stripeContext: account };
				await stripe.checkout.sessions.expire(session, {}, at).catch(async (error: unknown) => {
					// Another tap has ended it, or somebody has paid.
					const { status } = await stripe.checkout.sessions.retrieve(session, {}, at);
					if (status === "open") throw error;
				});
			}),
		paymentOfCheckout: (account, session) =>
			ask(async (stripe) => {
				const at = { stripeContext: account };
				const { payment_intent } = await stripe.checkout.sessions.retrieve(session, {}, at);
				return payment_intent === null ? null : paymentOf(stripe, account, idOf(payment_intent));
			}),
		payment: (account, intent) => ask((stripe) => paymentOf(stripe, account, intent)),
		refund: (account, { intent, amount, why, key }) =>
			ask(async (stripe) => {
				await stripe.refunds.create(
					{
						payment_intent: intent,
						amount,
						metadata: { why },
						...(settings.feePercent > 0 && { refund_application_fee: true }),
					},
					{ stripeContext: account, idempotencyKey: key },
				);
			}),
		eventsSince: (account, since) =>
			ask(async (stripe) => {
				const asked = {
					types: [...eventsOfPayments],
					created: { gte: Math.floor(since.getTime() / 1000) },
					limit: 100,
				};
				const at = { stripeContext: account };
				const events = await stripe.events.list(asked, at).autoPagingToArray({ limit: 10_000 });
				return events.flatMap((event) => {
					const intent = intentOf(event);
					return intent === null ? [] : [{ id: event.id, intent }];
				});
			}),
	};
}

/** Which payment an event is about; null for one that is about none. */
export function intentOf({ data }: Pick<Stripe.Event, "data">): string | null {
	const about = data.object as { id?: unknown; object?: unknown; payment_intent?: unknown };
	if (about.object === "payment_intent") return textOr(about.id);
	const of = about.payment_intent;
	return textOr(typeof of === "object" && of !== null && "id" in of ? of.id : of);
}

function textOr(value: unknown): string | null {
	return typeof value === "string" && value !== "" ? value : null;
}

function fetchedOf(
	payment: Stripe.PaymentIntent,
	refunds: readonly Stripe.Refund[],
	disputes: readonly Stripe.Dispute[],
): FetchedPayment {
	const charge = typeof payment.latest_charge === "object" ? payment.latest_charge : null;
	const kept = typeof charge?.balance_transaction === "object" ? charge.balance_transaction : null;
	const paymentId = Number(payment.metadata["payment"]);
	return {
		intent: payment.id,
		paymentId: Number.isSafeInteger(paymentId) && paymentId > 0 ? paymentId : null,
		currency: payment.currency.toUpperCase(),
		received: payment.status === "succeeded" ? payment.amount_received : 0,
		fee: kept?.fee ?? null,
		refunds: refunds.map(({ id, amount, status, metadata }) => ({
			id,
			amount,
			state: refundStates[status ?? ""] ?? "none",
			why: metadata?.["why"] || null,
		})),
		disputes: disputes.map(({ id, amount, status }) => ({
			id,
			amount,
			state: disputeStates[status] ?? "standing",
			why: null,
		})),
	};
}

/** Others are on their way: the money has not left. */
const refundStates: Readonly<Record<string, Outgoing["state"]>> = {
	succeeded: "standing",
	failed: "takenBack",
};

/** In all others the bank has taken the money. */
const disputeStates: Readonly<Record<string, Outgoing["state"]>> = {
	won: "takenBack",
	warning_needs_response: "none",
	warning_under_review: "none",
	warning_closed: "none",
	prevented: "none",
};

function localeOf(language: string): Stripe.Checkout.SessionCreateParams.Locale {
	return language === "fr" ? "fr-CA" : language === "es" ? "es-419" : "en";
}

function idOf(it: string | { id: string }): string {
	return typeof it === "string" ? it : it.id;
}
