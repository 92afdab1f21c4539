import { ApiError } from "#api/client.ts";
import { decimalText, formatAmount, readAmount } from "#domain/fee/currency.ts";
import { text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";

/** "$800.00" */
export function written(units: number, currency: string): string {
	return formatAmount(units, { currency, language: words.language });
}

/** As it stands in a field to begin with; nothing where nothing is owed. */
export function typedAmount(units: number, currency: string): string {
	return units > 0 ? decimalText(units, currency) : "";
}

/** What was typed as an amount, in units; refused at its field when it is none. */
export function amountIn(form: FormData, currency: string, name = "amount"): number {
	const units = readAmount(text(form, name), currency);
	if (units !== null) return units;
	const message = words.ledger.noAmount({ example: written(12_50, currency) });
	throw new ApiError(422, { message, fields: { [name]: message } });
}
