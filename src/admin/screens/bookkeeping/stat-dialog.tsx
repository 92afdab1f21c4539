import { useState } from "react";
import { ApiError } from "#api/client.ts";
import { toWire } from "#api/wire-words.ts";
import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { isChecked, text } from "../../components/form/form-values.ts";
import { words } from "../../words.ts";
import styles from "./stat-fields.module.css";
import { StatFields } from "./stat-fields.tsx";
import type { BuiltIn, StatItem } from "./stat-item.ts";
import type { Whose } from "./whose.ts";

type StatDialogProps = {
	whose: Whose;
	/** Null for a new one. */
	stat: StatItem | null;
	stats: readonly StatItem[];
	builtIn: readonly BuiltIn[];
	isOpen: boolean;
	onClose: () => void;
};

/** A statistic's names, and where its numbers come from: from people, or from other statistics. */
export function StatDialog({ whose, stat, stats, builtIn, ...dialog }: StatDialogProps) {
	const { calls, acting, sport } = whose;
	const [names, setNames] = useState({
		name: stat?.name ?? "",
		abbreviation: stat?.abbreviation ?? "",
	});
	const save = async (form: FormData) => {
		const isComputed = text(form, "source") === "computed";
		const formula = isComputed ? text(form, "formula") : null;
		// To the server no formula means that people write the number down.
		if (formula === "") throw incomplete;
		const said = {
			name: text(form, "name"),
			abbreviation: text(form, "abbreviation"),
			formula,
			...(isComputed && { format: text(form, "format") as StatItem["format"] }),
			headline: isChecked(form, "headline"),
		};
		const { message } =
			stat === null
				? await calls.post("/statsv2", {
						...acting,
						...said,
						...toWire({ sportId: sport?.id ?? 0 }),
					})
				: await calls.put("/statsv2/:id", { ...acting, id: stat.id, ...said });
		return message;
	};
	return (
		<FormDialog
			title={
				stat === null
					? words.bookkeeping.addStatistic
					: words.bookkeeping.editNamed({ name: stat.name })
			}
			submit={stat === null ? words.bookkeeping.addStatistic : words.common.save}
			failure={words.bookkeeping.theStatisticCouldNotBe}
			size="large"
			save={save}
			{...dialog}
		>
			{(field, errors) => (
				<>
					<div className={styles.names}>
						<Field
							{...field("name", words.common.name)}
							maxLength={120}
							autoComplete="off"
							value={names.name}
							onChange={(event) => setNames({ ...names, name: event.target.value })}
						/>
						<Field
							{...field("abbreviation", words.bookkeeping.abbreviation)}
							maxLength={20}
							autoComplete="off"
							value={names.abbreviation}
							onChange={(event) => setNames({ ...names, abbreviation: event.target.value })}
							placeholder={words.bookkeeping.exampleAbbreviation}
						/>
					</div>
					<StatFields
						whose={whose}
						edited={{ id: stat?.id ?? 0, ...names }}
						saved={stat}
						stats={stats}
						builtIn={builtIn}
						errors={errors}
					/>
				</>
			)}
		</FormDialog>
	);
}

const missingFormula = words.bookkeeping.pleaseEnterAFormula;
const incomplete = new ApiError(422, {
	message: missingFormula,
	fields: { formula: missingFormula },
});
