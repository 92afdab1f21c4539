import { type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { errorIdOf, FieldError } from "./field-error.tsx";

/** What every labelled control has. */
export type LabelledProps = {
	label: string;
	/** What the control asks for, where its label does not say enough. */
	hint?: string | undefined;
	/** The server's sentence about it; it stays until the next try, so that nothing jumps. */
	error?: string | undefined;
};

/** What ties a control to its label, its hint and its error. */
type Tied = {
	id: string;
	className: string;
	"aria-invalid": boolean;
	"aria-describedby": string | undefined;
};

/** A control with its label above it, and what is said about it below. */
export function Labelled({
	label,
	hint,
	error,
	children,
}: LabelledProps & { children: (tied: Tied) => ReactNode }) {
	const id = useId();
	const describedBy = [hint && `${id}-hint`, error && errorIdOf(id)].filter(Boolean).join(" ");
	return (
		<div className={styles.field}>
			<label htmlFor={id} className="label">
				{label}
			</label>
			{children({
				id,
				className: "control",
				"aria-invalid": error !== undefined,
				"aria-describedby": describedBy || undefined,
			})}
			{hint !== undefined && (
				<p id={`${id}-hint`} className="hint">
					{hint}
				</p>
			)}
			<FieldError of={id} error={error} />
		</div>
	);
}
