import type { DuePart } from "../fee/fee.ts";
import type { Entry } from "./ledger.ts";

/** What somebody owes. What was paid goes to what was due first (rule `oldest-first`). */
export type Balance = {
	/** In all, due or not; below nothing is to the credit of who paid. */
	owed: number;
	/** What of it is due by now. */
	due: number;
	/** Since when something is due that is not there; null for nothing. */
	since: string | null;
	/** What will be due, in the order of its days. */
	coming: DuePart[];
};

type Counted = Pick<Entry, "id" | "amount" | "day" | "due" | "reverses">;

/** Of the entries of one debtor, as of a day. */
export function balanceOf(entries: readonly Counted[], today: string): Balance {
	const open = openParts(entries);
	const past = open.filter(({ due }) => due <= today);
	return {
		owed: entries.reduce((all, { amount }) => all + amount, 0),
		due: past.reduce((all, { amount }) => all + amount, 0),
		since: past[0]?.due ?? null,
		coming: togetherByDay(open.filter(({ due }) => due > today)),
	};
}

/** What is not paid of what was asked for, the oldest first. */
function openParts(entries: readonly Counted[]): DuePart[] {
	const standing = withoutReversed(entries);
	const debts = standing
		.filter(({ amount }) => amount > 0)
		.map(({ amount, due, day }) => ({ amount, due: due ?? day }))
		.sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0));
	let credit = standing.reduce((all, { amount }) => all - Math.min(0, amount), 0);
	return debts.flatMap(({ amount, due }) => {
		const covered = Math.min(credit, amount);
		credit -= covered;
		return amount > covered ? [{ amount: amount - covered, due }] : [];
	});
}

/** An entry that was taken back, and what took it back, are as if they had never been. */
function withoutReversed(entries: readonly Counted[]): Counted[] {
	const reversed = new Set(entries.flatMap(({ reverses }) => reverses ?? []));
	return entries.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
}

function togetherByDay(parts: readonly DuePart[]): DuePart[] {
	const byDay = new Map<string, number>();
	for (const { amount, due } of parts) byDay.set(due, (byDay.get(due) ?? 0) + amount);
	return [...byDay].map(([due, amount]) => ({ amount, due }));
}
