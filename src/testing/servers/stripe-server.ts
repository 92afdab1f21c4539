import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What its messages are signed with, and the key that opens it. */
export const stripeSecrets = {
	secretKey: "sk_test_fieldhouse",
	webhookSecret: "whsec_fieldhouse",
} as const;

type Fields = Record<string, string>;
type Session = {
	id: string;
	account: string;
	status: "open" | "complete" | "expired";
	amount: number;
	currency: string;
	name: string;
	metadata: Fields;
	applicationFee: number;
	successUrl: string;
	cancelUrl: string;
	expiresAt: number;
	intent: string | null;
};
type Intent = {
	id: string;
	account: string;
	amount: number;
	currency: string;
	status: "succeeded" | "requires_payment_method";
	metadata: Fields;
	fee: number;
};
type Back = {
	id: string;
	account: string;
	intent: string;
	amount: number;
	status: string;
	metadata: Fields;
};
type Event = { id: string; account: string; type: string; created: number; object: unknown };

/**
 * Stripe on this machine, as far as we talk to it, by its documented protocol (docs.stripe.com/api): accounts and their
 * links, Checkout with a page where somebody pays, payments, refunds, disputes, and events. Messages are kept in `events`
 * and sent by whoever tests, once, twice, late or never; with `tell` each is sent at once.
 */
