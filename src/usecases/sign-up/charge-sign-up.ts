import { discounted, discountOf, dueParts, priceOn } from "#domain/fee/fee.ts";
import { type Debtor, sumsOf } from "#domain/ledger/ledger.ts";
import type { Offer } from "#domain/registration/offer.ts";
import type { Registration } from "#domain/registration/registration.ts";
import { nameOf, type SignUp } from "#domain/sign-up/sign-up.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { keyOf } from "../ledger/debtors.ts";
import { keepEntries, keepReversal } from "../ledger/make-entries.ts";
import type { Scope } from "../scope.ts";

/** Asks in the ledger for what an offer costs today, part by part; a code that is none takes nothing off. */
export async function chargeSignUp(
	scope: Scope,
	signUp: SignUp,
	{ registration, offer, code }: { registration: Registration; offer: Offer; code: string },
): Promise<void> {
	const { fee, label } = offer;
	const day = today(scope.now, scope.organization.timeZone);
	const price = priceOn(fee, day);
	const discount = discountOf(fee, code, day);
	const debtor = { kind: "signUp", id: signUp.id } as const;
	const of = { ...debtor, name: nameOf(signUp) };
	const { seasonId, name } = registration;
	const why = label === "" ? name : `${name}: ${label}`;
	const parts = dueParts(fee, discount ? discounted(price, discount) : price, day);
	await keepEntries(
		scope,
		scope.store,
		parts.map(({ amount, due }) => ({
			of,
			entry: { debtor, kind: "charge", amount, day, due, method: null, seasonId, why },
		})),
	);
}

/** Takes back what was asked of somebody who does not take part; where money came in, the treasurer decides. */
export async function dropCharges(scope: Scope, { id }: SignUp, why: string): Promise<void> {
	const entries = await scope.store.ledger.list({ debtor: { kind: "signUp", id } });
	if (sumsOf(entries).paid !== 0) return;
	const taken = new Set(entries.flatMap(({ reverses }) => reverses ?? []));
	for (const entry of entries) {
		if (entry.kind !== "charge" || entry.reverses !== null || taken.has(entry.id)) continue;
		await keepReversal(scope, scope.store, entry, why);
	}
}

/** Whom a sign-up owes as: the team or the player it became, else itself (rule `one-debtor`). */
export function debtorOf({ id, teamId, playerId }: SignUp): Debtor {
	if (teamId !== null) return { kind: "team", id: teamId };
	return playerId === null ? { kind: "signUp", id } : { kind: "player", id: playerId };
}

/** What those who signed up for a season still owe, in smallest units; who was never asked for anything is not there. */
export async function owedBySignUps(
	{ ledger }: Pick<Store, "ledger">,
	{ seasonId }: Pick<Registration, "seasonId">,
	signUps: readonly SignUp[],
): Promise<Map<number, number>> {
	const owed = new Map<string, number>();
	for (const { debtor, amount } of await ledger.list({ seasonId }))
		owed.set(keyOf(debtor), (owed.get(keyOf(debtor)) ?? 0) + amount);
	return new Map(
		signUps.flatMap((signUp) => {
			const units = owed.get(keyOf(debtorOf(signUp)));
			return units === undefined ? [] : [[signUp.id, units] as const];
		}),
	);
}
