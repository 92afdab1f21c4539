import { decimalText } from "../fee/currency.ts";
import { type Sentence, say } from "../language/say.ts";
import { type Entry, isEntryOf, moneyKinds, type NewEntry, sumsOf } from "./ledger.ts";

/** Why an entry cannot be made after those there are, in a sentence; null when it can. */
export function faultOfEntry(
	{ debtor, kind, amount, due, method }: NewEntry,
	before: readonly Pick<Entry, "debtor" | "kind" | "amount">[],
	currency: string,
): Sentence | null {
	const written = (units: number) => decimalText(units, currency);
	if (amount === 0) return "An entry of nothing changes nothing.";
	if (amount < 0 && kind !== "correction") return "The amount is above nothing.";
	if (!isEntryOf(kind, debtor.kind)) {
		return debtor.kind === "official"
			? "Officials earn fees and are paid out, and nothing else."
			: "Only officials earn fees and are paid out.";
	}
	const isMoney = moneyKinds.includes(kind);
	if (isMoney && method === null) return "Say how the money changed hands.";
	if (!isMoney && method !== null) return "Only money that changed hands has a method.";
	if (kind === "charge" && due === null) return "Say by which day it has to be paid.";
	if (kind !== "charge" && due !== null) return "Only a charge has a day to be paid by.";
	const { kept, owed, earned, paidOut } = sumsOf(before);
	if (kind === "payout" && amount > earned - paidOut)
		return say`No more than ${written(Math.max(0, earned - paidOut))} was earned that is not paid out.`;
	if (kind === "refund" && amount > kept)
		return say`No more than ${written(kept)} was paid that can be refunded.`;
	if (kind === "waiver" && amount > owed)
		return say`No more than ${written(Math.max(0, owed))} is owed that can be waived.`;
	return null;
}
