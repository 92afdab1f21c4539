import { useEffect, useId, useRef, useState } from "react";
import { gamesPlayed } from "#domain/stats/formula/formula.ts";
import { printName } from "#domain/stats/formula/print-formula.ts";
import fieldStyles from "../../../components/form/field.module.css";
import { errorIdOf, FieldError } from "../../../components/form/field-error.tsx";
import { words } from "../../../words.ts";
import styles from "./formula-field.module.css";
import { insertWord } from "./insert-word.ts";

type FormulaFieldProps = {
	value: string;
	onChange: (text: string) => void;
	/** Statistics that a formula can be made of. */
	parts: readonly { name: string; abbreviation: string }[];
	/** What is wrong with what is written. */
	problem: string | null;
	/** What it makes of a game, in the same place. */
	result: string;
};

const operators = ["+", "-", "*", "/", "(", ")"];
const spoken: Record<string, string> = {
	"+": "plus",
	"-": "minus",
	"*": "times",
	"/": words.bookkeeping.dividedBy,
	"(": words.bookkeeping.openParenthesis,
	")": words.bookkeeping.closeParenthesis,
};
const shown: Record<string, string> = { "-": "\u2212", "*": "\u00d7", "/": "\u00f7" };

/** A formula, typed or put together from the words below it. */
export function FormulaField({ value, onChange, parts, problem, result }: FormulaFieldProps) {
	const id = useId();
	const { input, insert } = useInserting(value, onChange);
	return (
		<div className={fieldStyles.field}>
			<label htmlFor={id} className="label">
				{words.bookkeeping.formula}
			</label>
			<input
				ref={input}
				id={id}
				name="formula"
				className="control mono"
				value={value}
				onChange={(event) => onChange(event.target.value)}
				placeholder="2 * G + A"
				maxLength={300}
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={false}
				aria-invalid={problem !== null}
				aria-describedby={problem === null ? undefined : errorIdOf(id)}
			/>
			<div className={styles.said}>
				<FieldError of={id} error={problem ?? undefined} />
				{problem === null && <p className="strong">{result}</p>}
			</div>
			<fieldset className={styles.words}>
				<legend className="visually-hidden">{words.bookkeeping.insertIntoTheFormula}</legend>
				{operators.map((operator) => (
					<button
						key={operator}
						type="button"
						className={styles.operator}
						aria-label={spoken[operator]}
						onClick={() => insert(operator)}
					>
						{shown[operator] ?? operator}
					</button>
				))}
				{[...parts, played].map(({ name, abbreviation }) => (
					<button
						key={abbreviation}
						type="button"
						className={styles.word}
						title={name}
						aria-label={`${abbreviation}, ${name}`}
						onClick={() => insert(printName(abbreviation))}
					>
						{abbreviation}
					</button>
				))}
			</fieldset>
		</div>
	);
}

const played = { name: words.bookkeeping.gamesPlayed, abbreviation: gamesPlayed };

/** Words go to where the caret was; it then stands behind them. */
function useInserting(value: string, onChange: (text: string) => void) {
	const input = useRef<HTMLInputElement>(null);
	const [caret, setCaret] = useState<number | null>(null);
	useEffect(() => {
		if (caret === null) return;
		// On a phone a keyboard would come up over the words.
		if (matchMedia("(hover: hover)").matches) input.current?.focus();
		input.current?.setSelectionRange(caret, caret);
		setCaret(null);
	}, [caret]);
	const insert = (word: string) => {
		const { selectionStart, selectionEnd } = input.current ?? {};
		const from = selectionStart ?? value.length;
		const after = insertWord({ text: value, from, to: selectionEnd ?? from }, word);
		onChange(after.text);
		setCaret(after.from);
	};
	return { input, insert };
}
