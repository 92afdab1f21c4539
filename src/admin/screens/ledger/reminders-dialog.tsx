import type { Answered } from "#api/client.ts";
import { client } from "../../client.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";

type RemindersDialogProps = {
	rule: Answered<"GET", "/ledger/reminders">;
	isOpen: boolean;
	onClose: () => void;
};

/** When those who owe are written to by itself. */
export function RemindersDialog({ rule, ...dialog }: RemindersDialogProps) {
	const days = (form: FormData, name: string) => Number(text(form, name)) || null;
	return (
		<FormDialog
			title={words.ledger.reminders}
			submit={words.common.save}
			failure={words.common.thisCouldNotBeSaved}
			save={async (form) => {
				const sent = { daysBefore: days(form, "daysBefore"), everyDays: days(form, "everyDays") };
				return (await client.put("/ledger/reminders", sent)).message;
			}}
			{...dialog}
		>
			{(field) => (
				<>
					<p className="hint">{words.ledger.remindersHint}</p>
					<Field
						{...field("daysBefore", words.ledger.daysBefore, rule.daysBefore)}
						hint={words.ledger.daysBeforeHint}
						type="number"
						inputMode="numeric"
						min={1}
						max={60}
					/>
					<Field
						{...field("everyDays", words.ledger.everyDays, rule.everyDays)}
						hint={words.ledger.everyDaysHint}
						type="number"
						inputMode="numeric"
						min={1}
						max={60}
					/>
				</>
			)}
		</FormDialog>
	);
}
