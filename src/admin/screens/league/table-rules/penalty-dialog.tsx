import { type FormEvent, useState } from "react";
import { QuietButton, SubmitButton } from "../../../components/feedback/button.tsx";
import { DialogBody, DialogButtons } from "../../../components/feedback/dialog.tsx";
import { Field } from "../../../components/form/field.tsx";
import { fieldsWith } from "../../../components/form/fields-with.ts";
import { idOrNull, text } from "../../../components/form/form-values.ts";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Select } from "../../../components/form/select.tsx";
import { TypingDialog } from "../../../components/form/typing-dialog.tsx";
import { words } from "../../../words.ts";
import type { Ruling } from "./draft.ts";

type PenaltyDialogProps = {
	hasPoints: boolean;
	teams: readonly { id: number; name: string }[];
	onDone: (penalty: Ruling) => void;
	onClose: () => void;
};

/** Points or wins to take from a team; nothing is saved before the rules are. */
export function PenaltyDialog({ hasPoints, teams, onDone, onClose }: PenaltyDialogProps) {
	const [errors, setErrors] = useState<Record<string, string>>({});
	const field = fieldsWith(errors);
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const amount = Number(text(form, "amount"));
		const reason = text(form, "reason");
		const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= 99;
		const teamId = idOrNull(form, "team");
		setErrors({
			...(!isAmount && { amount: words.tableRules.amountFrom1 }),
			...(reason === "" && { reason: words.tableRules.pleaseSayWhy }),
		});
		if (!isAmount || reason === "" || teamId === null) return;
		const of = text(form, "of") === "points" ? "points" : "wins";
		onDone({ kind: "penalty", teamId, of, amount, reason });
	};
	const wins = { value: "wins", label: words.tableRules.wins };
	const points = { value: "points", label: words.tableRules.points };
	return (
		<TypingDialog title={words.tableRules.addPenalty} isOpen onClose={onClose}>
			<form onSubmit={onSubmit} noValidate>
				<DialogBody>
					<Select {...field("team", words.common.team)} options={optionsOf(teams)} />
					<Select
						{...field("of", words.tableRules.whatIsTaken)}
						options={hasPoints ? [points, wins] : [wins]}
					/>
					<Field
						{...field("amount", words.tableRules.amount, 1)}
						type="number"
						inputMode="numeric"
						min={1}
						max={99}
					/>
					<Field
						{...field("reason", words.tableRules.reason)}
						hint={words.tableRules.visitorsReadIt}
						maxLength={200}
						autoComplete="off"
					/>
				</DialogBody>
				<DialogButtons>
					<QuietButton onClick={onClose}>{words.common.cancel}</QuietButton>
					<SubmitButton>{words.tableRules.add}</SubmitButton>
				</DialogButtons>
			</form>
		</TypingDialog>
	);
}
