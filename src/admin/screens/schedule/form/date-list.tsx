import { useId, useState } from "react";
import { isDate } from "#domain/time/calendar.ts";
import { formatGameDate } from "#domain/time/format.ts";
import { QuietButton } from "../../../components/feedback/button.tsx";
import { IconButton } from "../../../components/feedback/icon-button.tsx";
import { errorIdOf, FieldError } from "../../../components/form/field-error.tsx";
import { words } from "../../../words.ts";
import styles from "./date-list.module.css";

type DateListProps = {
	label: string;
	dates: readonly string[];
	onChange: (dates: string[]) => void;
	/** The first day to choose from. */
	from: string;
};

/** A few dates: each is chosen from the browser's calendar, and stands below with a way to take it out. */
export function DateList({ label, dates, onChange, from }: DateListProps) {
	const id = useId();
	const [typed, setTyped] = useState("");
	const [isAsked, setAsked] = useState(false);
	const error = isAsked && !isDate(typed) ? words.scheduleForm.pleaseChooseADate : undefined;
	const add = () => {
		setAsked(!isDate(typed));
		if (!isDate(typed)) return;
		onChange([...new Set([...dates, typed])].toSorted());
		setTyped("");
	};
	return (
		<div className="stack-1">
			<label htmlFor={id} className="label">
				{label}
			</label>
			<div className={styles.add}>
				<input
					id={id}
					type="date"
					className="control"
					aria-invalid={error !== undefined}
					aria-describedby={error && errorIdOf(id)}
					min={from || undefined}
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						// Enter adds the date and does not send the form.
						event.preventDefault();
						add();
					}}
				/>
				<QuietButton onClick={add}>{words.scheduleForm.addDate}</QuietButton>
			</div>
			<FieldError of={id} error={error} />
			{dates.length > 0 && (
				<ul className={styles.chips}>
					{dates.map((date) => (
						<li key={date} className={styles.chip}>
							{formatGameDate(date, words.language)}
							<IconButton
								icon="close"
								label={words.scheduleForm.removeDate({
									date: formatGameDate(date, words.language),
								})}
								onClick={() => onChange(dates.filter((other) => other !== date))}
							/>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
