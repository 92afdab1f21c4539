import { useId } from "react";
import { formatGameTime } from "#domain/time/format.ts";
import { errorIdOf, FieldError } from "../../../../components/form/field-error.tsx";
import { words } from "../../../../words.ts";
import styles from "./times-field.module.css";
import { noTimes, timesInText } from "./times-text.ts";

type TimesFieldProps = {
	label: string;
	/** Where the label stands beside the field already. */
	isLabelHidden?: boolean;
	hint?: string;
	value: string;
	onChange: (text: string) => void;
	error?: string | undefined;
	/** The same time twice is a second court (rule `same-time-is-another-court`). */
	isRepeatable?: boolean;
};

/** A list of times, written as people write them, and below it how it is understood. */
export function TimesField(props: TimesFieldProps) {
	const { label, isLabelHidden, hint, value, onChange, error, isRepeatable } = props;
	const id = useId();
	const { times, wrong } = timesInText(value);
	const described = [`${id}-read`, hint && `${id}-hint`, error && errorIdOf(id)];
	return (
		<div className="stack-1">
			<label htmlFor={id} className={isLabelHidden ? "visually-hidden" : "label"}>
				{label}
			</label>
			<input
				id={id}
				className="control"
				autoComplete="off"
				placeholder="18:00, 19:00"
				aria-invalid={error !== undefined}
				aria-describedby={described.filter(Boolean).join(" ")}
				value={value}
				onChange={({ target }) => onChange(target.value)}
			/>
			<p id={`${id}-read`} className={styles.read}>
				{times.length > 0 && inWords(times, isRepeatable ?? false)}
				{/* While it is typed, a time that is not finished is no error yet. */}
				{error === undefined && wrong.length > 0 && (
					<span className={styles.wrong}> {noTimes(wrong)}</span>
				)}
			</p>
			{hint !== undefined && (
				<p id={`${id}-hint`} className="hint">
					{hint}
				</p>
			)}
			<FieldError of={id} error={error} />
		</div>
	);
}

function inWords(times: readonly string[], isRepeatable: boolean): string {
	return [...new Set(times)]
		.map((time) => {
			const count = times.filter((other) => other === time).length;
			const said = formatGameTime(time, words) ?? time;
			return isRepeatable && count > 1 ? words.scheduleForm.onCourts({ time: said, count }) : said;
		})
		.join(" · ");
}
