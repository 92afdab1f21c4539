import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";
import type { KeptItem } from "./kept/kept.ts";
import type { Whose } from "./whose.ts";

type PeriodDialogProps = {
	whose: Whose;
	/** Null for a new one. */
	period: KeptItem | null;
	isOpen: boolean;
	onClose: () => void;
};

/** A period's name; its place is changed in the list. */
export function PeriodDialog({ whose, period, ...dialog }: PeriodDialogProps) {
	const { calls, acting, sport } = whose;
	const save = async (form: FormData) => {
		const name = text(form, "name");
		const { message } =
			period === null
				? await calls.post("/gamePeriods", { ...acting, name, sportId: sport?.id ?? 0 })
				: await calls.put("/gamePeriods/:id", { ...acting, id: period.id, name });
		return message;
	};
	return (
		<FormDialog
			title={
				period === null
					? words.bookkeeping.addPeriod
					: words.bookkeeping.editNamed({ name: period.name })
			}
			submit={period === null ? words.bookkeeping.addPeriod : words.common.save}
			failure={words.bookkeeping.thePeriodCouldNotBe2}
			save={save}
			{...dialog}
		>
			{(field) => (
				<Field
					{...field("name", words.common.name, period?.name)}
					maxLength={120}
					autoComplete="off"
					hint={words.bookkeeping.shortSuchAsQ1Or}
				/>
			)}
		</FormDialog>
	);
}
