import type { EntryKind } from "../ledger/ledger.ts";
import type { FetchedPayment, Outgoing } from "./payment.ts";

/** An entry that the ledger should have because of a payment; known by its source. */
export type EntryOfPayment = {
	source: string;
	kind: Extract<EntryKind, "payment" | "refund">;
	of: "payment" | "refund" | "dispute";
	amount: number;
	/** Another entry takes it back. */
	isTakenBack: boolean;
	why: string | null;
};

/** What the ledger should have because of a payment. It depends on nothing but what was fetched. */
export function entriesOfPayment(payment: FetchedPayment): EntryOfPayment[] {
	if (payment.received === 0) return [];
	const came = { kind: "payment", of: "payment", isTakenBack: false, why: null } as const;
	return [
		{ source: sourceOf(payment.intent), amount: payment.received, ...came },
		...payment.refunds.flatMap((one) => outgoing(one, "refund")),
		...payment.disputes.flatMap((one) => outgoing(one, "dispute")),
	];
}

function outgoing(
	{ id, amount, state, why }: Outgoing,
	of: "refund" | "dispute",
): EntryOfPayment[] {
	if (state === "none" || amount === 0) return [];
	const source = sourceOf(id);
	return [{ source, kind: "refund", of, amount, isTakenBack: state === "takenBack", why }];
}

function sourceOf(id: string): string {
	return `stripe:${id}`;
}

/** The provider's id behind a source; nothing for others. */
export function intentOf(source: string | null): string {
	return isOfProvider(source) ? (source ?? "").slice(sourceOf("").length) : "";
}

/** Whether the provider made an entry: then it is the provider who takes it back. */
export function isOfProvider(source: string | null): boolean {
	return source?.startsWith(sourceOf("")) ?? false;
}

type Known = { source: string | null; isReversed: boolean };

/**
 * What is missing in the ledger. An entry that was taken back stays so, whatever an older answer says, so the same
 * comes of all answers in any order, each of them however often (rule `asked-again`).
 */
export function missingEntries(
	wanted: readonly EntryOfPayment[],
	known: readonly Known[],
): { add: EntryOfPayment[]; takeBack: EntryOfPayment[] } {
	const bySource = new Map(known.map((entry) => [entry.source, entry]));
	return {
		add: wanted.filter(({ source }) => !bySource.has(source)),
		takeBack: wanted.filter(
			({ source, isTakenBack }) => isTakenBack && bySource.get(source)?.isReversed !== true,
		),
	};
}
