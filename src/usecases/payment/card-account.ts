import { canManageOrganization } from "#domain/account/policy.ts";
import { decimalsOf } from "#domain/fee/currency.ts";
import { type CardAccount, isPaidByCard } from "#domain/payment/payment.ts";
import { recordChange } from "../audit/audit.ts";
import { authorize, found, Refusal } from "../refusals.ts";
import type { WorkScope } from "../scope.ts";
import { orUnavailable } from "./pay-by-card.ts";

export type CardAccountView = {
	/** The installation takes cards, and the currency is one in which it can. */
	isOffered: boolean;
	/** No real money moves. */
	isTest: boolean;
	account: CardAccount | null;
};

/** Whether an organization takes cards; asks the provider again while it does not take them yet. */
export async function viewCardAccount(scope: WorkScope): Promise<CardAccountView> {
	const { viewer, organization, store, cards } = scope;
	authorize(canManageOrganization(viewer, organization.id));
	const account = (await store.cardPayments.findAccount()) ?? null;
	const { provider } = cards;
	const isOffered =
		provider !== null && isPaidByCard(organization.currency, decimalsOf(organization.currency));
	const isTest = provider?.isTest ?? false;
	if (account === null || account.isReady || provider === null)
		return { isOffered, isTest, account };
	const isReady = await provider.isReady(account.account).catch(() => false);
	if (isReady) await markReady(scope, account);
	return { isOffered, isTest, account: { ...account, isReady } };
}

/** Keeps that the provider takes payments for an organization, or does not any more. */
export async function markReady(
	scope: Pick<WorkScope, "store">,
	{ isReady, isOn }: Pick<CardAccount, "isReady" | "isOn">,
	is = true,
): Promise<void> {
	if (isReady !== is)
		await scope.store.transaction((it) => it.cardPayments.setAccount({ isReady: is, isOn }));
}

/** Opens an organization's own account once, and answers where the owner tells the provider the rest. */
export async function setUpCards(scope: WorkScope): Promise<{ address: string }> {
	const { viewer, organization, store, cards } = scope;
	authorize(canManageOrganization(viewer, organization.id));
	const { isOffered } = await viewCardAccount(scope);
	const { provider } = cards;
	if (provider === null || !isOffered)
		throw new Refusal("conflict", "Cards cannot be taken in this installation or this currency.");
	return orUnavailable(async () => {
		const known = await store.cardPayments.findAccount();
		const account = known?.account ?? (await openAccount(scope, provider));
		return { address: await provider.setUpAddress(account, cards.officeUrl) };
	});
}

async function openAccount(
	scope: WorkScope,
	provider: NonNullable<WorkScope["cards"]["provider"]>,
): Promise<string> {
	const { organization, now } = scope;
	// The provider answers two who ask at the same moment with one account.
	const opened = await provider.openAccount({
		organizationId: organization.id,
		name: organization.name,
	});
	return scope.store.transaction(async (store) => {
		const there = await store.cardPayments.findAccount();
		if (there !== undefined) return there.account;
		await store.cardPayments.addAccount(opened, now.toISOString());
		await recordChange(scope, store, {
			action: "cards.open",
			id: null,
			after: { name: organization.name, account: opened },
		});
		return opened;
	});
}

/** Switches paying by card off and on; what was paid stays, and goes back by it all the same. */
export async function switchCards(
	scope: WorkScope,
	{ isOn }: { isOn: boolean },
): Promise<CardAccountView> {
	const { viewer, organization } = scope;
	authorize(canManageOrganization(viewer, organization.id));
	await scope.store.transaction(async (store) => {
		const account = found(await store.cardPayments.findAccount(), "Cards are not set up yet.");
		await store.cardPayments.setAccount({ isReady: account.isReady, isOn });
		await recordChange(scope, store, {
			action: "cards.switch",
			id: null,
			before: { name: organization.name, isOn: account.isOn },
			after: { name: organization.name, isOn },
		});
	});
	return viewCardAccount(scope);
}
