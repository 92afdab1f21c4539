import type { Rows } from "../export/rows.ts";
import { decimalText } from "../fee/currency.ts";
import type { DebtorKind, Entry } from "./ledger.ts";

type EntryToWrite = Pick<
	Entry,
	"id" | "kind" | "amount" | "day" | "due" | "method" | "why" | "reverses" | "at"
> & {
	of: { kind: DebtorKind; name: string | null };
	season: string | null;
	by: string | null;
	/** What the provider of cards keeps of it. */
	fee: number | null;
};

/** The ledger as a treasurer's spreadsheet takes it: amounts with a point, what lessens the debt below nothing. */
export function entriesSheet(entries: readonly EntryToWrite[], currency: string): Rows {
	return [
		[
			"Number",
			"Day",
			"Debtor",
			"Name",
			"Season",
			"Entry",
			"Amount",
			"Currency",
			"Due",
			"Method",
			"What for",
			"Card fee",
			"Takes back",
			"Entered by",
			"Entered at",
		],
		...entries.map((entry) => [
			String(entry.id),
			entry.day,
			entry.of.kind,
			entry.of.name,
			entry.season,
			entry.kind,
			decimalText(entry.amount, currency),
			currency,
			entry.due,
			entry.method,
			entry.why,
			entry.fee === null ? null : decimalText(entry.fee, currency),
			entry.reverses === null ? null : String(entry.reverses),
			entry.by,
			entry.at,
		]),
	];
}
