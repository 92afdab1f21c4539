import { useState } from "react";
import { CheckField } from "../../components/form/check-field.tsx";
import { fieldsWith } from "../../components/form/fields-with.ts";
import { Select } from "../../components/form/select.tsx";
import { words } from "../../words.ts";
import { formulaProblem } from "./formula/formula-check.ts";
import { FormulaField } from "./formula/formula-field.tsx";
import { FormulaPreview } from "./formula/formula-preview.tsx";
import { resultIn } from "./formula/formula-result.ts";
import { usePreview } from "./formula/use-preview.ts";
import styles from "./stat-fields.module.css";
import type { BuiltIn, StatItem } from "./stat-item.ts";
import type { Whose } from "./whose.ts";

type StatFieldsProps = {
	whose: Whose;
	/** As it is called in the form now; its id is 0 while it is new. */
	edited: Pick<StatItem, "id" | "name" | "abbreviation">;
	saved: StatItem | null;
	stats: readonly StatItem[];
	builtIn: readonly BuiltIn[];
	errors: Record<string, string>;
};

/** How a statistic comes by its numbers; a formula shows at once what it would make of a game. */
export function StatFields(props: StatFieldsProps) {
	const { whose, edited, saved, stats, builtIn, errors } = props;
	const [isComputed, setComputed] = useState((saved?.formula ?? null) !== null);
	const [formula, setFormula] = useState(saved?.formula ?? "");
	const [format, setFormat] = useState<StatItem["format"]>(saved?.format ?? "whole");
	const typed = formula.trim();
	const problem = typed === "" ? null : formulaProblem(typed, edited, stats);
	// The server's sentence is about what was sent; what is typed since is looked at here.
	const [readErrors, setReadErrors] = useState(errors);
	const refused = errors === readErrors ? undefined : errors.formula;
	const asked = isComputed && problem === null ? typed : "";
	const { preview, isOld } = usePreview({ whose, edited, formula: asked, format });
	const field = fieldsWith(errors);
	return (
		<>
			<fieldset className={styles.source}>
				<legend className={styles.legend}>{words.bookkeeping.itsNumbersAre}</legend>
				<Source
					value="entered"
					label={words.bookkeeping.entered}
					hint={words.bookkeeping.somebodyTypesThemIntoThe}
					isChosen={!isComputed}
					onChoose={() => setComputed(false)}
				/>
				<Source
					value="computed"
					label={words.bookkeeping.computed}
					hint={words.bookkeeping.fromOtherStatisticsByA}
					isChosen={isComputed}
					onChoose={() => setComputed(true)}
				/>
			</fieldset>
			{isComputed && (
				<>
					<FormulaField
						value={formula}
						onChange={(text) => {
							setFormula(text);
							setReadErrors(errors);
						}}
						parts={[...stats.filter(({ id }) => id !== edited.id), ...builtIn]}
						problem={problem ?? refused ?? null}
						result={asked === "" || preview === null || isOld ? "" : resultIn(preview)}
					/>
					<Select
						{...field("format", words.bookkeeping.shownAs)}
						value={format}
						onChange={(event) => setFormat(event.target.value as StatItem["format"])}
						options={formats}
					/>
					{preview !== null && <FormulaPreview preview={preview} stat={edited} isOld={isOld} />}
				</>
			)}
			<CheckField
				label={words.bookkeeping.headline}
				name="headline"
				defaultChecked={saved?.isHeadline ?? false}
				hint={words.bookkeeping.atTheHeadOfPlayers}
			/>
		</>
	);
}

const formats = [
	{ value: "whole", label: words.bookkeeping.wholeNumber12 },
	{ value: "decimal", label: words.bookkeeping.oneDecimal123 },
	{ value: "percent", label: words.bookkeeping.percentage455 },
	{ value: "share", label: words.bookkeeping.shareOfOne333 },
];

type SourceProps = {
	value: string;
	label: string;
	hint: string;
	isChosen: boolean;
	onChoose: () => void;
};

function Source({ value, label, hint, isChosen, onChoose }: SourceProps) {
	return (
		<label className={styles.choice}>
			<input type="radio" name="source" value={value} checked={isChosen} onChange={onChoose} />
			<span>
				<span className={styles.label}>{label}</span>
				<span className={styles.hint}>{hint}</span>
			</span>
		</label>
	);
}