export async function startStripeServer({
	port = 0,
	now = () => new Date(),
	tell = null,
}: {
	port?: number;
	now?: () => Date;
	tell?: string | null;
} = {}) {
	const accounts = new Map<string, { id: string; isReady: boolean }>();
	const sessions = new Map<string, Session>();
	const intents = new Map<string, Intent>();
	const refunds: Back[] = [];
	const disputes: Back[] = [];
	const events: Event[] = [];
	const done = new Map<string, { request: string; answer: unknown }>();
	const calls: { method: string; path: string; account: string; key: string }[] = [];
	let isDown = false;
	let held: { path: string; heard: () => void; until: Promise<void> } | null = null;
	const idOf = (kind: string) => `${kind}_${randomBytes(8).toString("hex")}`;
	const seconds = () => Math.floor(now().getTime() / 1000);

	const happened = async (account: string, type: string, object: unknown) => {
		const event = { id: idOf("evt"), account, type, created: seconds(), object };
		events.push(event);
		if (tell !== null) await send(tell, event);
	};

	const pay = async (session: Session): Promise<void> => {
		if (session.status !== "open") return;
		const intent: Intent = {
			id: idOf("pi"),
			account: session.account,
			amount: session.amount,
			currency: session.currency,
			status: "succeeded",
			metadata: session.metadata,
			// As it is in Canada: 2.9 percent and 30 cents.
			fee: Math.round(session.amount * 0.029) + 30 + session.applicationFee,
		};
		intents.set(intent.id, intent);
		session.status = "complete";
		session.intent = intent.id;
		await happened(session.account, "checkout.session.completed", toSession(session));
		await happened(session.account, "payment_intent.succeeded", toIntent(intent));
	};

	const answerTo = async ({ method, path, account, query, sent }: Asked): Promise<unknown> => {
		const at = (pattern: RegExp) => pattern.exec(`${method} ${path}`)?.[1];
		const found = <One extends { account: string }>(one: One | undefined): One => {
			if (one === undefined || one.account !== account) throw new Refused(404, "No such object");
			return one;
		};
		if (`${method} ${path}` === "POST /v1/accounts") {
			const made = { id: idOf("acct"), isReady: false };
			accounts.set(made.id, made);
			return toAccount(made);
		}
		const accountId = at(/^GET \/v1\/accounts\/(\w+)$/);
		if (accountId !== undefined) {
			const known = accounts.get(accountId);
			if (known === undefined) throw new Refused(404, "No such account");
			return toAccount(known);
		}
		if (`${method} ${path}` === "POST /v1/account_links") {
			const back = encodeURIComponent(sent["return_url"] ?? "");
			return {
				object: "account_link",
				url: `${url()}/set-up/${sent["account"]}?back=${back}`,
				expires_at: seconds() + 300,
			};
		}
		if (!accounts.get(account)?.isReady) throw new Refused(400, "This account takes no payments");
		if (`${method} ${path}` === "POST /v1/checkout/sessions") {
			const session: Session = {
				id: idOf("cs_test"),
				account,
				status: "open",
				amount: Number(sent["line_items[0][price_data][unit_amount]"]),
				currency: sent["line_items[0][price_data][currency]"] ?? "",
				name: sent["line_items[0][price_data][product_data][name]"] ?? "",
				metadata: nested(sent, "payment_intent_data[metadata]"),
				applicationFee: Number(sent["payment_intent_data[application_fee_amount]"] ?? 0),
				successUrl: sent["success_url"] ?? "",
				cancelUrl: sent["cancel_url"] ?? "",
				expiresAt: Number(sent["expires_at"]),
				intent: null,
			};
			sessions.set(session.id, session);
			return toSession(session);
		}
		const expired = at(/^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/);
		if (expired !== undefined) {
			const session = found(sessions.get(expired));
			if (session.status !== "open") throw new Refused(400, "This session is not open");
			session.status = "expired";
			return toSession(session);
		}
		const sessionId = at(/^GET \/v1\/checkout\/sessions\/(\w+)$/);
		if (sessionId !== undefined) return toSession(found(sessions.get(sessionId)));
		const intentId = at(/^GET \/v1\/payment_intents\/(\w+)$/);
		if (intentId !== undefined) return toIntent(found(intents.get(intentId)));
		if (`${method} ${path}` === "POST /v1/refunds") {
			const intent = found(intents.get(sent["payment_intent"] ?? ""));
			const amount = Number(sent["amount"]);
			if (amount > leftOf(intent.id)) throw new Refused(400, "Refund amount is greater than left");
			return toBack(await refund(intent.id, amount, nested(sent, "metadata")), "refund");
		}
		if (`${method} ${path}` === "GET /v1/refunds")
			return listOf(refunds.filter(isOf(query, account)).map((one) => toBack(one, "refund")));
		if (`${method} ${path}` === "GET /v1/disputes")
			return listOf(disputes.filter(isOf(query, account)).map((one) => toBack(one, "dispute")));
		if (`${method} ${path}` === "GET /v1/events") {
			const since = Number(query.get("created[gte]") ?? 0);
			const types = [...query].flatMap(([name, value]) => (name.startsWith("types[") ? value : []));
			const own = events.filter((it) => it.account === account && it.created >= since);
			return listOf(
				own
					.filter(({ type }) => types.includes(type))
					.map(toEvent)
					.reverse(),
			);
		}
		throw new Refused(404, `Unrecognized request URL (${method}: ${path})`);
	};

	const leftOf = (intent: string) => {
		const gone = [...refunds, ...disputes].filter(
			(one) => one.intent === intent && !["failed", "won"].includes(one.status),
		);
		return gone.reduce((all, { amount }) => all - amount, intents.get(intent)?.amount ?? 0);
	};

	const refund = async (intent: string, amount: number, metadata: Fields = {}): Promise<Back> => {
		const account = intents.get(intent)?.account ?? "";
		const made = { id: idOf("re"), account, intent, amount, status: "succeeded", metadata };
		refunds.push(made);
		await happened(account, "refund.created", toBack(made, "refund"));
		return made;
	};

	const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const server = createServer(async (request, response) => {
		const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://x");
		const body = await text(request);
		if (!pathname.startsWith("/v1/")) {
			const [status, page, location] = await people(request.method ?? "GET", pathname, query);
			response.writeHead(status, { "content-type": "text/html", ...(location && { location }) });
			response.end(page);
			return;
		}
		const asked: Asked = {
			method: request.method ?? "GET",
			path: pathname,
			account: String(request.headers["stripe-context"] ?? request.headers["stripe-account"] ?? ""),
			query,
			sent: Object.fromEntries(new URLSearchParams(body)),
		};
		const key = String(request.headers["idempotency-key"] ?? "");
		const isKeyed = asked.method === "POST" && key !== "";
		calls.push({ method: asked.method, path: asked.path, account: asked.account, key });
		try {
			if (isDown) throw new Refused(503, "Down");
			if (held?.path === pathname) {
				const { heard, until } = held;
				held = null;
				heard();
				await until;
			}
			mustHaveKey(request);
			const same = isKeyed ? done.get(`${asked.account} ${key}`) : undefined;
			if (same !== undefined && same.request !== pathname + body)
				throw new Refused(
					400,
					"Keys for idempotent requests can only be used with the same parameters",
				);
			const answer = same?.answer ?? (await answerTo(asked));
			if (isKeyed) done.set(`${asked.account} ${key}`, { request: pathname + body, answer });
			response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			const said = { error: { type: "invalid_request_error", message: error.message } };
			const head = { "content-type": "application/json", "stripe-should-retry": "false" };
			response.writeHead(error.status, head).end(JSON.stringify(said));
		}
	});

	/** Its own pages: where a league says who it is, and where somebody pays. */
	const people = async (
		method: string,
		path: string,
		query: URLSearchParams,
	): Promise<[number, string, string?]> => {
		const setUp = /^\/set-up\/(\w+)$/.exec(path)?.[1];
		const account = accounts.get(setUp ?? "");
		if (account !== undefined) {
			account.isReady = true;
			await happened(account.id, "account.updated", toAccount(account));
			return [303, "", query.get("back") ?? ""];
		}
		const session = sessions.get(/^\/pay\/(\w+)$/.exec(path)?.[1] ?? "");
		if (session === undefined) return [404, "Nothing here"];
		if (method === "POST") {
			await pay(session);
			return [303, "", session.successUrl];
		}
		const button = session.status === "open" ? "<button>Pay now</button>" : session.status;
		return [
			200,
			`<!doctype html><title>Checkout</title><h1>${session.name}</h1>
			<p>${session.amount} ${session.currency}</p><form method="post">${button}</form>
			<a href="${session.cancelUrl}">Back</a>`,
		];
	};

	const toSession = (it: Session) => ({
		id: it.id,
		object: "checkout.session",
		status: it.status,
		payment_intent: it.intent,
		url: it.status === "open" ? `${url()}/pay/${it.id}` : null,
	});
	const toEvent = (it: Event) => ({
		id: it.id,
		object: "event",
		type: it.type,
		account: it.account,
		created: it.created,
		data: { object: it.object },
	});
	const send = (to: string, event: Event, secret: string = stripeSecrets.webhookSecret) => {
		const { body, headers } = messageOf(event, secret);
		return fetch(to, { method: "POST", headers, body });
	};
	/** A message as it is sent, signed at an instant. */
	const messageOf = (
		event: Event,
		secret: string = stripeSecrets.webhookSecret,
		at = Math.floor(Date.now() / 1000),
	) => {
		const body = JSON.stringify(toEvent(event));
		const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
		const headers = {
			"content-type": "application/json",
			"stripe-signature": `t=${at},v1=${mac}`,
		};
		return { body, headers };
	};

	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	return {
		url: url(),
		accounts,
		sessions,
		intents,
		events,
		calls,
		messageOf,
		pay: (id: string) => {
			const session = sessions.get(id);
			return session === undefined ? Promise.resolve() : pay(session);
		},
		refund,
		/** Of a refund or a dispute; a bank decides both. */
		decide: async (id: string, status: string) => {
			const isRefund = refunds.some((one) => one.id === id);
			const one = [...refunds, ...disputes].find((it) => it.id === id);
			if (one === undefined) return;
			one.status = status;
			const kind = isRefund ? "refund" : "dispute";
			const type = isRefund ? "refund.failed" : "charge.dispute.closed";
			await happened(one.account, type, toBack(one, kind));
		},
		dispute: async (intent: string, amount: number, status = "needs_response"): Promise<Back> => {
			const account = intents.get(intent)?.account ?? "";
			const made = { id: idOf("dp"), account, intent, amount, status, metadata: {} };
			disputes.push(made);
			await happened(account, "charge.dispute.created", toBack(made, "dispute"));
			return made;
		},
		leftOf,
		setDown: (is: boolean) => {
			isDown = is;
		},
		/** Lets the next question at a path wait, until it is released; tells when it has come. */
		holdNext: (path: string) => {
			const { promise: asked, resolve: heard } = Promise.withResolvers<void>();
			const { promise: until, resolve: release } = Promise.withResolvers<void>();
			held = { path, heard, until };
			return { asked, release };
		},
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

type Asked = {
	method: string;
	path: string;
	account: string;
	query: URLSearchParams;
	sent: Fields;
};

class Refused extends Error {
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}

function mustHaveKey({ headers }: IncomingMessage): void {
	if (headers.authorization !== `Bearer ${stripeSecrets.secretKey}`)
		throw new Refused(401, "Invalid API Key provided");
}

const isOf = (query: URLSearchParams, account: string) => (one: Back) =>
	one.intent === query.get("payment_intent") && one.account === account;

function nested(sent: Fields, name: string): Fields {
	return Object.fromEntries(
		Object.entries(sent).flatMap(([key, value]) => {
			const inner = key.startsWith(`${name}[`) ? key.slice(name.length + 1, -1) : "";
			return inner === "" ? [] : [[inner, value]];
		}),
	);
}

function listOf(data: unknown[]) {
	return { object: "list", data, has_more: false, url: "/v1/list" };
}

function toAccount({ id, isReady }: { id: string; isReady: boolean }) {
	return { id, object: "account", charges_enabled: isReady };
}

function toIntent(it: Intent) {
	return {
		id: it.id,
		object: "payment_intent",
		amount: it.amount,
		amount_received: it.status === "succeeded" ? it.amount : 0,
		currency: it.currency,
		status: it.status,
		metadata: it.metadata,
		latest_charge: {
			id: it.id.replace("pi", "ch"),
			object: "charge",
			balance_transaction: { id: "txn", object: "balance_transaction", fee: it.fee },
		},
	};
}

function toBack(it: Back, object: "refund" | "dispute") {
	return {
		id: it.id,
		object,
		payment_intent: it.intent,
		amount: it.amount,
		status: it.status,
		metadata: it.metadata,
	};
}
