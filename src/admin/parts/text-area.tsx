import { type TextareaHTMLAttributes, useId } from "react";
import styles from "./field.module.css";
import { errorIdOf, FieldError } from "./field-error.tsx";

type TextAreaProps = {
	label: string;
	name: string;
	/** What the field asks for, where its label does not say enough. */
	hint?: string;
	/** The server's sentence about this field. */
	error?: string | undefined;
} & Pick<
	TextareaHTMLAttributes<HTMLTextAreaElement>,
	| ("rows" | "required" | "defaultValue" | "value" | "onChange" | "placeholder" | "maxLength")
	| ("autoCapitalize" | "spellCheck")
>;

/** A labelled field for several lines. */
export function TextArea({ label, hint, error, rows = 4, ...input }: TextAreaProps) {
	const id = useId();
	const describedBy = [hint && `${id}-hint`, error && errorIdOf(id)].filter(Boolean).join(" ");
	return (
		<div className={styles.field}>
			<label htmlFor={id} className={styles.label}>
				{label}
			</label>
			<textarea
				id={id}
				className="control"
				rows={rows}
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
