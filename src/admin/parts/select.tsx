import { type SelectHTMLAttributes, useId } from "react";
import styles from "./field.module.css";
import { errorIdOf, FieldError } from "./field-error.tsx";

type SelectProps = {
	label: string;
	name: string;
	options: readonly { value: string; label: string }[];
	/** The server's sentence about this choice. */
	error?: string | undefined;
} & Pick<
	SelectHTMLAttributes<HTMLSelectElement>,
	"defaultValue" | "value" | "onChange" | "required" | "disabled"
>;

/** A labelled choice, by the browser's own list: phones have the better one. */
export function Select({ label, options, error, ...rest }: SelectProps) {
	const id = useId();
	return (
		<div className={styles.field}>
			<label className={styles.label} htmlFor={id}>
				{label}
			</label>
			<select
				id={id}
				className="control"
				aria-invalid={error !== undefined}
				aria-describedby={error === undefined ? undefined : errorIdOf(id)}
				{...rest}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
			<FieldError of={id} error={error} />
		</div>
	);
}
