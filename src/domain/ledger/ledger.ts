/**
 * Who has an account in the books: a club, a player, or whoever signed up and is neither yet, who can owe the
 * organization something; and an official, to whom it owes.
 */
export const debtorKinds = ["team", "player", "signUp", "official"] as const;
export type DebtorKind = (typeof debtorKinds)[number];
export type Debtor = { kind: DebtorKind; id: number };

/** Why what somebody owes has changed. */
export const entryKinds = [
	"charge",
	"payment",
	"refund",
	"waiver",
	"correction",
	"fee",
	"payout",
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** How money came in or went out. */
export const methods = ["cash", "transfer", "eTransfer", "cheque", "card"] as const;
export type Method = (typeof methods)[number];

/**
 * One line of the ledger. It is never changed and never deleted: a wrong one is reversed by another
 * (rule `entries-stay`).
 */
export type Entry = {
	id: number;
	debtor: Debtor;
	kind: EntryKind;
	/** By how many units more is owed because of it; below nothing where less is. */
	amount: number;
	/** The day it counts from in the books: when the money came in, or was asked for. */
	day: string;
	/** Of what is asked for: the day it has to be there. */
	due: string | null;
	/** Of money that came in or went out. */
	method: Method | null;
	seasonId: number | null;
	why: string;
	/** The entry that this one takes back. */
	reverses: number | null;
	by: { id: number | null; name: string | null };
	/** The instant it was written. */
	at: string;
};

/** What somebody enters, with an amount above nothing; a correction may be below it. */
export type NewEntry = Pick<
	Entry,
	"debtor" | "kind" | "amount" | "day" | "due" | "method" | "seasonId" | "why"
>;

/** Of entries that say how money changed hands. */
export const moneyKinds: readonly EntryKind[] = ["payment", "refund", "payout"];

/** What an account can have: officials earn fees and are paid out, everybody else owes and pays. */
export function isEntryOf(kind: EntryKind, debtor: DebtorKind): boolean {
	if (kind === "correction") return true;
	return (kind === "fee" || kind === "payout") === (debtor === "official");
}

const lessening: readonly EntryKind[] = ["payment", "waiver", "fee"];

/** As it is kept: payments and waivers lessen what is owed, and so does what an official earned. */
export function signed<Given extends Pick<Entry, "kind" | "amount">>(entry: Given): Given {
	const { kind, amount } = entry;
	return { ...entry, amount: lessening.includes(kind) ? -amount : amount };
}

/** The entry that takes another one back, on a day. */
export function reversalOf(entry: Entry, { day, why }: { day: string; why: string }) {
	const { debtor, kind, amount, due, method, seasonId, id } = entry;
	return { debtor, kind, amount: -amount, day, due, method, seasonId, why, reverses: id };
}

/** What the books say of somebody, or of all together, in units. */
export type Sums = Record<"charged" | "waived" | "corrected" | "paid" | "refunded", number> & {
	/** What stayed of what came in. */
	kept: number;
	/** What is still to come in, due or not; below nothing is to the credit of who paid. */
	owed: number;
	/** What officials earned, and what of it they were paid. */
	earned: number;
	paidOut: number;
};

type Summed = Pick<Entry, "kind" | "amount"> & { debtor?: Pick<Debtor, "kind"> };

/** Corrections of officials count with what they earned. */
export function sumsOf(entries: readonly Summed[]): Sums {
	const by = { charge: 0, payment: 0, refund: 0, waiver: 0, correction: 0, fee: 0, payout: 0 };
	for (const { kind, amount, debtor } of entries) {
		by[debtor?.kind === "official" && kind === "correction" ? "fee" : kind] += amount;
	}
	return {
		charged: by.charge,
		waived: nothingElse(-by.waiver),
		corrected: by.correction,
		paid: nothingElse(-by.payment),
		refunded: by.refund,
		kept: nothingElse(-by.payment) - by.refund,
		owed: by.charge + by.payment + by.refund + by.waiver + by.correction,
		earned: nothingElse(-by.fee),
		paidOut: by.payout,
	};
}

/** JavaScript's -0 is nothing as well. */
function nothingElse(amount: number): number {
	return amount === 0 ? 0 : amount;
}
