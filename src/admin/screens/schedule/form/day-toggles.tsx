import { useId } from "react";
import { type WeekdayName, weekdays } from "#domain/schedule/schedule.ts";
import { errorIdOf, FieldError } from "../../../components/form/field-error.tsx";
import styles from "./day-toggles.module.css";

type DayTogglesProps = {
	days: readonly WeekdayName[];
	onChange: (days: WeekdayName[]) => void;
	error: string | undefined;
};

/** The days of the week on which there are games, Sunday to Saturday. */
export function DayToggles({ days, onChange, error }: DayTogglesProps) {
	const id = useId();
	return (
		<fieldset aria-describedby={error === undefined ? undefined : errorIdOf(id)}>
			<legend className={styles.legend}>Game days</legend>
			<div className={styles.days}>
				{weekdays.map((day) => (
					<label key={day} className={styles.day}>
						<input
							type="checkbox"
							className="visually-hidden"
							aria-label={day}
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
						{day.slice(0, 3)}
					</label>
				))}
			</div>
			<FieldError of={id} error={error} />
		</fieldset>
	);
}
