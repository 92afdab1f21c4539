import { useId, useState } from "react";
import type { Check } from "#domain/look/checks.ts";
import { isHexColor } from "#domain/look/color.ts";
import { labelled } from "#domain/text/labelled.ts";
import { Icon } from "../../components/feedback/icon.tsx";
import { errorIdOf, FieldError } from "../../components/form/field-error.tsx";
import { said, words } from "../../words.ts";
import styles from "./color-choice.module.css";

type ColorChoiceProps = {
	label: string;
	hint: string;
	/** What stands there without a colour of its own. */
	none: string;
	value: string | null;
	onChange: (color: string | null) => void;
	checks: readonly Check[];
	error?: string | undefined;
};

/** A colour, chosen by eye or typed as it stands in a style guide, and how well it can be read. */
export function ColorChoice({
	label,
	hint,
	none,
	value,
	onChange,
	checks,
	error,
}: ColorChoiceProps) {
	const id = useId();
	const [typed, setTyped] = useState<string | null>(null);
	const problem = typed === null ? error : words.look.aColourIsWrittenAs;
	const shown = value ?? checks[0]?.given ?? "#000000";
	const choose = (color: string | null) => {
		setTyped(null);
		onChange(color);
	};
	const type = (text: string) => {
		const color = `#${text.trim().replace(/^#/, "")}`.toLowerCase();
		if (text.trim() === "") choose(null);
		else if (isHexColor(color)) choose(color);
		else setTyped(text);
	};
	return (
		<fieldset className={styles.field}>
			<legend className={styles.legend}>{label}</legend>
			<p id={`${id}-hint`} className="hint">
				{hint}
			</p>
			<div className={styles.line}>
				<input
					type="color"
					aria-label={words.look.colourPicker({ label })}
					className={styles.picker}
					value={shown}
					onChange={({ target }) => choose(target.value)}
				/>
				<input
					type="text"
					aria-label={words.look.asHex({ label })}
					aria-describedby={`${id}-hint ${problem === undefined ? "" : errorIdOf(id)}`}
					aria-invalid={problem !== undefined}
					className={`control ${styles.text}`}
					value={typed ?? value ?? ""}
					placeholder={none}
					maxLength={20}
					spellCheck={false}
					autoComplete="off"
					onChange={({ target }) => type(target.value)}
				/>
				{(value !== null || typed !== null) && (
					<button
						type="button"
						className={styles.none}
						aria-label={labelled(words, label, none)}
						title={none}
						onClick={() => choose(null)}
					>
						<Icon name="close" />
					</button>
				)}
			</div>
			<FieldError of={id} error={problem} />
			<ul className="stack-1">
				{checks.map((check) => (
					<CheckLine key={check.part} {...check} />
				))}
			</ul>
		</fieldset>
	);
}

/** One pair: how it looks, how well it can be read, and what was done for it. */
function CheckLine({ part, label, used, against, ratio, sentence }: Check) {
	const isLink = part === "linksOnLight" || part === "linksOnDark";
	const sample = isLink
		? { color: used, backgroundColor: against }
		: { color: against, backgroundColor: used };
	return (
		<li className={styles.check}>
			<span className={styles.sample} style={sample} aria-hidden="true">
				{words.look.sampleLetters}
			</span>
			<span>
				{said(label)}{" "}
				<span className="soft">{words.look.ratioToOne({ ratio: ratio.toFixed(1) })}</span>
			</span>
			{sentence !== null && (
				<span className={styles.sentence} role="status">
					{said(sentence)}
				</span>
			)}
		</li>
	);
}
