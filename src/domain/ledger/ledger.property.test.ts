import fc from "fast-check";
import { expect, test } from "vitest";
import { balanceOf } from "./balance.ts";
import { faultOfEntry } from "./fault-of-entry.ts";
import { type Entry, type NewEntry, reversalOf, signed, sumsOf } from "./ledger.ts";

const debtor = { kind: "team", id: 1 } as const;
const day = fc.integer({ min: 1, max: 28 }).map((at) => `2026-01-${String(at).padStart(2, "0")}`);
const isMoney = (kind: Entry["kind"]) => kind === "payment" || kind === "refund";

/** What people might do, right or wrong: enter something, or take back one of the entries. */
const acts = fc.array(
	fc.oneof(
		{
			weight: 4,
			arbitrary: fc
				.record({
					kind: fc.constantFrom<Entry["kind"][]>(
						"charge",
						"charge",
						"payment",
						"payment",
						"refund",
						"waiver",
						"correction",
					),
					amount: fc.integer({ min: -300, max: 1_000 }),
					day,
					due: day,
				})
				.map(
					({ kind, amount, day, due }): NewEntry => ({
						debtor,
						kind,
						amount,
						day,
						due: kind === "charge" ? due : null,
						method: isMoney(kind) ? "cash" : null,
						seasonId: null,
						why: "",
					}),
				),
		},
		{ weight: 1, arbitrary: fc.nat({ max: 30 }) },
	),
	{ maxLength: 25 },
);

/** Does them one after the other as the use cases do; what is refused is left out. */
function done(list: readonly (NewEntry | number)[]): Entry[] {
	const entries: Entry[] = [];
	const by = { id: null, name: null };
	const add = (entry: NewEntry, reverses: number | null) =>
		entries.push({ ...entry, id: entries.length + 1, reverses, by, at: "" });
	for (const act of list) {
		if (typeof act !== "number") {
			if (faultOfEntry(act, entries, "CAD") === null) add(signed(act), null);
			continue;
		}
		const meant = entries[act];
		if (meant === undefined || meant.reverses !== null) continue;
		if (entries.some(({ reverses }) => reverses === meant.id)) continue;
		const { reverses, ...back } = reversalOf(meant, { day: "2026-01-28", why: "" });
		add(back, reverses);
	}
	return entries;
}

/** The same counted cent by cent: each cent that is asked for is paid by the next cent that came in. */
function countedByCent(entries: readonly Entry[], today: string) {
	const back = new Set(entries.flatMap(({ reverses }) => reverses ?? []));
	const standing = entries.filter(({ id, reverses }) => reverses === null && !back.has(id));
	const cents: string[] = [];
	let there = 0;
	for (const { amount, due, day } of standing) {
		for (let cent = 0; cent < amount; cent++) cents.push(due ?? day);
		for (let cent = 0; cent > amount; cent--) there++;
	}
	const open = cents.sort().slice(there);
	const past = open.filter((due) => due <= today);
	return {
		owed: cents.length - there,
		due: past.length,
		since: past[0] ?? null,
		coming: open.length - past.length,
	};
}

test("10,000 random sequences agree to the cent with a count cent by cent", () => {
	fc.assert(
		fc.property(acts, day, (list, today) => {
			const entries = done(list);
			const { owed, due, since, coming } = balanceOf(entries, today);
			const told = { owed, due, since, coming: coming.reduce((all, it) => all + it.amount, 0) };
			expect(told).toEqual(countedByCent(entries, today));
			const sums = sumsOf(entries);
			expect(sums.owed).toBe(owed);
			expect(sums.charged + sums.corrected - sums.waived - sums.kept).toBe(owed);
		}),
		{ numRuns: 10_000 },
	);
});
