import type { Answered } from "#api/client.ts";
import { client } from "../../client.ts";
import { CheckField } from "../../components/form/check-field.tsx";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";
import { amountIn, typedAmount } from "./amounts.ts";

export type FeeRules = Answered<"GET", "/seasonsv2/:seasonId/leagues/:leagueId/fees">;

type FeeRulesDialogProps = {
	place: { seasonId: number; leagueId: number };
	rules: FeeRules;
	isOpen: boolean;
	onClose: () => void;
};

/** What a league asks about money: its fine for a forfeit, until when a fee may be late, and what officials earn. */
export function FeeRulesDialog({ place, rules, ...dialog }: FeeRulesDialogProps) {
	const { currency, forfeitFine, barredFrom, isPaidFirst, refereeFee, scorerFee } = rules;
	const save = async (form: FormData) => {
		const week = text(form, "barredFrom");
		const amount = (name: string) => (text(form, name) === "" ? 0 : amountIn(form, currency, name));
		const { message } = await client.put("/seasonsv2/:seasonId/leagues/:leagueId/fees", {
			...place,
			forfeitFine: amount("forfeitFine"),
			barredFrom: week === "" ? null : Number(week),
			isPaidFirst: form.has("isPaidFirst"),
			refereeFee: amount("refereeFee"),
			scorerFee: amount("scorerFee"),
		});
		return message;
	};
	return (
		<FormDialog
			title={words.ledger.rules}
			submit={words.common.save}
			failure={words.common.thisCouldNotBeSaved}
			save={save}
			{...dialog}
		>
			{(field) => (
				<>
					<Field
						{...field(
							"forfeitFine",
							words.ledger.forfeitFine({ currency }),
							typedAmount(forfeitFine, currency),
						)}
						hint={words.ledger.forfeitFineHint}
						inputMode="decimal"
						autoComplete="off"
						maxLength={20}
					/>
					<Field
						{...field("barredFrom", words.ledger.barredFrom, barredFrom)}
						hint={words.ledger.barredFromHint}
						type="number"
						inputMode="numeric"
						min={1}
						max={60}
					/>
					<CheckField
						name="isPaidFirst"
						label={words.ledger.paidFirst}
						hint={words.ledger.paidFirstHint}
						defaultChecked={isPaidFirst}
					/>
					<div className="pair">
						{(
							[
								["refereeFee", words.ledger.refereeFee({ currency }), refereeFee],
								["scorerFee", words.ledger.scorerFee({ currency }), scorerFee],
							] as const
						).map(([name, label, fee]) => (
							<Field
								key={name}
								{...field(name, label, typedAmount(fee, currency))}
								hint={words.ledger.jobFeeHint}
								inputMode="decimal"
								autoComplete="off"
								maxLength={20}
							/>
						))}
					</div>
				</>
			)}
		</FormDialog>
	);
}
