import { canManageOrganization } from "#domain/account/policy.ts";
import { decimalText } from "#domain/fee/currency.ts";
import { say } from "#domain/language/say.ts";
import { intentOf, isOfProvider } from "#domain/payment/entries-of-payment.ts";
import { type DebtorView, viewDebtor } from "../ledger/view-ledger.ts";
import { authorize, found, invalid, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { orUnavailable } from "./pay-by-card.ts";
import { settlePayment } from "./settle-payment.ts";

/** Pays a card payment back to the card, all of it or a part; it stands in the ledger once the provider has done it. */
export async function refundToCard(
	scope: WorkScope,
	{ id, amount, why }: { id: number; amount: number; why: string },
): Promise<DebtorView> {
	const { viewer, organization, store, cards } = scope;
	authorize(canManageOrganization(viewer, organization.id));
	const entry = found(await store.ledger.find(id), "Entry not found.");
	const intent = intentOf(entry.source);
	const account = await store.cardPayments.findAccount();
	const { provider } = cards;
	const isByCard = isOfProvider(entry.source) && entry.kind === "payment";
	if (!isByCard || provider === null || account === undefined)
		throw new Refusal("conflict", "This was not paid by card here. Record the refund instead.");
	const fetched = await orUnavailable(() => provider.payment(account.account, intent));
	const back = [...fetched.refunds, ...fetched.disputes].filter(
		({ state }) => state === "standing",
	);
	const left = fetched.received - back.reduce((all, one) => all + one.amount, 0);
	if (amount > left)
		throw invalid(
			"amount",
			say`No more than ${decimalText(left, organization.currency)} of it can be refunded.`,
		);
	// The same of the same payment in the same state is the same refund, however often it is sent.
	const key = `refund ${organization.id} ${id} ${left} ${amount}`;
	await orUnavailable(() => provider.refund(account.account, { intent, amount, why, key }));
	await settlePayment(scope, {
		fetched: await orUnavailable(() => provider.payment(account.account, intent)),
	});
	return viewDebtor(scope, entry.debtor);
}
