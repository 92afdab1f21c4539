import { type InputHTMLAttributes, useId } from "react";
import styles from "./field.module.css";
import { errorIdOf, FieldError } from "./field-error.tsx";

type FieldProps = {
	label: string;
	name: string;
	/** What the field asks for, where its label does not say enough. */
	hint?: string;
	/** The server's sentence about this field; it stays until the next try, so that nothing jumps. */
	error?: string | undefined;
} & Pick<
	InputHTMLAttributes<HTMLInputElement>,
	| ("type" | "autoComplete" | "required" | "defaultValue" | "inputMode" | "maxLength" | "list")
	| ("min" | "max" | "step" | "placeholder" | "value" | "onChange" | "disabled" | "autoFocus")
	| ("autoCapitalize" | "spellCheck")
>;

/** A labelled text field with what belongs to it. */
export function Field({ label, hint, error, ...input }: FieldProps) {
	const id = useId();
	const describedBy = [hint && `${id}-hint`, error && errorIdOf(id)].filter(Boolean).join(" ");
	return (
		<div className={styles.field}>
			<label htmlFor={id} className={styles.label}>
				{label}
			</label>
			<input
				id={id}
				className="control"
				aria-invalid={error !== undefined}
				aria-describedby={describedBy || undefined}
				{...input}
			/>
			{hint !== undefined && (
				<p id={`${id}-hint`} className={styles.hint}>
					{hint}
				</p>
			)}
			<FieldError of={id} error={error} />
		</div>
	);
}
