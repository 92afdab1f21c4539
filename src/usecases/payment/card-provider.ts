import type { FetchedPayment } from "#domain/payment/payment.ts";

/** A payment to begin at the provider's own page, in the currency's smallest units. */
export type CheckoutAsked = {
	/** Asked again for the same payment, the provider answers with the same page. */
	paymentId: number;
	/** Until when its page is open, an instant. */
	endsAt: string;
	amount: number;
	currency: string;
	/** What the page says it is for. */
	what: string;
	language: string;
	mail: string;
	/** Where whoever paid goes, and whoever did not. */
	paidTo: string;
	leftTo: string;
};

/** A page of the provider where a payment is made. */
export type Checkout = { session: string; address: string };

/**
 * Whoever takes cards, for accounts that are the organizations' own. Throws `CardsRefused` where the provider says no
 * or cannot be reached: nothing was done then, or the same may be asked again.
 */
export type CardProvider = {
	/** With keys that move no real money. */
	isTest: boolean;
	/** Opens an account of an organization's own. */
	openAccount(asked: { organizationId: number; name: string }): Promise<string>;
	/** Where an owner says the provider who the organization is; good for one visit, soon. */
	setUpAddress(account: string, backTo: string): Promise<string>;
	/** Whether payments are taken for it. */
	isReady(account: string): Promise<boolean>;
	checkout(account: string, asked: CheckoutAsked): Promise<Checkout>;
	/** The address of a page that is still open; null for one that is over. */
	checkoutAgain(account: string, session: string): Promise<string | null>;
	/** So that nobody pays there any more. */
	endCheckout(account: string, session: string): Promise<void>;
	/** What became of a page: the payment, with all that went back; null while there is none. */
	paymentOfCheckout(account: string, session: string): Promise<FetchedPayment | null>;
	payment(account: string, intent: string): Promise<FetchedPayment>;
	/** Pays back; the same key does it once. */
	refund(
		account: string,
		asked: { intent: string; amount: number; why: string; key: string },
	): Promise<void>;
	/** What happened to payments since an instant, as far as the provider still knows it. */
	eventsSince(account: string, since: Date): Promise<{ id: string; intent: string }[]>;
};

/** Who takes cards for the installation, and where the organization's site is. */
export type Cards = {
	provider: CardProvider | null;
	siteUrl: string;
	/** Where its owners look at money. */
	officeUrl: string;
};

/** The provider has not done what was asked; `message` is what it said of it, for the log alone. */
export class CardsRefused extends Error {}
