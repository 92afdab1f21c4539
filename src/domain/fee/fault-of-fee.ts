import { type Sentence, say } from "../language/say.ts";
import { isDate } from "../time/calendar.ts";
import { mostUnits } from "./currency.ts";
import type { Discount, Fee, Instalment, RefundStep } from "./fee.ts";

const mostInstalments = 12;
const mostDiscounts = 50;
const mostRefundSteps = 12;
const mostShares = 50;

/** What is wrong with a fee, in a sentence; null for nothing. */
export function faultOfFee(fee: Fee): Sentence | null {
	const { price, early, late, instalments, discounts, refunds, shares } = fee;
	const prices = [price, early?.price ?? 0, late?.price ?? 0];
	if (!prices.every(isAmount)) return "A price is between nothing and 1,000,000,000 units.";
	const days = [early?.until, late?.from, ...[...instalments].map(({ due }) => due)];
	const others = [...discounts, ...refunds].map(({ until }) => until);
	const wrong = [...days, ...others].find((day) => day && !isDate(day));
	if (wrong) return say`${wrong} is not a day.`;
	if (early && late && early.until >= late.from)
		return "The early price ends before the late price begins.";
	if (shares !== null && !(Number.isInteger(shares) && shares >= 2 && shares <= mostShares))
		return "A fee is split among 2 to 50 players.";
	return faultOfInstalments(instalments) ?? faultOfDiscounts(discounts) ?? faultOfRefunds(refunds);
}

function faultOfInstalments(instalments: readonly Instalment[]): Sentence | null {
	if (instalments.length === 0) return null;
	if (instalments.length > mostInstalments) return "There are at most 12 instalments.";
	const percents = instalments.map(({ percent }) => percent);
	if (!percents.every((percent) => percent >= 1 && isPercent(percent)))
		return "An instalment is a whole percentage of the price.";
	if (percents.reduce((all, percent) => all + percent, 0) !== 100)
		return "The instalments together are 100 percent of the price.";
	const days = instalments.map(({ due }) => due ?? "");
	if (!areInOrder(days)) return "Each instalment is due after the one before.";
	return null;
}

function faultOfDiscounts(discounts: readonly Discount[]): Sentence | null {
	if (discounts.length > mostDiscounts) return "There are at most 50 codes.";
	const codes = new Set<string>();
	for (const { code, off, unit } of discounts) {
		const spelled = code.replaceAll(/\s/g, "").toLowerCase();
		if (spelled === "" || code.length > 40) return "A code has 1 to 40 characters.";
		if (codes.has(spelled)) return say`The code ${code} is there twice.`;
		codes.add(spelled);
		if (unit === "percent" ? !isPercent(off) : !isAmount(off))
			return say`The code ${code} takes off more than there is.`;
	}
	return null;
}

function faultOfRefunds(refunds: readonly RefundStep[]): Sentence | null {
	if (refunds.length > mostRefundSteps) return "There are at most 12 days of refunds.";
	if (!refunds.every(({ percent }) => isPercent(percent)))
		return "A refund is a whole percentage of what was paid.";
	if (!areInOrder(refunds.map(({ until }) => until)))
		return "Each day of a refund is after the one before.";
	return null;
}

function areInOrder(days: readonly string[]): boolean {
	return days.every((day, at) => at === 0 || day > (days[at - 1] ?? ""));
}

function isPercent(value: number): boolean {
	return Number.isInteger(value) && value >= 0 && value <= 100;
}

function isAmount(value: number): boolean {
	return Number.isInteger(value) && value >= 0 && value <= mostUnits;
}
