import fc from "fast-check";
import { expect, test } from "vitest";
import { signed, sumsOf } from "../ledger/ledger.ts";
import { entriesOfPayment, missingEntries } from "./entries-of-payment.ts";
import type { FetchedPayment, Outgoing } from "./payment.ts";

type Book = {
	source: string | null;
	kind: "payment" | "refund";
	amount: number;
	reverses: number | null;
};

/** Brings books in line with an answer of the provider, as the use case does in a transaction. */
function settle(book: Book[], payment: FetchedPayment): void {
	const known = book.map(({ source }, at) => ({
		source,
		isReversed: book.some(({ reverses }) => reverses === at),
	}));
	const { add, takeBack } = missingEntries(entriesOfPayment(payment), known);
	for (const { source, kind, amount } of add)
		book.push({ ...signed({ kind, amount }), source, reverses: null });
	for (const { source } of takeBack) {
		const at = book.findIndex((entry) => entry.source === source);
		const entry = book[at];
		if (entry) book.push({ ...entry, amount: -entry.amount, source: null, reverses: at });
	}
}

const nothing: FetchedPayment = {
	intent: "pi_1",
	paymentId: 1,
	currency: "CAD",
	received: 0,
	fee: null,
	refunds: [],
	disputes: [],
};
const back = (id: string, amount: number, state: Outgoing["state"]): Outgoing => ({
	id,
	amount,
	state,
	why: null,
});

test("a payment that has not come in makes no entry, and one that has makes one", () => {
	expect(entriesOfPayment(nothing)).toEqual([]);
	expect(entriesOfPayment({ ...nothing, received: 80_000 })).toMatchObject([
		{ source: "stripe:pi_1", kind: "payment", amount: 80_000, isTakenBack: false },
	]);
});

test("a refund that the bank sent back stands in the books with what takes it back", () => {
	const book: Book[] = [];
	settle(book, { ...nothing, received: 500, refunds: [back("re_1", 200, "takenBack")] });
	expect(book.map(({ source, amount }) => [source, amount])).toEqual([
		["stripe:pi_1", -500],
		["stripe:re_1", 200],
		[null, -200],
	]);
});

test("an entry that was taken back is not made again by an older answer", () => {
	const paid = { ...nothing, received: 500 };
	const open = { ...paid, disputes: [back("dp_1", 500, "standing")] };
	const won = { ...paid, disputes: [back("dp_1", 500, "takenBack")] };
	const book: Book[] = [];
	for (const answer of [open, won, open, paid, won]) settle(book, answer);
	expect(book.map(({ amount }) => amount)).toEqual([-500, 500, -500]);
});

type Step =
	| { does: "pay"; amount: number }
	| { does: "refund" | "dispute"; share: number }
	| { does: "fail" | "win"; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
	fc.record({ does: fc.constant("pay" as const), amount: fc.integer({ min: 1, max: 1_000_000 }) }),
	fc.record({
		does: fc.constantFrom("refund" as const, "dispute" as const),
		share: fc.integer({ min: 1, max: 100 }),
	}),
	fc.record({ does: fc.constantFrom("fail" as const, "win" as const), which: fc.nat(5) }),
);

/** What the provider has after each step, the first first. */
function lifeOf(steps: readonly Step[]): FetchedPayment[] {
	let now = nothing;
	const life = [now];
	steps.forEach((step, at) => {
		now = after(now, step, at);
		life.push(now);
	});
	return life;
}

function after(now: FetchedPayment, step: Step, at: number): FetchedPayment {
	switch (step.does) {
		case "pay":
			return now.received > 0 ? now : { ...now, received: step.amount };
		case "refund": {
			const left = now.refunds.reduce(
				(all, it) => all - (it.state === "standing" ? it.amount : 0),
				now.received,
			);
			const amount = Math.floor((left * step.share) / 100);
			return { ...now, refunds: [...now.refunds, back(`re_${at}`, amount, "standing")] };
		}
		case "dispute": {
			const amount = Math.floor((now.received * step.share) / 100);
			return { ...now, disputes: [...now.disputes, back(`dp_${at}`, amount, "standing")] };
		}
		case "fail":
			return { ...now, refunds: takenBackAt(now.refunds, step.which) };
		case "win":
			return { ...now, disputes: takenBackAt(now.disputes, step.which) };
	}
}

function takenBackAt(all: readonly Outgoing[], which: number): Outgoing[] {
	return all.map((one, at) => (at === which ? { ...one, state: "takenBack" } : one));
}

test("after 10,000 sequences of lost, doubled and late answers the books agree to the cent with what the provider has", () => {
	fc.assert(
		fc.property(
			fc.array(step, { maxLength: 12 }),
			fc.array(fc.nat(12), { maxLength: 20 }),
			(steps, heard) => {
				const life = lifeOf(steps);
				const last = life.at(-1) ?? nothing;
				const book: Book[] = [];
				for (const at of heard) settle(book, life[at % life.length] ?? nothing);
				settle(book, last);
				const { paid, refunded, kept } = sumsOf(book);
				const standing = [...last.refunds, ...last.disputes].reduce(
					(all, { state, amount }) => all + (state === "standing" ? amount : 0),
					0,
				);
				expect({ paid, refunded, kept }).toEqual({
					paid: last.received,
					refunded: standing,
					kept: last.received - standing,
				});
				const before = book.length;
				for (const at of heard) settle(book, life[at % life.length] ?? nothing);
				expect(book.length).toBe(before);
			},
		),
		{ numRuns: 10_000 },
	);
});
