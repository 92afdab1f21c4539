import { z } from "zod";
import { noFee } from "#domain/fee/fee.ts";
import { date } from "../fields.ts";
import { listOf, part } from "./parts.ts";

const number = z.number("This is no number.");

const discount = part({
	code: z.string("This is no text.").max(40, "This is longer than 40 characters."),
	off: number,
	unit: z.enum(["percent", "amount"], "A code takes off a percentage or an amount."),
	until: date.nullable().default(null),
});

/** Amounts are whole numbers of the smallest units of the organization's currency; the domain says what is wrong. */
export const fee = part({
	price: number.default(0),
	early: part({ price: number, until: date }).nullable().default(null),
	late: part({ price: number, from: date }).nullable().default(null),
	instalments: listOf(part({ percent: number, due: date.nullable() }), 12)
		.readonly()
		.default([]),
	discounts: listOf(discount, 50).readonly().default([]),
	refunds: listOf(part({ until: date, percent: number }), 12)
		.readonly()
		.default([]),
	shares: number.nullable().default(null),
}).default(noFee);
