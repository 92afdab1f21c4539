import { Field } from "../../../components/form/field.tsx";
import { idOrNull, text } from "../../../components/form/form-values.ts";
import { optionsOf } from "../../../components/form/options-of.ts";
import { Select } from "../../../components/form/select.tsx";
import { words } from "../../../words.ts";
import { DraftDialog } from "../draft/draft-dialog.tsx";
import type { Ruling } from "./draft.ts";

type PenaltyDialogProps = {
	hasPoints: boolean;
	teams: readonly { id: number; name: string }[];
	onDone: (penalty: Ruling) => void;
	onClose: () => void;
};

/** Points or wins to take from a team; nothing is saved before the rules are. */
export function PenaltyDialog({ hasPoints, teams, onDone, onClose }: PenaltyDialogProps) {
	const take = (form: FormData) => {
		const amount = Number(text(form, "amount"));
		const reason = text(form, "reason");
		const isAmount = Number.isInteger(amount) && amount >= 1 && amount <= 99;
		const teamId = idOrNull(form, "team");
		if (!isAmount || reason === "" || teamId === null)
			return {
				...(!isAmount && { amount: words.tableRules.amountFrom1 }),
				...(reason === "" && { reason: words.tableRules.pleaseSayWhy }),
			};
		const of = text(form, "of") === "points" ? "points" : "wins";
		onDone({ kind: "penalty", teamId, of, amount, reason });
		return null;
	};
	const wins = { value: "wins", label: words.tableRules.wins };
	const points = { value: "points", label: words.tableRules.points };
	return (
		<DraftDialog
			title={words.tableRules.addPenalty}
			submit={words.tableRules.add}
			take={take}
			onClose={onClose}
		>
			{(field) => (
				<>
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
				</>
			)}
		</DraftDialog>
	);
}
