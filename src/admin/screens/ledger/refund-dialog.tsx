import { client } from "../../client.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";
import { amountIn, typedAmount, written } from "./amounts.ts";

type RefundDialogProps = {
	/** A payment that came by card. */
	entry: { id: number; amount: number } | null;
	/** Who paid. */
	name: string;
	currency: string;
	/** What goes back by the rules of the sign-up; null where there are none. */
	proposed: number | null;
	onClose: () => void;
};

/** Pays a payment back to its card, all of it or a part. */
export function RefundDialog({ entry, name, currency, proposed, onClose }: RefundDialogProps) {
	const came = -(entry?.amount ?? 0);
	const amount = Math.min(came, proposed ?? came);
	return (
		<FormDialog
			title={words.ledger.refundCardTitle({ name })}
			isOpen={entry !== null}
			onClose={onClose}
			submit={words.ledger.refundCard}
			failure={words.ledger.notRefunded}
			save={async (form) => {
				const amount = amountIn(form, currency);
				const sent = { id: entry?.id ?? 0, amount, why: text(form, "why") };
				return (await client.post("/ledger/entries/:id/refund", sent)).message;
			}}
		>
			{(field) => (
				<>
					<p>{words.ledger.refundCardHint({ amount: written(came, currency) })}</p>
					{proposed !== null && (
						<p className="hint">
							{words.ledger.refundProposed({ amount: written(proposed, currency) })}
						</p>
					)}
					<Field
						{...field("amount", words.ledger.amountIn({ currency }), typedAmount(amount, currency))}
						inputMode="decimal"
						autoComplete="off"
						required
						maxLength={20}
					/>
					<Field
						{...field("why", words.ledger.refundWhy, words.ledger.usualWhy.refund)}
						hint={words.ledger.whyHint}
						required
						maxLength={200}
					/>
				</>
			)}
		</FormDialog>
	);
}
