import { client } from "../../client.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";

type ReverseDialogProps = {
	entry: { id: number; why: string } | null;
	/** As it is written: "$50.00". */
	amount: string;
	onClose: () => void;
};

/** Takes an entry back, with the reason that stays in the books beside it. */
export function ReverseDialog({ entry, amount, onClose }: ReverseDialogProps) {
	return (
		<FormDialog
			title={words.ledger.reverseTitle}
			isOpen={entry !== null}
			onClose={onClose}
			submit={words.ledger.reverse}
			failure={words.ledger.notReversed}
			save={async (form) => {
				const sent = { id: entry?.id ?? 0, why: text(form, "why") };
				return (await client.post("/ledger/entries/:id/reversal", sent)).message;
			}}
		>
			{(field) => (
				<>
					<p>{words.ledger.reverseText({ amount, why: entry?.why ?? "" })}</p>
					<Field {...field("why", words.ledger.reverseWhy)} required maxLength={200} />
				</>
			)}
		</FormDialog>
	);
}
