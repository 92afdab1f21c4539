import { useId } from "react";
import { type WeekdayName, weekdays } from "#domain/schedule/schedule.ts";
import { dateWords } from "#domain/time/date-words.ts";
import { errorIdOf, FieldError } from "../../../components/form/field-error.tsx";
import { useWeekStart } from "../../../shell/use-week-start.ts";
import { words } from "../../../words.ts";
import styles from "./day-toggles.module.css";

type DayTogglesProps = {
	days: readonly WeekdayName[];
	onChange: (days: WeekdayName[]) => void;
	error: string | undefined;
};

/** The days of the week on which there are games, from the one with which weeks begin. */
export function DayToggles({ days, onChange, error }: DayTogglesProps) {
	const id = useId();
	const said = dateWords[words.language];
	const first = useWeekStart() === "monday" ? 1 : 0;
	const inOrder = weekdays.map((_, at) => (first + at) % weekdays.length);
	return (
		<fieldset aria-describedby={error === undefined ? undefined : errorIdOf(id)}>
			<legend className={styles.legend}>{words.scheduleForm.gameDays}</legend>
			<div className={styles.days}>
				{inOrder.map((index) => {
					const day = weekdays[index] as WeekdayName;
					return (
						<label key={day} className={styles.day}>
							<input
								type="checkbox"
								className="visually-hidden"
								aria-label={said.weekdays[index]}
								aria-invalid={error !== undefined}
								checked={days.includes(day)}
								onChange={({ target }) =>
									onChange(
										weekdays.filter((other) =>
											other === day ? target.checked : days.includes(other),
										),
									)
								}
							/>
							{said.shortWeekdays[index]}
						</label>
					);
				})}
			</div>
			<FieldError of={id} error={error} />
		</fieldset>
	);
}
