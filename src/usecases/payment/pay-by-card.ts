import { decimalsOf } from "#domain/fee/currency.ts";
import type { DuePart } from "#domain/fee/fee.ts";
import { type Balance, balanceOf } from "#domain/ledger/balance.ts";
import { type CardPayment, isPaidByCard } from "#domain/payment/payment.ts";
import { pathOfLink } from "#domain/private-link/private-link.ts";
import { debtorOf, nameOf, type SignUp } from "#domain/sign-up/sign-up.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { Refusal } from "../refusals.ts";
import type { Scope } from "../scope.ts";
import { ownerBehind } from "../sign-up/links.ts";
import type { SigningScope } from "../sign-up/sign-up.ts";
import { type Cards, CardsRefused } from "./card-provider.ts";
import { settlePayment } from "./settle-payment.ts";

/** Pages for paying stay open as long as Stripe lets them, a day. */
const openMs = (24 * 60 * 60 - 60) * 1000;

/** What can be paid at once: what is due or comes next, and all of it where that is more. */
export type Payable = { next: DuePart | null; all: number };

/** What somebody who signed up owes; null where nothing was ever asked for. */
export async function balanceOfSignUp(
	{ store, organization, now }: Pick<Scope, "store" | "organization" | "now">,
	signUp: SignUp,
): Promise<Balance | null> {
	const entries = await store.ledger.list({ debtor: debtorOf(signUp) });
	return entries.length === 0 ? null : balanceOf(entries, today(now, organization.timeZone));
}

export function payableOf({ owed, due, since, coming }: Balance): Payable {
	const [first] = coming;
	const next = due > 0 ? { amount: Math.min(due, owed), due: since ?? "" } : (first ?? null);
	return { next: owed > 0 ? next : null, all: Math.max(0, owed) };
}

/** Whether people of the organization can pay by card now. */
export async function takesCards(
	{ store, organization }: Pick<Scope, "store" | "organization">,
	{ provider }: Cards,
): Promise<boolean> {
	const { currency } = organization;
	if (provider === null || !isPaidByCard(currency, decimalsOf(currency))) return false;
	const account = await store.cardPayments.findAccount();
	return account?.isReady === true && account.isOn;
}

/**
 * Begins a payment of what is due next, or of all that is owed, as whoever has the link; answers the provider's page.
 * A page that is open for the same is used again, and others are ended, so that nobody pays twice by two taps.
 */
export async function payByCard(
	scope: SigningScope & { cards: Cards },
	{ link, isAll, language }: { link: string; isAll: boolean; language: string },
): Promise<string> {
	const { store, cards, organization, now } = scope;
	const { signUp } = await ownerBehind(scope, link);
	const account = await store.cardPayments.findAccount();
	const { provider } = cards;
	if (provider === null || account === undefined || !(await takesCards(scope, cards)))
		throw new Refusal("conflict", "This league takes no cards right now.");
	const balance = await balanceOfSignUp(scope, signUp);
	const payable = balance === null ? null : payableOf(balance);
	const amount = (isAll ? payable?.all : payable?.next?.amount) ?? 0;
	if (amount <= 0) throw new Refusal("conflict", "There is nothing left to pay.");
	await scope.attempts.register(organization.id);
	const registration = await store.registrations.find(signUp.registrationId);
	const { currency } = organization;
	return orUnavailable(async () => {
		const looked = new Set<number>();
		let begun: CardPayment | null = null;
		while (begun === null) {
			for (const open of await listOpen(store, signUp, now)) {
				if (looked.has(open.id)) continue;
				const again = await provider.checkoutAgain(account.account, open.session);
				if (again !== null && open.amount === amount && open.currency === currency) return again;
				if (again !== null) await provider.endCheckout(account.account, open.session);
				looked.add(open.id);
			}
			// Taps at the same moment, and one after a server that stopped, find what was begun and get the same page;
			// a page that another tap got while this one asked the provider is looked at first.
			begun = await store.transaction(async (inside) => {
				const all = await inside.cardPayments.listOpen(signUp.id, now.toISOString());
				const open = all.filter(({ id }) => !looked.has(id));
				if (open.some(({ session }) => session !== "")) return null;
				return (
					open.find((one) => one.amount === amount && one.currency === currency) ??
					inside.cardPayments.add({
						signUpId: signUp.id,
						seasonId: registration?.seasonId ?? null,
						amount,
						currency,
						session: "",
						endsAt: new Date(now.getTime() + openMs).toISOString(),
						intent: null,
						fee: null,
						createdAt: now.toISOString(),
					})
				);
			});
		}
		const { id, endsAt } = begun;
		const { session, address } = await provider.checkout(account.account, {
			paymentId: id,
			endsAt,
			amount,
			currency,
			what: [registration?.name, nameOf(signUp)].filter(Boolean).join(" · "),
			language,
			mail: signUp.person.mail,
			paidTo: `${cards.siteUrl}${pathOfLink("own", link)}&said=paid`,
			leftTo: `${cards.siteUrl}${pathOfLink("own", link)}`,
		});
		await store.transaction((inside) => inside.cardPayments.setSession(id, session));
		return address;
	});
}

/**
 * Asks the provider what became of payments that somebody has begun, for whoever comes back from its page before its
 * message does. What is not known yet comes by that message; so does all of it where the provider is not reached.
 */
export async function lookAtPayments(
	scope: Scope & { cards: Cards },
	{ id }: Pick<SignUp, "id">,
): Promise<void> {
	const { provider } = scope.cards;
	const account = await scope.store.cardPayments.findAccount();
	if (provider === null || account === undefined) return;
	for (const { session } of await listOpen(scope.store, { id }, scope.now)) {
		const fetched = await provider.paymentOfCheckout(account.account, session).catch(nullIfRefused);
		if (fetched !== null) await settlePayment(scope, { fetched });
	}
}

/** Pages of the provider that are open for somebody. */
async function listOpen(
	store: Store,
	{ id }: Pick<SignUp, "id">,
	now: Date,
): Promise<CardPayment[]> {
	const open = await store.cardPayments.listOpen(id, now.toISOString());
	return open.filter(({ session }) => session !== "");
}

function nullIfRefused(error: unknown): null {
	if (error instanceof CardsRefused) return null;
	throw error;
}

/** What the provider does not do now may be asked again. */
export async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof CardsRefused)) throw error;
		throw new Refusal(
			"unavailable",
			"The card service cannot be reached right now. No money was moved; please try again in a minute.",
		);
	}
}
