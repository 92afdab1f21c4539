import { type InputHTMLAttributes, useId } from "react";
import styles from "./field.module.css";

type CheckFieldProps = {
	label: string;
	name: string;
	/** What it means when it is on. */
	hint?: string;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "defaultChecked" | "checked" | "onChange">;

/** Yes or no. An empty box is not in the form's data, so read it with `isChecked`. */
export function CheckField({ label, hint, ...input }: CheckFieldProps) {
	const id = useId();
	return (
		<div className={styles.check}>
			<input
				id={id}
				type="checkbox"
				value="true"
				aria-describedby={hint && `${id}-hint`}
				{...input}
			/>
			<label htmlFor={id}>
				<span className={styles.label}>{label}</span>
				{hint !== undefined && (
					<span id={`${id}-hint`} className={styles.hint}>
						{hint}
					</span>
				)}
			</label>
		</div>
	);
}
