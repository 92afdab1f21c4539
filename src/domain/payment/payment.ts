/**
 * A payment by card as the provider has it when it is asked. What was said of it by a message is not believed: messages
 * are lost, doubled, late and forged, and the provider is asked again each time (rule `asked-again`).
 */
export type FetchedPayment = {
	/** The provider's id of it. */
	intent: string;
	/** What we called it when it began; null for one that is none of ours. */
	paymentId: number | null;
	currency: string;
	/** What came in, in smallest units; 0 until it has. */
	received: number;
	/** What the provider keeps of it, ours with it; null until it says so. */
	fee: number | null;
	refunds: readonly Outgoing[];
	/** What a bank took back because the holder of the card said so. */
	disputes: readonly Outgoing[];
};

/** Money that went back, or did not after all. */
export type Outgoing = {
	id: string;
	amount: number;
	/** It only ever goes on from left to right, so whatever is heard last in that order is true. */
	state: "none" | "standing" | "takenBack";
	/** What whoever paid it back said. */
	why: string | null;
};

/** A payment that was begun. */
export type CardPayment = {
	id: number;
	signUpId: number;
	seasonId: number | null;
	amount: number;
	currency: string;
	/** The provider's id of the page where it is paid; empty until it said so. */
	session: string;
	/** Until when it can be paid there, an instant. */
	endsAt: string;
	/** The provider's id of the payment once it came in. */
	intent: string | null;
	fee: number | null;
	createdAt: string;
};

/** Where an organization's card payments go. */
export type CardAccount = {
	/** The provider's id of the organization's own account there. */
	account: string;
	/** The provider takes payments for it. */
	isReady: boolean;
	/** People can pay by card; owners switch it off and on. */
	isOn: boolean;
};

/** Currencies in which the provider counts otherwise than the standard; in them nobody pays by card. */
const countedOtherwise = ["ISK", "UGX", "MGA"];

/** @param decimals how many the currency has, by the standard */
export function isPaidByCard(currency: string, decimals: number): boolean {
	return (decimals === 0 || decimals === 2) && !countedOtherwise.includes(currency);
}
