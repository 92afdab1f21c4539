import { useId } from "react";
import styles from "./field.module.css";

type SelectProps = {
	label: string;
	name: string;
	defaultValue: string;
	options: { value: string; label: string }[];
};

/** A labelled choice, by the browser's own list: phones have the better one. */
export function Select({ label, options, ...rest }: SelectProps) {
	const id = useId();
	return (
		<div className={styles.field}>
			<label className={styles.label} htmlFor={id}>
				{label}
			</label>
			<select id={id} className="control" {...rest}>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</div>
	);
}
