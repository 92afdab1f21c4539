import styles from "./audit.module.css";

type DayFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** A day above a list, with its word beside it. */
export function DayField({ label, value, onChange }: DayFieldProps) {
	return (
		<label className={styles.dayField}>
			{label}
			<input
				type="date"
				className="control"
				value={value}
				onChange={(event) => onChange(event.target.value)}
			/>
		</label>
	);
}
