import { type InputHTMLAttributes, useId } from "react";
import styles from "./field.module.css";
import { errorIdOf, FieldError } from "./field-error.tsx";

type CheckFieldProps = {
	label: string;
	name: string;
	/** What it means when it is on. */
	hint?: string;
	/** The server's sentence about it. */
	error?: string | undefined;
} & Pick<
	InputHTMLAttributes<HTMLInputElement>,
	"defaultChecked" | "checked" | "onChange" | "disabled" | "value"
>;

/** Yes or no. An empty box is not in the form's data, so read it with `isChecked`. */
export function CheckField({ label, hint, error, ...input }: CheckFieldProps) {
	const id = useId();
	const describedBy = [hint && `${id}-hint`, error && errorIdOf(id)].filter(Boolean).join(" ");
	return (
		<div className={styles.check}>
			<input
				id={id}
				type="checkbox"
				value="true"
				aria-describedby={describedBy || undefined}
				aria-invalid={error === undefined ? undefined : true}
				{...input}
			/>
			<div className={styles.words}>
				<label htmlFor={id}>
					<span className="label">{label}</span>
					{hint !== undefined && (
						<span id={`${id}-hint`} className="hint">
							{hint}
						</span>
					)}
				</label>
				<FieldError of={id} error={error} />
			</div>
		</div>
	);
}
