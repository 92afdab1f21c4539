import { type WeekdayName, weekdays } from "#domain/schedule/schedule.ts";
import styles from "./day-toggles.module.css";

type DayTogglesProps = { days: readonly WeekdayName[]; onChange: (days: WeekdayName[]) => void };

/** The days of the week on which there are games, Sunday to Saturday. */
export function DayToggles({ days, onChange }: DayTogglesProps) {
	return (
		<fieldset>
			<legend className={styles.legend}>Game days</legend>
			<div className={styles.days}>
				{weekdays.map((day) => (
					<label key={day} className={styles.day}>
						<input
							type="checkbox"
							className="visually-hidden"
							aria-label={day}
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
		</fieldset>
	);
}
