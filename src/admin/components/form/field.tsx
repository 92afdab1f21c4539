import type { InputHTMLAttributes } from "react";
import { Labelled, type LabelledProps } from "./labelled.tsx";

type FieldProps = LabelledProps & { name: string } & Pick<
		InputHTMLAttributes<HTMLInputElement>,
		| ("type" | "autoComplete" | "required" | "defaultValue" | "inputMode" | "maxLength" | "list")
		| (
				| "min"
				| "max"
				| "step"
				| "placeholder"
				| "value"
				| "onChange"
				| "onBlur"
				| "disabled"
				| "autoFocus"
		  )
		| ("autoCapitalize" | "spellCheck")
	>;

/** A labelled text field with what belongs to it. */
export function Field({ label, hint, error, ...input }: FieldProps) {
	return (
		<Labelled label={label} hint={hint} error={error}>
			{(tied) => <input {...tied} {...input} />}
		</Labelled>
	);
}
