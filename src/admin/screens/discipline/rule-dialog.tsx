import { Field } from "../../components/form/field.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { text } from "../../components/form/form-values.ts";
import { optionsOf } from "../../components/form/options-of.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import type { Discipline, Rule } from "./shown.ts";

type RuleDialogProps = {
	stats: Discipline["stats"];
	isOpen: boolean;
	onClose: () => void;
	save: (rule: Rule) => Promise<string>;
};

/** So many of a statistic, and for how many games that suspends. */
export function RuleDialog({ stats, save, ...dialog }: RuleDialogProps) {
	const send = (form: FormData) =>
		save({
			statId: Number(text(form, "statId")),
			count: Number(text(form, "count")),
			per: text(form, "per") === "season" ? "season" : "game",
			games: Number(text(form, "games")),
		});
	return (
		<FormDialog
			title={words.discipline.addRule}
			submit={words.discipline.addRule}
			failure={words.discipline.notSaved}
			save={send}
			{...dialog}
		>
			{(field) => (
				<>
					<Select {...field("statId", words.discipline.stat)} options={optionsOf(stats)} />
					<Field {...field("count", words.discipline.count, 2)} {...wholeNumber} />
					<Select
						{...field("per", words.discipline.per)}
						options={[
							{ value: "game", label: words.discipline.inGame },
							{ value: "season", label: words.discipline.inSeason },
						]}
					/>
					<Field {...field("games", words.discipline.gamesOut, 1)} {...wholeNumber} />
				</>
			)}
		</FormDialog>
	);
}

const wholeNumber = {
	type: "number",
	inputMode: "numeric",
	min: 1,
	max: 99,
	required: true,
} as const;
