import { client } from "../../client.ts";
import { todayHere } from "../../components/feedback/today-here.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";

/** Enters what officials earned by the games of some days, by the fees of their leagues. */
export function OfficialFeesDialog(dialog: { isOpen: boolean; onClose: () => void }) {
	const today = todayHere();
	const save = async (form: FormData) => {
		const days = { from: text(form, "from"), to: text(form, "to") };
		return (await client.post("/ledger/officials", days)).message;
	};
	return (
		<FormDialog
			title={words.ledger.officialFees}
			submit={words.ledger.enterFees}
			failure={words.ledger.notEntered}
			save={save}
			{...dialog}
		>
			{(field) => (
				<>
					<p className="hint">{words.ledger.officialFeesHint}</p>
					<div className="pair">
						<Field
							{...field("from", words.ledger.gamesFrom, `${today.slice(0, 8)}01`)}
							type="date"
							required
						/>
						<Field {...field("to", words.ledger.gamesTo, today)} type="date" required />
					</div>
				</>
			)}
		</FormDialog>
	);
}
