import { clockText, secondFrom } from "./device/clock.ts";
import styles from "./time-field.module.css";

type TimeFieldProps = {
	/** Of play; null where none was noted. */
	second: number | null;
	label: string;
	onChange: (second: number) => void;
};

/** A time of play as people type it; what is none changes nothing. */
export function TimeField({ second, label, onChange }: TimeFieldProps) {
	const text = second === null ? "" : clockText(second);
	return (
		<input
			key={text}
			className={styles.time}
			aria-label={label}
			inputMode="numeric"
			autoComplete="off"
			maxLength={5}
			placeholder="0:00"
			defaultValue={text}
			onBlur={({ target }) => {
				const typed = secondFrom(target.value);
				if (typed === null) target.value = text;
				else if (typed !== second) onChange(typed);
			}}
			onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
		/>
	);
}
