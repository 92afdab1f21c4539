import { type DebtorKind, type EntryKind, type Method, moneyKinds } from "#domain/ledger/ledger.ts";
import { client } from "../../client.ts";
import { todayHere } from "../../components/feedback/today-here.ts";
import { Field } from "../../components/form/field.tsx";
import type { FieldOf } from "../../components/form/fields-with.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { idOrNull, text, textOrNull } from "../../components/form/form-values.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import { amountIn, typedAmount, written } from "./amounts.ts";
import { MethodField } from "./method-field.tsx";

export type SeasonChoice = { id: number; name: string; active: boolean };

export type EntryDialogProps = {
	kind: EntryKind;
	debtor: { kind: DebtorKind; id: number; name: string | null; owed: number; due: number };
	currency: string;
	/** What goes back by the rules of the sign-up; null where there are none. */
	refund?: number | null;
	seasons: readonly SeasonChoice[];
	isOpen: boolean;
	onClose: () => void;
};

/** Enters one thing about a debtor: a payment is three taps when what is due was paid. */
export function EntryDialog(props: EntryDialogProps) {
	const { kind, debtor, currency, refund = null, seasons, ...dialog } = props;
	const isMoney = moneyKinds.includes(kind);
	const name = debtor.name ?? words.ledger.gone[debtor.kind];
	const save = async (form: FormData) => {
		const isLess = text(form, "isLess") === "yes";
		const amount = amountIn(form, currency);
		const { message } = await client.post("/ledger/:kind/:id", {
			kind: debtor.kind,
			id: debtor.id,
			entry: kind,
			amount: isLess ? -amount : amount,
			why: text(form, "why"),
			day: textOrNull(form, "day"),
			due: kind === "charge" ? textOrNull(form, "due") : null,
			method: isMoney ? (text(form, "method") as Method) : null,
			seasonId: idOrNull(form, "seasonId"),
		});
		return message;
	};
	return (
		<FormDialog
			title={words.ledger.titles[kind]({ name })}
			submit={words.ledger.submits[kind]}
			failure={words.ledger.notEntered}
			save={save}
			{...dialog}
		>
			{(field) => (
				<>
					<p className="hint">{hintOf({ kind, debtor, currency, refund })}</p>
					{kind === "correction" && (
						<Select
							label={words.ledger.direction}
							name="isLess"
							options={
								debtor.kind === "official"
									? [
											{ value: "yes", label: words.ledger.getsMore },
											{ value: "no", label: words.ledger.getsLess },
										]
									: [
											{ value: "yes", label: words.ledger.owesLess },
											{ value: "no", label: words.ledger.owesMore },
										]
							}
						/>
					)}
					<Field
						{...field(
							"amount",
							words.ledger.amountIn({ currency }),
							amountOf({ kind, debtor, currency, refund }),
						)}
						inputMode="decimal"
						autoComplete="off"
						required
						maxLength={20}
					/>
					{isMoney && <MethodField />}
					<WhyAndWhen kind={kind} field={field} seasons={seasons} />
				</>
			)}
		</FormDialog>
	);
}

function WhyAndWhen(props: { kind: EntryKind; field: FieldOf; seasons: readonly SeasonChoice[] }) {
	const { kind, field, seasons } = props;
	const today = todayHere();
	const active = seasons.find(({ active }) => active)?.id;
	return (
		<>
			<Field
				{...field("why", words.ledger.why, words.ledger.usualWhy[kind])}
				hint={words.ledger.whyHint}
				required
				maxLength={200}
			/>
			<div className="pair">
				{kind === "charge" ? (
					<Field {...field("due", words.ledger.dueOn, today)} type="date" required />
				) : (
					<Field {...field("day", words.ledger.day, today)} type="date" required />
				)}
				<Select
					{...field("seasonId", words.common.season, active ?? "")}
					options={seasonOptions(seasons)}
				/>
			</div>
		</>
	);
}

function seasonOptions(seasons: readonly SeasonChoice[]) {
	return [
		...seasons.map(({ id, name }) => ({ value: String(id), label: name })),
		{ value: "", label: words.ledger.noSeason },
	];
}

type Asked = Required<Pick<EntryDialogProps, "kind" | "debtor" | "currency" | "refund">>;

function hintOf({ kind, debtor, currency, refund }: Asked): string {
	const { owed, due } = debtor;
	if (debtor.kind === "official")
		return words.ledger.isToGet({ amount: written(Math.max(0, -owed), currency) });
	if (kind === "refund" && refund !== null)
		return words.ledger.refundProposed({ amount: written(refund, currency) });
	if (kind === "correction" || kind === "refund") return words.ledger.hints[kind];
	if (owed < 0) return words.ledger.hasCredit({ amount: written(-owed, currency) });
	if (owed === 0) return words.ledger.owesNothing;
	return words.ledger.owes({ owed: written(owed, currency), due: written(due, currency) });
}

/** What is due is what is paid, mostly. */
function amountOf({ kind, debtor: { owed, due }, currency, refund }: Asked): string {
	if (kind === "refund") return typedAmount(refund ?? 0, currency);
	if (kind === "payment") return typedAmount(due > 0 ? due : owed, currency);
	if (kind === "payout") return typedAmount(-owed, currency);
	return kind === "waiver" ? typedAmount(owed, currency) : "";
}
