/**
 * What taking part costs. Every amount is a whole number of the smallest units of the organization's currency
 * (`currency.ts`), every day is `YYYY-MM-DD` in its time zone (rule `whole-units`).
 */
export type Fee = {
	price: number;
	/** What it costs until and on a day. */
	early: { price: number; until: string } | null;
	/** What it costs from a day on. */
	late: { price: number; from: string } | null;
	/** In the order of their days; without any all of it is due at once. */
	instalments: readonly Instalment[];
	discounts: readonly Discount[];
	/** In the order of their days; after the last one nothing is paid back. */
	refunds: readonly RefundStep[];
	/** Among how many of its players what a team pays is split; null where the team pays it all (rule `split-fee`). */
	shares: number | null;
};

/** A share of the price and its day; null is the day of signing up. All shares make 100. */
export type Instalment = { percent: number; due: string | null };

/** What a code takes off the price, until and on a day. */
export type Discount = {
	code: string;
	off: number;
	unit: "percent" | "amount";
	until: string | null;
};

/** How much of what was paid is paid back to those who leave until and on a day. */
export type RefundStep = { until: string; percent: number };

/** A part of a sum, and its day. */
export type DuePart = { amount: number; due: string };

/** What nothing is asked for. */
export const noFee: Fee = {
	price: 0,
	early: null,
	late: null,
	instalments: [],
	discounts: [],
	refunds: [],
	shares: null,
};

export function priceOn({ price, early, late }: Fee, day: string): number {
	if (early && day <= early.until) return early.price;
	return late && day >= late.from ? late.price : price;
}

/** The discount of a code as people type it, with any case and spaces; null without one that is valid on the day. */
export function discountOf(fee: Fee, code: string, day: string): Discount | null {
	const typed = spelled(code);
	const discount = fee.discounts.find((one) => spelled(one.code) === typed);
	return discount && (discount.until === null || day <= discount.until) ? discount : null;
}

/** Never below nothing. Half a unit is taken off too. */
export function discounted(price: number, { off, unit }: Discount): number {
	return unit === "amount" ? Math.max(0, price - off) : price - roundedShare(price, off);
}

/**
 * When which part of a sum is due for somebody who signs up on a day. What would have been due before is due on that
 * day; the parts make the sum (rule `no-unit-lost`).
 */
export function dueParts({ instalments }: Fee, sum: number, day: string): DuePart[] {
	const parts = new Map<string, number>();
	let percent = 0;
	let amount = 0;
	for (const instalment of instalments.length > 0 ? instalments : allAtOnce) {
		percent += instalment.percent;
		const until = roundedShare(sum, percent);
		const due = instalment.due === null || instalment.due < day ? day : instalment.due;
		parts.set(due, (parts.get(due) ?? 0) + until - amount);
		amount = until;
	}
	return [...parts].map(([due, amount]) => ({ amount, due })).filter((part) => part.amount > 0);
}

const allAtOnce: readonly Instalment[] = [{ percent: 100, due: null }];

/** The shares of a sum, as equal as can be, the larger ones first: 80000 among 7 is 11429 four times, 11428 three times. */
export function splitAmong(sum: number, people: number): number[] {
	const least = Math.floor(sum / people);
	const larger = sum - least * people;
	return Array.from({ length: people }, (_, at) => (at < larger ? least + 1 : least));
}

/**
 * What the next player takes over of what a team was charged (rule `split-fee`): an equal part of what nobody has taken
 * yet, and never more than the team still owes. Nothing once all shares are taken.
 */
export function nextShare(
	{ shares }: Fee,
	{ charged, owed, taken }: { charged: number; owed: number; taken: readonly number[] },
): number {
	const open = (shares ?? 0) - taken.length;
	if (open <= 0) return 0;
	const [share = 0] = splitAmong(charged - taken.reduce((all, amount) => all + amount, 0), open);
	return Math.max(0, Math.min(share, owed));
}

/** What of the sum that was paid goes back to somebody who leaves on a day. Half a unit goes back. */
export function refundOn({ refunds }: Fee, paid: number, day: string): number {
	return roundedShare(paid, refunds.find(({ until }) => day <= until)?.percent ?? 0);
}

function spelled(code: string): string {
	return code.replaceAll(/\s/g, "").toLowerCase();
}

function roundedShare(sum: number, percent: number): number {
	return Math.floor((sum * percent + 50) / 100);
}
