import { discounted, discountOf, dueParts, priceOn } from "#domain/fee/fee.ts";
import { sumsOf } from "#domain/ledger/ledger.ts";
import type { Offer } from "#domain/registration/offer.ts";
import type { Registration } from "#domain/registration/registration.ts";
import { debtorOf, nameOf, type SignUp } from "#domain/sign-up/sign-up.ts";
import { today } from "#domain/time/wall-clock.ts";
import type { Store } from "#store/store.ts";
import { keyOf } from "../ledger/debtors.ts";
import { keepEntries, keepReversal } from "../ledger/make-entries.ts";
import type { Scope } from "../scope.ts";
import { dropShare, dropSharesOf, shareAmongPlayers, takeShares } from "./share-fee.ts";

/**
 * Asks in the ledger for what an offer costs today, part by part, and for the share of a team's fee; a code that is
 * none takes nothing off.
 */
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
	if (signUp.kind === "team") return shareAmongPlayers(scope, registration, signUp);
	const { kind, teamSignUpId } = signUp;
	// Somebody without a team pays a price of their own, whomever they join.
	if (kind !== "player" || teamSignUpId === null) return;
	const team = await scope.store.signUps.find(teamSignUpId);
	if (team !== undefined) await takeShares(scope, registration, { team, players: [signUp] });
}

/** Takes back what was asked of somebody who does not take part; where money came in, the treasurer decides. */
export async function dropCharges(scope: Scope, signUp: SignUp, why: string): Promise<void> {
	const { ledger } = scope.store;
	const debtor = { kind: "signUp", id: signUp.id } as const;
	if (sumsOf(await ledger.list({ debtor })).paid !== 0) return;
	await (signUp.kind === "team" ? dropSharesOf : dropShare)(scope, signUp, why);
	const entries = await ledger.list({ debtor });
	const taken = new Set(entries.flatMap(({ reverses }) => reverses ?? []));
	for (const entry of entries) {
		if (entry.kind !== "charge" || entry.reverses !== null || taken.has(entry.id)) continue;
		await keepReversal(scope, scope.store, entry, why);
	}
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
