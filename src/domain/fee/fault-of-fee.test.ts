import { expect, test } from "vitest";
import { inEnglish } from "../language/say.ts";
import { faultOfFee } from "./fault-of-fee.ts";
import { type Fee, noFee } from "./fee.ts";

const faultOf = (part: Partial<Fee>) => {
	const fault = faultOfFee(Object.assign({ ...noFee }, part));
	return fault && inEnglish(fault);
};
const code = { code: "CLUB", off: 10, unit: "percent", until: null } as const;

test("a fee that can be asked for has no fault", () => {
	expect(faultOf({})).toBeNull();
	expect(
		faultOf({
			price: 80_000,
			early: { price: 70_000, until: "2026-08-01" },
			late: { price: 90_000, from: "2026-08-02" },
			instalments: [
				{ percent: 50, due: null },
				{ percent: 50, due: "2026-09-01" },
			],
			discounts: [code],
			refunds: [{ until: "2026-09-01", percent: 0 }],
			shares: 8,
		}),
	).toBeNull();
});

test.each<[Partial<Fee>, string]>([
	[{ price: -1 }, "A price is between nothing and 1,000,000,000 units."],
	[{ price: 0.5 }, "A price is between nothing and 1,000,000,000 units."],
	[{ early: { price: 1, until: "2026-02-30" } }, "2026-02-30 is not a day."],
	[
		{ early: { price: 1, until: "2026-08-02" }, late: { price: 2, from: "2026-08-02" } },
		"The early price ends before the late price begins.",
	],
	[
		{ instalments: [{ percent: 90, due: null }] },
		"The instalments together are 100 percent of the price.",
	],
	[
		{
			instalments: [
				{ percent: 50, due: "2026-09-01" },
				{ percent: 50, due: null },
			],
		},
		"Each instalment is due after the one before.",
	],
	[
		{ instalments: [{ percent: 99.5, due: null }] },
		"An instalment is a whole percentage of the price.",
	],
	[{ shares: 1 }, "A fee is split among 2 to 50 players."],
	[{ shares: 2.5 }, "A fee is split among 2 to 50 players."],
	[{ shares: 51 }, "A fee is split among 2 to 50 players."],
	[{ discounts: [code, { ...code, code: "cl ub" }] }, "The code cl ub is there twice."],
	[{ discounts: [{ ...code, code: " " }] }, "A code has 1 to 40 characters."],
	[{ discounts: [{ ...code, off: 101 }] }, "The code CLUB takes off more than there is."],
	[
		{ refunds: [{ until: "2026-09-01", percent: 101 }] },
		"A refund is a whole percentage of what was paid.",
	],
	[
		{
			refunds: [
				{ until: "2026-09-01", percent: 50 },
				{ until: "2026-09-01", percent: 0 },
			],
		},
		"Each day of a refund is after the one before.",
	],
])("%j is refused: %s", (part, sentence) => {
	expect(faultOf(part)).toBe(sentence);
});
