import { z } from "zod";
import { noFee } from "#domain/fee/fee.ts";
import { date } from "../fields.ts";

/** Amounts are whole numbers of the smallest units of the organization's currency; the domain says what is wrong. */
export const fee = z
	.object({
		price: z.number().default(0),
		early: z.object({ price: z.number(), until: date }).nullable().default(null),
		late: z.object({ price: z.number(), from: date }).nullable().default(null),
		instalments: z
			.array(z.object({ percent: z.number(), due: date.nullable() }))
			.max(12)
			.readonly()
			.default([]),
		discounts: z
			.array(
				z.object({
					code: z.string().max(40),
					off: z.number(),
					unit: z.enum(["percent", "amount"]),
					until: date.nullable().default(null),
				}),
			)
			.max(50)
			.readonly()
			.default([]),
		refunds: z
			.array(z.object({ until: date, percent: z.number() }))
			.max(12)
			.readonly()
			.default([]),
	})
	.default(noFee);
