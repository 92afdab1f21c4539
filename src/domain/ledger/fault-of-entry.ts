import { decimalText } from "../fee/currency.ts";
import { type Sentence, say } from "../language/say.ts";
import { type Entry, type NewEntry, sumsOf } from "./ledger.ts";

/** Why an entry cannot be made after those there are, in a sentence; null when it can. */
export function faultOfEntry(
	{ kind, amount, due, method }: Omit<NewEntry, "debtor">,
	before: readonly Pick<Entry, "kind" | "amount">[],
	currency: string,
): Sentence | null {
	const written = (units: number) => decimalText(units, currency);
	if (amount === 0) return "An entry of nothing changes nothing.";
	if (amount < 0 && kind !== "correction") return "The amount is above nothing.";
	const isMoney = kind === "payment" || kind === "refund";
	if (isMoney && method === null) return "Say how the money changed hands.";
	if (!isMoney && method !== null) return "Only money that changed hands has a method.";
	if (kind === "charge" && due === null) return "Say by which day it has to be paid.";
	if (kind !== "charge" && due !== null) return "Only a charge has a day to be paid by.";
	const { kept, owed } = sumsOf(before);
	if (kind === "refund" && amount > kept)
		return say`No more than ${written(kept)} was paid that can be refunded.`;
	if (kind === "waiver" && amount > owed)
		return say`No more than ${written(Math.max(0, owed))} is owed that can be waived.`;
	return null;
}
